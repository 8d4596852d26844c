import type { ChapterVerse } from '../../../domain/contract/index.ts';
import { poetryAt } from '../../../domain/poetry/index.ts';
import type { Marks } from '../../shared/marks.ts';
import type { ChapterTexts } from '../../shared/reading-settings.ts';
import { EnglishText } from '../words/index.ts';
import type { WordPlace } from './chapter-words.tsx';
import { Heading } from './heading.tsx';
import { OriginalText } from './original-text.tsx';
import { verseKey } from './verse-key.ts';
import { VerseNumber } from './verse-number.tsx';
import { ENGLISH_SIZE, ORIGINAL_SIZE, VerseValue } from './verse-row.tsx';

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
}

/** Verses that run together, in both texts beside each other or in one of them. */
export function Paragraph(props: ParagraphProps) {
  const { verses, shown, marks, hasValues, idOf, isMarked, isEager, focus, open } = props;
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
      className={`mb-4 ${isEager ? '' : '[contain-intrinsic-block-size:auto_24rem] [content-visibility:auto] print:[content-visibility:visible]'} ${isPair ? 'min-[64rem]:grid min-[64rem]:grid-cols-2 min-[64rem]:items-baseline min-[64rem]:gap-x-12' : ''}`}
    >
      {first.verse.heading !== null && (
        <p className="col-span-full text-ui text-muted" data-chrome="">
          <Heading heading={first.verse.heading} verse={first.verse.verse} />
        </p>
      )}
      {hasOriginal && (
        <p
          lang={first.verse.language ?? (isHebrew ? 'he' : 'grc')}
          dir={isHebrew ? 'rtl' : 'ltr'}
          className={`${ORIGINAL_SIZE[isHebrew ? 'rtl' : 'ltr']} marks-${marks} ${isPair && isHebrew ? 'min-[64rem]:col-start-2 min-[64rem]:row-start-1' : ''}`}
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
                  poetry={poetryAt(verse)}
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
        <p
          lang="en"
          className={`${ENGLISH_SIZE} ${isPair ? 'max-[63.99rem]:mt-3' : ''} ${isPair && isHebrew ? 'min-[64rem]:col-start-1 min-[64rem]:row-start-1' : ''}`}
        >
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
