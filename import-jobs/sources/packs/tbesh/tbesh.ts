import type { LexiconRecord, RowProblem } from '../../../records.ts';
import { definePack, problemAt } from '../pack.ts';

const PATH =
  'Lexicons/TBESH - Translators Brief lexicon of Extended Strongs for Hebrew - STEPBible.org CC BY.txt';

/** The beginning of a row, a Strong's number. The lines before the first row explain the columns. */
const ROW = /^H\d{4}[a-z]?\t/u;
/** The number of one sense or person: `H0029K = a Name of`. */
const SENSE = /^H(\d+)([A-Za-z]?)\b/u;
const SENSE_COLUMN = 1;
const HEBREW_COLUMN = 3;
const GLOSS_COLUMN = 6;

const NOT_IN_FILE = {
  transliteration: null,
  pronunciation: null,
  derivation: null,
  definition: null,
  usage: null,
} as const;

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
export const TBESH = definePack({
  id: 'tbesh',
  title: 'Brief Hebrew lexicon of STEPBible: glosses',
  unit: 'entries',
  editions: [
    {
      id: 'tbesh',
      source:
        'TBESH by STEPBible.org, based on work at Tyndale House Cambridge, https://github.com/STEPBible/STEPBible-Data, ' +
        'commit b86d26cd: numbers, Hebrew forms and glosses; the first sense of a number has no letter',
      expected: { entries: 11_682 },
    },
  ],
  upstream: {
    repository: 'STEPBible/STEPBible-Data',
    commit: 'b86d26cdb1f51729e73b5b4eb7f7ccadc5dfba39',
    archive: null,
  },
  mirror: 'lexicon/TBESH.txt',
  files: [
    {
      path: PATH,
      bytes: 3_288_045,
      sha256: '464dccadd95fd8620dd05fa0d7a4caba58ec3c4d5db3ebf38e43d046ca25b591',
    },
  ],
  version: 1,
  parts: [{ part: PATH, files: [PATH] }],
  count: ({ part }, read) => linesOf(read(part)).length,
  read({ part }, { from, to }, read) {
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
        entries.push({ ...NOT_IN_FILE, strongsNumber, lemma, gloss });
      else {
        const message = 'This row needs a number of its own, a Hebrew form and a gloss.';
        problems.push(problemAt('failed', part, line.row, message));
      }
    }
    return { entries: { tbesh: entries }, problems };
  },
});
