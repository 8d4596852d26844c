import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { BOOK_ORDERS, PLACE_UNITS } from '../../../domain/contract/limits.ts';
import type { SearchableEdition } from '../../../domain/value-search/index.ts';
import type { PlacesLink } from '../../addresses/places-address.ts';
import { chosenIn } from '../../addresses/search-address.ts';
import { isTemporary } from '../../api/failure-in-words.ts';
import { placesText as text } from '../../text/instruments/places-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ChoiceSelect } from '../../ui/forms/choice-select.tsx';
import { Labelled } from '../../ui/forms/labelled.tsx';
import type { useTyped } from '../../ui/forms/use-typed.ts';
import { ScopeOptions } from '../sidebar/index.ts';
import { placesQueries } from './places-queries.ts';
import { type PlacesQuestion, partOf } from './question.ts';

interface PlacesFormProps {
  readonly question: PlacesQuestion;
  readonly editions: readonly SearchableEdition[];
  readonly number: ReturnType<typeof useTyped>;
  readonly hint: string | null;
  /** Why there is no place as the address names it. */
  readonly refusedPlace: string | null;
  readonly go: (search: PlacesLink) => void;
}

export function PlacesForm({ question, editions, number, hint, refusedPlace, go }: PlacesFormProps) {
  const id = useId();
  /** A change of the question. After a place, the middle is asked for until there is a number. */
  const change = (changes: PlacesLink) =>
    go({ ...question, n: number.ready ?? question.n ?? 'middle', at: undefined, ...changes });
  return (
    <div className="no-print mt-4 grid gap-3 max-w-[60rem]">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          number.flush();
        }}
      >
        <ChoiceSelect
          label={text.unit}
          choices={PLACE_UNITS}
          names={text.units}
          value={question.unit}
          onChoose={(unit) => change({ unit })}
        />
        {/* One item of the row, so that the button never stands in a row of its own. */}
        <div className="flex max-w-80 grow basis-60 items-end gap-1">
          <Labelled label={text.number} className="min-w-0 grow">
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              maxLength={15}
              placeholder={text.numberExample}
              className="select w-full font-semibold text-accent tabular-nums"
              value={number.text}
              aria-invalid={hint !== null}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => number.type(target.value)}
            />
          </Labelled>
          <Button onClick={() => change({ n: 'middle' })}>{text.middle}</Button>
        </div>
        <ScopeSelect question={question} onChoose={(part) => change({ in: part })} />
        <ChoiceSelect
          label={text.order}
          choices={BOOK_ORDERS}
          names={text.orders}
          value={question.order}
          onChoose={(order) => go({ ...question, order })}
        />
        <Labelled label={text.edition} className="max-w-56">
          <select
            className="select w-full"
            value={question.edition ?? ''}
            onChange={({ target }) => go({ ...question, edition: target.value || undefined })}
          >
            <option value="">{text.anyEdition}</option>
            {editions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Labelled>
      </form>
      <p id={`${id}-hint`} role="status" className={hint === null ? 'sr-only' : 'text-ui text-danger'}>
        {hint}
      </p>
      <PlaceField editions={editions} question={question} refusedPlace={refusedPlace} go={go} />
    </div>
  );
}

interface ScopeSelectProps {
  readonly question: PlacesQuestion;
  readonly onChoose: (part: string | undefined) => void;
}

function ScopeSelect({ question, onChoose }: ScopeSelectProps) {
  return (
    <Labelled label={text.scope}>
      <select
        className="select w-full"
        value={chosenIn(partOf(question.in))}
        onChange={({ target }) => onChoose(target.value.split('=').at(-1) || undefined)}
      >
        <option value="">{text.whole}</option>
        <ScopeOptions />
      </select>
    </Labelled>
  );
}

type PlaceFieldProps = Pick<PlacesFormProps, 'editions' | 'question' | 'refusedPlace' | 'go'>;

/** A field for a reference. What reads it loads when the reader sends it. */
function PlaceField({ editions, question, refusedPlace, go }: PlaceFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [unread, setUnread] = useState<string | null>(null);
  const problem = unread ?? refusedPlace;
  const queryClient = useQueryClient();
  const countWords = (at: string, edition: string | undefined) =>
    queryClient.fetchQuery(placesQueries.verse(at, edition)).then(
      ({ places }) => places[0]?.words.length ?? 0,
      (error) => (isTemporary(error) ? Promise.reject(error) : 0),
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = await import('./typed-place.ts')
      .then(({ typedPlace }) => typedPlace(typed, editions, question, countWords))
      .catch(() => ({ problem: text.failed }));
    setUnread('problem' in read ? read.problem : null);
    if ('at' in read) go({ order: question.order, ...read });
  };
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => void submit(event)}>
      <Labelled label={text.place} className="grow basis-60 max-w-96">
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          className="select w-full"
          placeholder={text.placeExample}
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Labelled>
      <button type="submit" className="control control-lined">
        {text.showNumbers}
      </button>
      <p
        id={`${id}-problem`}
        role="status"
        className={problem === null ? 'sr-only' : 'basis-full text-ui text-danger'}
      >
        {problem}
      </p>
    </form>
  );
}
