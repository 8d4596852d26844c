import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { methodId } from '../../../domain/gematria/method-types.ts';
import { METHOD_SCRIPTS } from '../../shared/method-groups.ts';
import { methodLabel, methodsOf } from '../../shared/methods.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { BookOptions } from './book-options.tsx';
import { type Filters, textSearchLink, valueSearchLink } from './search-link.ts';
import { closeSheet } from './sheet.ts';

const TABS = [
  { id: 'text', label: 'Text Search' },
  { id: 'value', label: 'Gematria Value' },
] as const;

/** Forms for searching by text and by gematria value, with filters. */
export function SearchTab() {
  const navigate = useNavigate();
  const note = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('text');
  const [term, setTerm] = useState('');
  const [number, setNumber] = useState('');
  const [filters, setFilters] = useState<Filters>({ within: '', method: 'HEBREW_STANDARD' });
  const link = tab === 'text' ? textSearchLink(term, filters) : valueSearchLink(number, filters);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (link === null) return;
    closeSheet();
    void navigate(link);
  };
  return (
    <form className="sidebar-form" onSubmit={onSubmit}>
      <Tabs label="Ways to search" tabs={TABS} selected={tab} onSelect={setTab}>
        <div className="accordion-content">
          {tab === 'text' ? (
            <>
              <label className="choice">
                <span>Text</span>
                <input
                  type="text"
                  dir="auto"
                  className="select"
                  value={term}
                  maxLength={200}
                  aria-describedby={note}
                  onChange={(event) => setTerm(event.target.value)}
                />
              </label>
              <small id={note}>Search will look for exact matches in the biblical text.</small>
            </>
          ) : (
            <label className="choice">
              <span>Value</span>
              <input
                type="text"
                inputMode="numeric"
                className="select"
                value={number}
                maxLength={12}
                onChange={(event) => setNumber(event.target.value)}
              />
            </label>
          )}
          <button type="submit" disabled={link === null} className="control control-lined">
            {tab === 'text' ? 'Search Text' : 'Find by Value'}
          </button>
        </div>
      </Tabs>
      <details className="accordion">
        <summary>Advanced Filters</summary>
        <div className="accordion-content">
          <label className="choice">
            <span>Limit to Book</span>
            <select
              className="select"
              value={filters.within}
              onChange={(event) => setFilters({ ...filters, within: event.target.value })}
            >
              <option value="">All books</option>
              <option value="testament=old">Old Testament</option>
              <option value="testament=new">New Testament</option>
              <option value="testament=apocrypha">Apocrypha</option>
              <BookOptions />
            </select>
          </label>
          <label className="choice">
            <span>Gematria Method</span>
            <select
              className="select"
              value={filters.method}
              onChange={(event) =>
                setFilters({ ...filters, method: methodId(event.target.value) ?? filters.method })
              }
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
          </label>
        </div>
      </details>
    </form>
  );
}
