/** What a key press asks for. */
export type Command =
  | 'previous'
  | 'next'
  | 'previous-verse'
  | 'next-verse'
  | 'previous-chapter'
  | 'next-chapter'
  | 'box'
  | 'help'
  | 'home';

/** The keys, in the order in which readers are told of them. */
export const KEYS: readonly { readonly keys: readonly string[]; readonly says: string }[] = [
  { keys: ['←', '→'], says: 'Previous and next verse; in a chapter, previous and next chapter' },
  { keys: ['k', 'j'], says: 'Previous and next verse' },
  { keys: ['[', ']'], says: 'Previous and next chapter' },
  { keys: ['/'], says: 'Go to a verse or search' },
  { keys: ['g', 'h'], says: 'First page: g, then h' },
  { keys: ['?'], says: 'These shortcuts' },
  { keys: ['Esc'], says: 'Close what is open' },
];

const COMMANDS: Readonly<Record<string, Command>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  k: 'previous-verse',
  j: 'next-verse',
  '[': 'previous-chapter',
  ']': 'next-chapter',
  '/': 'box',
  '?': 'help',
};

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing'
>;

/** The command of a key press, `afterG` when g was pressed just before; null for every other key. */
export function commandOf(press: KeyPress, afterG: boolean): Command | null {
  if (press.defaultPrevented || press.isComposing) return null;
  if (press.altKey || press.ctrlKey || press.metaKey) return null;
  // Some keyboards need Shift for a slash, but never for an arrow.
  if (press.shiftKey && /^[a-z]|^Arrow/iu.test(press.key)) return null;
  if (afterG) return press.key === 'h' ? 'home' : null;
  return COMMANDS[press.key] ?? null;
}
