import { expect, test } from 'vitest';
import { noteParts } from './note-parts.ts';

/** The runs of a note, each of Hebrew or Greek in braces, with its links in brackets. */
const marked = (text: string): string =>
  noteParts(text)
    .map(({ lang, pieces }) => {
      const words = pieces.map((piece) => (piece.href === null ? piece.text : `[${piece.text}]`)).join('');
      return lang === null ? words : `{${words}}`;
    })
    .join('');

test.each([
  ['see Gen 1:1 and תהלים כג:ג', 'see [Gen 1:1] and {[תהלים כג:ג]}'],
  ['ראו תהלים כג:ג, ועוד', '{ראו [תהלים כג:ג], ועוד}'],
  ['תהלים 23:3; בראשית 1:1', '{[תהלים 23:3]; [בראשית 1:1]}'],
  ['Κατά Ιωάννην 3:16 καὶ τὰ λοιπά', '{[Κατά Ιωάννην 3:16] καὶ τὰ λοιπά}'],
  ['plain', 'plain'],
  ['', ''],
])('the parts of the note %j are %j', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

/** If the time grew faster than the length of the text, this test would run for minutes. */
test('a note with thousands of references in two scripts is divided', () => {
  expect(noteParts('תהלים כג:ג Gen 1:1 '.repeat(4000))).toHaveLength(8000);
});
