extension TextSurfaceNode {
    /// The prompt or the letters, with the selection behind and the insertion point over them.
    var picture: DisplayItem? {
        let prompt = shown.string.isEmpty ? groupOfChildren() : nil
        guard !shown.string.isEmpty || isFocused else { return prompt }
        let layout = shownLayout
        let origin = textOrigin(layout)
        var placed = prompt.map { [DisplayItem.Placed($0)] } ?? []
        if isFocused, !shown.selection.isEmpty, let selection = selectionItem(layout) {
            placed.append(DisplayItem.Placed(selection, at: origin))
        }
        if let letters = lettersItem(layout) { placed.append(DisplayItem.Placed(letters, at: origin)) }
        if showsCaret {
            let caret = caretRect
            let bar = CGRect(x: caret.minX, y: caret.minY, width: caretWidth, height: caret.height)
            placed.append(DisplayItem.Placed(DisplayItem(.fill(Path(bar), .color(accent), FillStyle()))))
        }
        guard !placed.isEmpty else { return nil }
        let whole = DisplayItem(.group(placed), identity: id)
        let overflows = layout.size.width > size.width || layout.size.height > size.height + 0.5
        guard overflows, isFocused || client.isMultiline else { return whole }
        // Letters may reach out of their line above and below, not at the sides.
        let room = client.isMultiline ? bounds : bounds.insetBy(dx: 0, dy: -size.height)
        return DisplayItem(.effect(.clip(Path(room), FillStyle()), whole), identity: id)
    }

    private func selectionItem(_ layout: TextLayout) -> DisplayItem? {
        let color = host.input.isWindowActive ? accent : RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        let rects = layout.rects(for: shown.selection)
        guard !rects.isEmpty else { return nil }
        let path = Path { path in for rect in rects { path.addRect(rect) } }
        return DisplayItem(.fill(path, .color(color.multiplyingAlpha(by: 0.3)), FillStyle()))
    }

    private func lettersItem(_ layout: TextLayout) -> DisplayItem? {
        let style = foreground.current
        if layout.request.text.isEmpty || style.isClear { return nil }
        if let color = style.solidColor { return DisplayItem(.text(layout, color)) }
        let letters = DisplayItem(.text(layout, .black))
        let room = CGRect(origin: .zero, size: layout.size)
        return DisplayItem(.effect(.mask(letters), DisplayItem(.fill(Path(room), style.paint(in: room), FillStyle()))))
    }
}
