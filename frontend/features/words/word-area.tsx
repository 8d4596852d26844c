import { useLocation, useMatch, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { keepSearch } from '../../addresses/explorer-address.ts';
import { positionInHash } from '../../shared/scripture/words.ts';
import { LazyPart, lazyPart, usePreload } from '../../ui/pages/lazy-part.tsx';
import { CardPlace, WORD_CARD } from './card-place.tsx';
import { isFirstVisit } from './first-visit.ts';
import { Highlighted } from './highlight.ts';
import { isSameWord, useWordArea, type WordPlace, wordState } from './use-word-area.ts';

const CHOOSE_WORDS = lazyPart(() => import('./lazy.ts'), 'ChooseWords');

export interface WordState {
  readonly tabStop: number;
  readonly marked: number | null;
  readonly open: number | null;
  readonly chosen?: ReadonlySet<number> | undefined;
}

interface WordAreaProps {
  /** The words of each text, by what comes before the position in their ids. */
  readonly texts: Readonly<Record<string, readonly WordAnalysis[]>>;
  readonly reference: string;
  /** What explains the lines below the words. */
  readonly notes?: ReactNode;
  /** Gets a function that gives the state of a text. */
  readonly children: (stateOf: (idPrefix: string) => WordState) => ReactNode;
}

/**
 * Adds pointer and keyboard control to the words of a verse, in one or two texts. All words of the lemma under the pointer
 * are highlighted. A pinned card puts its word into the address, and the word in the address gets the focus.
 */
export function WordArea({ texts, reference, notes, children }: WordAreaProps) {
  const { marked, entry } = useMarked(texts);
  const place = useMatch({ strict: false, select: ({ params }) => params });
  const navigate = useNavigate();
  const preload = usePreload(WORD_CARD);
  const onPin = ({ key, position }: WordPlace) =>
    // The link has the parameters of the verse on the screen. The address may already belong to another verse, which is
    // loading.
    void navigate({
      to: '/explorer/$book/$chapter/$verse',
      params: place as { book: string; chapter: string; verse: string },
      search: keepSearch,
      hash: `${key}${position}`,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  const words = useSearch({ strict: false, select: (search) => search.words });
  const { area, handlers, focus, at, card, compared, before, setCompared, moveFocus, hide, close, ...mode } =
    useWordArea({
      initial: marked,
      onNear: preload,
      onPin,
    });

  // The word in the address gets the focus, unless its card is pinned. On the first visit the page also scrolls to it.
  // A new entry for the same word comes from a switch or menu, which keeps the focus.
  const lastMarked = useRef<WordPlace | null>(null);
  const markedHash = hashOf(marked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each history entry.
  useEffect(() => {
    const isSame = isSameWord(lastMarked.current, marked);
    lastMarked.current = marked;
    if (marked === null) return;
    const isNew = isFirstVisit(entry);
    if (isSame || (card?.isPinned && isSameWord(card, marked))) return;
    hide();
    // The focus moves after this effect, because React cannot render the button of the word during it.
    queueMicrotask(() => {
      const word = moveFocus(marked);
      if (isNew) word?.scrollIntoView({ block: 'center' });
    });
  }, [markedHash, entry]);

  const wordOf = (one: WordPlace | null) =>
    one === null ? null : (texts[one.key]?.[one.position - 1] ?? null);
  const analysis = wordOf(card);
  return (
    <Highlighted value={wordOf(at)?.word.lemma ?? null}>
      <div ref={area} {...handlers}>
        {children((idPrefix) => ({
          ...wordState(idPrefix, focus, card?.isPinned ? card : null, mode.choosing),
          marked: marked?.key === idPrefix ? marked.position : null,
        }))}
        <div className="max-w-[34rem] text-meta text-muted">{notes}</div>
        {words === undefined ? (
          <CardPlace
            card={
              card !== null &&
              analysis !== null && {
                analysis,
                reference,
                hash: hashOf(card),
                anchor: card.element,
                isPinned: card.isPinned,
                compared: wordOf(compared),
                before: wordOf(before),
                onCompare: (isChosen) => setCompared(isChosen ? card : null),
                onClose: close,
              }
            }
            onFail={hide}
          />
        ) : (
          <LazyPart part={CHOOSE_WORDS} props={{ area: mode.control }} />
        )}
      </div>
    </Highlighted>
  );
}

const hashOf = (word: WordPlace | null): string => (word === null ? '' : word.key + word.position);

/** The word in the address and the history entry. Null for the word while another page is loading. */
function useMarked(texts: WordAreaProps['texts']) {
  const shown = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const { pathname, hash, state } = useLocation();
  const marked = Object.keys(texts).flatMap((key): WordPlace[] => {
    const position = positionInHash(hash, key, texts[key]?.length ?? 0);
    return position === null ? [] : [{ key, position }];
  });
  return { marked: pathname === shown ? (marked[0] ?? null) : null, entry: state.__TSR_key };
}
