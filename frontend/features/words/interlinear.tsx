import { useQuery } from '@tanstack/react-query';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { type Marks, marksOf, withMarks } from '../../shared/marks.ts';
import { methodLabel } from '../../shared/methods.ts';
import { type ReadingSettings, useReadingSettings } from '../../shared/reading-settings.ts';
import { directionOf, endsVariant, glossLines, languageRuns } from '../../shared/words.ts';
import { WithDivineName } from '../../ui/divine-name.tsx';
import { formatValue } from '../../ui/format-value.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useIsHighlighted } from './highlighted-lemma.ts';
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

/**
 * One column for each word, in the direction of the text: original, transliteration, meaning, Strong's number, parsing,
 * values.
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
  return (
    <ol
      dir={directionOf(first.language)}
      className={`interlinear marks-${marks} gloss-lines-${glossLines(words)}`}
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
  readonly isTabStop: boolean;
  readonly isMarked: boolean;
  readonly isOpen: boolean;
  readonly showsVariant: boolean;
}

function InterlinearWord({
  analysis: { word, gematriaValues },
  id,
  rows,
  marks,
  isTabStop,
  isMarked,
  isOpen,
  showsVariant,
}: InterlinearWordProps) {
  const isHighlighted = useIsHighlighted(word);
  const state = `${isHighlighted ? ' is-lit' : ''}${isMarked ? ' is-marked' : ''}`;
  return (
    <li id={id} data-word={word.wordPosition} className={`interlinear-word${state}`}>
      <a
        href={`#${id}`}
        lang={word.language}
        draggable={false}
        tabIndex={isTabStop ? 0 : -1}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="interlinear-original"
      >
        {withMarks(word.originalText, marks)}
      </a>
      {rows.transliteration && (
        <span lang={`${word.language}-Latn`} dir="ltr" className="interlinear-sound">
          {word.transliteration}
        </span>
      )}
      {rows.meaning && (
        <span lang="en" dir="ltr" className="interlinear-gloss">
          <WithDivineName text={word.translation ?? '–'} />
        </span>
      )}
      {rows.strongs && (
        <span lang="en" dir="ltr" className="interlinear-fact">
          {word.strongsNumber ?? '–'}
        </span>
      )}
      {rows.values &&
        gematriaValues.map(({ method, value }, index) => (
          <span
            key={method}
            lang="en"
            dir="ltr"
            className={index === 0 ? 'interlinear-value' : 'interlinear-fact tabular-nums'}
          >
            <span className="sr-only">{methodLabel(method)} </span>
            {formatValue(value)}
          </span>
        ))}
      {/* This is the last row, because its height differs from word to word and rows below it could not align. */}
      {rows.parsing && (
        <span lang="en" dir="ltr" className="interlinear-fact interlinear-parsing">
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
  const other = word.reading === 'qere' ? 'written' : 'read';
  return (
    <span lang="en" dir="ltr" className="interlinear-fact">
      {word.variant === null || word.variant === '' ? (
        `not ${other}`
      ) : (
        <>
          {`${other}: `}
          <bdi lang={word.language} className="interlinear-variant">
            {withMarks(word.variant, marks)}
          </bdi>
        </>
      )}
    </span>
  );
}
