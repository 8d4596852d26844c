import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import type { WordCardProps } from './word-card.tsx';

export const WORD_CARD = lazyPart(() => import('./word-card.tsx'), 'WordCard');

interface CardPlaceProps {
  readonly card: WordCardProps | false;
  readonly onFail: () => void;
}

/** The card of the word that is open. It lies over the page and has no height of its own. */
export const CardPlace = ({ card, onFail }: CardPlaceProps) =>
  card && <LazyPart part={WORD_CARD} props={card} onFail={onFail} />;
