import { useLocation } from '@tanstack/react-router';
import { isBookId } from '../../../domain/canon/index.ts';
import type { StatisticsAnswer, StatisticsPlace } from '../../../domain/contract/index.ts';
import { editionToName } from '../../../domain/editions/index.ts';
import { verseHref } from '../../addresses/hrefs.ts';
import { stringifyPlainSearch } from '../../addresses/search-params.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { ScriptureText } from '../../shared/scripture/scripture.tsx';
import { statisticsText } from '../../text/instruments/statistics-text.ts';
import { Section } from '../../ui/pages/section.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { PlainLink } from '../../ui/words/plain-link.tsx';

const text = statisticsText.extremes;

/** The longest, shortest, highest and lowest words and verses. Each has an id, so that a link can lead to it. */
export function Extremes({ answer }: { readonly answer: StatisticsAnswer }) {
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <Section title={text.title} className="mt-10">
      <ul className="mt-3 grid items-start gap-3 md:grid-cols-2 xl:grid-cols-4">
        {answer.extremes.map((extreme) => (
          <li
            key={extreme.id}
            id={extreme.id}
            className={`min-w-0 rounded-(--radius) border p-3 ${hash === extreme.id ? 'border-accent bg-selected' : 'border-line'}`}
          >
            <Extreme extreme={extreme} answer={answer} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ExtremeProps {
  readonly extreme: StatisticsAnswer['extremes'][number];
  readonly answer: StatisticsAnswer;
}

function Extreme({ extreme, answer: { edition, method } }: ExtremeProps) {
  const ties = text.ties(extreme);
  return (
    <>
      <h3 className="text-meta text-muted">{text.name(extreme.id)}</h3>
      <p className="text-lead font-semibold tabular-nums">
        {extreme.measure === 'value' ? (
          <>
            <NumberLink value={extreme.value} />
            <span className="ms-2 text-meta font-normal text-muted">{methodLabel(method)}</span>
          </>
        ) : (
          text.length(extreme)
        )}
      </p>
      {ties !== null && <p className="text-meta text-muted">{ties}</p>}
      <ul className="text-ui">
        {extreme.places.map((place) => (
          <li
            key={`${place.reference} ${place.originalReference} ${place.word?.addressWord}`}
            className="py-0.5"
          >
            {place.word !== undefined && (
              <WordLink word={place.word} script={edition.script} edition={edition.id} />
            )}{' '}
            <PlaceLink place={place} edition={edition.id} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface WordLinkProps {
  readonly word: NonNullable<StatisticsPlace['word']>;
  readonly script: 'hebrew' | 'greek';
  readonly edition: string;
}

/** A word that leads to the search for it. */
export function WordLink({ word: { letters }, script, edition }: WordLinkProps) {
  const lang = script === 'hebrew' ? 'he' : 'grc';
  return (
    <PlainLink
      href={`/search${stringifyPlainSearch({ term: letters, version: 'original', edition })}`}
      className="inline-block py-0.5 text-lead text-ink no-underline hover:underline"
    >
      <bdi lang={lang}>
        <ScriptureText lang={lang} text={letters} />
      </bdi>
    </PlainLink>
  );
}

interface PlaceLinkProps {
  readonly place: StatisticsPlace;
  readonly edition: string;
}

/** The English reference of a place, which leads to its verse. The text's own reference is beside it where it differs. */
export function PlaceLink({ place, edition }: PlaceLinkProps) {
  const { book, reference, originalReference, word } = place;
  const named = isBookId(book) ? editionToName(book, edition) : undefined;
  return (
    <>
      <PlainLink href={verseHref(place, word?.addressWord, named)} className="inline-block py-0.5">
        <bdi>{reference}</bdi>
      </PlainLink>
      {originalReference !== null && (
        <span className="ms-2 text-meta text-muted">{text.original(originalReference)}</span>
      )}
    </>
  );
}
