import { Link } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { parsingInWords } from '../../../domain/hebrew/index.ts';
import { useMarks, withMarks } from '../../shared/marks.ts';
import { methodLabel } from '../../shared/methods.ts';
import { meaningSource } from '../../shared/words.ts';
import { copyToClipboard } from '../../ui/clipboard.ts';
import { WithDivineName } from '../../ui/divine-name.tsx';
import { formatValue } from '../../ui/format-value.ts';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { LexiconEntry } from '../lexicon/index.ts';
import { cardPosition } from './card-position.ts';
import type { LetterWorkingProps } from './letter-working.tsx';

const WORKING = lazyPart<LetterWorkingProps>(
  'letter-working',
  async () => (await import('./letter-working.tsx')).LetterWorking,
);

const LANGUAGES = { he: 'Hebrew', arc: 'Aramaic', grc: 'Greek' } as const;

export interface WordCardProps {
  readonly analysis: WordAnalysis;
  readonly reference: string;
  /** The hash of the word in the address, without `#`. */
  readonly hash: string;
  readonly anchor: HTMLElement;
  /** True if the card gets the focus. A card that was opened by pointing at its word does not get it. */
  readonly isPinned: boolean;
  readonly onClose: () => void;
}

/**
 * The card with all facts about a word. In a wide window it is beside the word, in a narrow window at the bottom.
 */
export function WordCard({ analysis, reference, hash, anchor, isPinned, onClose }: WordCardProps) {
  const { word, gematriaValues, frequency } = analysis;
  const card = useRef<HTMLDivElement>(null);
  const marks = useMarks();
  useLayoutEffect(() => {
    if (card.current !== null) place(card.current, anchor);
  }, [anchor]);
  useEffect(() => {
    if (isPinned) card.current?.focus({ preventScroll: true });
  }, [isPinned]);
  const parsing = word.morphology === null ? null : (parsingInWords(word.morphology) ?? word.morphology);
  const form = withMarks(word.originalText, marks);
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={`Word ${word.wordPosition} of ${reference}`}
      tabIndex={-1}
      className="word-card no-print"
    >
      <header className="word-card-head">
        <div className="min-w-0">
          <p lang={word.language} className="word-card-form">
            <bdi>{form}</bdi>
          </p>
          <p>
            <span lang={`${word.language}-Latn`} className="font-medium">
              {word.transliteration}
            </span>
            <span className="text-muted">{` · ${LANGUAGES[word.language]}`}</span>
            {word.strongsNumber !== null && <span className="text-muted">{` · ${word.strongsNumber}`}</span>}
          </p>
        </div>
        <button type="button" className="control control-icon" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {word.translation !== null && (
        <p>
          <span className="text-body font-medium">
            <WithDivineName text={word.translation} />
          </span>
          <span className="text-meta text-muted">{` — ${meaningSource(word)}`}</span>
        </p>
      )}
      {parsing !== null && <p>{capitalised(parsing)}</p>}
      <OtherReading word={word} />
      <section aria-label="Gematria" className="word-card-part">
        {gematriaValues.map(({ method, value }, index) => (
          <details key={method} open={index === 0} name={`${hash}-working`}>
            <summary>
              <span>{methodLabel(method)}</span>
              <span className="font-semibold text-accent tabular-nums">{formatValue(value)}</span>
            </summary>
            {value !== null && (
              <LazyPart
                part={WORKING}
                props={{ method, text: word.originalText, language: word.language }}
                pending={<div className="letter-working-space" />}
              />
            )}
          </details>
        ))}
      </section>
      {word.strongsNumber !== null ? (
        <section aria-label="Dictionary" className="word-card-part">
          <LexiconEntry strongsNumber={word.strongsNumber} language={word.language} />
        </section>
      ) : (
        <p className="word-card-part text-muted">
          {'Counted by its letters: '}
          <bdi lang={word.language} className="word-card-lemma">
            {word.lemma.replace(/σ$/u, 'ς')}
          </bdi>
        </p>
      )}
      <footer className="word-card-part word-card-foot">
        <Occurrences word={word} frequency={frequency} />
        <span className="flex gap-1">
          <button type="button" className="control" onClick={() => void copyToClipboard(form, 'The word')}>
            Copy word
          </button>
          <button
            type="button"
            className="control"
            onClick={() =>
              void copyToClipboard(
                `${location.origin}${location.pathname}${location.search}#${hash}`,
                'The link',
              )
            }
          >
            Copy link
          </button>
        </span>
      </footer>
    </div>
  );
}

/**
 * The number of occurrences of the word, with a link that searches for its Strong's number or, if it has none, for
 * its lemma.
 */
function Occurrences({ word, frequency }: Pick<WordAnalysis, 'word' | 'frequency'>) {
  if (frequency === null) return <span className="text-muted">N/A</span>;
  if (frequency === 1) return <span className="text-muted">1 occurrence</span>;
  return (
    <Link
      to="/search"
      search={{ term: word.strongsNumber ?? `lemma:${word.lemma}` }}
      className="control -ms-3.5 text-accent"
    >
      {`find all ${formatValue(frequency)}`}
    </Link>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function OtherReading({ word }: { readonly word: WordAnalysis['word'] }) {
  const marks = useMarks();
  if (word.variant === null) return null;
  const [here, other] = word.reading === 'qere' ? ['Qere', 'Ketiv, written'] : ['Ketiv', 'Qere, read'];
  return (
    <p>
      {word.variant === '' ? (
        `${here}: ${here === 'Qere' ? 'read and not written' : 'written and not read'}.`
      ) : (
        <>
          <span className="text-muted">{`${other}: `}</span>
          <bdi lang={word.language} className="word-card-lemma">
            {withMarks(word.variant, marks)}
          </bdi>
        </>
      )}
    </p>
  );
}

/**
 * Moves the card beside its word. In a narrow window CSS puts it at the bottom, and if the card would cover the
 * word, the page is scrolled.
 */
function place(card: HTMLElement, anchor: HTMLElement): void {
  if (!matchMedia('(min-width: 40rem)').matches) {
    const covered = anchor.getBoundingClientRect().bottom - card.getBoundingClientRect().top;
    if (covered > 0) scrollBy({ top: covered + 16 });
    return;
  }
  const area = card.offsetParent?.getBoundingClientRect();
  if (area === undefined) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  const { left, edge, isAbove, maxHeight } = cardPosition(anchor.getBoundingClientRect(), card.offsetWidth, {
    width: clientWidth,
    height: clientHeight,
    top: Math.max(0, header),
  });
  card.style.left = `${left - area.left}px`;
  card.style.maxHeight = `${maxHeight}px`;
  if (isAbove) card.style.bottom = `${area.bottom - clientHeight + edge}px`;
  else card.style.top = `${edge - area.top}px`;
}
