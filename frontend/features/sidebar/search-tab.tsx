import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { methodId } from '../../../domain/gematria/method-types.ts';
import { METHOD_SCRIPTS } from '../../shared/method-groups.ts';
import { methodLabel, methodsOf } from '../../shared/methods.ts';
import { sidebarText } from '../../text/sidebar.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { BookOptions } from './book-options.tsx';
import { type Filters, textSearchLink, valueSearchLink } from './search-link.ts';
import { closeSheet } from './sheet.ts';

const TABS = [
  { id: 'text', label: sidebarText.textSearch },
  { id: 'value', label: sidebarText.valueSearch },
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
    <form className="grid gap-3 py-2 text-ui" onSubmit={onSubmit}>
      <Tabs label={sidebarText.searches} tabs={TABS} selected={tab} onSelect={setTab}>
        <div className="grid gap-2.5 pt-3 pb-2">
          {tab === 'text' ? (
            <>
              <label className="choice">
                <span>{sidebarText.text}</span>
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
              <small id={note} className="text-meta leading-snug text-muted">
                {sidebarText.exact}
              </small>
            </>
          ) : (
            <label className="choice">
              <span>{sidebarText.value}</span>
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
          <button type="submit" disabled={link === null} className="control control-lined justify-self-start">
            {tab === 'text' ? sidebarText.searchText : sidebarText.findByValue}
          </button>
        </div>
      </Tabs>
      <details className="accordion border-t border-line">
        <summary>{sidebarText.filters}</summary>
        <div className="grid gap-2.5 pt-0.5 pb-2">
          <label className="choice">
            <span>{sidebarText.limitToBook}</span>
            <select
              className="select"
              value={filters.within}
              onChange={(event) => setFilters({ ...filters, within: event.target.value })}
            >
              <option value="">{sidebarText.allBooks}</option>
              <option value="testament=old">{sidebarText.testaments.old}</option>
              <option value="testament=new">{sidebarText.testaments.new}</option>
              <option value="testament=apocrypha">{sidebarText.testaments.apocrypha}</option>
              <BookOptions />
            </select>
          </label>
          <label className="choice">
            <span>{sidebarText.method}</span>
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
