import { Link } from '@tanstack/react-router';
import { isBookId } from '../../../domain/canon/index.ts';
import type { BarePlace } from '../../../domain/places/index.ts';
import { formatReference } from '../../../domain/reference/index.ts';
import type { PlacesLink } from '../../addresses/places-address.ts';
import { placeParams } from '../../shared/places/place.ts';
import { placesText as text } from '../../text/instruments/places-text.ts';
import { listed } from '../../text/numbers.ts';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { countOf, VerseLink } from './place-card.tsx';
import { numbersOf, spelledOf } from './places-in-words.ts';
import type { ShownPlaces } from './use-places.ts';

const HEAD = 'py-1 pe-3 text-start text-meta font-normal text-muted';
const CELL = 'py-1.5 pe-3 align-top';
const ROW = 'border-t border-line max-md:grid max-md:py-2 max-md:*:py-0.5';

interface MiddlesProps {
  readonly answer: ShownPlaces;
  readonly name: string;
  readonly link: Pick<PlacesLink, 'order' | 'edition'>;
}

/** The middle letters, words and verses of the asked text. */
export function Middles({ answer, name, link }: MiddlesProps) {
  const table = useOneTabStop<HTMLTableElement>();
  const { unit: what, number, place: where } = text.middleColumns;
  return (
    <table ref={table} className="w-full max-w-[60rem] text-ui">
      <caption className="pb-2 text-start text-lead font-medium">{text.middles(name)}</caption>
      <thead className="max-md:sr-only">
        <tr>
          {[what, number, where].map((column) => (
            <th key={column} scope="col" className={HEAD}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answer.middles.map(({ unit, places }) => (
          <tr key={unit} className={ROW}>
            <th scope="row" className={`${CELL} text-start font-normal`}>
              <Link
                to="/places"
                search={{ ...link, unit, n: 'middle', in: partOf(answer) }}
                resetScroll={false}
                className="inline-block py-1"
              >
                {text.units[unit]}
              </Link>
            </th>
            <td className={`${CELL} py-2.5 tabular-nums`}>
              {numbersInWords(places, answer.in.id)} {text.of(totalOf(places, answer.in.id))}
            </td>
            <td className={CELL}>
              <PlaceList places={places} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const partOf = ({ in: { id } }: ShownPlaces): string | undefined => (id === 'whole' ? undefined : id);

const numberOf = (place: BarePlace, part: string): number => numbersOf(place, part)?.[place.unit] ?? 0;

const numbersInWords = (places: readonly BarePlace[], part: string): string =>
  listed(places.map((place) => formatValue(numberOf(place, part))));

function totalOf([place]: readonly BarePlace[], part: string): number {
  const numbers = place && numbersOf(place, part);
  return place === undefined || numbers === undefined ? 0 : countOf(numbers, place.unit);
}

const PlaceList = ({ places }: { readonly places: readonly BarePlace[] }) =>
  places.map((place) => (
    <span key={place.at} className="block">
      <VerseLink place={place} /> <MixedText>{spelledOf(place)}</MixedText>
    </span>
  ));

/** What tradition calls the middle of the Torah, where it is in this text, and how far from the middle. */
export function Traditional({ answer }: Pick<MiddlesProps, 'answer'>) {
  const table = useOneTabStop<HTMLTableElement>();
  const { what, place: where, number, away } = text.traditionalColumns;
  return (
    <div>
      <table ref={table} className="w-full max-w-[60rem] text-ui">
        <caption className="pb-2 text-start">
          <span className="block text-lead font-medium">{text.traditional}</span>
          <span className="text-muted">{text.traditionalLead}</span>
        </caption>
        <thead className="max-md:sr-only">
          <tr>
            {[what, where, number, away].map((column) => (
              <th key={column} scope="col" className={HEAD}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.traditional.map(({ unit, places, insight }) => (
            <tr key={places.map(({ at }) => at).join()} className={ROW}>
              <th scope="row" className={`${CELL} py-2.5 text-start font-normal`}>
                {text.units[unit]}
              </th>
              <td className={CELL}>
                <PlaceList places={places} />
                <Link
                  to="/explorer/$book/$chapter/$verse"
                  params={placeParams(insight)}
                  search={{ panel: 'context' }}
                  className="inline-block py-1"
                >
                  {text.insightOn(
                    isBookId(insight.book) ? formatReference({ ...insight, book: insight.book }) : '',
                  )}
                </Link>
              </td>
              <td className={`${CELL} py-2.5 tabular-nums`}>{numbersInWords(places, answer.in.id)}</td>
              <td className={`${CELL} py-2.5 tabular-nums`}>{text.away(distanceOf(answer, unit, places))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-meta text-muted">{text.scroll}</p>
    </div>
  );
}

/** How far the nearest of some places is from the nearest middle. Below 0 it is before the middle. */
function distanceOf(
  { middles, in: { id } }: ShownPlaces,
  unit: BarePlace['unit'],
  places: readonly BarePlace[],
): number {
  const middle = middles.find((one) => one.unit === unit)?.places.map((place) => numberOf(place, id)) ?? [];
  const distances = places.flatMap((place) => middle.map((one) => numberOf(place, id) - one));
  return distances.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
}
