import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Book } from '../../../domain/canon/index.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { hybridText } from '../../text/instruments/hybrid-text.ts';
import { Labelled } from '../../ui/forms/labelled.tsx';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { FIELD_BOX } from '../../ui/pages/page-classes.ts';
import {
  type HybridPlace,
  isNotPlaceNumber,
  isOffered,
  numberOrOne,
  type Place,
  TORAH_AND_APOCRYPHA,
} from './hybrid-search.ts';

interface HybridFormProps {
  readonly place: HybridPlace | null;
  /**
   * Called when the reader searches. `isCorrected` is true if a field did not have a whole number from 1, and 1 is
   * used instead.
   */
  readonly onSearch: (place: Place, isCorrected: boolean) => void;
}

const TORAH = TORAH_AND_APOCRYPHA.filter(({ group }) => group === 'torah');
const APOCRYPHA = TORAH_AND_APOCRYPHA.filter(({ group }) => group === 'apocrypha');

export function HybridForm({ place, onSearch }: HybridFormProps) {
  const { data, error, refetch } = useQuery(libraryQueries.books());
  const installed = new Set(data?.books.filter((book) => book.installed).map(({ id }) => id));
  // Until the books are known, and if that fails, none is missing.
  const isInstalled = ({ id }: Book) => data === undefined || installed.has(id);
  const missingCount = APOCRYPHA.filter((book) => !isInstalled(book)).length;
  const [book, setBook] = useState<string>(place?.book.id ?? 'genesis');
  const [chapter, setChapter] = useState(String(place?.chapter ?? 1));
  const [verse, setVerse] = useState(String(place?.verse ?? 1));
  const isOtherBook = place !== null && !isOffered(place.book.id);
  return (
    <form
      noValidate
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = { book, chapter: numberOrOne(chapter), verse: numberOrOne(verse) };
        setChapter(String(chosen.chapter));
        setVerse(String(chosen.verse));
        onSearch(chosen, [chapter, verse].some(isNotPlaceNumber));
      }}
    >
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[minmax(0,1fr)_7rem_7rem_auto]">
        <Labelled label={hybridText.form.book} className="col-span-2 md:col-span-1">
          <select
            className="select w-full"
            value={book}
            aria-describedby={missingCount > 0 ? 'not-installed' : undefined}
            onChange={(event) => setBook(event.target.value)}
          >
            <optgroup label={hybridText.form.torah}>
              {TORAH.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
            {isOtherBook && <option value={place.book.id}>{place.book.name}</option>}
            <optgroup label={hybridText.form.apocrypha}>
              {APOCRYPHA.map((one) => (
                <option key={one.id} value={one.id} disabled={!isInstalled(one)}>
                  {isInstalled(one) ? one.name : hybridText.form.notInstalled(one.name)}
                </option>
              ))}
            </optgroup>
          </select>
        </Labelled>
        <NumberField label={hybridText.form.chapter} value={chapter} onChange={setChapter} />
        <NumberField label={hybridText.form.verse} value={verse} onChange={setVerse} />
        <button type="submit" className="control control-primary col-span-2 md:col-span-1">
          {hybridText.form.search}
        </button>
      </div>
      {error !== null && (
        <div className="mt-2 text-ui">
          <FailedLine message={hybridText.form.unknown} retry={() => void refetch()} />
        </div>
      )}
      {missingCount > 0 && (
        <p id="not-installed" className="mt-2 text-meta text-muted">
          {missingCount === APOCRYPHA.length
            ? hybridText.form.allMissing
            : hybridText.form.someMissing(missingCount)}
        </p>
      )}
    </form>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function NumberField({ label, value, onChange }: NumberFieldProps) {
  return (
    <Labelled label={label}>
      <input
        type="number"
        min={1}
        inputMode="numeric"
        className={`${FIELD_BOX} text-ui`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Labelled>
  );
}
