import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import { methodIds } from '../../../domain/gematria/method-types.ts';
import { parsingInBrief, unusualLetter } from '../../../domain/hebrew/index.ts';
import { useMarks, withMarks } from '../../shared/marks.ts';
import { Meaning } from '../../shared/meaning.tsx';
import { mainTotal, methodLabel } from '../../shared/methods.ts';
import { wordSound } from '../../shared/word-sound.ts';
import { meaningSource } from '../../shared/words.ts';
import { formatValue } from '../../text/numbers.ts';
import { sharedText } from '../../text/shared.ts';
import { wordCardText } from '../../text/word-card.ts';
import { copyToClipboard } from '../../ui/clipboard.ts';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx';
import { MixedText } from '../../ui/mixed-text.tsx';
import { NumberLink } from '../../ui/number-link.tsx';
import { lexiconQueries } from '../lexicon/index.ts';
import { cardPosition } from './card-position.ts';
import type { LetterWorkingProps } from './letter-working.tsx';
import { rootNumber } from './root-number.ts';
import type { WordDetailsProps } from './word-details.tsx';

const WORKING = lazyPart<LetterWorkingProps>(
  'letter-working',
  async () => (await import('./letter-working.tsx')).LetterWorking,
);
const DETAILS = lazyPart<WordDetailsProps>(
  'word-details',
  async () => (await import('./word-details.tsx')).WordDetails,
);

/** The largest height of the card in rem, at first and with its details or two words. Its width is 20 rem. */
const HEIGHT = 15;
const HEIGHT_WITH_DETAILS = 28;

const text = wordCardText;

export interface WordCardProps {
  readonly analysis: WordAnalysis;
  readonly reference: string;
  /** The hash of the word in the address, without `#`. */
  readonly hash: string;
  readonly anchor: HTMLElement;
  /** True if the card gets the focus. A card that was opened by pointing at its word does not get it. */
  readonly isPinned: boolean;
  /** The word that the reader has chosen to compare with: the same object if it is this word. Null if none is chosen. */
  readonly compared?: WordAnalysis | null;
  /** The word whose card was open before. Null if there is none. */
  readonly before?: WordAnalysis | null;
  /** Chooses the word of this card to compare with, or none. */
  readonly onCompare: (isChosen: boolean) => void;
  readonly onClose: () => void;
}

/**
 * The small card of a word: its form and sound, meaning, lemma, number and parsing, its value with the letters, and
 * links. Everything else is behind “More”. In a wide window it is below the word, in a narrow window at the bottom.
 */
export function WordCard(props: WordCardProps) {
  const {
    analysis,
    reference,
    hash,
    anchor,
    isPinned,
    compared = null,
    before = null,
    onCompare,
    onClose,
  } = props;
  const { word } = analysis;
  const card = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const marks = useMarks();
  const isOther = compared !== null && compared !== analysis;
  const height = isExpanded || isOther ? HEIGHT_WITH_DETAILS : HEIGHT;
  useLayoutEffect(() => {
    if (card.current !== null) place(card.current, anchor, height);
  }, [anchor, height]);
  useEffect(() => {
    if (isPinned) card.current?.focus({ preventScroll: true });
  }, [isPinned]);
  const form = withMarks(word.originalText, marks);
  const value = mainTotal(analysis.gematriaValues);
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={text.label(word.wordPosition, reference)}
      tabIndex={-1}
      className="word-card no-print fixed inset-x-0 bottom-0 z-26 grid max-h-[65dvh] animate-[arrive_160ms_ease-out] content-start gap-1 overflow-y-auto overscroll-contain rounded-t-(--radius) border border-b-0 border-control-line bg-background px-4 pt-1.5 pb-[calc(0.5rem+env(safe-area-inset-bottom))] text-ui leading-[1.3] text-ink outline-none min-[40rem]:absolute min-[40rem]:inset-auto min-[40rem]:w-80 min-[40rem]:max-w-[calc(100vw-1rem)] min-[40rem]:rounded-(--radius) min-[40rem]:border-b min-[40rem]:pb-1.5 min-[40rem]:shadow-lg"
    >
      <header className="-me-2.5 flex items-start justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <bdi lang={word.language} data-form className="text-h3 leading-normal">
            {form}
          </bdi>
          <span lang={`${word.language}-Latn`} className="text-muted italic">
            {wordSound(word)}
          </span>
          <Unusual word={word} reference={reference} />
        </p>
        <button
          type="button"
          className="grid size-9 shrink-0 place-items-center rounded-(--radius) text-muted hover:bg-selected hover:text-ink"
          aria-label={sharedText.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {word.translation !== null && (
        <p>
          <span className="text-body font-medium">
            <Meaning word={word} />
          </span>
          {/* A meaning that may not fit its place says so here. The sources of the others are behind “More”. */}
          {word.isOneOfSeveral === true && (
            <span className="text-meta text-muted">{` — ${meaningSource(word)}`}</span>
          )}
        </p>
      )}
      <Grammar word={word} />
      <OtherReading word={word} />
      {isOther ? (
        <Comparison one={compared} other={analysis} />
      ) : (
        value !== undefined && (
          <section aria-label={text.gematria} className="border-t border-line pt-1">
            <p className="flex items-baseline justify-between gap-4">
              <span className="text-meta text-muted">{methodLabel(value.method)}</span>
              <span className="text-body font-semibold text-accent tabular-nums">
                <NumberLink value={value.value} />
              </span>
            </p>
            {value.value !== null && (
              <LazyPart
                part={WORKING}
                props={{
                  method: value.method,
                  text: word.originalText,
                  language: word.language,
                  isBrief: true,
                }}
                pending={<div className="min-h-7" />}
              />
            )}
            {isPinned && before !== null && <Beside before={before} analysis={analysis} />}
          </section>
        )
      )}
      {compared !== null && !isOther && (
        <p role="status" className="text-meta text-muted">
          {text.chooseOther}
        </p>
      )}
      {/* The links stay in view where the card is too small for all of it. Then their edge says that there is more. */}
      <footer
        className={`sticky -bottom-1.5 -mx-4 border-t border-line bg-background px-4 pt-0.5 text-meta ${isExpanded ? '' : 'animate-[more_linear_both] [animation-timeline:scroll()]'}`}
      >
        <div className="-mx-1.5 flex flex-wrap items-center min-[40rem]:-mx-1">
          <Occurrences analysis={analysis} />
          {value?.value !== undefined && value.value !== null && (
            <Link
              to="/search/gematria/$value"
              params={{ value: String(value.value) }}
              search={{ unit: 'word', method: methodIds(value.method) }}
              className={LINK}
            >
              {text.sameValue}
            </Link>
          )}
          <SameRoot word={word} />
          <Button onClick={() => onCompare(compared === null)}>
            {compared === null ? text.compare : text.stopComparing}
          </Button>
          <Button onClick={() => void copyToClipboard(form, text.theWord)}>{text.copy}</Button>
          <Button isExpanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? text.less : text.more}
          </Button>
        </div>
      </footer>
      {isExpanded && (
        <LazyPart
          part={DETAILS}
          props={{ analysis, hash }}
          pending={<span className="skeleton h-40 w-full" />}
        />
      )}
    </div>
  );
}

/** The look of a link or button of the card. It is at least 24 pixels high, and 36 on a phone. */
const LINK =
  'inline-flex min-h-9 cursor-pointer items-center rounded-sm px-1.5 text-accent no-underline hover:underline min-[40rem]:min-h-6 min-[40rem]:px-1';

interface ButtonProps {
  readonly onClick: () => void;
  readonly isExpanded?: boolean;
  readonly children: ReactNode;
}

const Button = ({ onClick, isExpanded, children }: ButtonProps) => (
  <button type="button" className={LINK} aria-expanded={isExpanded} onClick={onClick}>
    {children}
  </button>
);

/** The lemma, the Strong's number and the parsing in brief. A word without a number is counted by its letters. */
function Grammar({ word }: { readonly word: WordAnalysis['word'] }) {
  const { strongsNumber, morphology, language } = word;
  const { data } = useQuery({
    ...lexiconQueries.entry(strongsNumber ?? ''),
    enabled: strongsNumber !== null,
  });
  const parsing = morphology === null ? null : (parsingInBrief(morphology) ?? morphology);
  return (
    <p className="text-meta text-muted">
      {strongsNumber === null ? (
        <>
          {text.countedByLetters}
          <bdi lang={language} className="text-ui text-ink">
            {word.lemma.replace(/σ$/u, 'ς')}
          </bdi>
        </>
      ) : (
        <>
          {/* The lemma comes with the dictionary's entry. Its space is reserved. */}
          <bdi
            lang={language}
            className={`text-ui text-ink ${data === undefined ? 'inline-block min-w-8' : ''}`}
          >
            {data && withMarks(data.lemma, 'accents')}
          </bdi>
          {` · ${strongsNumber}`}
        </>
      )}
      {parsing !== null && ` · ${parsing}`}
    </p>
  );
}

/**
 * The link to all occurrences of the word: a search for its Strong's number or, if it has none, for its lemma.
 */
function Occurrences({ analysis: { word, frequency } }: { readonly analysis: WordAnalysis }) {
  const note = 'inline-flex min-h-6 items-center px-1.5 text-muted min-[40rem]:px-1';
  if (typeof frequency !== 'number') return <span className={note}>{text.unknownFrequency}</span>;
  if (frequency === 1) return <span className={note}>{text.once}</span>;
  return (
    <Link to="/search" search={{ term: word.strongsNumber ?? `lemma:${word.lemma}` }} className={LINK}>
      {text.findAll(formatValue(frequency))}
    </Link>
  );
}

/** The link to all places of the word and of the word that the dictionary derives it from. */
function SameRoot({ word: { strongsNumber } }: { readonly word: WordAnalysis['word'] }) {
  const { data } = useQuery({
    ...lexiconQueries.entry(strongsNumber ?? ''),
    enabled: strongsNumber !== null,
  });
  const root = rootNumber(data?.derivation ?? null);
  if (root === null || strongsNumber === null) return null;
  return (
    <Link to="/search" search={{ term: `${root} OR ${strongsNumber}` }} className={LINK}>
      {text.sameRoot}
    </Link>
  );
}

/** The form that is read where this one is written, or the reverse. */
function OtherReading({ word }: { readonly word: WordAnalysis['word'] }) {
  const marks = useMarks();
  if (word.variant === null) return null;
  const isQere = word.reading === 'qere';
  if (word.variant === '') return <p>{isQere ? text.qereOnly : text.ketivOnly}</p>;
  return (
    <p>
      <span className="text-muted">{isQere ? text.written : text.read}</span>
      <bdi lang={word.language} className="text-lead">
        {withMarks(word.variant, marks)}
      </bdi>
    </p>
  );
}

const mainValue = ({ gematriaValues }: WordAnalysis) => mainTotal(gematriaValues)?.value ?? null;

interface UnusualProps {
  readonly word: WordAnalysis['word'];
  readonly reference: string;
}

/** Says that the manuscripts write a letter of the word large, small or above the line. */
function Unusual({ word, reference }: UnusualProps) {
  const found = unusualLetter(reference, word.wordPosition, word.originalText);
  return (
    found && (
      <span className="text-muted">
        <MixedText>{text.unusual[found.size](found.letter)}</MixedText>
      </span>
    )
  );
}

interface ComparisonProps {
  readonly one: WordAnalysis;
  readonly other: WordAnalysis;
}

/** Two words with their values by the main method, the difference and the sum. */
function Comparison({ one, other }: ComparisonProps) {
  const marks = useMarks();
  const [first, second] = [mainValue(one), mainValue(other)];
  return (
    <section aria-label={text.gematria} data-comparison className="border-t border-line pt-1.5">
      {[one, other].map((analysis, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words of two verses can have the same position.
        <p key={index} className="flex items-baseline justify-between gap-4">
          <bdi lang={analysis.word.language} className="text-body leading-6">
            {withMarks(analysis.word.originalText, marks)}
          </bdi>
          <span className="text-body font-semibold text-accent tabular-nums">
            <NumberLink value={mainValue(analysis)} />
          </span>
        </p>
      ))}
      {first !== null && second !== null && (
        <p className="text-meta text-muted tabular-nums">
          {text.difference(formatValue(Math.abs(first - second)), formatValue(first + second))}
        </p>
      )}
    </section>
  );
}

interface BesideProps {
  readonly before: WordAnalysis;
  readonly analysis: WordAnalysis;
}

/** The value of the word and that of the word whose card was open before: their difference and their sum. */
function Beside({ before, analysis }: BesideProps) {
  const [first, second] = [mainValue(before), mainValue(analysis)];
  if (first === null || second === null || before.word.wordPosition === analysis.word.wordPosition)
    return null;
  return (
    <p data-beside="" className="text-meta text-muted tabular-nums">
      {text.beside(
        formatValue(second),
        formatValue(first),
        formatValue(Math.abs(first - second)),
        formatValue(first + second),
      )}
    </p>
  );
}

/**
 * Moves the card below its word, or above it if there is no room below. In a narrow window CSS puts it at the bottom,
 * and if the card would cover the word, the page is scrolled.
 */
function place(card: HTMLElement, anchor: HTMLElement, heightInRem: number): void {
  if (!matchMedia('(min-width: 40rem)').matches) {
    const covered = anchor.getBoundingClientRect().bottom - card.getBoundingClientRect().top;
    if (covered > 0) scrollBy({ top: covered + 16 });
    return;
  }
  const area = card.offsetParent?.getBoundingClientRect();
  if (area === undefined) return;
  const { clientWidth, clientHeight } = document.documentElement;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  const { left, edge, isAbove, maxHeight } = cardPosition(
    anchor.getBoundingClientRect(),
    { width: card.offsetWidth, height: HEIGHT * rem },
    { width: clientWidth, height: clientHeight, top: Math.max(0, header) },
  );
  card.style.left = `${left - area.left}px`;
  card.style.maxHeight = `${Math.min(heightInRem * rem, maxHeight)}px`;
  if (isAbove) card.style.bottom = `${area.bottom - clientHeight + edge}px`;
  else card.style.top = `${edge - area.top}px`;
}
