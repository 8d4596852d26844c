import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChapterAnalysis, WordAnalysis } from '../../../domain/contract/index.ts';
import { poetryAt } from '../../../domain/poetry/index.ts';
import type { ExplorerSearch } from '../../addresses/explorer-address.ts';
import { wasSignedIn } from '../../session/signed-in-hint.ts';
import type { ChapterPlace } from '../../shared/places/place.ts';
import { useVersionLanguage } from '../../shared/places/use-version-name.ts';
import { marksOf } from '../../shared/scripture/marks.ts';
import { useTranslationCounter } from '../../shared/scripture/use-translation-counter.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { useChapterLines } from '../../shared/scripture/word-lines.ts';
import { severalValuesNote } from '../../shared/scripture/words.ts';
import { useReadingSettings } from '../../shared/settings/reading-settings.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { type Choosing, MeaningNote, type WordPlace, wordState } from '../words/index.ts';
import { ChapterLook } from './chapter-look.ts';
import { wordsAt } from './chapter-words.tsx';
import { Paragraph } from './paragraph.tsx';
import { paragraphsOf, runsTogether } from './paragraphs.ts';
import { markedVerses, verseKey } from './verse-key.ts';
import { EndingRow, VerseRow } from './verse-row.tsx';

const NOTE_MARKS = lazyPart(() => import('../notes/lazy.ts'), 'NoteMarks');

/**
 * No window shows more rows or paragraphs than these when a chapter opens. The browser may skip the layout of the
 * others.
 */
const EAGER_ROWS = 16;
const EAGER_PARAGRAPHS = 3;

export interface ChapterTextProps {
  readonly place: ChapterPlace;
  readonly chapter: ChapterAnalysis;
  readonly search: ExplorerSearch;
  /**
   * The prefix of the ids of the verses. Empty in the first chapter on the page: only its verses can be named by the
   * hash of an address, such as `#v3`.
   */
  readonly idPrefix: string;
  readonly hash: string;
  readonly focus: WordPlace | null;
  readonly open: WordPlace | null;
  readonly choosing: Choosing | null;
}

export function ChapterText({
  place,
  chapter,
  search,
  idPrefix,
  hash,
  focus,
  open,
  choosing,
}: ChapterTextProps) {
  const settings = useReadingSettings();
  const { lines } = useChapterLines();
  const words = useWords(place, search, lines.size > 0);
  const { chapterTexts: shown, verseValues: hasValues } = settings;
  const marks = marksOf(settings);
  const english = useVersionLanguage(chapter.verse.version);
  const counter = useTranslationCounter(chapter.verse.version, search.methods);
  const look = useMemo(
    () => ({ shown, marks, english, counter, hasValues, lines, words }),
    [shown, marks, english, counter, hasValues, lines, words],
  );
  const marked = markedVerses(hash);
  const isMarked = (verse: number) => marked !== null && verse >= marked.first && verse <= marked.last;
  const idOf = (verse: number) => `${idPrefix}v${verse}`;
  const hasNotes = wasSignedIn();
  const isInParagraphs = runsTogether(settings);
  const { verses, endings } = chapter;
  const blocks = useMemo(
    () => (isInParagraphs ? paragraphsOf(verses) : verses.map((verse) => [verse])),
    [isInParagraphs, verses],
  );
  return (
    <div className="@container">
      {idPrefix === '' && (
        <p className="mb-2 text-meta text-muted empty:hidden">
          {lines.has('values') && settings.otherValues && severalValuesNote(chapter.totalValues)}
          {counter !== undefined && ` ${counter.note}`}
        </p>
      )}
      <ChapterLook value={look}>
        {blocks.map((block, index) => {
          const [first] = block;
          if (first === undefined) return null;
          const { verse } = first;
          const key = verseKey(verse);
          const translation = wordState(verseKey(verse, 't'), focus, open, null);
          const isParagraph = isInParagraphs && poetryAt(verse) === null;
          return (
            <div key={key}>
              {isParagraph ? (
                <Paragraph
                  verses={block}
                  idOf={idOf}
                  isMarked={isMarked}
                  isEager={idPrefix === '' && index < EAGER_PARAGRAPHS}
                  focus={focus}
                  open={open}
                  choosing={choosing}
                />
              ) : (
                <VerseRow
                  summary={first}
                  id={idOf(verse.verse)}
                  place={key}
                  hasNotes={hasNotes}
                  isMarked={isMarked(verse.verse)}
                  isEager={idPrefix === '' && index < EAGER_ROWS}
                  translationTabStop={translation.tabStop}
                  translationOpen={translation.open}
                  {...wordState(key, focus, open, choosing)}
                />
              )}
              {endings
                .filter((ending) => block.some((one) => one.verse.verse === ending.verse))
                .map((ending) => {
                  const at = verseKey({ ...verse, verse: ending.verse }, 'e');
                  return (
                    <EndingRow key={at} ending={ending} place={at} {...wordState(at, focus, open, null)} />
                  );
                })}
            </div>
          );
        })}
      </ChapterLook>
      {lines.has('meaning') && words !== undefined && (
        <div className="mt-4 text-meta text-muted">
          <MeaningNote words={[...words.values()].flat()} />
        </div>
      )}
      {hasNotes && (
        <LazyPart
          // The marks of notes are put into the rows of the verses, so they are rendered again when the rows change.
          key={`${isInParagraphs} ${shown}`}
          part={NOTE_MARKS}
          props={{ book: place.book.id, chapter: place.chapter }}
          onFail={() => {}}
        />
      )}
    </div>
  );
}

function useWords(
  place: ChapterPlace,
  search: ExplorerSearch,
  isNeeded: boolean,
): ReadonlyMap<string, readonly WordAnalysis[]> | undefined {
  const { data } = useQuery({
    ...verseQueries.chapterWords(place, search),
    enabled: isNeeded,
    placeholderData: (before) => before,
  });
  return useMemo(() => {
    if (data === undefined || !isNeeded) return undefined;
    const { book, chapter } = data.verse;
    const at = (verse: number, part: '' | 'e') =>
      [verseKey({ book, chapter, verse }, part), wordsAt(data, { verse, part })] as const;
    return new Map([
      ...data.verses.map(({ verse: { verse } }) => at(verse, '')),
      ...data.endings.map(({ verse }) => at(verse, 'e')),
    ]);
  }, [data, isNeeded]);
}
