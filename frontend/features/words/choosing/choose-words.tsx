import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { readFields } from '../../../../domain/basics/index.ts';
import type { WordAnalysis } from '../../../../domain/contract/index.ts';
import { type MethodId, methodIds } from '../../../../domain/gematria/method-types.ts';
import { numberFacts } from '../../../../domain/numbers/index.ts';
import { EXPLORER_SEARCH, type ExplorerSearch } from '../../../addresses/explorer-address.ts';

import { methodFullName, methodLabel } from '../../../shared/methods/methods.ts';
import { libraryQueries } from '../../../shared/places/library-queries.ts';
import { type ChapterPlace, placeName, type VersePlace } from '../../../shared/places/place.ts';
import { usePlace } from '../../../shared/places/use-place.ts';
import { useMarks, withMarks } from '../../../shared/scripture/marks.ts';
import { verseQueries } from '../../../shared/scripture/verse-queries.ts';
import { formatValue } from '../../../text/numbers.ts';
import { chooseWordsText as text } from '../../../text/reading/choose-words-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { copyToClipboard } from '../../../ui/sharing/clipboard.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { NumberLink } from '../../../ui/words/number-link.tsx';
import { Sum } from '../../../ui/words/sum.tsx';
import { Cite, EarlierAnswer } from '../../cite/index.ts';
import type { WordAreaControl } from '../use-word-area.ts';
import {
  type ChoosableText,
  chosenIn,
  chosenNumbers,
  inAddress,
  isBeyond,
  type Kind,
  NOTHING,
  readChosen,
  sumOf,
  wordsOfKind,
  writeChosen,
} from './chosen-words.ts';
import { useChoosing } from './use-choosing.ts';

/** The address changes after this pause, in milliseconds. Browsers refuse to change it many times a second. */
const ADDRESS_MS = 300;
/** How long the sum must stay the same before a screen reader announces it, in milliseconds. */
const ANNOUNCE_MS = 500;
/** The most words that are listed with their values. */
const MAX_LISTED = 40;

/** On a phone the bar is at the foot of the screen, over the toolbar. Elsewhere it follows the text and stays in view. */
const BAR =
  'no-print z-26 grid gap-1 border-t border-line bg-background text-ui max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:px-4 max-md:pb-[calc(0.5rem+env(safe-area-inset-bottom))] md:sticky md:bottom-0 md:pb-2';

/** The `data-place` of a verse in its chapter. */
type KeyOf = (verse: { readonly book: string; readonly chapter: number; readonly verse: number }) => string;

interface ChooseWordsProps {
  readonly area: WordAreaControl;
  /** Missing on the page of a verse. */
  readonly keyOf?: KeyOf;
}

/** The bar with the sum of the words that the reader chooses. While it is on the page, the words can be chosen. */
export function ChooseWords({ area, keyOf }: ChooseWordsProps) {
  const place = usePlace();
  const search = useSearch({ strict: false });
  const { words = '' } = search;
  const shown = readFields(EXPLORER_SEARCH, search);
  if (place === null) return null;
  const { verse, ...chapter } = place;
  const props = { area, written: words, search: shown, reference: placeName(place) };
  if (verse !== null) return <InVerse {...props} place={{ ...chapter, verse }} />;
  return keyOf === undefined ? null : <InChapter {...props} place={chapter} keyOf={keyOf} />;
}

interface PlacedProps {
  readonly area: WordAreaControl;
  readonly written: string;
  readonly search: ExplorerSearch;
  readonly reference: string;
}

function InVerse({ place, ...props }: PlacedProps & { readonly place: VersePlace }) {
  const { data, error } = useQuery(verseQueries.detail(place, props.search));
  const texts = useMemo(() => data && [{ key: 'w', verse: null, words: data.words }], [data]);
  return (
    <WhenLoaded texts={texts} edition={data?.verse.edition ?? null} hasFailed={error !== null} {...props} />
  );
}

interface InChapterProps extends PlacedProps {
  readonly place: ChapterPlace;
  readonly keyOf: KeyOf;
}

function InChapter({ place, keyOf, ...props }: InChapterProps) {
  const { data, error } = useQuery(verseQueries.chapterWords(place, props.search));
  const texts = useMemo(
    () =>
      data?.verses.map(({ verse: { book, chapter, verse } }) => ({
        key: keyOf({ book, chapter, verse }),
        verse,
        words: (data.words ?? []).filter((word) => word.verse === verse),
      })),
    [data, keyOf],
  );
  return (
    <WhenLoaded texts={texts} edition={data?.verse.edition ?? null} hasFailed={error !== null} {...props} />
  );
}

interface WhenLoadedProps extends PlacedProps {
  readonly texts: readonly ChoosableText[] | undefined;
  readonly edition: string | null;
  readonly hasFailed: boolean;
}

function WhenLoaded({ texts, hasFailed, ...props }: WhenLoadedProps) {
  if (texts !== undefined) return <Choice texts={texts} {...props} />;
  return (
    <p role="status" className={`${BAR} py-3 text-muted`}>
      {hasFailed ? text.failed : text.loading}
    </p>
  );
}

/** Changes the chosen words in the address. Undefined ends the mode. An answer that a link has is that of another choice. */
function useChangeWords() {
  const navigate = useNavigate();
  return (words: string | undefined) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, words, answer: undefined, texts: undefined }),
      hash: true,
      hashScrollIntoView: false,
      replace: true,
      resetScroll: false,
    });
}

interface ChoiceProps extends PlacedProps {
  readonly texts: readonly ChoosableText[];
  readonly edition: string | null;
}

function Choice({ texts, written, search, reference, edition, area }: ChoiceProps) {
  const [kind, setKind] = useState<Kind | null>(null);
  const change = useChangeWords();
  const leave = () => change(undefined);
  const { chosen, now, choose, endsRun, setEndsRun } = useChoosing({ texts, written, area, onLeave: leave });
  const settled = useDebounced(now, ADDRESS_MS);
  const onSettled = useEffectEvent(() => {
    const address = inAddress(settled);
    // What the address names beyond the text stays in it until the reader chooses.
    const isChanged = address !== written && now !== writeChosen(texts, readChosen(texts, written));
    if (settled === now && isChanged) change(address);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows each settled choice.
  useEffect(() => onSettled(), [settled]);
  const words = chosenIn(texts, chosen);
  const all = texts.reduce((sum, one) => sum + one.words.length, 0);
  const chosenKind = kind !== null && now === writeChosen(texts, wordsOfKind(texts, kind)) ? kind : null;
  if (all === 0) {
    return (
      <section aria-label={text.title} className={BAR}>
        <p className="flex flex-wrap items-center gap-x-1">
          <span className="text-muted">{text.noWords(reference)}</span>
          <Button className="ms-auto px-2" title={text.doneTitle} onClick={leave}>
            {text.done}
          </Button>
        </p>
      </section>
    );
  }
  return (
    <section aria-label={text.title} className={BAR}>
      <div className="flex flex-wrap items-center gap-x-1">
        <Kinds
          texts={texts}
          onChoose={(next) => {
            setKind(next);
            choose(wordsOfKind(texts, next));
          }}
        />
        <Button
          className="px-2 aria-pressed:bg-selected"
          title={text.endRun}
          aria-pressed={endsRun}
          isOff={words.length === 0}
          onClick={() => setEndsRun(!endsRun)}
        >
          {text.upTo}
        </Button>
        <Button className="px-2" isOff={words.length === 0} onClick={() => choose(NOTHING)}>
          {text.clear}
        </Button>
        <Button className="ms-auto px-2" title={text.doneTitle} onClick={leave}>
          {text.done}
        </Button>
      </div>
      {isBeyond(texts, written) && (
        <p role="status">{text.beyond(reference, texts[0]?.verse === null ? all : null)}</p>
      )}
      {words.length === 0 ? (
        <p className="text-muted">{text.how}</p>
      ) : (
        <Chosen
          words={words}
          took={chosenKind === null ? null : text.took[chosenKind]}
          methods={search.methods}
          name={text.name(reference, chosenNumbers(texts, chosen), words.length)}
          edition={edition}
        />
      )}
      {inAddress(now) !== now && <p role="status">{text.notInLink}</p>}
      <Spoken words={words} methods={search.methods} />
    </section>
  );
}

interface KindsProps {
  readonly texts: readonly ChoosableText[];
  readonly onChoose: (kind: Kind) => void;
}

/** The buttons that choose by grammar. One that would choose nothing is off, with the reason as its title. */
function Kinds({ texts, onChoose }: KindsProps) {
  const words = texts.flatMap((one) => one.words);
  const hasGrammar = words.some(({ word }) => word.morphology !== null);
  if (!hasGrammar) return <p className="text-muted">{text.noGrammar}</p>;
  return (['nouns', 'names'] as const).map((kind) => {
    const isNone = wordsOfKind(texts, kind).size === 0;
    return (
      <Button
        key={kind}
        className="px-2"
        isOff={isNone}
        title={isNone ? text.none[kind] : text.choose[kind]}
        onClick={() => onChoose(kind)}
      >
        {text[kind]}
      </Button>
    );
  });
}

interface ChosenProps {
  readonly words: readonly WordAnalysis[];
  /** The kind of the words, if they were chosen by it. */
  readonly took: string | null;
  readonly methods: readonly MethodId[];
  readonly name: string;
  readonly edition: string | null;
}

function Chosen({ words, took, methods, name, edition }: ChosenProps) {
  const marks = useMarks();
  const { data } = useQuery(libraryQueries.editions());
  const { letters, values } = sumOf(words, methods);
  const [total] = values;
  const language = words[0]?.word.language ?? 'he';
  const source = data?.editions.find(({ id }) => id === edition);
  const shown = formatValue(total?.value ?? null);
  const computation = {
    title: total === undefined ? name : `${name}, ${methodFullName(total.method)}`,
    answer: shown,
    editions: source === undefined ? [] : [{ id: source.id, revision: source.revision }],
  };
  const facts = numberFacts(total?.value ?? 0);
  const valueBy = (word: WordAnalysis) =>
    total === undefined ? null : (sumOf([word], [total.method]).values[0]?.value ?? null);
  const isOneWord = words.length === 1;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        {total === undefined ? (
          <p className="text-muted">{text.noMethod}</p>
        ) : (
          <p className="text-h3 font-semibold text-accent tabular-nums">
            <NumberLink value={total.value} />
          </p>
        )}
        {facts.length > 0 && <p data-facts>{facts.join(' · ')}</p>}
        <p className="text-muted">{text.counts(words.length, letters)}</p>
        {values.map(({ method, value }) => (
          <p key={method} className="text-muted tabular-nums">
            {method === total?.method ? (
              methodLabel(method)
            ) : (
              <>
                {methodLabel(method)} <NumberLink value={value} />
              </>
            )}
          </p>
        ))}
      </div>
      {took !== null && <p className="text-muted">{took}</p>}
      {words.length <= MAX_LISTED && (
        <div className="max-h-14 overflow-y-auto md:max-h-21">
          <Sum
            layout="line"
            lang={language}
            parts={words.map((word) => ({
              text: withMarks(word.word.originalText, marks),
              value: valueBy(word),
            }))}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-2">
        {total !== undefined && total.value !== null && (
          <Link
            to="/search/gematria/$value"
            params={{ value: String(total.value) }}
            search={{ unit: isOneWord ? 'word' : 'span', method: methodIds(total.method) }}
            className="inline-block py-1"
          >
            {text.same}
          </Link>
        )}
        <span className="ms-auto flex gap-x-1">
          <Button
            className=""
            onClick={() => {
              const written = words.map(({ word }) => withMarks(word.originalText, marks)).join(' ');
              void copyToClipboard(text.copyText(computation.title, written, shown), text.copied);
            }}
          >
            {text.copy}
          </Button>
          <Cite {...computation} />
        </span>
      </div>
      <EarlierAnswer {...computation} />
    </>
  );
}

interface SpokenProps {
  readonly words: readonly WordAnalysis[];
  readonly methods: readonly MethodId[];
}

/** The sum for screen readers, once the reader has paused. */
function Spoken({ words, methods }: SpokenProps) {
  const { letters, values } = sumOf(words, methods);
  const [total] = values;
  const now =
    words.length === 0 || total === undefined
      ? text.nothing
      : text.spoken(text.counts(words.length, letters), total.value, methodLabel(total.method));
  return (
    <p role="status" className="sr-only">
      {useDebounced(now, ANNOUNCE_MS)}
    </p>
  );
}
