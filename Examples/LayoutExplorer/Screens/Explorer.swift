import Foundation
import SwiftUI

/// The window: containers on the left, the chosen one on its stage, the proposal below.
package struct Explorer: View {
    @State private var room: Room
    @State private var offer = Offer()

    /// Begins with the container of that name; with the first if there is none.
    package init(named name: String? = nil) {
        let wanted = name?.lowercased()
        let room = Room.allCases.first { [$0.rawValue.lowercased(), $0.title.lowercased()].contains(wanted) }
        if let name, room == nil {
            let names = Room.allCases.map(\.rawValue).joined(separator: ", ")
            FileHandle.standardError.write(Data("There is no room '\(name)'. There are: \(names).\n".utf8))
        }
        self.init(room ?? .hstack)
    }

    init(_ room: Room, _ offer: Offer = Offer()) {
        _room = State(initialValue: room)
        _offer = State(initialValue: offer)
    }

    package var body: some View {
        HStack(spacing: 0) {
            Sidebar(room: $room)
            Divider()
            VStack(alignment: .leading, spacing: 18) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(room.title).font(.title).fontWeight(.bold)
                    Text(room.rule).foregroundStyle(.secondary)
                }
                Stage(offer: offer) { room.content }
                OfferControls(offer: $offer)
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
            Text("Layout Explorer").font(.headline).padding(.horizontal, 10).padding(.bottom, 10)
            ForEach(Room.allCases) { one in
                Button {
                    room = one
                } label: {
                    SidebarRow(room: one, isChosen: one == room)
                }
                .buttonStyle(.plain)
            }
            Spacer()
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 24)
        .frame(width: 196)
        .background(.quaternary.opacity(0.5))
    }
}

private struct SidebarRow: View {
    let room: Room
    let isChosen: Bool

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: room.symbol).frame(width: 20)
            Text(room.title)
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 6)
        .foregroundStyle(isChosen ? Color.white : Color.primary)
        .background(isChosen ? Color.accentColor : Color.clear, in: RoundedRectangle(cornerRadius: 7))
        .contentShape(Rectangle())
    }
}
