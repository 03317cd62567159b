/// The named character references of HTML.
enum HTMLEntities {
  /// Returns the text of a reference such as `&amp;`, by its name without `&` and `;`.
  static func text(of name: String) -> String? { texts[name] }

  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    for entry in table.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: "=")
      let codes = parts[1].split(separator: "+").dropFirst()
        .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let text = codes.isEmpty ? String(parts[1]) : String(String.UnicodeScalarView(codes))
      for name in parts[0].split(separator: ",") { texts[String(name)] = text }
    }
    return texts
  }()

  /// The names of each text, as the HTML standard lists them; what is ASCII, invisible or combining is written with
  /// its codes.
  private static let table = """
    AElig=Æ AMP,amp=U+26 Aacute=Á Abreve=Ă Acirc=Â Acy=А Afr=𝔄 Agrave=À Alpha=Α Amacr=Ā And=⩓
    Aogon=Ą Aopf=𝔸 ApplyFunction,af=U+2061 Aring,angst=Å Ascr=𝒜 Assign,colone,coloneq=≔ Atilde=Ã
    Auml=Ä Backslash,setminus,setmn,smallsetminus,ssetmn=∖ Barv=⫧ Barwed,doublebarwedge=⌆ Bcy=Б
    Because,becaus,because=∵ Bernoullis,Bscr,bernou=ℬ Beta=Β Bfr=𝔅 Bopf=𝔹 Breve,breve=˘
    Bumpeq,HumpDownHump,bump=≎ CHcy=Ч COPY,copy=© Cacute=Ć Cap=⋒ CapitalDifferentialD,DD=ⅅ
    Cayleys,Cfr=ℭ Ccaron=Č Ccedil=Ç Ccirc=Ĉ Cconint=∰ Cdot=Ċ Cedilla,cedil=¸
    CenterDot,centerdot,middot=· Chi=Χ CircleDot,odot=⊙ CircleMinus,ominus=⊖ CirclePlus,oplus=⊕
    CircleTimes,otimes=⊗ ClockwiseContourIntegral,cwconint=∲ CloseCurlyDoubleQuote,rdquo,rdquor=”
    CloseCurlyQuote,rsquo,rsquor=’ Colon,Proportion=∷ Colone=⩴ Congruent,equiv=≡
    Conint,DoubleContourIntegral=∯ ContourIntegral,conint,oint=∮ Copf,complexes=ℂ Coproduct,coprod=∐
    CounterClockwiseContourIntegral,awconint=∳ Cross=⨯ Cscr=𝒞 Cup=⋓ CupCap,asympeq=≍ DDotrahd=⤑
    DJcy=Ђ DScy=Ѕ DZcy=Џ Dagger,ddagger=‡ Darr=↡ Dashv,DoubleLeftTee=⫤ Dcaron=Ď Dcy=Д Del,nabla=∇
    Delta=Δ Dfr=𝔇 DiacriticalAcute,acute=´ DiacriticalDot,dot=˙ DiacriticalDoubleAcute,dblac=˝
    DiacriticalGrave,grave=U+60 DiacriticalTilde,tilde=˜ Diamond,diam,diamond=⋄ DifferentialD,dd=ⅆ
    Dopf=𝔻 Dot,DoubleDot,die,uml=¨ DotDot=U+20DC DotEqual,doteq,esdot=≐
    DoubleDownArrow,Downarrow,dArr=⇓ DoubleLeftArrow,Leftarrow,lArr=⇐
    DoubleLeftRightArrow,Leftrightarrow,hArr,iff=⇔ DoubleLongLeftArrow,Longleftarrow,xlArr=⟸
    DoubleLongLeftRightArrow,Longleftrightarrow,xhArr=⟺ DoubleLongRightArrow,Longrightarrow,xrArr=⟹
    DoubleRightArrow,Implies,Rightarrow,rArr=⇒ DoubleRightTee,vDash=⊨ DoubleUpArrow,Uparrow,uArr=⇑
    DoubleUpDownArrow,Updownarrow,vArr=⇕ DoubleVerticalBar,par,parallel,shortparallel,spar=∥
    DownArrow,ShortDownArrow,darr,downarrow=↓ DownArrowBar=⤓ DownArrowUpArrow,duarr=⇵
    DownBreve=U+311 DownLeftRightVector=⥐ DownLeftTeeVector=⥞ DownLeftVector,leftharpoondown,lhard=↽
    DownLeftVectorBar=⥖ DownRightTeeVector=⥟ DownRightVector,rhard,rightharpoondown=⇁
    DownRightVectorBar=⥗ DownTee,top=⊤ DownTeeArrow,mapstodown=↧ Dscr=𝒟 Dstrok=Đ ENG=Ŋ ETH=Ð
    Eacute=É Ecaron=Ě Ecirc=Ê Ecy=Э Edot=Ė Efr=𝔈 Egrave=È Element,in,isin,isinv=∈ Emacr=Ē
    EmptySmallSquare=◻ EmptyVerySmallSquare=▫ Eogon=Ę Eopf=𝔼 Epsilon=Ε Equal=⩵
    EqualTilde,eqsim,esim=≂ Equilibrium,rightleftharpoons,rlhar=⇌ Escr,expectation=ℰ Esim=⩳ Eta=Η
    Euml=Ë Exists,exist=∃ ExponentialE,ee,exponentiale=ⅇ Fcy=Ф Ffr=𝔉 FilledSmallSquare=◼
    FilledVerySmallSquare,blacksquare,squarf,squf=▪ Fopf=𝔽 ForAll,forall=∀ Fouriertrf,Fscr=ℱ GJcy=Ѓ
    GT,gt=U+3E Gamma=Γ Gammad=Ϝ Gbreve=Ğ Gcedil=Ģ Gcirc=Ĝ Gcy=Г Gdot=Ġ Gfr=𝔊 Gg,ggg=⋙ Gopf=𝔾
    GreaterEqual,ge,geq=≥ GreaterEqualLess,gel,gtreqless=⋛ GreaterFullEqual,gE,geqq=≧
    GreaterGreater=⪢ GreaterLess,gl,gtrless=≷ GreaterSlantEqual,geqslant,ges=⩾
    GreaterTilde,gsim,gtrsim=≳ Gscr=𝒢 Gt,NestedGreaterGreater,gg=≫ HARDcy=Ъ Hacek,caron=ˇ Hat=U+5E
    Hcirc=Ĥ Hfr,Poincareplane=ℌ HilbertSpace,Hscr,hamilt=ℋ Hopf,quaternions=ℍ HorizontalLine,boxh=─
    Hstrok=Ħ HumpEqual,bumpe,bumpeq=≏ IEcy=Е IJlig=Ĳ IOcy=Ё Iacute=Í Icirc=Î Icy=И Idot=İ
    Ifr,Im,image,imagpart=ℑ Igrave=Ì Imacr=Ī ImaginaryI,ii=ⅈ Int=∬ Integral,int=∫
    Intersection,bigcap,xcap=⋂ InvisibleComma,ic=U+2063 InvisibleTimes,it=U+2062 Iogon=Į Iopf=𝕀
    Iota=Ι Iscr,imagline=ℐ Itilde=Ĩ Iukcy=І Iuml=Ï Jcirc=Ĵ Jcy=Й Jfr=𝔍 Jopf=𝕁 Jscr=𝒥 Jsercy=Ј
    Jukcy=Є KHcy=Х KJcy=Ќ Kappa=Κ Kcedil=Ķ Kcy=К Kfr=𝔎 Kopf=𝕂 Kscr=𝒦 LJcy=Љ LT,lt=U+3C Lacute=Ĺ
    Lambda=Λ Lang=⟪ Laplacetrf,Lscr,lagran=ℒ Larr,twoheadleftarrow=↞ Lcaron=Ľ Lcedil=Ļ Lcy=Л
    LeftAngleBracket,lang,langle=⟨ LeftArrow,ShortLeftArrow,larr,leftarrow,slarr=←
    LeftArrowBar,larrb=⇤ LeftArrowRightArrow,leftrightarrows,lrarr=⇆ LeftCeiling,lceil=⌈
    LeftDoubleBracket,lobrk=⟦ LeftDownTeeVector=⥡ LeftDownVector,dharl,downharpoonleft=⇃
    LeftDownVectorBar=⥙ LeftFloor,lfloor=⌊ LeftRightArrow,harr,leftrightarrow=↔ LeftRightVector=⥎
    LeftTee,dashv=⊣ LeftTeeArrow,mapstoleft=↤ LeftTeeVector=⥚ LeftTriangle,vartriangleleft,vltri=⊲
    LeftTriangleBar=⧏ LeftTriangleEqual,ltrie,trianglelefteq=⊴ LeftUpDownVector=⥑ LeftUpTeeVector=⥠
    LeftUpVector,uharl,upharpoonleft=↿ LeftUpVectorBar=⥘ LeftVector,leftharpoonup,lharu=↼
    LeftVectorBar=⥒ LessEqualGreater,leg,lesseqgtr=⋚ LessFullEqual,lE,leqq=≦
    LessGreater,lessgtr,lg=≶ LessLess=⪡ LessSlantEqual,leqslant,les=⩽ LessTilde,lesssim,lsim=≲ Lfr=𝔏
    Ll=⋘ Lleftarrow,lAarr=⇚ Lmidot=Ŀ LongLeftArrow,longleftarrow,xlarr=⟵
    LongLeftRightArrow,longleftrightarrow,xharr=⟷ LongRightArrow,longrightarrow,xrarr=⟶ Lopf=𝕃
    LowerLeftArrow,swarr,swarrow=↙ LowerRightArrow,searr,searrow=↘ Lsh,lsh=↰ Lstrok=Ł
    Lt,NestedLessLess,ll=≪ Map=⤅ Mcy=М MediumSpace=U+205F Mellintrf,Mscr,phmmat=ℳ Mfr=𝔐
    MinusPlus,mnplus,mp=∓ Mopf=𝕄 Mu=Μ NJcy=Њ Nacute=Ń Ncaron=Ň Ncedil=Ņ Ncy=Н
    NegativeMediumSpace,NegativeThickSpace,NegativeThinSpace,NegativeVeryThinSpace,ZeroWidthSpace=U+200B
    NewLine=U+A Nfr=𝔑 NoBreak=U+2060 NonBreakingSpace,nbsp=U+A0 Nopf,naturals=ℕ Not=⫬
    NotCongruent,nequiv=≢ NotCupCap=≭ NotDoubleVerticalBar,npar,nparallel,nshortparallel,nspar=∦
    NotElement,notin,notinva=∉ NotEqual,ne=≠ NotEqualTilde,nesim=U+2242+338
    NotExists,nexist,nexists=∄ NotGreater,ngt,ngtr=≯ NotGreaterEqual,nge,ngeq=≱
    NotGreaterFullEqual,ngE,ngeqq=U+2267+338 NotGreaterGreater,nGtv=U+226B+338 NotGreaterLess,ntgl=≹
    NotGreaterSlantEqual,ngeqslant,nges=U+2A7E+338 NotGreaterTilde,ngsim=≵
    NotHumpDownHump,nbump=U+224E+338 NotHumpEqual,nbumpe=U+224F+338
    NotLeftTriangle,nltri,ntriangleleft=⋪ NotLeftTriangleBar=U+29CF+338
    NotLeftTriangleEqual,nltrie,ntrianglelefteq=⋬ NotLess,nless,nlt=≮ NotLessEqual,nle,nleq=≰
    NotLessGreater,ntlg=≸ NotLessLess,nLtv=U+226A+338 NotLessSlantEqual,nleqslant,nles=U+2A7D+338
    NotLessTilde,nlsim=≴ NotNestedGreaterGreater=U+2AA2+338 NotNestedLessLess=U+2AA1+338
    NotPrecedes,npr,nprec=⊀ NotPrecedesEqual,npre,npreceq=U+2AAF+338 NotPrecedesSlantEqual,nprcue=⋠
    NotReverseElement,notni,notniva=∌ NotRightTriangle,nrtri,ntriangleright=⋫
    NotRightTriangleBar=U+29D0+338 NotRightTriangleEqual,nrtrie,ntrianglerighteq=⋭
    NotSquareSubset=U+228F+338 NotSquareSubsetEqual,nsqsube=⋢ NotSquareSuperset=U+2290+338
    NotSquareSupersetEqual,nsqsupe=⋣ NotSubset,nsubset,vnsub=U+2282+20D2
    NotSubsetEqual,nsube,nsubseteq=⊈ NotSucceeds,nsc,nsucc=⊁
    NotSucceedsEqual,nsce,nsucceq=U+2AB0+338 NotSucceedsSlantEqual,nsccue=⋡
    NotSucceedsTilde=U+227F+338 NotSuperset,nsupset,vnsup=U+2283+20D2
    NotSupersetEqual,nsupe,nsupseteq=⊉ NotTilde,nsim=≁ NotTildeEqual,nsime,nsimeq=≄
    NotTildeFullEqual,ncong=≇ NotTildeTilde,nap,napprox=≉ NotVerticalBar,nmid,nshortmid,nsmid=∤
    Nscr=𝒩 Ntilde=Ñ Nu=Ν OElig=Œ Oacute=Ó Ocirc=Ô Ocy=О Odblac=Ő Ofr=𝔒 Ograve=Ò Omacr=Ō Omega,ohm=Ω
    Omicron=Ο Oopf=𝕆 OpenCurlyDoubleQuote,ldquo=“ OpenCurlyQuote,lsquo=‘ Or=⩔ Oscr=𝒪 Oslash=Ø
    Otilde=Õ Otimes=⨷ Ouml=Ö OverBar,oline=‾ OverBrace=⏞ OverBracket,tbrk=⎴ OverParenthesis=⏜
    PartialD,part=∂ Pcy=П Pfr=𝔓 Phi=Φ Pi=Π PlusMinus,plusmn,pm=± Popf,primes=ℙ Pr=⪻
    Precedes,pr,prec=≺ PrecedesEqual,pre,preceq=⪯ PrecedesSlantEqual,prcue,preccurlyeq=≼
    PrecedesTilde,precsim,prsim=≾ Prime=″ Product,prod=∏ Proportional,prop,propto,varpropto,vprop=∝
    Pscr=𝒫 Psi=Ψ QUOT,quot=U+22 Qfr=𝔔 Qopf,rationals=ℚ Qscr=𝒬 RBarr,drbkarow=⤐ REG,circledR,reg=®
    Racute=Ŕ Rang=⟫ Rarr,twoheadrightarrow=↠ Rarrtl=⤖ Rcaron=Ř Rcedil=Ŗ Rcy=Р Re,Rfr,real,realpart=ℜ
    ReverseElement,SuchThat,ni,niv=∋ ReverseEquilibrium,leftrightharpoons,lrhar=⇋
    ReverseUpEquilibrium,duhar=⥯ Rho=Ρ RightAngleBracket,rang,rangle=⟩
    RightArrow,ShortRightArrow,rarr,rightarrow,srarr=→ RightArrowBar,rarrb=⇥
    RightArrowLeftArrow,rightleftarrows,rlarr=⇄ RightCeiling,rceil=⌉ RightDoubleBracket,robrk=⟧
    RightDownTeeVector=⥝ RightDownVector,dharr,downharpoonright=⇂ RightDownVectorBar=⥕
    RightFloor,rfloor=⌋ RightTee,vdash=⊢ RightTeeArrow,map,mapsto=↦ RightTeeVector=⥛
    RightTriangle,vartriangleright,vrtri=⊳ RightTriangleBar=⧐
    RightTriangleEqual,rtrie,trianglerighteq=⊵ RightUpDownVector=⥏ RightUpTeeVector=⥜
    RightUpVector,uharr,upharpoonright=↾ RightUpVectorBar=⥔ RightVector,rharu,rightharpoonup=⇀
    RightVectorBar=⥓ Ropf,reals=ℝ RoundImplies=⥰ Rrightarrow,rAarr=⇛ Rscr,realine=ℛ Rsh,rsh=↱
    RuleDelayed=⧴ SHCHcy=Щ SHcy=Ш SOFTcy=Ь Sacute=Ś Sc=⪼ Scaron=Š Scedil=Ş Scirc=Ŝ Scy=С Sfr=𝔖
    ShortUpArrow,UpArrow,uarr,uparrow=↑ Sigma=Σ SmallCircle,compfn=∘ Sopf=𝕊 Sqrt,radic=√
    Square,squ,square=□ SquareIntersection,sqcap=⊓ SquareSubset,sqsub,sqsubset=⊏
    SquareSubsetEqual,sqsube,sqsubseteq=⊑ SquareSuperset,sqsup,sqsupset=⊐
    SquareSupersetEqual,sqsupe,sqsupseteq=⊒ SquareUnion,sqcup=⊔ Sscr=𝒮 Star,sstarf=⋆ Sub,Subset=⋐
    SubsetEqual,sube,subseteq=⊆ Succeeds,sc,succ=≻ SucceedsEqual,sce,succeq=⪰
    SucceedsSlantEqual,sccue,succcurlyeq=≽ SucceedsTilde,scsim,succsim=≿ Sum,sum=∑ Sup,Supset=⋑
    Superset,sup,supset=⊃ SupersetEqual,supe,supseteq=⊇ THORN=Þ TRADE,trade=™ TSHcy=Ћ TScy=Ц Tab=U+9
    Tau=Τ Tcaron=Ť Tcedil=Ţ Tcy=Т Tfr=𝔗 Therefore,there4,therefore=∴ Theta=Θ ThickSpace=U+205F+200A
    ThinSpace,thinsp=U+2009 Tilde,sim,thicksim,thksim=∼ TildeEqual,sime,simeq=≃
    TildeFullEqual,cong=≅ TildeTilde,ap,approx,asymp,thickapprox,thkap=≈ Topf=𝕋
    TripleDot,tdot=U+20DB Tscr=𝒯 Tstrok=Ŧ Uacute=Ú Uarr=↟ Uarrocir=⥉ Ubrcy=Ў Ubreve=Ŭ Ucirc=Û Ucy=У
    Udblac=Ű Ufr=𝔘 Ugrave=Ù Umacr=Ū UnderBar,lowbar=U+5F UnderBrace=⏟ UnderBracket,bbrk=⎵
    UnderParenthesis=⏝ Union,bigcup,xcup=⋃ UnionPlus,uplus=⊎ Uogon=Ų Uopf=𝕌 UpArrowBar=⤒
    UpArrowDownArrow,udarr=⇅ UpDownArrow,updownarrow,varr=↕ UpEquilibrium,udhar=⥮
    UpTee,bot,bottom,perp=⊥ UpTeeArrow,mapstoup=↥ UpperLeftArrow,nwarr,nwarrow=↖
    UpperRightArrow,nearr,nearrow=↗ Upsi,upsih=ϒ Upsilon=Υ Uring=Ů Uscr=𝒰 Utilde=Ũ Uuml=Ü VDash=⊫
    Vbar=⫫ Vcy=В Vdash=⊩ Vdashl=⫦ Vee,bigvee,xvee=⋁ Verbar,Vert=‖ VerticalBar,mid,shortmid,smid=∣
    VerticalLine,verbar,vert=U+7C VerticalSeparator=❘ VerticalTilde,wr,wreath=≀
    VeryThinSpace,hairsp=U+200A Vfr=𝔙 Vopf=𝕍 Vscr=𝒱 Vvdash=⊪ Wcirc=Ŵ Wedge,bigwedge,xwedge=⋀ Wfr=𝔚
    Wopf=𝕎 Wscr=𝒲 Xfr=𝔛 Xi=Ξ Xopf=𝕏 Xscr=𝒳 YAcy=Я YIcy=Ї YUcy=Ю Yacute=Ý Ycirc=Ŷ Ycy=Ы Yfr=𝔜 Yopf=𝕐
    Yscr=𝒴 Yuml=Ÿ ZHcy=Ж Zacute=Ź Zcaron=Ž Zcy=З Zdot=Ż Zeta=Ζ Zfr,zeetrf=ℨ Zopf,integers=ℤ Zscr=𝒵
    aacute=á abreve=ă ac,mstpos=∾ acE=U+223E+333 acd=∿ acirc=â acy=а aelig=æ afr=𝔞 agrave=à
    alefsym,aleph=ℵ alpha=α amacr=ā amalg=⨿ and,wedge=∧ andand=⩕ andd=⩜ andslope=⩘ andv=⩚
    ang,angle=∠ ange=⦤ angmsd,measuredangle=∡ angmsdaa=⦨ angmsdab=⦩ angmsdac=⦪ angmsdad=⦫ angmsdae=⦬
    angmsdaf=⦭ angmsdag=⦮ angmsdah=⦯ angrt=∟ angrtvb=⊾ angrtvbd=⦝ angsph=∢ angzarr=⍼ aogon=ą aopf=𝕒
    apE=⩰ apacir=⩯ ape,approxeq=≊ apid=≋ apos=U+27 aring=å ascr=𝒶 ast,midast=U+2A atilde=ã auml=ä
    awint=⨑ bNot=⫭ backcong,bcong=≌ backepsilon,bepsi=϶ backprime,bprime=‵ backsim,bsim=∽
    backsimeq,bsime=⋍ barvee=⊽ barwed,barwedge=⌅ bbrktbrk=⎶ bcy=б bdquo,ldquor=„ bemptyv=⦰ beta=β
    beth=ℶ between,twixt=≬ bfr=𝔟 bigcirc,xcirc=◯ bigodot,xodot=⨀ bigoplus,xoplus=⨁
    bigotimes,xotime=⨂ bigsqcup,xsqcup=⨆ bigstar,starf=★ bigtriangledown,xdtri=▽
    bigtriangleup,xutri=△ biguplus,xuplus=⨄ bkarow,rbarr=⤍ blacklozenge,lozf=⧫ blacktriangle,utrif=▴
    blacktriangledown,dtrif=▾ blacktriangleleft,ltrif=◂ blacktriangleright,rtrif=▸ blank=␣ blk12=▒
    blk14=░ blk34=▓ block=█ bne=U+3D+20E5 bnequiv=U+2261+20E5 bnot=⌐ bopf=𝕓 bowtie=⋈ boxDL=╗ boxDR=╔
    boxDl=╖ boxDr=╓ boxH=═ boxHD=╦ boxHU=╩ boxHd=╤ boxHu=╧ boxUL=╝ boxUR=╚ boxUl=╜ boxUr=╙ boxV=║
    boxVH=╬ boxVL=╣ boxVR=╠ boxVh=╫ boxVl=╢ boxVr=╟ boxbox=⧉ boxdL=╕ boxdR=╒ boxdl=┐ boxdr=┌ boxhD=╥
    boxhU=╨ boxhd=┬ boxhu=┴ boxminus,minusb=⊟ boxplus,plusb=⊞ boxtimes,timesb=⊠ boxuL=╛ boxuR=╘
    boxul=┘ boxur=└ boxv=│ boxvH=╪ boxvL=╡ boxvR=╞ boxvh=┼ boxvl=┤ boxvr=├ brvbar=¦ bscr=𝒷 bsemi=⁏
    bsol=U+5C bsolb=⧅ bsolhsub=⟈ bull,bullet=• bumpE=⪮ cacute=ć cap=∩ capand=⩄ capbrcup=⩉ capcap=⩋
    capcup=⩇ capdot=⩀ caps=U+2229+FE00 caret=⁁ ccaps=⩍ ccaron=č ccedil=ç ccirc=ĉ ccups=⩌ ccupssm=⩐
    cdot=ċ cemptyv=⦲ cent=¢ cfr=𝔠 chcy=ч check,checkmark=✓ chi=χ cir=○ cirE=⧃ circ=ˆ circeq,cire=≗
    circlearrowleft,olarr=↺ circlearrowright,orarr=↻ circledS,oS=Ⓢ circledast,oast=⊛
    circledcirc,ocir=⊚ circleddash,odash=⊝ cirfnint=⨐ cirmid=⫯ cirscir=⧂ clubs,clubsuit=♣ colon=U+3A
    comma=U+2C commat=U+40 comp,complement=∁ congdot=⩭ copf=𝕔 copysr=℗ crarr=↵ cross=✗ cscr=𝒸 csub=⫏
    csube=⫑ csup=⫐ csupe=⫒ ctdot=⋯ cudarrl=⤸ cudarrr=⤵ cuepr,curlyeqprec=⋞ cuesc,curlyeqsucc=⋟
    cularr,curvearrowleft=↶ cularrp=⤽ cup=∪ cupbrcap=⩈ cupcap=⩆ cupcup=⩊ cupdot=⊍ cupor=⩅
    cups=U+222A+FE00 curarr,curvearrowright=↷ curarrm=⤼ curlyvee,cuvee=⋎ curlywedge,cuwed=⋏ curren=¤
    cwint=∱ cylcty=⌭ dHar=⥥ dagger=† daleth=ℸ dash,hyphen=‐ dbkarow,rBarr=⤏ dcaron=ď dcy=д
    ddarr,downdownarrows=⇊ ddotseq,eDDot=⩷ deg=° delta=δ demptyv=⦱ dfisht=⥿ dfr=𝔡
    diamondsuit,diams=♦ digamma,gammad=ϝ disin=⋲ div,divide=÷ divideontimes,divonx=⋇ djcy=ђ
    dlcorn,llcorner=⌞ dlcrop=⌍ dollar=U+24 dopf=𝕕 doteqdot,eDot=≑ dotminus,minusd=∸ dotplus,plusdo=∔
    dotsquare,sdotb=⊡ drcorn,lrcorner=⌟ drcrop=⌌ dscr=𝒹 dscy=ѕ dsol=⧶ dstrok=đ dtdot=⋱
    dtri,triangledown=▿ dwangle=⦦ dzcy=џ dzigrarr=⟿ eacute=é easter=⩮ ecaron=ě ecir,eqcirc=≖ ecirc=ê
    ecolon,eqcolon=≕ ecy=э edot=ė efDot,fallingdotseq=≒ efr=𝔢 eg=⪚ egrave=è egs,eqslantgtr=⪖
    egsdot=⪘ el=⪙ elinters=⏧ ell=ℓ els,eqslantless=⪕ elsdot=⪗ emacr=ē
    empty,emptyset,emptyv,varnothing=∅ emsp=U+2003 emsp13=U+2004 emsp14=U+2005 eng=ŋ ensp=U+2002
    eogon=ę eopf=𝕖 epar=⋕ eparsl=⧣ eplus=⩱ epsi,epsilon=ε epsiv,straightepsilon,varepsilon=ϵ
    equals=U+3D equest,questeq=≟ equivDD=⩸ eqvparsl=⧥ erDot,risingdotseq=≓ erarr=⥱ escr=ℯ eta=η
    eth=ð euml=ë euro=€ excl=U+21 fcy=ф female=♀ ffilig=ﬃ fflig=ﬀ ffllig=ﬄ ffr=𝔣 filig=ﬁ
    fjlig=U+66+6A flat=♭ fllig=ﬂ fltns=▱ fnof=ƒ fopf=𝕗 fork,pitchfork=⋔ forkv=⫙ fpartint=⨍
    frac12,half=½ frac13=⅓ frac14=¼ frac15=⅕ frac16=⅙ frac18=⅛ frac23=⅔ frac25=⅖ frac34=¾ frac35=⅗
    frac38=⅜ frac45=⅘ frac56=⅚ frac58=⅝ frac78=⅞ frasl=⁄ frown,sfrown=⌢ fscr=𝒻 gEl,gtreqqless=⪌
    gacute=ǵ gamma=γ gap,gtrapprox=⪆ gbreve=ğ gcirc=ĝ gcy=г gdot=ġ gescc=⪩ gesdot=⪀ gesdoto=⪂
    gesdotol=⪄ gesl=U+22DB+FE00 gesles=⪔ gfr=𝔤 gimel=ℷ gjcy=ѓ glE=⪒ gla=⪥ glj=⪤ gnE,gneqq=≩
    gnap,gnapprox=⪊ gne,gneq=⪈ gnsim=⋧ gopf=𝕘 gscr=ℊ gsime=⪎ gsiml=⪐ gtcc=⪧ gtcir=⩺ gtdot,gtrdot=⋗
    gtlPar=⦕ gtquest=⩼ gtrarr=⥸ gvertneqq,gvnE=U+2269+FE00 hardcy=ъ harrcir=⥈
    harrw,leftrightsquigarrow=↭ hbar,hslash,planck,plankv=ℏ hcirc=ĥ hearts,heartsuit=♥ hellip,mldr=…
    hercon=⊹ hfr=𝔥 hksearow,searhk=⤥ hkswarow,swarhk=⤦ hoarr=⇿ homtht=∻ hookleftarrow,larrhk=↩
    hookrightarrow,rarrhk=↪ hopf=𝕙 horbar=― hscr=𝒽 hstrok=ħ hybull=⁃ iacute=í icirc=î icy=и iecy=е
    iexcl=¡ ifr=𝔦 igrave=ì iiiint,qint=⨌ iiint,tint=∭ iinfin=⧜ iiota=℩ ijlig=ĳ imacr=ī
    imath,inodot=ı imof=⊷ imped=Ƶ incare=℅ infin=∞ infintie=⧝ intcal,intercal=⊺ intlarhk=⨗
    intprod,iprod=⨼ iocy=ё iogon=į iopf=𝕚 iota=ι iquest=¿ iscr=𝒾 isinE=⋹ isindot=⋵ isins=⋴ isinsv=⋳
    itilde=ĩ iukcy=і iuml=ï jcirc=ĵ jcy=й jfr=𝔧 jmath=ȷ jopf=𝕛 jscr=𝒿 jsercy=ј jukcy=є kappa=κ
    kappav,varkappa=ϰ kcedil=ķ kcy=к kfr=𝔨 kgreen=ĸ khcy=х kjcy=ќ kopf=𝕜 kscr=𝓀 lAtail=⤛ lBarr=⤎
    lEg,lesseqqgtr=⪋ lHar=⥢ lacute=ĺ laemptyv=⦴ lambda=λ langd=⦑ lap,lessapprox=⪅ laquo=« larrbfs=⤟
    larrfs=⤝ larrlp,looparrowleft=↫ larrpl=⤹ larrsim=⥳ larrtl,leftarrowtail=↢ lat=⪫ latail=⤙ late=⪭
    lates=U+2AAD+FE00 lbarr=⤌ lbbrk=❲ lbrace,lcub=U+7B lbrack,lsqb=U+5B lbrke=⦋ lbrksld=⦏ lbrkslu=⦍
    lcaron=ľ lcedil=ļ lcy=л ldca=⤶ ldrdhar=⥧ ldrushar=⥋ ldsh=↲ le,leq=≤ leftleftarrows,llarr=⇇
    leftthreetimes,lthree=⋋ lescc=⪨ lesdot=⩿ lesdoto=⪁ lesdotor=⪃ lesg=U+22DA+FE00 lesges=⪓
    lessdot,ltdot=⋖ lfisht=⥼ lfr=𝔩 lgE=⪑ lharul=⥪ lhblk=▄ ljcy=љ llhard=⥫ lltri=◺ lmidot=ŀ
    lmoust,lmoustache=⎰ lnE,lneqq=≨ lnap,lnapprox=⪉ lne,lneq=⪇ lnsim=⋦ loang=⟬ loarr=⇽
    longmapsto,xmap=⟼ looparrowright,rarrlp=↬ lopar=⦅ lopf=𝕝 loplus=⨭ lotimes=⨴ lowast=∗
    loz,lozenge=◊ lpar=U+28 lparlt=⦓ lrhard=⥭ lrm=U+200E lrtri=⊿ lsaquo=‹ lscr=𝓁 lsime=⪍ lsimg=⪏
    lsquor,sbquo=‚ lstrok=ł ltcc=⪦ ltcir=⩹ ltimes=⋉ ltlarr=⥶ ltquest=⩻ ltrPar=⦖ ltri,triangleleft=◃
    lurdshar=⥊ luruhar=⥦ lvertneqq,lvnE=U+2268+FE00 mDDot=∺ macr,strns=¯ male=♂ malt,maltese=✠
    marker=▮ mcomma=⨩ mcy=м mdash=— mfr=𝔪 mho=℧ micro=µ midcir=⫰ minus=− minusdu=⨪ mlcp=⫛ models=⊧
    mopf=𝕞 mscr=𝓂 mu=μ multimap,mumap=⊸ nGg=U+22D9+338 nGt=U+226B+20D2 nLeftarrow,nlArr=⇍
    nLeftrightarrow,nhArr=⇎ nLl=U+22D8+338 nLt=U+226A+20D2 nRightarrow,nrArr=⇏ nVDash=⊯ nVdash=⊮
    nacute=ń nang=U+2220+20D2 napE=U+2A70+338 napid=U+224B+338 napos=ŉ natur,natural=♮ ncap=⩃
    ncaron=ň ncedil=ņ ncongdot=U+2A6D+338 ncup=⩂ ncy=н ndash=– neArr=⇗ nearhk=⤤ nedot=U+2250+338
    nesear,toea=⤨ nfr=𝔫 nharr,nleftrightarrow=↮ nhpar=⫲ nis=⋼ nisd=⋺ njcy=њ nlE,nleqq=U+2266+338
    nlarr,nleftarrow=↚ nldr=‥ nopf=𝕟 not=¬ notinE=U+22F9+338 notindot=U+22F5+338 notinvb=⋷ notinvc=⋶
    notnivb=⋾ notnivc=⋽ nparsl=U+2AFD+20E5 npart=U+2202+338 npolint=⨔ nrarr,nrightarrow=↛
    nrarrc=U+2933+338 nrarrw=U+219D+338 nscr=𝓃 nsub=⊄ nsubE,nsubseteqq=U+2AC5+338 nsup=⊅
    nsupE,nsupseteqq=U+2AC6+338 ntilde=ñ nu=ν num=U+23 numero=№ numsp=U+2007 nvDash=⊭ nvHarr=⤄
    nvap=U+224D+20D2 nvdash=⊬ nvge=U+2265+20D2 nvgt=U+3E+20D2 nvinfin=⧞ nvlArr=⤂ nvle=U+2264+20D2
    nvlt=U+3C+20D2 nvltrie=U+22B4+20D2 nvrArr=⤃ nvrtrie=U+22B5+20D2 nvsim=U+223C+20D2 nwArr=⇖
    nwarhk=⤣ nwnear=⤧ oacute=ó ocirc=ô ocy=о odblac=ő odiv=⨸ odsold=⦼ oelig=œ ofcir=⦿ ofr=𝔬 ogon=˛
    ograve=ò ogt=⧁ ohbar=⦵ olcir=⦾ olcross=⦻ olt=⧀ omacr=ō omega=ω omicron=ο omid=⦶ oopf=𝕠 opar=⦷
    operp=⦹ or,vee=∨ ord=⩝ order,orderof,oscr=ℴ ordf=ª ordm=º origof=⊶ oror=⩖ orslope=⩗ orv=⩛
    oslash=ø osol=⊘ otilde=õ otimesas=⨶ ouml=ö ovbar=⌽ para=¶ parsim=⫳ parsl=⫽ pcy=п percnt=U+25
    period=U+2E permil=‰ pertenk=‱ pfr=𝔭 phi=φ phiv,straightphi,varphi=ϕ phone=☎ pi=π piv,varpi=ϖ
    planckh=ℎ plus=U+2B plusacir=⨣ pluscir=⨢ plusdu=⨥ pluse=⩲ plussim=⨦ plustwo=⨧ pointint=⨕ popf=𝕡
    pound=£ prE=⪳ prap,precapprox=⪷ precnapprox,prnap=⪹ precneqq,prnE=⪵ precnsim,prnsim=⋨ prime=′
    profalar=⌮ profline=⌒ profsurf=⌓ prurel=⊰ pscr=𝓅 psi=ψ puncsp=U+2008 qfr=𝔮 qopf=𝕢 qprime=⁗
    qscr=𝓆 quatint=⨖ quest=U+3F rAtail=⤜ rHar=⥤ race=U+223D+331 racute=ŕ raemptyv=⦳ rangd=⦒ range=⦥
    raquo=» rarrap=⥵ rarrbfs=⤠ rarrc=⤳ rarrfs=⤞ rarrpl=⥅ rarrsim=⥴ rarrtl,rightarrowtail=↣
    rarrw,rightsquigarrow=↝ ratail=⤚ ratio=∶ rbbrk=❳ rbrace,rcub=U+7D rbrack,rsqb=U+5D rbrke=⦌
    rbrksld=⦎ rbrkslu=⦐ rcaron=ř rcedil=ŗ rcy=р rdca=⤷ rdldhar=⥩ rdsh=↳ rect=▭ rfisht=⥽ rfr=𝔯
    rharul=⥬ rho=ρ rhov,varrho=ϱ rightrightarrows,rrarr=⇉ rightthreetimes,rthree=⋌ ring=˚ rlm=U+200F
    rmoust,rmoustache=⎱ rnmid=⫮ roang=⟭ roarr=⇾ ropar=⦆ ropf=𝕣 roplus=⨮ rotimes=⨵ rpar=U+29 rpargt=⦔
    rppolint=⨒ rsaquo=› rscr=𝓇 rtimes=⋊ rtri,triangleright=▹ rtriltri=⧎ ruluhar=⥨ rx=℞ sacute=ś
    scE=⪴ scap,succapprox=⪸ scaron=š scedil=ş scirc=ŝ scnE,succneqq=⪶ scnap,succnapprox=⪺
    scnsim,succnsim=⋩ scpolint=⨓ scy=с sdot=⋅ sdote=⩦ seArr=⇘ sect=§ semi=U+3B seswar,tosa=⤩ sext=✶
    sfr=𝔰 sharp=♯ shchcy=щ shcy=ш shy=U+AD sigma=σ sigmaf,sigmav,varsigma=ς simdot=⩪ simg=⪞ simgE=⪠
    siml=⪝ simlE=⪟ simne=≆ simplus=⨤ simrarr=⥲ smashp=⨳ smeparsl=⧤ smile,ssmile=⌣ smt=⪪ smte=⪬
    smtes=U+2AAC+FE00 softcy=ь sol=U+2F solb=⧄ solbar=⌿ sopf=𝕤 spades,spadesuit=♠ sqcaps=U+2293+FE00
    sqcups=U+2294+FE00 sscr=𝓈 star=☆ sub,subset=⊂ subE,subseteqq=⫅ subdot=⪽ subedot=⫃ submult=⫁
    subnE,subsetneqq=⫋ subne,subsetneq=⊊ subplus=⪿ subrarr=⥹ subsim=⫇ subsub=⫕ subsup=⫓ sung=♪
    sup1=¹ sup2=² sup3=³ supE,supseteqq=⫆ supdot=⪾ supdsub=⫘ supedot=⫄ suphsol=⟉ suphsub=⫗ suplarr=⥻
    supmult=⫂ supnE,supsetneqq=⫌ supne,supsetneq=⊋ supplus=⫀ supsim=⫈ supsub=⫔ supsup=⫖ swArr=⇙
    swnwar=⤪ szlig=ß target=⌖ tau=τ tcaron=ť tcedil=ţ tcy=т telrec=⌕ tfr=𝔱 theta=θ
    thetasym,thetav,vartheta=ϑ thorn=þ times=× timesbar=⨱ timesd=⨰ topbot=⌶ topcir=⫱ topf=𝕥
    topfork=⫚ tprime=‴ triangle,utri=▵ triangleq,trie=≜ tridot=◬ triminus=⨺ triplus=⨹ trisb=⧍
    tritime=⨻ trpezium=⏢ tscr=𝓉 tscy=ц tshcy=ћ tstrok=ŧ uHar=⥣ uacute=ú ubrcy=ў ubreve=ŭ ucirc=û
    ucy=у udblac=ű ufisht=⥾ ufr=𝔲 ugrave=ù uhblk=▀ ulcorn,ulcorner=⌜ ulcrop=⌏ ultri=◸ umacr=ū
    uogon=ų uopf=𝕦 upsi,upsilon=υ upuparrows,uuarr=⇈ urcorn,urcorner=⌝ urcrop=⌎ uring=ů urtri=◹
    uscr=𝓊 utdot=⋰ utilde=ũ uuml=ü uwangle=⦧ vBar=⫨ vBarv=⫩ vangrt=⦜ varsubsetneq,vsubne=U+228A+FE00
    varsubsetneqq,vsubnE=U+2ACB+FE00 varsupsetneq,vsupne=U+228B+FE00
    varsupsetneqq,vsupnE=U+2ACC+FE00 vcy=в veebar=⊻ veeeq=≚ vellip=⋮ vfr=𝔳 vopf=𝕧 vscr=𝓋 vzigzag=⦚
    wcirc=ŵ wedbar=⩟ wedgeq=≙ weierp,wp=℘ wfr=𝔴 wopf=𝕨 wscr=𝓌 xfr=𝔵 xi=ξ xnis=⋻ xopf=𝕩 xscr=𝓍
    yacute=ý yacy=я ycirc=ŷ ycy=ы yen=¥ yfr=𝔶 yicy=ї yopf=𝕪 yscr=𝓎 yucy=ю yuml=ÿ zacute=ź zcaron=ž
    zcy=з zdot=ż zeta=ζ zfr=𝔷 zhcy=ж zigrarr=⇝ zopf=𝕫 zscr=𝓏 zwj=U+200D zwnj=U+200C
    """
}
