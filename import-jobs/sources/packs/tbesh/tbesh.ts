import type { LexiconRecord, RowProblem } from '../../../records.ts';
import type { PackLoader } from '../pack.ts';

export const TBESH_PATH =
  'Lexicons/TBESH - Translators Brief lexicon of Extended Strongs for Hebrew - STEPBible.org CC BY.txt';

/** The beginning of a row, a Strong's number. The lines before the first row explain the columns. */
const ROW = /^H\d{4}[a-z]?\t/u;
/** The number of one sense or person: `H0029K = a Name of`. */
const SENSE = /^H(\d+)([A-Za-z]?)\b/u;
const [SENSE_COLUMN, HEBREW_COLUMN, GLOSS_COLUMN] = [1, 3, 6];

interface Line {
  row: number;
  text: string;
}

const linesOf = (file: string): Line[] =>
  file
    .split(/\r?\n/u)
    .map((text, index) => ({ row: index + 1, text }))
    .filter(({ text }) => ROW.test(text));

/**
 * The number of the entry that a row becomes: the first row with `H29` gets `H29`, and its other senses get `H29H`,
 * `H29I`. So a word's number leads to the first sense, as it does in the other dictionaries. Undefined if the row has
 * no number or repeats one.
 */
function numberOf({ text }: Line, known: Set<string>): string | undefined {
  const [, digits, sense = ''] = SENSE.exec(text.split('\t')[SENSE_COLUMN] ?? '') ?? [];
  if (digits === undefined) return undefined;
  const number = `H${Number(digits)}`;
  const chosen = known.has(number) ? number + sense : number;
  if (known.has(chosen)) return undefined;
  known.add(chosen);
  return chosen;
}

/**
 * The brief Hebrew lexicon of STEPBible, with its glosses only. The column Meaning is not loaded, because it belongs to
 * another owner, who must be asked first.
 */
export const TBESH_LOADER: PackLoader = {
  version: 1,
  parts: [{ part: TBESH_PATH, files: [TBESH_PATH] }],
  count: (part, read) => linesOf(read(part)).length,
  read({ part, from, to }, read) {
    const entries: LexiconRecord[] = [];
    const problems: RowProblem[] = [];
    const known = new Set<string>();
    for (const [place, line] of linesOf(read(part)).entries()) {
      if (place >= to) break;
      const strongsNumber = numberOf(line, known);
      if (place < from) continue;
      const columns = line.text.split('\t');
      const gloss = (columns[GLOSS_COLUMN] ?? '').replaceAll('`', '').trim();
      const lemma = (columns[HEBREW_COLUMN] ?? '').trim();
      if (strongsNumber !== undefined && gloss !== '' && lemma !== '')
        entries.push({
          strongsNumber,
          lemma,
          transliteration: null,
          pronunciation: null,
          derivation: null,
          definition: null,
          usage: null,
          gloss,
        });
      else {
        const message = 'This row needs a number of its own, a Hebrew form and a gloss.';
        problems.push({ kind: 'failed', source: part, row: line.row, column: null, message });
      }
    }
    return { entries: { tbesh: entries }, problems };
  },
};
