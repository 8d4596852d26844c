/**
 * A fault in the scanned text of Swete's Septuagint: the lines as the file has them, and as the printed book has them.
 */
interface Misprint {
  readonly lines: readonly string[];
  readonly mended: readonly string[];
  readonly note: string;
}

const MISPRINTS: readonly Misprint[] = [
  {
    lines: ['17.3.5 ἑτέ.', '17.3.5 ρου,'],
    mended: ['17.3.5 ἑτέρου,', '17.3.5 '],
    note: '“ἑτέ. ρου,” is one word, divided at the end of a printed line. It is read as “ἑτέρου,”.',
  },
  {
    lines: ['57.3.52 θ??ὸς'],
    mended: ['57.3.52 θεὸς'],
    note: '“θ??ὸς” has two signs for a letter that the scanner did not recognise. It is read as “θεὸς”.',
  },
];

/** A fault that was mended, and its first line in the file, from 1. */
export interface Mended {
  readonly row: number;
  readonly note: string;
}

/** Mends the known faults that the text of a file has. The number of lines does not change. */
export function mendMisprints(text: string): { text: string; mended: Mended[] } {
  const lines = text.split('\n');
  const found: Mended[] = [];
  for (const { lines: wrong, mended, note } of MISPRINTS) {
    const at = lines.findIndex((_, start) => wrong.every((line, place) => lines[start + place] === line));
    if (at === -1) continue;
    lines.splice(at, wrong.length, ...mended);
    found.push({ row: at + 1, note });
  }
  return { text: lines.join('\n'), mended: found };
}
