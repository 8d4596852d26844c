import type { ReactNode } from 'react';
import { wordsText } from '../../text/verse/words-text.ts';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import type { WordCardProps } from './word-card.tsx';

export const WORD_CARD = lazyPart(() => import('./word-card.tsx'), 'WordCard');

interface CardPlaceProps {
  readonly card: WordCardProps | false;
  /** Shown where the card would be while no card is open. The strip then keeps its height, so that nothing moves. */
  readonly idle?: ReactNode;
  readonly onFail: () => void;
}

/**
 * Where the card of a word is shown: in a large window as a strip below the text, which stays in view, otherwise as a
 * sheet.
 */
export function CardPlace({ card, idle, onFail }: CardPlaceProps) {
  const isReserved = idle !== undefined;
  const empty = isReserved && (
    <div className="max-w-[34rem] text-meta text-muted strip:pt-2">
      <p className="hidden strip:block">{wordsText.pointAtWord}</p>
      {idle}
    </div>
  );
  const room = card || isReserved ? 'strip:h-24 strip:border-t strip:border-line strip:bg-background' : '';
  return (
    <div className={`z-5 strip:sticky strip:bottom-0 ${room}`}>
      {card ? <LazyPart part={WORD_CARD} props={card} pending={empty} onFail={onFail} /> : empty}
    </div>
  );
}
