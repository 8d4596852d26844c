import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import type { ChapterAnalysis, WordAnalysis } from '../../../domain/contract/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import type { ExplorerSearch } from '../../addresses/explorer-address.ts';
import type { TranslationCounter } from '../../shared/scripture/count-translation.ts';
import { useTranslationCounter } from '../../shared/scripture/use-translation-counter.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { chapterText } from '../../text/reading/chapter-text.ts';
import { LazyPart, lazyPart, usePreload } from '../../ui/pages/lazy-part.tsx';
import { toast } from '../../ui/panels/toast.tsx';
import {
  CardPlace,
  type Choosing,
  isSameWord,
  type OpenWord,
  useWordArea,
  WORD_CARD,
  type WordPlace,
} from '../words/index.ts';
import { readVerseKey, type VerseKey, verseKey } from './verse-key.ts';

/** The facts of the words of a text: of the chapter's own, or of one in a parallel column. */
const wordsQuery = (place: VerseKey, search: ExplorerSearch) =>
  verseQueries.chapterWords(
    place,
    place.edition === undefined ? search : { ...search, edition: place.edition },
  );

const CHOOSE_WORDS = lazyPart(() => import('../words/lazy.ts'), 'ChooseWords');

interface ChapterWordsProps {
  readonly search: ExplorerSearch;
  readonly isChoosing: boolean;
  readonly children: (
    focus: WordPlace | null,
    open: WordPlace | null,
    choosing: Choosing | null,
  ) => ReactNode;
}

export function ChapterWords({ search, isChoosing, children }: ChapterWordsProps) {
  const queryClient = useQueryClient();
  const preloadCard = usePreload(WORD_CARD);
  const onNear = (near: EventTarget) => {
    const block = near instanceof Element ? near.closest<HTMLElement>('[data-place]') : null;
    const place = readVerseKey(block?.dataset.place ?? '');
    if (place === null) return;
    preloadCard();
    void queryClient.prefetchQuery(wordsQuery(place, search));
  };
  const { area, handlers, focus, card, compared, before, setCompared, hide, close, choosing, control } =
    useWordArea({ onNear });
  const pinned = card?.isPinned ? card : null;
  // The chapter is not rendered again for a preview, which changes with each word under the pointer.
  const text = useMemo(() => children(focus, pinned, choosing), [children, focus, pinned, choosing]);
  const place = card === null ? null : readVerseKey(card.key);
  return (
    <div ref={area} {...handlers}>
      {text}
      {isChoosing && <LazyPart part={CHOOSE_WORDS} props={{ area: control, keyOf: verseKey }} />}
      {card !== null && place !== null && (
        <Card
          card={card}
          place={place}
          search={search}
          compared={compared}
          before={before}
          onCompare={(isChosen) => setCompared(isChosen ? card : null)}
          onClose={close}
          onFail={hide}
        />
      )}
    </div>
  );
}

interface CardProps {
  readonly card: OpenWord;
  readonly place: VerseKey;
  readonly search: ExplorerSearch;
  readonly compared: WordPlace | null;
  readonly before: WordPlace | null;
  readonly onCompare: (isChosen: boolean) => void;
  readonly onClose: () => void;
  readonly onFail: () => void;
}

function Card({ card, place, search, compared, before, onCompare, onClose, onFail }: CardProps) {
  const { data, isError } = useQuery(wordsQuery(place, search));
  const counter = useTranslationCounter(search.version, search.methods);
  const comparedWord = useWord(compared, place, search);
  const beforeWord = useWord(before, place, search);
  const onError = useEffectEvent(() => {
    toast({ ...chapterText.wordFailed, destructive: true });
    onClose();
  });
  useEffect(() => {
    if (isError) onError();
  }, [isError]);
  const analysis = data === undefined ? undefined : wordsAt(data, place, counter)[card.position - 1];
  const { book, chapter, verse, part } = place;
  const reference = formatReference({ book: book.id, chapter, verse });
  return (
    <CardPlace
      card={
        analysis !== undefined && {
          analysis,
          reference: part === 'e' ? chapterText.endingOf(reference) : reference,
          hash: `v${verse}${part || 'w'}${card.position}`,
          edition: place.edition,
          anchor: card.element,
          isPinned: card.isPinned,
          // The card checks by identity if a word is compared with itself, and each query makes new objects.
          compared: isSameWord(compared, card) ? analysis : comparedWord,
          before: beforeWord,
          onCompare,
          onClose,
        }
      }
      onFail={onFail}
    />
  );
}

/**
 * The facts of another word than that of the open card. It can be in an earlier chapter while the reader reads on.
 * Null for no word.
 */
function useWord(word: WordPlace | null, here: VerseKey, search: ExplorerSearch) {
  const place = readVerseKey(word?.key ?? '');
  const { data } = useQuery({ ...wordsQuery(place ?? here, search), enabled: place !== null });
  const counter = useTranslationCounter(search.version, search.methods);
  if (word === null || place === null || data === undefined) return null;
  return wordsAt(data, place, counter)[word.position - 1] ?? null;
}

export function wordsAt(
  { words = [], verses, endings }: ChapterAnalysis,
  { verse, part }: Pick<VerseKey, 'verse' | 'part'>,
  counter?: TranslationCounter,
): readonly WordAnalysis[] {
  if (part === '') return words.filter((word) => word.verse === verse);
  if (part === 'e') return endings.find((ending) => ending.verse === verse)?.words ?? [];
  const found = verses.find((one) => one.verse.verse === verse);
  return (found && counter?.count(found.verse)?.words) ?? [];
}
