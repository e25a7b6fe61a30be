import Foundation
import SwiftUI

/// The window: the rooms on the left, the chosen one on the right.
package struct MotionView: View {
    @State private var room: Room

    /// Begins with the room of that name; with the first if there is none.
    package init(named name: String? = nil) {
        let wanted = name?.lowercased()
        let room = Room.allCases.first { [$0.rawValue.lowercased(), $0.title.lowercased()].contains(wanted) }
        if let name, room == nil {
            let names = Room.allCases.map(\.rawValue).joined(separator: ", ")
            FileHandle.standardError.write(Data("There is no room '\(name)'. There are: \(names).\n".utf8))
        }
        self.init(room ?? .goodDog)
    }

    init(_ room: Room) { _room = State(initialValue: room) }

    package var body: some View {
        HStack(spacing: 0) {
            Sidebar(room: $room)
            Divider()
            VStack(alignment: .leading, spacing: 18) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(room.title).font(.title).fontWeight(.bold)
                    Text(room.rule).foregroundStyle(.secondary)
                }
                room.content
                    .padding(20)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.primary.opacity(0.04), in: RoundedRectangle(cornerRadius: 12))
                    .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Color.primary.opacity(0.12)) }
            }
            .padding(24)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        .background(.background)
    }
}

private struct Sidebar: View {
    @Binding var room: Room

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("Motion").font(.headline).padding(.horizontal, 10).padding(.bottom, 10)
            ForEach(Room.allCases) { one in
                Button {
                    room = one
                } label: {
                    Label(one.title, systemImage: one.symbol)
                        .padding(.horizontal, 10)
                        .padding(.vertical, 6)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .foregroundStyle(one == room ? Color.white : Color.primary)
                        .background(
                            one == room ? Color.accentColor : Color.clear, in: RoundedRectangle(cornerRadius: 7)
                        )
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
            Spacer()
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 24)
        .frame(width: 190)
        .background(.quaternary.opacity(0.5))
    }
}
