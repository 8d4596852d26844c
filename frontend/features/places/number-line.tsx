import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { VerseReference } from '../../../domain/reference/index.ts';
import { scopeInText } from '../../../domain/text/index.ts';
import { fromEnglish, originalNumbering } from '../../../domain/versification/index.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { placesText as text } from '../../text/instruments/places-text.ts';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { placesQueries } from './places-queries.ts';

/**
 * The place of a verse in the original's numbering; null if the numbering has no such verse. The text may still lack it:
 * SBLGNT has no Matthew 17:21.
 */
function ownPlaceOf(address: VerseReference): string | null {
  const numbering = originalNumbering(address.book);
  const own = numbering === null ? undefined : fromEnglish(numbering, address)[0];
  return own === undefined ? null : [own.book, own.chapter, own.verse].join('.');
}

/** Which verse of its book, its part of the Bible and the whole a verse is. Nothing if the text lacks the verse. */
export function NumberLine({ address }: { readonly address: VerseReference }) {
  const at = ownPlaceOf(address);
  return at === null ? null : <OwnNumbers at={at} />;
}

function OwnNumbers({ at }: { readonly at: string }) {
  const { data, error, refetch } = useQuery(placesQueries.verse(at));
  const place = data?.places[0];
  if (error !== null && !isTemporary(error)) return null;
  return (
    <section>
      <h3 className="text-lead font-medium">{text.line.title}</h3>
      {error !== null ? (
        <FailedLine message={text.line.failed} retry={() => void refetch()} />
      ) : (
        <p className="mt-1 min-h-12 text-ui">
          {place !== undefined && (
            <>
              {text.line.of(
                place.originalReference,
                place.numbers.map(({ verse, verses, in: id }) =>
                  text.line.part(verse, verses, scopeInText(id)),
                ),
              )}{' '}
              <Link to="/places" search={{ at }} className="inline-block py-1">
                {text.line.more}
              </Link>
            </>
          )}
        </p>
      )}
    </section>
  );
}
