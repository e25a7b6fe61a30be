extension ViewNode {
    var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
