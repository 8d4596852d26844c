import { type FormEvent, useId, useState } from 'react';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { type MethodId, methodId } from '../../../domain/gematria/method-types.ts';
import { UNITS, type Unit } from '../../addresses/search.ts';
import { methodScript, type Script } from '../../shared/methods.ts';
import { BookOptions } from '../sidebar/index.ts';
import { Conditions } from './conditions.tsx';
import { type Kind, kindOf, NUMBERED_KINDS, numberIn, valueFrom } from './kinds.ts';
import { MethodOptions } from './method-options.tsx';
import { scopeOf, type ValueQuestion } from './question.ts';
import { useStartSearch, valueAddress } from './use-address.ts';
import { useTyped } from './use-typed.ts';

const UNIT_LABELS: Readonly<Record<Unit, string>> = { verse: 'Verses', word: 'Words', span: 'Spans' };
const KINDS: readonly { readonly id: Kind; readonly label: string }[] = [
  { id: 'value', label: 'The value' },
  { id: 'multiple', label: 'A multiple of' },
  { id: 'prime', label: 'A prime number' },
  { id: 'triangular', label: 'A triangular number' },
  { id: 'square', label: 'A square number' },
];

interface ValueFormProps {
  readonly question: ValueQuestion;
  readonly refused: string | null;
}

/**
 * The form for searching by value. A change of a field starts the search and shows the first page of results:
 * at once for a choice, after a short pause for typed text.
 */
export function ValueForm({ question, refused }: ValueFormProps) {
  const id = useId();
  const startSearch = useStartSearch();
  const [kind, setKind] = useKind(question.value);
  const change = (changes: Partial<ValueQuestion>) =>
    startSearch.whileTyping(valueAddress({ ...question, page: 1, ...changes }));
  const number = useTyped(
    numberIn(question.value),
    (text) => (valueFrom(kind, text) === null ? null : text.trim()),
    (text) => change({ value: valueFrom(kind, text) ?? '' }),
  );
  const ready = valueFrom(kind, number.text);
  const chooseKind = (next: Kind) => {
    setKind(next);
    const value = valueFrom(next, number.text);
    if (value !== null) change({ value });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (ready === null) return;
    number.flush();
    startSearch.onEnter(valueAddress({ ...question, value: ready, page: 1 }));
  };
  const methodOf = (script: Script) => question.methods.find((one) => methodScript(one) === script) ?? '';
  const chooseMethod = (script: Script, method: MethodId | undefined) => {
    const others = question.methods.filter((one) => methodScript(one) !== script);
    const chosen =
      method === undefined ? others : script === 'hebrew' ? [method, ...others] : [...others, method];
    if (chosen.length > 0) change({ methods: chosen });
  };
  const scope = question.book ?? (question.testament === undefined ? '' : `testament=${question.testament}`);
  return (
    <form className="grid max-w-[45rem] gap-4 pt-4" onSubmit={onSubmit}>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <label className="choice flex-[1_1_11rem] md:flex-none">
          <span>Worth</span>
          <select
            className="select"
            value={kind}
            onChange={({ target: { value } }) =>
              chooseKind(KINDS.find((one) => one.id === value)?.id ?? 'value')
            }
          >
            {KINDS.map(({ id: one, label }) => (
              <option key={one} value={one}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {NUMBERED_KINDS.has(kind) && (
          <label className="choice w-28">
            <span>Number</span>
            <input
              type="number"
              min={1}
              max={MAX_VALUE}
              step={1}
              inputMode="numeric"
              className="select w-full tabular-nums"
              value={number.text}
              aria-invalid={refused !== null}
              aria-describedby={`${id}-hint`}
              onChange={({ target: { value } }) => number.type(value)}
            />
          </label>
        )}
        <fieldset>
          <legend className="pb-1 text-meta text-muted">Units</legend>
          <div className="segments -my-px">
            {UNITS.map((unit) => (
              <label key={unit}>
                <input
                  type="radio"
                  className="sr-only"
                  name={`${id}-unit`}
                  value={unit}
                  checked={question.unit === unit}
                  onChange={() => change({ unit })}
                />
                {UNIT_LABELS[unit]}
              </label>
            ))}
          </div>
        </fieldset>
        <button type="submit" disabled={ready === null} className="control control-lined">
          Find by Value
        </button>
      </div>
      <p id={`${id}-hint`} role="status" className={refused === null ? 'sr-only' : 'text-ui text-danger'}>
        {refused}
      </p>
      <div className="grid gap-x-4 gap-y-3 min-[26rem]:grid-cols-2 md:grid-cols-3">
        {(['hebrew', 'greek'] as const).map((script) => (
          <label key={script} className="choice">
            <span>{script === 'hebrew' ? 'Hebrew method' : 'Greek method'}</span>
            <select
              className="select"
              value={methodOf(script)}
              onChange={({ target: { value } }) => chooseMethod(script, methodId(value))}
            >
              <option value="" disabled={question.methods.every((one) => methodScript(one) === script)}>
                {script === 'hebrew' ? 'Not in Hebrew' : 'Not in Greek'}
              </option>
              <MethodOptions script={script} />
            </select>
          </label>
        ))}
        <label className="choice min-[26rem]:col-span-2 md:col-span-1">
          <span>Limit to Book</span>
          <select
            className="select"
            value={scope}
            onChange={({ target: { value } }) => change(scopeOf(value))}
          >
            <option value="">All books</option>
            <option value="testament=old">Old Testament</option>
            <option value="testament=new">New Testament</option>
            <option value="testament=apocrypha">Apocrypha</option>
            <BookOptions />
          </select>
        </label>
      </div>
      <Conditions question={question} change={change} />
    </form>
  );
}

/**
 * The kind of value that is searched: the kind in the address, or the kind that the reader has chosen but not yet
 * typed a number for.
 */
function useKind(value: string): readonly [Kind, (kind: Kind) => void] {
  const [kind, setKind] = useState(kindOf(value));
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== '') setKind(kindOf(value));
  }
  return [kind, setKind];
}
