extension AppRuntime {
    func focusMayHaveMoved() {}
}
