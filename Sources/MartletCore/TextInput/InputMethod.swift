/// What a host joins an input method by. All calls come on the main thread.
///
/// The host brings in what the input method makes by the `TextClient`: `setMarkedText`, `insertText`,
/// `deleteSurrounding`.
package protocol InputMethod: AnyObject {
    /// Typing goes to `client` from now on.
    func textInputDidBegin(_ client: TextClient)
    /// The insertion point, the text around it or what is wanted has changed; laid out, at most once for each update.
    func textInputDidChange(_ client: TextClient)
    /// Composing must end, since the insertion point is about to be elsewhere: what is composed may still be committed
    /// now, the rest is dropped. `client` still has the focus.
    func finishComposing(_ client: TextClient)
    func textInputDidEnd(_ client: TextClient)
}
