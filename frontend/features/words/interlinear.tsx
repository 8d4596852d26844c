import { useQuery } from '@tanstack/react-query';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { type Marks, marksOf, withMarks } from '../../shared/marks.ts';
import { methodLabel } from '../../shared/methods.ts';
import { type ReadingSettings, useReadingSettings } from '../../shared/reading-settings.ts';
import { wordSound } from '../../shared/word-sound.ts';
import { directionOf, endsVariant, glossLines, languageRuns } from '../../shared/words.ts';
import { formatValue } from '../../text/numbers.ts';
import { wordsText } from '../../text/words.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ShownEnglish } from '../../ui/shown-english.tsx';
import { useIsHighlighted } from './highlight.ts';
import type { ParsingProps } from './parsing.tsx';

const PARSING = lazyPart<ParsingProps>('parsing', async () => (await import('./parsing.tsx')).Parsing);

interface InterlinearProps {
  readonly words: readonly WordAnalysis[];
  /** Makes the ids of the words unique on a page with two texts. */
  readonly idPrefix: string;
  /** The position of the word that the Tab key reaches. The arrow keys reach the other words. */
  readonly tabStop: number;
  /** The position of the word that the address names. Null if it names no word. */
  readonly marked: number | null;
  /** The position of the word whose card is open. Null if no card is open. */
  readonly open: number | null;
}

/** The height of the row of meanings, so that the rows below it align. */
const GLOSS_HEIGHTS = { 1: 'min-h-[1lh]', 2: 'min-h-[2lh]', 3: 'min-h-[3lh]' } as const;

/**
 * One column for each word, in the direction of the text: original, meaning, transliteration, values, and if the reader
 * wants them Strong's number and parsing.
 */
export function Interlinear({ words, idPrefix, tabStop, marked, open }: InterlinearProps) {
  const settings = useReadingSettings();
  const first = languageRuns(words)[0];
  if (first === undefined) return null;
  const marks = marksOf(settings);
  // A row that would have only dashes is left out. The note below the words says why it is missing.
  const rows: Rows = {
    ...settings,
    meaning: settings.meaning && words.some(({ word }) => word.translation !== null),
    strongs: settings.strongs && words.some(({ word }) => word.strongsNumber !== null),
    parsing: settings.parsing && words.some(({ word }) => word.morphology !== null),
  };
  const glossHeight = GLOSS_HEIGHTS[glossLines(words)];
  return (
    <ol
      dir={directionOf(first.language)}
      data-interlinear
      className={`-mx-2 mt-4 flex flex-wrap gap-x-2 gap-y-4 marks-${marks}`}
    >
      {words.map((analysis, index) => {
        const { wordPosition } = analysis.word;
        return (
          <InterlinearWord
            key={wordPosition}
            analysis={analysis}
            id={`${idPrefix}${wordPosition}`}
            rows={rows}
            marks={marks}
            glossHeight={glossHeight}
            isTabStop={wordPosition === tabStop}
            isMarked={wordPosition === marked}
            isOpen={wordPosition === open}
            showsVariant={endsVariant(words, index)}
          />
        );
      })}
    </ol>
  );
}

type Rows = Pick<ReadingSettings, 'transliteration' | 'meaning' | 'strongs' | 'parsing' | 'values'>;

interface InterlinearWordProps {
  readonly analysis: WordAnalysis;
  readonly id: string;
  readonly rows: Rows;
  readonly marks: Marks;
  readonly glossHeight: string;
  readonly isTabStop: boolean;
  readonly isMarked: boolean;
  readonly isOpen: boolean;
  readonly showsVariant: boolean;
}

const FACT = 'text-(length:--scripture-fact) text-muted';

function InterlinearWord({
  analysis: { word, gematriaValues },
  id,
  rows,
  marks,
  glossHeight,
  isTabStop,
  isMarked,
  isOpen,
  showsVariant,
}: InterlinearWordProps) {
  const isLit = useIsHighlighted(word);
  return (
    <li
      id={id}
      data-word={word.wordPosition}
      data-lit={isLit || undefined}
      data-marked={isMarked || undefined}
      className="group grid max-w-full min-w-12 scroll-my-20 auto-rows-min justify-items-center cursor-pointer rounded-(--radius) px-2 pt-1 pb-2 text-center leading-[1.35] hover:bg-surface data-marked:bg-selected forced-colors:data-marked:outline print:break-inside-avoid"
    >
      <a
        href={`#${id}`}
        lang={word.language}
        draggable={false}
        tabIndex={isTabStop ? 0 : -1}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-row="original"
        className={`rounded-[calc(var(--radius)/2)] px-1 text-[calc(var(--text-body)*1.4*var(--text-scale))] wrap-anywhere text-ink no-underline group-data-lit:bg-selected forced-colors:group-data-lit:outline ${word.language === 'grc' ? 'leading-[1.65]' : 'leading-(--hebrew-leading)'}`}
      >
        {withMarks(word.originalText, marks)}
      </a>
      {rows.meaning && (
        <span
          lang="en"
          dir="ltr"
          data-row="meaning"
          className={`max-w-[9.5em] text-(length:--scripture-gloss) text-balance wrap-anywhere ${glossHeight}`}
        >
          <ShownEnglish text={word.translation ?? '–'} />
        </span>
      )}
      {rows.transliteration && (
        <span
          lang={`${word.language}-Latn`}
          dir="ltr"
          data-row="sound"
          className="text-(length:--scripture-gloss) text-muted italic"
        >
          {wordSound(word)}
        </span>
      )}
      {rows.values &&
        gematriaValues.map(({ method, value }, index) => (
          <span
            key={method}
            lang="en"
            dir="ltr"
            data-row="value"
            className={`tabular-nums ${index === 0 ? 'mt-0.5 text-(length:--scripture-gloss) font-semibold text-accent' : FACT}`}
          >
            <span className="sr-only">{`${methodLabel(method)} `}</span>
            {formatValue(value)}
          </span>
        ))}
      {rows.strongs && (
        <span lang="en" dir="ltr" className={FACT}>
          {word.strongsNumber ?? '–'}
        </span>
      )}
      {/* This is the last row, because its height differs from word to word and rows below it could not align. */}
      {rows.parsing && (
        <span lang="en" dir="ltr" className={`max-w-[11em] text-balance ${FACT}`}>
          <ParsingInWords code={word.morphology} />
        </span>
      )}
      {showsVariant && <Variant word={word} marks={marks} />}
    </li>
  );
}

/**
 * The parsing of a word as English text. Its code is shown until the script has loaded, or if the script fails to
 * load.
 */
function ParsingInWords({ code }: ParsingProps) {
  const { data: Parsing } = useQuery(PARSING);
  return Parsing === undefined ? code : <Parsing code={code} />;
}

/** The other reading of a word whose written and read forms differ. */
function Variant({ word, marks }: { readonly word: WordAnalysis['word']; readonly marks: Marks }) {
  const isQere = word.reading === 'qere';
  const { variants } = wordsText;
  return (
    <span lang="en" dir="ltr" data-variant className={FACT}>
      {word.variant === null || word.variant === '' ? (
        isQere ? (
          variants.notWritten
        ) : (
          variants.notRead
        )
      ) : (
        <>
          {isQere ? variants.written : variants.read}
          <bdi lang={word.language} className="text-(length:--scripture)">
            {withMarks(word.variant, marks)}
          </bdi>
        </>
      )}
    </span>
  );
}
