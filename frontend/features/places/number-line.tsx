import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BarePlace } from '../../../domain/places/index.ts';
import type { VerseReference } from '../../../domain/reference/index.ts';
import { scopeInText } from '../../../domain/text/index.ts';
import { fromEnglish, originalNumbering } from '../../../domain/versification/index.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { placesText as text } from '../../text/instruments/places-text.ts';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { placeInWords } from './places-in-words.ts';
import { placesQueries } from './places-queries.ts';

/**
 * The verses of the original at an English address: several if it divides the verse, none if its numbering has no such
 * verse. The text may still lack them: SBLGNT has no Matthew 17:21.
 */
function ownPlacesOf(address: VerseReference): string[] {
  const numbering = originalNumbering(address.book);
  const own = numbering === null ? [] : fromEnglish(numbering, address);
  return own.map(({ book, chapter, verse }) => [book, chapter, verse].join('.'));
}

/** Which verse of its book, its part of the Bible and the whole a verse is. Nothing if the text lacks the verse. */
export function NumberLine({ address }: { readonly address: VerseReference }) {
  const answers = useQueries({ queries: ownPlacesOf(address).map((at) => placesQueries.verse(at)) });
  const there = answers.filter(({ error }) => error === null || isTemporary(error));
  if (there.length === 0) return null;
  const failed = there.filter(({ error }) => error !== null);
  return (
    <section>
      <h3 className="text-lead font-medium">{text.line.title}</h3>
      {failed.length > 0 ? (
        <FailedLine
          message={text.line.failed}
          retry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      ) : (
        <p className="mt-1 min-h-12 text-ui">
          {there
            .flatMap(({ data }) => data?.places ?? [])
            .map((place) => (
              <OwnNumbers key={place.at} place={place} />
            ))}
        </p>
      )}
    </section>
  );
}

function OwnNumbers({ place }: { readonly place: BarePlace }) {
  const parts = place.numbers.map(({ verse, verses, in: id }) =>
    text.line.part(verse, verses, scopeInText(id)),
  );
  return (
    <span className="block">
      {place.part === null
        ? text.line.of(place.originalReference, parts)
        : text.line.ofPart(placeInWords(place), parts)}{' '}
      <Link to="/places" search={{ at: place.at }} className="inline-block py-1">
        {text.line.more}
      </Link>
    </span>
  );
}
