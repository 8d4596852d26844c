import { useContext } from 'react';
import type { ChapterVerse } from '../../../domain/contract/index.ts';
import { directionOfLanguage } from '../../../domain/editions/index.ts';
import { type Choosing, EnglishText, type WordPlace, wordState } from '../words/index.ts';
import { ChapterLook } from './chapter-look.ts';
import {
  COLUMNS,
  ENGLISH_SIZE,
  MARKED,
  NUMBER_WITH_VALUE,
  ORIGINAL_SIZE,
  originalOf,
  shownTexts,
} from './row-layout.ts';
import { verseKey } from './verse-key.ts';
import { VerseNumber, VerseValue } from './verse-number.tsx';
import { Heading, VerseWords } from './verse-row.tsx';
import { VersionText } from './version-text.tsx';

interface ParagraphProps {
  readonly verses: readonly ChapterVerse[];
  readonly idOf: (verse: number) => string;
  readonly isMarked: (verse: number) => boolean;
  readonly isEager: boolean;
  readonly focus: WordPlace | null;
  readonly open: WordPlace | null;
  readonly choosing: Choosing | null;
}

/** The browser skips the layout of a paragraph outside the window, with an estimate of its height. */
const SKIPPED =
  '[contain-intrinsic-block-size:auto_24rem] [content-visibility:auto] print:[content-visibility:visible]';

const pairClasses = (hasValues: boolean): string =>
  `md:grid md:items-baseline md:justify-center ${COLUMNS.both} ${hasValues ? NUMBER_WITH_VALUE.both : ''}`;

export function Paragraph(props: ParagraphProps) {
  const { verses, idOf, isMarked, focus, open, choosing } = props;
  const { shown, marks, english, counter, hasValues, lines, words } = useContext(ChapterLook);
  const [first] = verses;
  if (first === undefined) return null;
  const { hasOriginal, hasEnglish } = shownTexts(verses, shown);
  const isPair = hasOriginal && hasEnglish;
  const { dir, lang, size } = originalOf(first.verse);
  const englishDir = directionOfLanguage(english);
  const notes = verses.map(({ verse }) => verse.absent).filter((reason) => reason !== null);
  return (
    <div className={`mb-4 ${props.isEager ? '' : SKIPPED} ${isPair ? pairClasses(hasValues) : ''}`}>
      {first.verse.heading !== null && (
        <p className={`col-span-full text-ui text-muted ${isPair ? 'md:text-center' : ''}`}>
          <Heading heading={first.verse.heading} verse={first.verse.verse} />
        </p>
      )}
      {hasOriginal && (
        <p lang={lang} dir={dir} className={`${size} marks-${marks} ${isPair ? '' : 'max-w-[34rem]'}`}>
          {verses.map((summary) => {
            const { verse } = summary;
            const key = verseKey(verse);
            return (
              <span
                key={key}
                id={idOf(verse.verse)}
                data-place={key}
                className={isMarked(verse.verse) ? MARKED : ''}
              >
                <Start summary={summary} hasValue={hasValues} />
                <VerseWords
                  summary={summary}
                  lines={lines}
                  facts={words?.get(key)}
                  {...wordState(key, focus, open, choosing)}
                />{' '}
                <span data-note-slot="inline" data-chrome="" lang="en" />
              </span>
            );
          })}
        </p>
      )}
      {hasEnglish && (
        <p
          lang={english}
          dir={englishDir}
          className={`${counter === undefined ? ENGLISH_SIZE : ORIGINAL_SIZE[englishDir]} ${isPair ? 'max-md:mt-3 md:col-start-3' : 'max-w-[34rem]'}`}
        >
          {verses.map((summary) => {
            const { verse } = summary;
            return (
              <span
                key={verse.verse}
                className={isMarked(verse.verse) ? MARKED : ''}
                {...(hasOriginal ? {} : { id: idOf(verse.verse), 'data-place': verseKey(verse) })}
              >
                <Start summary={summary} hasValue={hasValues && !hasOriginal} isSecond={hasOriginal} />
                <VersionText verse={verse} {...wordState(verseKey(verse, 't'), focus, open, null)}>
                  <EnglishText verse={verse} />
                </VersionText>{' '}
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

/**
 * The number of a verse and its value. No space divides them from the first word of the verse, so they are on its
 * line.
 */
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
