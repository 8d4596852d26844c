import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MethodValue, WordAnalysis } from '../../../domain/contract/index.ts';
import { methodIds } from '../../../domain/gematria/method-types.ts';
import { withFinalSigma } from '../../../domain/greek/index.ts';
import { unusualLetter } from '../../../domain/hebrew/index.ts';
import { briefParsing } from '../../../domain/lexicon/index.ts';
import { mainTotal, methodLabel } from '../../shared/methods/methods.ts';
import { useMarks, withMarks } from '../../shared/scripture/marks.ts';
import { Meaning } from '../../shared/scripture/meaning.tsx';
import { wordSound } from '../../shared/scripture/word-sound.ts';
import { formatValue } from '../../text/numbers.ts';
import { sharedText } from '../../text/site/shared-text.ts';
import { meaningsText } from '../../text/verse/meanings-text.ts';
import { wordCardText } from '../../text/verse/word-card-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { LazyPart, lazyPart } from '../../ui/pages/lazy-part.tsx';
import { Dialog } from '../../ui/panels/dialog.tsx';
import { copyToClipboard } from '../../ui/sharing/clipboard.ts';
import { useMedia } from '../../ui/use-media.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { lexiconQueries } from '../lexicon/index.ts';
import { useCardRoom } from './card-room.ts';
import { rootNumber } from './root-number.ts';
import { isStrip, STRIP } from './use-word-area.ts';

const WORKING = lazyPart(() => import('./letter-working.tsx'), 'LetterWorking');
const DETAILS = lazyPart(() => import('./word-details.tsx'), 'WordDetails');

const text = wordCardText;

export interface WordCardProps {
  readonly analysis: WordAnalysis;
  readonly reference: string;
  /** The hash of the word in the address, without `#`. */
  readonly hash: string;
  /** The edition of the word, if it is not that of the address. */
  readonly edition?: string | undefined;
  readonly anchor: HTMLElement;
  /** True if the reader opened the card by click, tap or key. A sheet then gets the focus. */
  readonly isPinned: boolean;
  /** The word that the reader has chosen to compare with: the same object if it is this word. Null if none is chosen. */
  readonly compared: WordAnalysis | null;
  /** The word whose card was pinned before this one. Null if there is none. */
  readonly before: WordAnalysis | null;
  readonly onCompare: (isChosen: boolean) => void;
  readonly onClose: () => void;
}

const CARD =
  'word-card no-print fixed inset-x-0 bottom-0 z-26 grid grid-cols-[minmax(0,1fr)] max-h-[65dvh] animate-[arrive_160ms_ease-out] content-start gap-1 overflow-x-clip overflow-y-auto overscroll-contain rounded-t-(--radius) border border-b-0 border-control-line bg-background px-4 pt-1.5 pb-[calc(0.5rem+env(safe-area-inset-bottom))] text-ui leading-[1.3] text-ink outline-none strip:h-24 strip:animate-none strip:grid-cols-[minmax(8rem,1fr)_auto_auto] strip:grid-rows-[2.3125rem_1.5625rem_1.5625rem] strip:items-center strip:gap-x-4 strip:gap-y-0 strip:overflow-visible strip:rounded-none strip:border-x-0 strip:border-y strip:px-3 strip:py-0 strip:pt-1';
const CLOSE =
  'grid size-9 shrink-0 place-items-center rounded-(--radius) text-muted hover:bg-selected hover:text-ink strip:col-start-3 strip:row-start-1';
const GRAMMAR =
  'strip:col-span-3 strip:row-start-2 strip:flex strip:min-w-0 strip:items-baseline strip:gap-x-3 strip:overflow-hidden strip:whitespace-nowrap';
const VALUE =
  'flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-1 strip:col-start-2 strip:row-start-1 strip:flex-nowrap strip:gap-x-3 strip:border-0 strip:p-0';
const LINKS =
  'sticky -bottom-1.5 -mx-4 flex flex-wrap items-center border-t border-line bg-background px-2.5 pt-0.5 text-meta strip:col-span-3 strip:row-start-3 strip:-mx-1.5 strip:flex-nowrap strip:border-0 strip:p-0 strip:whitespace-nowrap';

export function WordCard(props: WordCardProps) {
  const { analysis, reference, hash, edition, anchor, isPinned, compared, before, onCompare, onClose } =
    props;
  const { word } = analysis;
  const card = useRef<HTMLDivElement>(null);
  const [isExpanded, setExpanded] = useState(false);
  const marks = useMarks();
  const isOther = compared !== null && compared !== analysis;
  // A sheet lies over the text, so it is low until the reader asks for more.
  const isBrief = !useMedia(STRIP) && !isExpanded;
  useCardRoom(card, anchor, isPinned);
  useEffect(() => {
    if (isPinned && !isStrip()) card.current?.focus({ preventScroll: true });
  }, [isPinned]);
  const form = withMarks(word.originalText, marks);
  const value = mainTotal(analysis.gematriaValues);
  const other = isOther ? compared : before;
  const details = (
    <LazyPart
      part={DETAILS}
      props={{ analysis, hash, edition }}
      pending={<span className="skeleton h-40 w-full" />}
    />
  );
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={text.label(word.wordPosition, reference)}
      tabIndex={-1}
      className={CARD}
    >
      <header className="-me-2.5 flex items-start justify-between gap-2 strip:contents">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 strip:flex-nowrap strip:whitespace-nowrap">
          <bdi lang={word.language} data-form className="text-h3 leading-normal">
            {form}
          </bdi>
          <span lang={`${word.language}-Latn`} className="text-muted italic">
            {wordSound(word)}
          </span>
          <Unusual word={word} reference={reference} />
          {word.translation !== null && (
            <span className="basis-full strip:basis-auto strip:truncate">
              <span className="text-body font-medium">
                <Meaning word={word} />
              </span>
              {word.isOneOfSeveral === true && (
                <span className="text-meta text-muted">{` — ${meaningsText.several}`}</span>
              )}
            </span>
          )}
        </p>
        {isBrief && value !== undefined && (
          <span className="ms-auto pt-1 text-body font-semibold text-accent tabular-nums">
            <NumberLink value={value.value} />
          </span>
        )}
        <button
          type="button"
          className={`${CLOSE} ${isPinned ? '' : 'invisible'}`}
          aria-label={sharedText.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className={GRAMMAR}>
        <Grammar word={word} isPinned={isPinned} isBrief={isBrief} />
        <OtherReading word={word} />
      </div>
      {!isBrief && value !== undefined && <Value word={word} total={value} />}
      <footer className={LINKS}>
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
        {!isBrief && (
          <>
            <SameRoot word={word} isPinned={isPinned} />
            <Button onClick={() => onCompare(compared === null)}>
              {compared === null ? text.compare : text.stopComparing}
            </Button>
            <Button onClick={() => void copyToClipboard(form, text.theWord)}>{text.copy}</Button>
          </>
        )}
        <Button isExpanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? text.less : text.more}
        </Button>
        <span className="ms-auto truncate px-1.5 text-muted tabular-nums">
          {compared !== null && !isOther ? (
            <span role="status">{text.chooseOther}</span>
          ) : (
            other !== null && <Compared before={other} analysis={analysis} />
          )}
        </span>
      </footer>
      {isExpanded &&
        (isStrip() ? (
          <Dialog title={<bdi lang={word.language}>{form}</bdi>} onClose={() => setExpanded(false)}>
            {details}
          </Dialog>
        ) : (
          details
        ))}
    </div>
  );
}

interface ValueProps {
  readonly word: WordAnalysis['word'];
  readonly total: MethodValue;
}

function Value({ word: { originalText, language }, total: { method, value } }: ValueProps) {
  return (
    <section aria-label={text.gematria} className={VALUE}>
      <span className="text-meta text-muted strip:sr-only">{methodLabel(method)}</span>
      <span className="text-body font-semibold text-accent tabular-nums">
        <NumberLink value={value} className="-mx-2 px-2" />
      </span>
      {value !== null && (
        <LazyPart
          part={WORKING}
          props={{ method, text: originalText, language, isBrief: true }}
          pending={<div className="min-h-7" />}
        />
      )}
    </section>
  );
}

const LINK =
  'inline-flex min-h-9 cursor-pointer items-center rounded-sm px-1.5 text-accent no-underline hover:underline strip:min-h-6';

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

interface FromLexiconProps {
  readonly word: WordAnalysis['word'];
  /** Only a pinned card loads the dictionary, because the pointer passes over many words. */
  readonly isPinned: boolean;
}

const useEntry = ({ word: { strongsNumber }, isPinned }: FromLexiconProps) =>
  useQuery({ ...lexiconQueries.entry(strongsNumber ?? ''), enabled: isPinned && strongsNumber !== null })
    .data;

function Grammar(props: FromLexiconProps & { readonly isBrief: boolean }) {
  const { strongsNumber, morphology, language, lemma } = props.word;
  const entry = useEntry(props);
  const parsing = morphology === null ? null : briefParsing(morphology);
  return (
    <p className={`text-meta text-muted strip:truncate ${props.isBrief ? 'truncate' : ''}`}>
      {strongsNumber === null ? (
        <>
          {text.countedByLetters}
          <bdi lang={language} className="text-ui text-ink">
            {withFinalSigma(lemma)}
          </bdi>
        </>
      ) : (
        <>
          {/* The lemma comes with the dictionary's entry. Its space is reserved. */}
          {props.isPinned && (
            <bdi
              lang={language}
              className={`mr-1.5 text-ui text-ink ${entry === undefined ? 'inline-block min-w-8' : ''}`}
            >
              {entry && withMarks(entry.lemma, 'accents')}
            </bdi>
          )}
          {strongsNumber}
        </>
      )}
      {parsing !== null && ` · ${parsing}`}
      {props.word.corrected !== undefined && text.corrected}
    </p>
  );
}

/**
 * The link to all occurrences of the word, the first place first: a search for its Strong's number or, if it has none, for
 * its lemma.
 */
function Occurrences({ analysis: { word, frequency } }: { readonly analysis: WordAnalysis }) {
  const note = 'inline-flex min-h-6 items-center px-1.5 text-muted';
  if (typeof frequency !== 'number') return <span className={note}>{text.unknownFrequency}</span>;
  if (frequency === 1) return <span className={note}>{text.once}</span>;
  return (
    <Link
      to="/search"
      search={{ term: word.strongsNumber ?? `lemma:${word.lemma}`, order: 'canonical' }}
      className={LINK}
    >
      {text.findAll(formatValue(frequency))}
    </Link>
  );
}

function SameRoot(props: FromLexiconProps) {
  const { strongsNumber } = props.word;
  const root = rootNumber(useEntry(props)?.derivation ?? null);
  if (root === null || strongsNumber === null) return null;
  return (
    <Link to="/search" search={{ term: `${root} OR ${strongsNumber}` }} className={LINK}>
      {text.sameRoot}
    </Link>
  );
}

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

interface ComparedProps {
  readonly before: WordAnalysis;
  readonly analysis: WordAnalysis;
}

function Compared({ before, analysis }: ComparedProps) {
  const first = mainValue(before);
  const second = mainValue(analysis);
  if (first === null || second === null || before === analysis) return null;
  const difference = formatValue(Math.abs(first - second));
  return (
    <span data-compared="">
      {text.compared(formatValue(second), formatValue(first), difference, formatValue(first + second))}
    </span>
  );
}
