import { Link } from '@tanstack/react-router';
import { type FormEvent, useId } from 'react';
import { methodIds } from '../../../../domain/gematria/method-types.ts';
import { chosenIn, scopeOf, UNITS, type Unit } from '../../../addresses/search-address.ts';
import { methodLabel, methodScript, STANDARD_METHODS } from '../../../shared/methods/methods.ts';
import { numberHint } from '../../../shared/methods/number-hint.ts';
import { searchText } from '../../../text/search/search-text.ts';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { ScopeOptions } from '../../sidebar/index.ts';
import { NUMBERED_KINDS } from '../kinds.ts';
import type { ValueQuestion } from '../question.ts';
import { Conditions } from './conditions.tsx';
import { MethodOptions } from './method-options.tsx';
import type { ValueField } from './use-value-field.ts';

const text = searchText.byValue;

interface ValueFormProps {
  readonly question: ValueQuestion;
  readonly field: ValueField;
  readonly refused: string | null;
  /** Why nothing is searched for the number in the address. Null if it is searched. */
  readonly problem: string | null;
}

export function ValueForm({ question, field, refused, problem }: ValueFormProps) {
  const id = useId();
  const { kind, number, ready, change, chooseKind, submit } = field;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const isNumbered = NUMBERED_KINDS.has(kind);
  const hint = refused ?? (isNumbered ? numberHint(number.text) : null) ?? problem;
  return (
    <form className="pt-2 max-xl:max-w-[48rem]" onSubmit={onSubmit}>
      <p className="text-lead leading-12">
        <RichText
          text={text.sentence}
          parts={{
            unit: () => (
              <select
                aria-label={text.unit}
                className={FIELD}
                value={question.unit}
                onChange={({ target }) => change({ unit: unitOf(target.value) })}
              >
                {UNITS.map((unit) => (
                  <option key={unit} value={unit}>
                    {text.units[unit]}
                  </option>
                ))}
              </select>
            ),
            number: () =>
              isNumbered ? (
                <>
                  {kind === 'multiple' && `${text.multipleOf} `}
                  <input
                    type="text"
                    inputMode="numeric"
                    autoComplete="off"
                    spellCheck={false}
                    aria-label={text.number}
                    maxLength={15}
                    className={`${FIELD} min-w-[5rem] font-semibold text-accent tabular-nums`}
                    value={number.text}
                    aria-invalid={hint !== null}
                    aria-describedby={`${id}-hint`}
                    onChange={({ target }) => number.type(target.value)}
                  />
                </>
              ) : (
                <strong className="font-semibold text-accent">{searchText.value(kind)}</strong>
              ),
            method: () => <MethodField question={question} change={change} />,
            scope: (words) => (
              <span className="inline-flex max-w-full flex-wrap items-baseline gap-x-[0.25em]">
                {words}
                <ScopeField question={question} change={change} />
              </span>
            ),
          }}
        />{' '}
        <button type="submit" disabled={ready === null} className="control control-lined ms-2 align-middle">
          {text.submit}
        </button>
      </p>
      <p id={`${id}-hint`} role="status" className={hint === null ? 'sr-only' : 'text-ui text-danger'}>
        {hint}
      </p>
      <div className="flex flex-wrap items-start gap-x-4">
        {kind === 'value' && ready !== null && (
          <Link to="/number/$value" params={{ value: ready }} className="control -ms-3.5 text-accent">
            {text.aboutNumber(Number(ready))}
          </Link>
        )}
        <Conditions question={question} change={change} kind={kind} onKind={chooseKind} />
      </div>
    </form>
  );
}

const FIELD =
  'h-11 max-w-full field-sizing-content rounded-none border-0 border-b-2 border-control-line bg-transparent px-1 text-lead text-accent focus-visible:border-ring';

const unitOf = (chosen: string): Unit => UNITS.find((unit) => unit === chosen) ?? 'verse';

interface FieldProps {
  readonly question: ValueQuestion;
  readonly change: (changes: Partial<ValueQuestion>) => void;
}

function MethodField({ question: { methods }, change }: FieldProps) {
  const chosen = methods.join();
  const standard = STANDARD_METHODS.join();
  return (
    <select
      aria-label={text.method}
      className={FIELD}
      value={chosen}
      onChange={({ target }) => change({ methods: methodIds(target.value) ?? methods })}
    >
      <option value={standard}>{text.both}</option>
      {methods.length > 1 && chosen !== standard && (
        <option value={chosen}>{text.severalMethods(methods.map(methodLabel))}</option>
      )}
      <MethodOptions script="hebrew" />
      <MethodOptions script="greek" />
    </select>
  );
}

function ScopeField({ question, change }: FieldProps) {
  const scripts = new Set(question.methods.map(methodScript));
  const whole = scripts.size > 1 ? 'both' : scripts.has('greek') ? 'greek' : 'hebrew';
  return (
    <select
      aria-label={text.scope}
      className={FIELD}
      value={chosenIn(question)}
      onChange={({ target }) => change(scopeOf(target.value))}
    >
      <option value="">{text.wholeText[whole]}</option>
      <ScopeOptions label={text.the} />
    </select>
  );
}
