import type { ChapterVerse, WordAnalysis } from '../../../domain/contract/index.ts';
import type { WordLine } from '../../addresses/explorer-address.ts';
import { mainTotal } from '../../shared/methods/methods.ts';
import type { Marks } from '../../shared/scripture/marks.ts';
import type { ChapterTexts } from '../../shared/settings/reading-settings.ts';
import { EnglishText, OriginalText, type WordPlace } from '../words/index.ts';
import { Heading } from './heading.tsx';
import { verseKey } from './verse-key.ts';
import { VerseNumber } from './verse-number.tsx';
import {
  COLUMNS,
  ENGLISH_SIZE,
  lineStarts,
  NUMBER_WITH_VALUE,
  ORIGINAL_SIZE,
  VerseValue,
} from './verse-row.tsx';

interface ParagraphProps {
  readonly verses: readonly ChapterVerse[];
  readonly shown: ChapterTexts;
  readonly marks: Marks;
  readonly hasValues: boolean;
  readonly idOf: (verse: number) => string;
  readonly isMarked: (verse: number) => boolean;
  /** True if the paragraph is in the window at first. */
  readonly isEager: boolean;
  readonly focus: WordPlace | null;
  readonly open: WordPlace | null;
  readonly lines: ReadonlySet<WordLine>;
  /** The words of each verse with all their facts, by its key. Undefined until they have loaded. */
  readonly words: ReadonlyMap<string, readonly WordAnalysis[]> | undefined;
}

/** Verses that run together, in both texts beside each other or in one of them. */
export function Paragraph(props: ParagraphProps) {
  const { verses, shown, marks, hasValues, idOf, isMarked, isEager, focus, open, lines, words } = props;
  const [first] = verses;
  if (first === undefined) return null;
  const isHebrew = first.verse.greekText === null;
  const hasOriginal =
    verses.some(({ running }) => running.length > 0) && (shown !== 'english' || first.verse.text === null);
  const hasEnglish = first.verse.text !== null && (shown !== 'original' || !hasOriginal);
  const isPair = hasOriginal && hasEnglish;
  const notes = verses.map(({ verse }) => verse.absent).filter((reason) => reason !== null);
  return (
    <div
      className={`mb-4 ${isEager ? '' : '[contain-intrinsic-block-size:auto_24rem] [content-visibility:auto] print:[content-visibility:visible]'} ${isPair ? `md:grid md:items-baseline md:justify-center ${COLUMNS.both} ${hasValues ? NUMBER_WITH_VALUE.both : ''}` : ''}`}
    >
      {first.verse.heading !== null && (
        <p className={`col-span-full text-ui text-muted ${isPair ? 'md:text-center' : ''}`}>
          <Heading heading={first.verse.heading} verse={first.verse.verse} />
        </p>
      )}
      {hasOriginal && (
        <p
          lang={first.verse.language ?? (isHebrew ? 'he' : 'grc')}
          dir={isHebrew ? 'rtl' : 'ltr'}
          className={`${ORIGINAL_SIZE[isHebrew ? 'rtl' : 'ltr']} marks-${marks} ${isPair ? '' : 'max-w-[34rem]'}`}
        >
          {verses.map((summary) => {
            const { verse, running } = summary;
            const key = verseKey(verse);
            return (
              <span
                key={key}
                id={idOf(verse.verse)}
                data-place={key}
                className={markOf(isMarked(verse.verse))}
              >
                <Start summary={summary} hasValue={hasValues} />
                <OriginalText
                  running={running}
                  reading={verse.reading}
                  marks={marks}
                  starts={lineStarts(summary)}
                  lines={lines}
                  facts={words?.get(key)}
                  method={mainTotal(summary.totalValues)?.method}
                  tabStop={focus?.key === key ? focus.position : 1}
                  open={open?.key === key ? open.position : null}
                />{' '}
                <span data-note-slot="inline" data-chrome="" lang="en" />
              </span>
            );
          })}
        </p>
      )}
      {hasEnglish && (
        <p lang="en" className={`${ENGLISH_SIZE} ${isPair ? 'max-md:mt-3 md:col-start-3' : 'max-w-[34rem]'}`}>
          {verses.map((summary) => {
            const { verse } = summary;
            return (
              <span
                key={verse.verse}
                className={markOf(isMarked(verse.verse))}
                {...(hasOriginal ? {} : { id: idOf(verse.verse), 'data-place': verseKey(verse) })}
              >
                <Start summary={summary} hasValue={hasValues && !hasOriginal} isSecond={hasOriginal} />
                <EnglishText verse={verse} />{' '}
              </span>
            );
          })}
        </p>
      )}
      {notes.map((reason) => (
        <p key={reason} className="col-span-full mt-1 border-s-4 border-accent ps-3 text-ui">
          {reason}
        </p>
      ))}
    </div>
  );
}

interface StartProps {
  readonly summary: ChapterVerse;
  readonly hasValue: boolean;
  readonly isSecond?: boolean;
}

/** The number of a verse and its value. They are on the line of the verse's first word: no space divides them from it. */
function Start({ summary: { verse, totalValues }, hasValue, isSecond = false }: StartProps) {
  const [total] = totalValues;
  return (
    <>
      <VerseNumber verse={verse} isSecond={isSecond} isInText />
      {hasValue && total !== undefined && (
        <span lang="en" data-chrome="" className="me-1 text-meta text-muted tabular-nums select-none">
          <VerseValue total={total} />
        </span>
      )}
    </>
  );
}

const markOf = (isMarked: boolean): string => (isMarked ? 'is-marked bg-selected forced-colors:outline' : '');
