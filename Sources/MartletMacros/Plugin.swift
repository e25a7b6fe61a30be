// placeholder until the room is filled
@main struct Plugin { static func main() {} }
