import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { METHODS } from '../../../domain/gematria/index.ts';
import { methodId } from '../../../domain/gematria/method-types.ts';
import { statisticsRows, TABLE_METHODS } from '../../../domain/statistics/index.ts';
import { WHOLE } from '../../../domain/text/index.ts';
import type { StatisticsLink, StatisticsSearch } from '../../addresses/statistics-address.ts';
import { METHOD_GROUPS } from '../../shared/methods/method-groups.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { statisticsText } from '../../text/instruments/statistics-text.ts';
import { Labelled } from '../../ui/forms/labelled.tsx';

const text = statisticsText.fields;

/** The texts that have letters files, and the chosen one. */
export function useText({ edition }: StatisticsSearch) {
  const { data, error, refetch } = useQuery(libraryQueries.editions());
  const texts = data?.editions.filter(({ role }) => role === 'original' || role === 'own-original') ?? [];
  const chosen = texts.find(({ id }) => id === edition);
  const script = chosen === undefined ? undefined : chosen.script === 'greek' ? 'greek' : 'hebrew';
  return { texts, chosen, script, isKnown: data !== undefined, error, refetch } as const;
}

interface ChoicesProps {
  readonly search: StatisticsSearch;
  readonly text: ReturnType<typeof useText>;
  /** The id of the row that the answer is about: the whole, for the Old Testament of a Hebrew text. Unknown until it comes. */
  readonly scope: string | undefined;
}

/** What the page is about: a text, a part or book of it, and a method. */
export function Choices({
  search,
  text: { texts, chosen, script },
  scope = search.in ?? WHOLE,
}: ChoicesProps) {
  const navigate = useNavigate();
  const go = (changed: StatisticsLink) =>
    void navigate({ to: '/statistics', search: { ...search, ...changed }, resetScroll: false });
  const rows = statisticsRows(chosen?.books ?? []);
  const methods = METHODS.filter((method) => method.script === script);
  return (
    <form
      aria-label={text.label}
      className="no-print mt-4 grid gap-3 md:grid-cols-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <Labelled label={text.text}>
        <select
          className="select w-full"
          value={search.edition}
          // A part or method of one text may be missing in the other.
          onChange={({ target }) => go({ edition: target.value, in: undefined, method: undefined })}
        >
          {chosen === undefined && <option value={search.edition}>{search.edition}</option>}
          {texts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={text.scope}>
        <select
          className="select w-full"
          value={scope}
          onChange={({ target }) => go({ in: target.value === WHOLE ? undefined : target.value })}
        >
          {rows.every(({ id }) => id !== scope) && <option value={scope}>{scope}</option>}
          {rows.map((row) => (
            <option key={row.id} value={row.id}>
              {row.name}
            </option>
          ))}
        </select>
      </Labelled>
      <Labelled label={text.method}>
        <select
          className="select w-full"
          value={search.method ?? (script && TABLE_METHODS[script][0])}
          onChange={({ target }) => go({ method: methodId(target.value) })}
        >
          {search.method !== undefined && methods.every(({ id }) => id !== search.method) && (
            <option value={search.method}>{methodLabel(search.method)}</option>
          )}
          {METHOD_GROUPS.map(({ id, title }) => (
            <optgroup key={id} label={title}>
              {methods
                .filter(({ group }) => group === id)
                .map((method) => (
                  <option key={method.id} value={method.id}>
                    {methodLabel(method.id)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </Labelled>
    </form>
  );
}
