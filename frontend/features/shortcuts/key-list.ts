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
