const SHORTEST = 3;

/**
 * Divides the English text of a verse of poetry after its colons, semicolons and sentences. English Bibles set these
 * where the halves of the Hebrew verse meet. A line is never shorter than three words.
 */
export function englishLines(text: string): readonly string[] {
  const lines: string[] = [];
  for (const part of text.split(/(?<=[:;.?!][’”)]*)\s+/u)) {
    const last = lines.at(-1);
    const isShort = wordsIn(part) < SHORTEST || (last !== undefined && wordsIn(last) < SHORTEST);
    if (last !== undefined && isShort) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines;
}

const wordsIn = (text: string): number => text.split(/\s+/u).length;
