/// What the pointer, the keys and the focus are doing.
final class InputState {}
