import { useQuery } from '@tanstack/react-query';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import type { WordLine } from '../../addresses/explorer-address.ts';
import { Meaning } from '../../shared/scripture/meaning.tsx';
import { wordSound } from '../../shared/scripture/word-sound.ts';
import { useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { formatValue } from '../../text/numbers.ts';
import { lazyPart } from '../../ui/pages/lazy-part.tsx';
import type { ParsingProps } from './parsing.tsx';

const PARSING = lazyPart(() => import('./parsing.tsx'), 'Parsing');

/**
 * The lines of which at least one word has something to show. A line of dashes is left out. The note below the words
 * says why it is missing.
 */
export const linesWithText = (
  lines: ReadonlySet<WordLine>,
  words: readonly WordAnalysis[],
): ReadonlySet<WordLine> => {
  const has: Record<WordLine, (word: WordAnalysis) => boolean> = {
    values: ({ gematriaValues }) => gematriaValues.some(({ value }) => value !== null),
    meaning: ({ word }) => word.translation !== null,
    sound: () => true,
    strongs: ({ word }) => word.strongsNumber !== null,
    parsing: ({ word }) => word.morphology !== null,
  };
  return new Set([...lines].filter((line) => words.some(has[line])));
};

/** The lines below a word cannot be selected, because readers copy the text and not what is below it. */
const LINE = 'block font-text leading-[1.3] select-none';
const SMALL = `${LINE} text-(length:--scripture-fact) text-muted`;

const attributesOf = (line: WordLine) => ({ lang: 'en', dir: 'ltr', 'data-line': line }) as const;

export interface WordLinesProps {
  readonly analysis: WordAnalysis;
  readonly lines: ReadonlySet<WordLine>;
  readonly method: string | undefined;
}

const mainValue = ({ gematriaValues }: WordAnalysis, method: string | undefined) =>
  gematriaValues.find((one) => one.method === method);

/** What screen readers hear of a word: its sound, meaning and value, as far as they are shown, such as “nafshi, my soul, 440”. */
export const wordName = ({ analysis, lines, method }: WordLinesProps): string =>
  [
    lines.has('sound') && wordSound(analysis.word),
    lines.has('meaning') && analysis.word.translation,
    lines.has('values') && formatValue(mainValue(analysis, method)?.value ?? null),
  ]
    .filter((one) => one && one !== '–')
    .join(', ');

/** The value of a word, its sound and its number: lines that have the same height below all words. */
export function WordFigures({ analysis, lines, method }: WordLinesProps) {
  const { otherValues } = useReadingSettings();
  const { word, gematriaValues } = analysis;
  const main = mainValue(analysis, method);
  const others = gematriaValues.filter((one) => one.value !== null && one !== main);
  return (
    <>
      {lines.has('values') && (
        <span
          {...attributesOf('values')}
          className={`${LINE} text-(length:--scripture-gloss) font-semibold text-accent tabular-nums`}
        >
          {formatValue(main?.value ?? null)}
          {otherValues &&
            others.map((one) => (
              <span key={one.method} className={`${SMALL} font-normal`}>
                {formatValue(one.value)}
              </span>
            ))}
        </span>
      )}
      {lines.has('sound') && (
        <span
          {...attributesOf('sound')}
          lang={`${word.language}-Latn`}
          className={`${LINE} text-(length:--scripture-gloss) text-muted italic in-data-[drawn=usual]:max-[64rem]:hidden`}
        >
          {wordSound(word)}
        </span>
      )}
      {lines.has('strongs') && (
        <span {...attributesOf('strongs')} className={SMALL}>
          {word.strongsNumber ?? '–'}
        </span>
      )}
    </>
  );
}

/**
 * Meaning and parsing. They are last, because their heights differ from word to word and lines below them could not
 * align.
 */
export function WordMeaning({ analysis: { word }, lines }: Omit<WordLinesProps, 'method'>) {
  return (
    <>
      {lines.has('meaning') && (
        <span
          {...attributesOf('meaning')}
          className={`${LINE} text-(length:--scripture-meaning) leading-[1.2] text-balance text-ink`}
        >
          <Meaning word={word} isBrief />
        </span>
      )}
      {lines.has('parsing') && (
        <span {...attributesOf('parsing')} className={`${SMALL} text-balance`}>
          <ParsingInWords code={word.morphology} />
        </span>
      )}
    </>
  );
}

/**
 * The parsing of a word as English text. Its code is shown until the script has loaded, or if the script fails to
 * load.
 */
function ParsingInWords({ code }: ParsingProps) {
  const { data: Parsing } = useQuery(PARSING);
  return Parsing === undefined ? code : <Parsing code={code} isBrief />;
}
