const SHORTEST = 3;

/**
 * Divides the English text of a verse of poetry after its colons, semicolons and sentences. English Bibles set these
 * where the halves of the Hebrew verse meet. A verse without them is divided after the comma that is nearest to its
 * middle. A line is never shorter than three words.
 */
export function englishLines(text: string): readonly string[] {
  const lines = joined(text.split(/(?<=[:;.?!][’”)]*)\s+/u));
  return lines.length > 1 ? lines : halves(text);
}

const wordsIn = (text: string): number => text.split(/\s+/u).length;

function joined(parts: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const isShort = wordsIn(part) < SHORTEST || (last !== undefined && wordsIn(last) < SHORTEST);
    if (last !== undefined && isShort) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines;
}

function halves(text: string): readonly string[] {
  const [nearest] = [...text.matchAll(/,\s+/gu)]
    .map(({ index }) => [text.slice(0, index + 1), text.slice(index + 1).trim()] as const)
    .filter((parts) => parts.every((part) => wordsIn(part) >= SHORTEST))
    .sort(
      ([one], [other]) => Math.abs(2 * one.length - text.length) - Math.abs(2 * other.length - text.length),
    );
  return nearest ?? [text];
}
