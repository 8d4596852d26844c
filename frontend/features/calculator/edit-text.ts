export interface Edited {
  readonly text: string;
  readonly caret: number;
}

export function insertAt(text: string, start: number, end: number, inserted: string): Edited {
  return { text: text.slice(0, start) + inserted + text.slice(end), caret: start + inserted.length };
}

/** Erases the selection from `start` to `end`. Without a selection it erases the character before the caret. */
export function eraseAt(text: string, start: number, end: number): Edited {
  if (start !== end) return insertAt(text, start, end, '');
  const before = [...text.slice(0, start)].slice(0, -1).join('');
  return { text: before + text.slice(end), caret: before.length };
}
