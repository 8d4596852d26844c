import { useLocation, useNavigate } from '@tanstack/react-router';
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { LitLemma } from './lit-lemma.ts';
import { directionOf, positionAfterKey, positionInHash } from './words.ts';

const importCard = () => import('./word-card.tsx');
const WordCard = lazy(importCard);

/** Milliseconds that the pointer rests on a word before its card opens, and may be away before it closes. */
const OPEN_MS = 150;
const CLOSE_MS = 250;

interface OpenCard {
  readonly position: number;
  /** What the card stands beside: the word in the interlinear or in the running text. */
  readonly anchor: HTMLElement;
  /** Asked for by click, tap or key: it stays and takes the focus. */
  readonly isPinned: boolean;
}

/** What the interlinear shows of the area's state. */
export interface WordState {
  readonly tabStop: number;
  readonly marked: number | null;
  readonly open: number | null;
}

interface WordAreaProps {
  readonly words: readonly WordAnalysis[];
  readonly reference: string;
  readonly idPrefix: string;
  readonly children: (state: WordState) => ReactNode;
}

const wordOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
const positionOf = (element: HTMLElement) => Number(element.dataset.word);

/**
 * A text whose words answer to pointer and keys: words of one lemma light up together, each has a card, Tab reaches
 * the words once and the arrow keys go between them.
 */
export function WordArea({ words, reference, idPrefix, children }: WordAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const marked = positionInHash(useLocation({ select: ({ hash }) => hash }), idPrefix, words.length);
  const [tabStop, setTabStop] = useState(marked ?? words[0]?.word.wordPosition ?? 1);
  const [lit, setLit] = useState<string | null>(null);
  const [card, setCard] = useState<OpenCard | null>(null);

  const lemmaAt = (position: number) => words[position - 1]?.word.lemma ?? null;
  const column = (position: number) =>
    area.current?.querySelector<HTMLElement>(`li[data-word="${position}"]`) ?? null;
  const focusWord = (position: number) => column(position)?.querySelector('a')?.focus();

  // A link to a word brings it into view under the header, with the focus on it.
  const first = useRef(marked);
  useEffect(() => {
    if (first.current !== null) {
      const word = area.current?.querySelector(`li[data-word="${first.current}"]`);
      word?.scrollIntoView({ block: 'center' });
      word?.querySelector('a')?.focus({ preventScroll: true });
    }
    return () => clearTimeout(timer.current);
  }, []);

  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, milliseconds);
  };
  const pin = (position: number, anchor: HTMLElement | null) => {
    if (anchor === null) return;
    clearTimeout(timer.current);
    setTabStop(position);
    setLit(lemmaAt(position));
    setCard({ position, anchor, isPinned: true });
    void navigate({
      to: '.',
      search: (search) => search,
      hash: `${idPrefix}${position}`,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  };
  const close = () => {
    clearTimeout(timer.current);
    setCard(null);
    if (card?.isPinned) focusWord(card.position);
  };

  // A card that only hovers goes with Escape or a click elsewhere too, wherever the focus is.
  useEffect(() => {
    if (card === null) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    };
    const onPointer = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Element && !event.target.closest('.word-card, [data-word]')) setCard(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  });

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    void importCard();
    const target = event.target as Element;
    if (target.closest('.word-card')) return clearTimeout(timer.current);
    const word = wordOf(target);
    if (card?.isPinned) return;
    if (word === null) {
      setLit(null);
      return card === null ? clearTimeout(timer.current) : later(CLOSE_MS, () => setCard(null));
    }
    const position = positionOf(word);
    setLit(lemmaAt(position));
    // In the running text a pointer passes over words all the time: there a card opens by click alone.
    if (word.tagName === 'LI') later(OPEN_MS, () => setCard({ position, anchor: word, isPinned: false }));
  };
  const onPointerLeave = () => {
    if (card?.isPinned) return;
    setLit(null);
    if (card === null) clearTimeout(timer.current);
    else later(CLOSE_MS, () => setCard(null));
  };
  const onClick = (event: MouseEvent) => {
    const word = wordOf(event.target);
    if (word === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if ((event.target as Element).closest('.word-card')) return;
    event.preventDefault();
    // A selection that ends on a word was no click.
    if (getSelection()?.isCollapsed === false) return;
    const position = positionOf(word);
    if (card?.isPinned && card.position === position) close();
    else pin(position, word);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const inCard = (event.target as Element).closest('.word-card') !== null;
    const word = wordOf(event.target);
    if (!inCard && word === null) return;
    const at = inCard ? (card?.position ?? tabStop) : positionOf(word as HTMLElement);
    if (event.key === ' ' && !inCard) {
      event.preventDefault();
      return pin(at, column(at));
    }
    const language = words[0]?.word.language ?? 'he';
    const to = positionAfterKey(event.key, at, words.length, directionOf(language));
    if (to === null || (inCard && !event.key.startsWith('Arrow'))) return;
    // The arrow keys belong to the words here, not to the verse.
    event.preventDefault();
    if (inCard) {
      pin(to, column(to));
      column(to)?.scrollIntoView({ block: 'nearest' });
    } else focusWord(to);
  };
  const onFocus = ({ target }: { target: EventTarget }) => {
    const word = wordOf(target);
    if (word === null) return;
    void importCard();
    setTabStop(positionOf(word));
    setLit(lemmaAt(positionOf(word)));
  };

  const open = card === null ? undefined : words[card.position - 1];
  return (
    <LitLemma value={lit}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks bubble here from the words' links. */}
      <div
        ref={area}
        className="word-area"
        onPointerOver={onPointerOver}
        onPointerLeave={onPointerLeave}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={() => !card && setLit(null)}
      >
        {children({ tabStop, marked, open: card?.position ?? null })}
        {card !== null && open !== undefined && (
          <Suspense fallback={null}>
            <WordCard
              key={card.position}
              analysis={open}
              reference={reference}
              hash={`${idPrefix}${card.position}`}
              anchor={card.anchor}
              isPinned={card.isPinned}
              onClose={close}
            />
          </Suspense>
        )}
      </div>
    </LitLemma>
  );
}
