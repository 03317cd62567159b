/// The name of this client, which uses no product in its sources.
public let name = "Client"
