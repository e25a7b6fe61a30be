#if GTK
import CGTK
import Foundation
import MartletCore

/// GTK's input methods for the fields of one window: dead keys and Compose, and what GTK_IM_MODULE or the desktop names.
package final class TextInputMethod: InputMethod {
    private unowned let host: ViewHost
    private let context: UnsafeMutablePointer<GtkIMContext>
    /// Called before something is brought to the host, so that it is at the present.
    package var catchUp: () -> Void = {}
    /// Logical pixels for each point.
    package var factor: CGFloat = 1
    private var isActive = true
    /// The field that GTK has been told of.
    private weak var client: TextClient?
    /// What is committed while a key is looked at.
    private var committed: String?
    private var isFiltering = false

    /// - Parameter context: An input method of the caller's own; left out, GTK chooses. Its reference is taken over.
    package init(
        widget: UnsafeMutablePointer<GtkWidget>?, host: ViewHost, context: UnsafeMutablePointer<GtkIMContext>? = nil
    ) {
        self.host = host
        self.context = context ?? gtk_im_multicontext_new()
        gtk_im_context_set_client_widget(self.context, widget)
        gtk_im_context_set_use_preedit(self.context, 1)
        watch()
        host.input.inputMethod = self
    }

    package func detach() {
        host.input.inputMethod = nil
        g_signal_handlers_disconnect_matched(
            context, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
        gtk_im_context_set_client_widget(context, nil)
    }

    deinit { g_object_unref(context) }

    private func watch() {
        connect(
            context, "commit",
            { _, text, data in
                if let text { object(data, as: TextInputMethod.self).commit(String(cString: text)) }
            } as @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void, self)
        connect(
            context, "preedit-changed",
            { _, data in object(data, as: TextInputMethod.self).preeditChanged() }
                as @convention(c) (gpointer?, gpointer?) -> Void, self)
        connect(
            context, "preedit-end",
            { _, data in object(data, as: TextInputMethod.self).client?.setMarkedText(nil) }
                as @convention(c) (gpointer?, gpointer?) -> Void, self)
        connect(
            context, "retrieve-surrounding",
            { _, data in object(data, as: TextInputMethod.self).giveSurroundings() ? 1 : 0 }
                as @convention(c) (gpointer?, gpointer?) -> gboolean, self)
        connect(
            context, "delete-surrounding",
            { _, offset, count, data in
                let method = object(data, as: TextInputMethod.self)
                return method.client?.deleteSurrounding(offset: Int(offset), count: Int(count)) == true ? 1 : 0
            } as @convention(c) (gpointer?, gint, gint, gpointer?) -> gboolean, self)
    }

    // MARK: Keys

    /// Lets the input method look at a key; true if it has taken it. A key that only types its own letter is left to
    /// whoever hears keys.
    package func filter(_ event: OpaquePointer, typing typed: String?) -> Bool {
        guard client != nil else { return false }
        let wasComposing = client?.markedText != nil
        isFiltering = true
        committed = nil
        let isTaken = gtk_im_context_filter_keypress(context, event) != 0
        isFiltering = false
        guard let text = committed else { return isTaken }
        committed = nil
        if !wasComposing, client?.markedText == nil, text == typed { return false }
        if !text.isEmpty { insert(text) }
        // A key that ends what was composed may still mean something by itself.
        return isTaken
    }

    private func commit(_ text: String) {
        if isFiltering { committed = (committed ?? "") + text } else { insert(text) }
    }

    private func insert(_ text: String) {
        guard let client else { return }
        catchUp()
        client.insertText(text)
    }

    // MARK: Composing

    private func preeditChanged() {
        // What was committed in the same breath comes first.
        if let text = committed {
            committed = nil
            insert(text)
            committed = ""
        }
        var text: UnsafeMutablePointer<CChar>?
        var attributes: OpaquePointer?
        var cursor: gint = 0
        gtk_im_context_get_preedit_string(context, &text, &attributes, &cursor)
        defer {
            g_free(text)
            if let attributes { pango_attr_list_unref(attributes) }
        }
        let string = text.map { String(cString: $0) } ?? ""
        catchUp()
        client?.setMarkedText(
            MarkedText(string, caret: Int(cursor), segments: attributes.map { Self.segments($0, in: string) } ?? []))
    }

    /// The parts that have a background: those being converted.
    private static func segments(_ list: OpaquePointer, in text: String) -> [MarkedText.Segment] {
        var segments: [MarkedText.Segment] = []
        let iterator = pango_attr_list_get_iterator(list)
        defer { pango_attr_iterator_destroy(iterator) }
        let bytes = text.utf8.count
        func scalars(_ offset: gint) -> Int {
            let end = text.utf8.index(text.startIndex, offsetBy: min(max(Int(offset), 0), bytes))
            return text.unicodeScalars.distance(from: text.startIndex, to: end)
        }
        repeat {
            var start: gint = 0, end: gint = 0
            pango_attr_iterator_range(iterator, &start, &end)
            guard pango_attr_iterator_get(iterator, PANGO_ATTR_BACKGROUND) != nil, start < bytes else { continue }
            segments.append(MarkedText.Segment(scalars(start)..<scalars(end), .highlighted))
        } while pango_attr_iterator_next(iterator) != 0
        return segments
    }

    private func giveSurroundings() -> Bool {
        guard let client, !client.isSecure else { return false }
        let (text, cursor, anchor) = client.surroundings
        func bytes(_ scalars: Int) -> gint {
            gint(String(String.UnicodeScalarView(text.unicodeScalars.prefix(scalars))).utf8.count)
        }
        gtk_im_context_set_surrounding_with_selection(
            context, text, gint(text.utf8.count), bytes(cursor), bytes(anchor))
        return true
    }

    // MARK: What the host tells

    package func textInputDidBegin(_ client: TextClient) {
        self.client = client
        describe(client)
        if isActive { gtk_im_context_focus_in(context) }
    }

    package func textInputDidChange(_ client: TextClient) {
        guard client === self.client else { return }
        describe(client)
    }

    package func finishComposing(_ client: TextClient) {
        guard client === self.client, client.markedText != nil else { return }
        // What it still commits is inserted before this returns. Methods that keep what is composed (Korean ones) commit it when
        // the focus goes, and only drop it when they are reset, which ibus does later.
        if isActive { gtk_im_context_focus_out(context) }
        if client.markedText != nil { gtk_im_context_reset(context) }
        if isActive { gtk_im_context_focus_in(context) }
    }

    package func textInputDidEnd(_ client: TextClient) {
        guard client === self.client else { return }
        gtk_im_context_focus_out(context)
        self.client = nil
    }

    /// The window gets or loses the attention.
    package func setActive(_ isActive: Bool) {
        guard isActive != self.isActive else { return }
        self.isActive = isActive
        guard client != nil else { return }
        if isActive { gtk_im_context_focus_in(context) } else { gtk_im_context_focus_out(context) }
    }

    private func describe(_ client: TextClient) {
        let rect = client.caretRect
        if !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.height.isFinite {
            var area = GdkRectangle(
                x: pixel(rect.minX), y: pixel(rect.minY), width: 1, height: max(pixel(rect.height), 1))
            gtk_im_context_set_cursor_location(context, &area)
        }
        set("input-purpose", gtk_input_purpose_get_type(), Int(client.traits.purpose.gtk.rawValue))
        set("input-hints", gtk_input_hints_get_type(), Int(client.traits.hints.rawValue))
    }

    /// A finite length in points as logical pixels, within what window systems count to.
    private func pixel(_ length: CGFloat) -> gint { gint(max(-32_000, min(length * factor, 32_000))) }

    private func set(_ name: String, _ type: GType, _ number: Int) {
        var value = GValue()
        g_value_init(&value, type)
        if name == "input-purpose" {
            g_value_set_enum(&value, gint(number))
        } else {
            g_value_set_flags(&value, guint(number))
        }
        g_object_set_property(UnsafeMutableRawPointer(context).assumingMemoryBound(to: GObject.self), name, &value)
        g_value_unset(&value)
    }
}

extension TextInputTraits.Purpose {
    fileprivate var gtk: GtkInputPurpose {
        switch self {
        case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
        case .asciiOnly: GTK_INPUT_PURPOSE_ALPHA
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .url: GTK_INPUT_PURPOSE_URL
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .name: GTK_INPUT_PURPOSE_NAME
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        case .pin: GTK_INPUT_PURPOSE_PIN
        }
    }
}

extension TextInputTraits {
    fileprivate var hints: GtkInputHints {
        var bits: guint = 0
        bits |= isAutocorrected ? GTK_INPUT_HINT_SPELLCHECK.rawValue : GTK_INPUT_HINT_NO_SPELLCHECK.rawValue
        switch capitalization {
        case .never: bits |= GTK_INPUT_HINT_LOWERCASE.rawValue
        case .words: bits |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
        case .sentences: bits |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
        case .characters: bits |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
        }
        if purpose == .password || purpose == .pin { bits |= GTK_INPUT_HINT_PRIVATE.rawValue }
        return GtkInputHints(bits)
    }
}
#endif
