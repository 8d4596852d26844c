import { useLocation, useMatch, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { keepSearch } from '../../addresses/explorer-address.ts';
import { positionInHash } from '../../shared/scripture/words.ts';
import { usePreload } from '../../ui/pages/lazy-part.tsx';
import { CardPlace, WORD_CARD } from './card-place.tsx';
import { isFirstVisit } from './first-visit.ts';
import { Highlighted } from './highlight.ts';
import { useWordArea, type WordPlace } from './use-word-area.ts';

export interface WordState {
  readonly tabStop: number;
  readonly marked: number | null;
  readonly open: number | null;
}

interface WordAreaProps {
  readonly words: readonly WordAnalysis[];
  readonly reference: string;
  readonly idPrefix: string;
  readonly idle?: ReactNode;
  readonly children: (state: WordState) => ReactNode;
}

/**
 * Adds pointer and keyboard control to the words of a verse. All words of the lemma under the pointer are highlighted. A
 * pinned card puts its word into the address, and the word in the address gets the focus.
 */
export function WordArea({ words, reference, idPrefix, idle = null, children }: WordAreaProps) {
  const { marked, entry } = useMarked(idPrefix, words.length);
  const place = useMatch({ strict: false, select: ({ params }) => params });
  const navigate = useNavigate();
  const preload = usePreload(WORD_CARD);
  const onPin = ({ position }: WordPlace) =>
    // The link has the parameters of the verse on the screen. The address may already belong to another verse, which is
    // loading.
    void navigate({
      to: '/explorer/$book/$chapter/$verse',
      params: place as { book: string; chapter: string; verse: string },
      search: keepSearch,
      hash: `${idPrefix}${position}`,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  const atWord = (position: number): WordPlace => ({ key: idPrefix, position });
  const { area, handlers, focus, at, card, compared, before, setCompared, moveFocus, hide, close } =
    useWordArea({
      initial: marked === null ? null : atWord(marked),
      onNear: preload,
      onPin,
    });

  // The word in the address gets the focus, unless its card is pinned. On the first visit the page also scrolls to it.
  // A new entry for the same word comes from a switch or menu, which keeps the focus.
  const lastMarked = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each history entry.
  useEffect(() => {
    const isSame = lastMarked.current === marked;
    lastMarked.current = marked;
    if (marked === null) return;
    const isNew = isFirstVisit(entry);
    if (isSame || (card?.isPinned && card.position === marked)) return;
    hide();
    // The focus moves after this effect, because React cannot render the button of the word during it.
    queueMicrotask(() => {
      const word = moveFocus(atWord(marked));
      if (isNew) word?.scrollIntoView({ block: 'center' });
    });
  }, [marked, entry]);

  const wordOf = (one: WordPlace | null) => (one === null ? null : (words[one.position - 1] ?? null));
  const analysis = wordOf(card);
  return (
    <Highlighted value={wordOf(at)?.word.lemma ?? null}>
      <div ref={area} {...handlers}>
        {children({
          tabStop: focus?.position ?? words[0]?.word.wordPosition ?? 1,
          marked,
          open: card?.isPinned ? card.position : null,
        })}
        <CardPlace
          idle={words.length > 0 ? idle : undefined}
          card={
            card !== null &&
            analysis !== null && {
              analysis,
              reference,
              hash: `${idPrefix}${card.position}`,
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
      </div>
    </Highlighted>
  );
}

/** The word in the address and the history entry. Null for the word while another page is loading. */
function useMarked(idPrefix: string, count: number) {
  const shown = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const location = useLocation();
  const marked = location.pathname === shown ? positionInHash(location.hash, idPrefix, count) : null;
  return { marked, entry: location.state.__TSR_key };
}
