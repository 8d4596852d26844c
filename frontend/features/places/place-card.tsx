import type { PlaceNumbers } from '../../../domain/contract/index.ts';
import { isAramaic } from '../../../domain/hebrew/index.ts';
import type { BarePlace, PlaceUnit } from '../../../domain/places/index.ts';
import { placesHref, verseHref } from '../../addresses/hrefs.ts';
import type { PlacesLink } from '../../addresses/places-address.ts';
import { Scripture, ScriptureText } from '../../shared/scripture/scripture.tsx';
import { placesText as text } from '../../text/instruments/places-text.ts';
import { Icon } from '../../ui/icons.tsx';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { languageOf } from '../../ui/words/mixed-text.tsx';
import { PlainLink } from '../../ui/words/plain-link.tsx';
import { numbersOf, placeInWords } from './places-in-words.ts';
import type { ShownPlaces } from './use-places.ts';

interface PlaceCardProps {
  readonly place: ShownPlaces['places'][number];
  /** The book or part in which the reader steps on. */
  readonly part: string;
  readonly link: Pick<PlacesLink, 'order' | 'edition'>;
}

export function PlaceCard({ place, part, link }: PlaceCardProps) {
  const { originalReference, part: partOfVerse, unit } = place;
  const isGreek = languageOf(place.words[0] ?? '') === 'grc';
  const lang = isGreek ? 'grc' : isAramaic(place) ? 'arc' : 'he';
  return (
    <article
      aria-label={placeInWords(place)}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-(--radius) border border-line p-3 md:p-4"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="text-lead font-medium">
          <VerseLink place={place} />
          {originalReference !== null && partOfVerse === null && (
            <span className="block text-ui font-normal text-muted">{text.own(originalReference)}</span>
          )}
        </h3>
        <Steps place={place} part={part} link={link} />
      </header>
      <VerseWords place={place} lang={lang} link={link} />
      {unit !== 'verse' && <Letters place={place} lang={lang} link={link} />}
      <Texts place={place} lang={lang} />
      <Numbers place={place} />
    </article>
  );
}

/** A link to the verse of a place, and to its word. */
export const VerseLink = ({ place }: { readonly place: BarePlace }) => (
  <PlainLink href={verseHref(place, place.addressWord)} className="inline-block py-1">
    <bdi>{placeInWords(place)}</bdi>
  </PlainLink>
);

function Steps({ place, part, link }: Pick<PlaceCardProps, 'place' | 'part' | 'link'>) {
  const { unit } = place;
  const numbers = numbersOf(place, part);
  const number = numbers?.[unit];
  if (numbers === undefined || number == null) return null;
  const steps = [
    { isThere: numbers.before > 0, n: number - 1, icon: 'left', name: text.previous },
    { isThere: numbers.after > 0, n: number + 1, icon: 'right', name: text.next },
  ] as const;
  return (
    <nav aria-label={text.steps(placeInWords(place))} className="no-print flex">
      {steps.map(({ isThere, n, icon, name }) =>
        isThere ? (
          <PlainLink
            key={icon}
            href={placesHref({
              ...link,
              unit,
              n: String(n),
              in: numbers.in === 'whole' ? undefined : numbers.in,
            })}
            resetScroll={false}
            aria-label={name(unit, n)}
            className="control control-icon"
          >
            <Icon name={icon} />
          </PlainLink>
        ) : (
          <span key={icon} className="min-w-11" />
        ),
      )}
    </nav>
  );
}

interface PartProps extends Pick<PlaceCardProps, 'place' | 'link'> {
  readonly lang: 'he' | 'arc' | 'grc';
}

const MARKED = 'bg-selected text-accent font-semibold';

/** The verse as its letters count. Each word leads to its own numbers. */
function VerseWords({ place, lang, link }: PartProps) {
  const list = useOneTabStop<HTMLUListElement>();
  const verse = place.at.split('.').slice(0, 3).join('.');
  return (
    <ul
      ref={list}
      aria-label={text.words}
      lang={lang}
      dir={lang === 'grc' ? 'ltr' : 'rtl'}
      className="flex flex-wrap gap-x-2 text-h3"
    >
      {place.words.map((word, at) => {
        const isHere = at + 1 === place.word;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place of a word is what names it.
          <li key={at}>
            <PlainLink
              href={placesHref({ ...link, at: `${verse}.${at + 1}` })}
              resetScroll={false}
              aria-current={isHere ? 'location' : undefined}
              className={`inline-block rounded-(--radius) px-1 py-1 no-underline ${isHere ? MARKED : 'text-ink'}`}
            >
              {isHere && place.letter !== null ? <MarkedLetter word={word} letter={place.letter} /> : word}
            </PlainLink>
          </li>
        );
      })}
    </ul>
  );
}

interface MarkedLetterProps {
  readonly word: string;
  readonly letter: number;
}

const MarkedLetter = ({ word, letter }: MarkedLetterProps) => (
  <>
    {word.slice(0, letter - 1)}
    <mark className="text-ink">{word.charAt(letter - 1)}</mark>
    {word.slice(letter)}
  </>
);

function Letters({ place, lang, link }: PartProps) {
  const list = useOneTabStop<HTMLUListElement>();
  const { word, words, letter } = place;
  if (word === null) return null;
  const at = place.at.split('.').slice(0, 4).join('.');
  return (
    <ul
      ref={list}
      aria-label={text.letters}
      dir={lang === 'grc' ? 'ltr' : 'rtl'}
      className="no-print flex flex-wrap gap-1"
    >
      {[...(words[word - 1] ?? '')].map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a letter is what names it.
        <li key={index}>
          <PlainLink
            href={placesHref({ ...link, at: `${at}.${index + 1}` })}
            resetScroll={false}
            aria-current={index + 1 === letter ? 'location' : undefined}
            className={`control control-lined control-icon flex-col gap-0 ${index + 1 === letter ? MARKED : ''}`}
          >
            <span lang={lang} className="text-lead leading-none">
              {one}
            </span>
            <span className="text-meta text-muted tabular-nums">{index + 1}</span>
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

/** The verse as the edition has it, and in English. Until the API has answered, its room stays empty. */
function Texts({ place, lang }: Omit<PartProps, 'link'>) {
  return (
    <div className="grid min-h-24 content-start gap-1 border-s-2 border-line ps-3">
      {'text' in place && (
        <>
          <Scripture lang={lang} text={place.text} className="scripture-run text-lead">
            <Printed lang={lang} text={place.text} marked={place.highlight} />
          </Scripture>
          {place.english !== null && (
            <Scripture lang="en" text={place.english} className="text-ui text-muted" />
          )}
        </>
      )}
    </div>
  );
}

interface PrintedProps {
  readonly lang: PartProps['lang'];
  readonly text: string;
  readonly marked: { readonly start: number; readonly end: number } | null;
}

function Printed({ lang, text, marked }: PrintedProps) {
  if (marked === null) return <ScriptureText lang={lang} text={text} />;
  const { start, end } = marked;
  return (
    <>
      <ScriptureText lang={lang} text={text.slice(0, start)} />
      <mark>
        <ScriptureText lang={lang} text={text.slice(start, end)} />
      </mark>
      <ScriptureText lang={lang} text={text.slice(end)} />
    </>
  );
}

const CELL = 'py-1.5 ps-1.5 text-end align-top tabular-nums max-md:text-meta md:ps-3';

function Numbers({ place }: { readonly place: BarePlace }) {
  const { unit, numbers } = place;
  const { columns } = text;
  return (
    <table className="w-full text-ui">
      <caption className="sr-only">{text.numbers}</caption>
      <thead>
        <tr className="text-meta text-muted">
          <th scope="col" className="text-start font-normal">
            {columns.in}
          </th>
          {[columns.number[unit], columns.before, columns.after].map((name) => (
            <th key={name} scope="col" className="ps-1.5 text-end font-normal md:ps-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {numbers.map((one) => (
        <tbody key={one.in} className="border-t border-line">
          <tr>
            <th scope="row" className="py-1.5 text-start align-top font-normal">
              {one.name}
            </th>
            <td className={CELL}>
              <strong className="font-semibold text-accent">{formatValue(one[unit])}</strong>
              <span className="inline-block ps-1 text-muted">{text.of(countOf(one, unit))}</span>
            </td>
            <td className={CELL}>{formatValue(one.before)}</td>
            <td className={CELL}>{formatValue(one.after)}</td>
          </tr>
          <tr className="empty:hidden">
            <AlsoCell numbers={one} unit={unit} />
          </tr>
        </tbody>
      ))}
    </table>
  );
}

export const countOf = (numbers: PlaceNumbers, unit: PlaceUnit): number =>
  ({ letter: numbers.letters, word: numbers.words, verse: numbers.verses })[unit];

/** The numbers of the larger units that the place is in, and of its verse in English Bibles where they differ. */
function AlsoCell({ numbers, unit }: { readonly numbers: PlaceNumbers; readonly unit: PlaceUnit }) {
  const larger = (['word', 'verse'] as const).slice(unit === 'letter' ? 0 : unit === 'word' ? 1 : 2);
  const parts = larger.map((one) => text.alsoPart(one, numbers[one] ?? 0, countOf(numbers, one)));
  const { englishVerse, englishVerses, verse, verses } = numbers;
  const differs = englishVerses !== null && (englishVerse !== verse || englishVerses !== verses);
  if (parts.length === 0 && !differs) return null;
  return (
    <td colSpan={4} className="pb-1.5 text-meta text-muted">
      {parts.length > 0 && text.also(parts)} {differs && text.english(englishVerse, englishVerses)}
    </td>
  );
}
