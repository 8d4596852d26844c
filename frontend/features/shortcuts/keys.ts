export type Command =
  | 'previous'
  | 'next'
  | 'previous-verse'
  | 'next-verse'
  | 'previous-chapter'
  | 'next-chapter'
  | 'box'
  | 'palette'
  | 'help'
  | 'reader'
  | 'home';

const COMMANDS: Readonly<Record<string, Command>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  k: 'previous-verse',
  j: 'next-verse',
  '[': 'previous-chapter',
  ']': 'next-chapter',
  '/': 'box',
  '?': 'help',
  r: 'reader',
};

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing'
>;

/** The command of a key press. `afterG` is true if g was pressed just before. Null if the key has no command. */
export function commandOf(press: KeyPress, afterG: boolean): Command | null {
  if (press.defaultPrevented || press.isComposing) return null;
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) return press.key === 'k' && !press.shiftKey ? 'palette' : null;
  // Some keyboards need Shift for a slash, so Shift is ignored, but not with letters and arrows.
  if (press.shiftKey && /^[a-z]|^Arrow/iu.test(press.key)) return null;
  if (afterG) return press.key === 'h' ? 'home' : null;
  return COMMANDS[press.key] ?? null;
}
