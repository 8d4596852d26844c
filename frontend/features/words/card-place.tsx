import { wordsText } from '../../text/words.ts';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import type { WordCardProps } from './word-card.tsx';

export const WORD_CARD = lazyPart<WordCardProps>(
  'word-card',
  async () => (await import('./word-card.tsx')).WordCard,
);

interface CardPlaceProps {
  /** The card. False if none is open. */
  readonly card: WordCardProps | false;
  /** True if the strip has its room also while no card is open, so that nothing moves. */
  readonly isReserved?: boolean;
  readonly onFail: () => void;
}

/** The place of a word's card: in a large window the foot of the text, where it stays in view. Otherwise a sheet. */
export function CardPlace({ card, isReserved = false, onFail }: CardPlaceProps) {
  const hint = isReserved && (
    <p className="hidden py-2 text-meta text-muted strip:block">{wordsText.pointAtWord}</p>
  );
  return (
    <div
      className={`no-print z-5 strip:sticky strip:bottom-0 ${card || isReserved ? 'strip:h-24 strip:border-t strip:border-line strip:bg-background' : ''}`}
    >
      {card ? <LazyPart part={WORD_CARD} props={card} pending={hint} onFail={onFail} /> : hint}
    </div>
  );
}
