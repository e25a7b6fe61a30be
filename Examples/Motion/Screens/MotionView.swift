import SwiftUI

/// The rooms of the example.
public struct MotionView: View {
    public init() {}

    public var body: some View {
        Text("Motion")
    }
}
