import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { ownId, versionOf } from '../../../domain/editions/index.ts';
import { methodId } from '../../../domain/gematria/method-types.ts';
import { readTypedNumber } from '../../../domain/numbers/index.ts';
import { METHOD_SCRIPTS } from '../../shared/methods/method-groups.ts';
import { methodLabel, methodsOf } from '../../shared/methods/methods.ts';
import { NumberCounts } from '../../shared/methods/number-counts.tsx';
import { numberHint } from '../../shared/methods/number-hint.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { searchTabText } from '../../text/places/search-tab-text.ts';
import { Labelled } from '../../ui/forms/labelled.tsx';
import { Accordion } from '../../ui/panels/accordion.tsx';
import { Tabs } from '../../ui/panels/tabs.tsx';
import { languageOf } from '../../ui/words/mixed-text.tsx';
import { ScopeOptions } from './scope-options.tsx';
import { type Filters, SEARCHED_VERSIONS, textSearchLink, valueSearchLink } from './search-link.ts';
import { closeSheet } from './sheet.ts';

const text = searchTabText;
const TABS = [
  { id: 'text', label: text.tabs.text },
  { id: 'value', label: text.tabs.value },
] as const;

const isNumber = (typed: string): boolean => readTypedNumber(typed, MAX_VALUE).ok;

const canTakeNumber = (typed: string): boolean => typed.trim() === '' || isNumber(typed);

export function SearchTab() {
  const navigate = useNavigate();
  const note = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('text');
  const [term, setTerm] = useState('');
  const [number, setNumber] = useState('');
  const [filters, setFilters] = useState<Filters>({ within: '', method: 'HEBREW_STANDARD' });
  const hint = numberHint(number);
  const typed = readTypedNumber(term, MAX_VALUE);
  const link = tab === 'text' ? textSearchLink(term, filters) : valueSearchLink(number, filters);
  /** Changes to the other search. A typed number is copied to it, but does not replace words that are typed there. */
  const select = (id: typeof tab) => {
    if (id === tab) return;
    setTab(id);
    if (id === 'value' && isNumber(term) && canTakeNumber(number)) setNumber(term);
    if (id === 'text' && isNumber(number) && canTakeNumber(term)) setTerm(number);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (link === null) return;
    closeSheet();
    void navigate(link);
  };
  return (
    <form className="grid gap-3 py-2 text-ui" onSubmit={onSubmit}>
      <Tabs label={text.ways} tabs={TABS} selected={tab} onSelect={select}>
        <div className="grid gap-2.5 pt-3 pb-2">
          {tab === 'text' ? (
            <>
              <Labelled label={text.text}>
                <input
                  type="text"
                  dir="auto"
                  className="select w-full"
                  lang={languageOf(term)}
                  value={term}
                  maxLength={200}
                  aria-describedby={note}
                  onChange={(event) => setTerm(event.target.value)}
                />
              </Labelled>
              <small id={note} className="text-meta leading-snug text-muted">
                {text.note}
              </small>
              {typed.ok && <NumberCounts value={typed.value} onFollow={closeSheet} />}
            </>
          ) : (
            <>
              <Labelled label={text.value}>
                <input
                  type="text"
                  inputMode="numeric"
                  className="select w-full"
                  value={number}
                  maxLength={15}
                  aria-invalid={hint !== null}
                  aria-describedby={note}
                  onChange={(event) => setNumber(event.target.value)}
                />
              </Labelled>
              <small id={note} role="status" className="text-meta leading-snug text-danger empty:sr-only">
                {hint}
              </small>
            </>
          )}
          <button type="submit" disabled={link === null} className="control control-lined justify-self-start">
            {tab === 'text' ? text.searchText : text.findByValue}
          </button>
        </div>
      </Tabs>
      <Accordion title={text.filters} className="border-t border-line">
        <FilterFields
          filters={filters}
          isByValue={tab === 'value'}
          onChange={(change) => setFilters({ ...filters, ...change })}
        />
      </Accordion>
    </form>
  );
}

interface FilterFieldsProps {
  readonly filters: Filters;
  readonly isByValue: boolean;
  readonly onChange: (change: Partial<Filters>) => void;
}

function FilterFields({ filters, isByValue, onChange }: FilterFieldsProps) {
  // The added texts are requested when the reader first uses the select.
  const [isTouched, setTouched] = useState(false);
  const { data } = useQuery({ ...libraryQueries.versions(), enabled: isTouched });
  return (
    <div className="grid gap-2.5 pt-3 pb-2">
      <Labelled label={text.book}>
        <select
          className="select w-full"
          value={filters.within}
          onChange={(event) => onChange({ within: event.target.value })}
        >
          <option value="">{text.allBooks}</option>
          <ScopeOptions />
        </select>
      </Labelled>
      <Labelled label={text.method}>
        <select
          className="select w-full"
          value={filters.method}
          onChange={(event) => onChange({ method: methodId(event.target.value) ?? filters.method })}
        >
          {METHOD_SCRIPTS.map(({ id: script, title }) => (
            <optgroup key={script} label={title}>
              {methodsOf(script).map((id) => (
                <option key={id} value={id}>
                  {methodLabel(id)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Labelled>
      <Labelled label={text.version}>
        <select
          className="select w-full"
          disabled={isByValue}
          value={filters.version ?? ''}
          onFocus={() => setTouched(true)}
          onPointerEnter={() => setTouched(true)}
          onChange={({ target }) => onChange({ version: versionOf(target.value) })}
        >
          <option value="">{text.allVersions}</option>
          {SEARCHED_VERSIONS.map((version) => (
            <option key={version} value={version}>
              {text.versions[version]}
            </option>
          ))}
          {data?.versions
            .filter(({ id }) => ownId(id) !== undefined)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </Labelled>
    </div>
  );
}
