import { HEBREW_MARKS } from './glyphs.ts';
import { coverage, lookup, moved, sequence, withLookups } from './layout-table.ts';
import type { FontTables } from './woff.ts';

/**
 * Signs above a letter that Cardo draws too close to another sign of the letter. These rules move the `accents` that
 * follow the sign `after`, only over the letters `on` if these are set, by `x` to the right, in units of 2,048 to the
 * em.
 */
interface Crowd {
  readonly after: string;
  readonly on?: string;
  readonly accents: string;
  readonly x: number;
}

const SHIN = '\u05C1\uFB2A\uFB2C';
const SIN = '\u05C2\uFB2B\uFB2D';
const HOLAM = '\u05B9\u05BA\uFB4B';
/** Letters with and without dagesh on which a holam and an accent have little room. */
const NARROW = 'וזיןנג\uFB35\uFB36\uFB39\uFB40\uFB32';
const REVIA = '\u0597';
const GERESH = '\u059C';
const GERESH_MUQDAM = '\u059D';
const GERSHAYIM = '\u059E';
const TELISHA_GEDOLA = '\u05A0';
const PAZER = '\u05A1';
const ZAQEF_GADOL = '\u0595';
const OLE = '\u05AB';
const TSINORIT = '\u0598';
const PASHTA = '\u0599';
const SEGOLTA = '\u0592';
const ZINOR = '\u05AE';
const TELISHA_QETANA = '\u05A9';

/** The rules that move accents. Only the first rule that fits an accent is applied. */
const CROWDS: readonly Crowd[] = [
  { after: GERESH_MUQDAM, on: NARROW, accents: REVIA, x: -150 },
  { after: GERESH_MUQDAM, accents: REVIA, x: -90 },
  { after: REVIA, accents: GERESH_MUQDAM, x: 90 },
  { after: REVIA, accents: GERESH, x: 300 },
  { after: GERSHAYIM + GERESH_MUQDAM, accents: TELISHA_GEDOLA, x: 350 },
  { after: SHIN, accents: GERESH_MUQDAM, x: 140 },
  { after: SHIN, accents: TELISHA_GEDOLA, x: 330 },
  { after: SHIN, accents: REVIA + ZAQEF_GADOL + PAZER + GERSHAYIM, x: -90 },
  { after: SHIN, accents: OLE, x: -300 },
  { after: SIN, accents: PASHTA, x: -330 },
  { after: SIN, accents: TELISHA_QETANA, x: -450 },
  { after: HOLAM, on: NARROW, accents: REVIA + ZAQEF_GADOL + PAZER, x: 100 },
  { after: HOLAM, accents: TSINORIT, x: 220 },
  { after: HOLAM, accents: ZINOR, x: -250 },
  { after: HOLAM, accents: TELISHA_QETANA, x: -350 },
  { after: HOLAM, accents: SEGOLTA, x: -430 },
];

/** The most marks that stand between a dot and the accent above the same letter: dagesh and a vowel. */
const BETWEEN = 2;

const SINGLE = 1;
const CHAIN = 8;

/**
 * The tables of Cardo, with rules in `GPOS` that move accents away from a dot or an accent on the same letter.
 * @throws if `GPOS` is not laid out as in Cardo.
 */
export function withClearAccents(tables: FontTables): FontTables {
  return withLookups(tables, 'GPOS', 'mark', (rule) => {
    const marks = coverage(tables, HEBREW_MARKS);
    const subtables = CROWDS.flatMap(({ after, on, accents }, index) =>
      Array.from({ length: BETWEEN + 1 }, (_, between) =>
        sequence([coverage(tables, accents)], [[0, rule + 1 + index]], {
          before: [
            ...Array.from({ length: between }, () => marks),
            coverage(tables, after),
            ...(on === undefined ? [] : [coverage(tables, on)]),
          ],
        }),
      ),
    );
    return [
      lookup(CHAIN, subtables),
      ...CROWDS.map(({ accents, x }) => lookup(SINGLE, [moved(coverage(tables, accents), x)])),
    ];
  });
}
