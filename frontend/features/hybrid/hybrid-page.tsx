import { Button } from '../../ui/forms/button.tsx';
import '../../styles/later-pages.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Book } from '../../../domain/canon/index.ts';
import type { HybridMethod } from '../../addresses/hybrid-explorer-address.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { hybridText } from '../../text/instruments/hybrid-text.ts';
import { Labelled } from '../../ui/forms/labelled.tsx';
import { FailedLine } from '../../ui/pages/failed-line.tsx';
import { FIELD_BOX } from '../../ui/pages/page-classes.ts';
import { PageHeading } from '../../ui/pages/page-heading.tsx';
import { HybridResult } from './hybrid-result.tsx';
import {
  changeHybridSearch,
  goToPlace,
  HYBRID_METHODS,
  type HybridPlace,
  isNotPlaceNumber,
  isOffered,
  isWrongPlace,
  methodsInAddress,
  methodsOf,
  numberOrOne,
  type Place,
  placeOf,
  TORAH_AND_APOCRYPHA,
  toggled,
  unknownBook,
} from './hybrid-search.ts';

export function HybridPage() {
  const search = useSearch({ from: '/hybrid-explorer' });
  const place = placeOf(search);
  const methods = methodsOf(search);
  // The key of the place that was opened with a wrong number, for which 1 is used. The message about it must not stay
  // for the next place.
  const [corrected, setCorrected] = useState<string | null>(null);
  const key = place === null ? '' : `${place.book.id} ${place.chapter}:${place.verse}`;
  const unknown = unknownBook(search);
  const isCorrected = isWrongPlace(search) || (corrected !== null && corrected === key);
  const navigate = useNavigate({ from: '/hybrid-explorer' });
  const choose = (chosen: readonly HybridMethod[]) =>
    void navigate({
      search: (now) => changeHybridSearch(now, { methods: methodsInAddress(chosen, search.book) }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className="page">
      <PageHeading title={hybridText.title} />
      <p className="mt-2 max-w-[40rem] text-muted">{hybridText.lead}</p>
      <HybridForm
        // A new key resets the fields when Back or a neighbour link opens another place.
        key={key}
        place={place}
        onSearch={(chosen, corrected) => {
          setCorrected(corrected ? `${chosen.book} ${chosen.chapter}:${chosen.verse}` : null);
          void navigate({
            search: (now) => goToPlace(now, chosen),
            resetScroll: false,
          });
        }}
      />
      <p role="status" className="mt-2 text-ui text-danger empty:hidden">
        {unknown !== undefined && hybridText.form.noBook(unknown)}
        {isCorrected && hybridText.form.corrected}
      </p>
      <fieldset className="mt-4">
        <legend className="text-ui text-muted">{hybridText.methods}</legend>
        <div className="mt-1 grid grid-cols-2 gap-2 md:flex md:flex-wrap">
          {HYBRID_METHODS.map(({ id, label }) => {
            const isOn = methods.includes(id);
            return (
              <Button
                key={id}
                aria-pressed={isOn}
                className={`control-lined gap-1! px-1! md:px-3.5! ${isOn ? 'bg-selected' : ''}`}
                onClick={() => choose(toggled(methods, id))}
              >
                {isOn && <span aria-hidden="true">✓</span>}
                {label}
              </Button>
            );
          })}
        </div>
      </fieldset>
      <HybridResult place={place} methods={methods} />
    </div>
  );
}

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

function HybridForm({ place, onSearch }: HybridFormProps) {
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
