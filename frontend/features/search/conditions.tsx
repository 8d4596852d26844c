import { useEffect, useRef, useState } from 'react';
import { MAX_ALSO, MAX_VALUE } from '../../../domain/contract/limits.ts';
import { type MethodId, methodId } from '../../../domain/gematria/method-types.ts';
import { matching, type Parse, trimmedText, wholeNumber } from '../../../domain/parse.ts';
import { Icon } from '../../ui/icons.tsx';
import { MethodOptions } from './method-options.tsx';
import type { Also, ValueQuestion } from './question.ts';
import { useTyped } from './use-typed.ts';

const distance = wholeNumber(0, 999_999);
const words = wholeNumber(1, 999_999);
const wordsOrNone = (typed: unknown) => (trimmedText(typed) === undefined ? '' : words(typed));
const strongs = matching(/^[HG]\d{1,5}$/iu);
const lemmaOrNone = (typed: unknown) => {
  const lemma = trimmedText(typed) ?? '';
  return lemma === '' ? '' : strongs(lemma)?.toUpperCase();
};

const wide = matchMedia('(min-width: 48rem)');

const isConditioned = ({ range, lemma, also, minWords, maxWords, crossVerse }: ValueQuestion): boolean =>
  range > 0 || lemma !== '' || also.length > 0 || minWords !== 2 || maxWords !== undefined || crossVerse;

interface ConditionsProps {
  readonly question: ValueQuestion;
  readonly change: (changes: Partial<ValueQuestion>) => void;
}

/** What else must be true: nearness, the length of a span, a second value, a word among the words. */
export function Conditions({ question, change }: ConditionsProps) {
  const { range, minWords, maxWords, crossVerse, unit, lemma, also, value } = question;
  // Opened as soon as there is something in it to see, and never closed under the reader's hands.
  const hasMore = isConditioned(question) || (unit === 'span' && wide.matches);
  const [isOpen, setOpen] = useState(hasMore);
  if (hasMore && !isOpen) setOpen(true);
  // The condition that is being added, by its place; once the address has it, it is one of the others.
  const [adding, setAdding] = useState<number | null>(null);
  if (adding !== null && adding < also.length) setAdding(null);
  const isAdding = adding === also.length;
  const isSpan = unit === 'span';
  // The row that is being added becomes a condition where it stands, so that the focus stays in it.
  const rows = isAdding ? [...also, { method: secondMethod(question), value: undefined }] : also;
  const setAlso = (index: number, next: Also | null) => {
    const others = also.filter((_, at) => at !== index);
    if (next === null) {
      setAdding(null);
      setRemoved(true);
      if (index < also.length) change({ also: others });
    } else change({ also: index === also.length ? [...also, next] : also.with(index, next) });
  };
  const add = useRef<HTMLButtonElement>(null);
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    if (!isRemoved) return;
    add.current?.focus();
    setRemoved(false);
  }, [isRemoved]);
  return (
    <details className="accordion" open={isOpen}>
      <summary>More conditions</summary>
      <div className="grid gap-3 pb-3">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          {!/^[a-z]/u.test(value) && (
            <Field
              label="Within ±"
              asked={range}
              parse={distance}
              onAsk={(next) => change({ range: next })}
            />
          )}
          {isSpan && (
            <>
              <Field
                label="Fewest words"
                asked={minWords}
                parse={words}
                onAsk={(next) => change({ minWords: next })}
              />
              <Field
                label="Most words"
                asked={maxWords ?? ''}
                parse={wordsOrNone}
                placeholder="any"
                onAsk={(next) => change({ maxWords: next === '' ? undefined : next })}
              />
              <label className="check min-h-11">
                <input
                  type="checkbox"
                  checked={crossVerse}
                  onChange={({ target: { checked } }) => change({ crossVerse: checked })}
                />
                Across verses
              </label>
            </>
          )}
          <Field
            label="With the word (Strong’s number)"
            asked={lemma}
            parse={lemmaOrNone}
            placeholder="H430"
            isText
            onAsk={(next) => change({ lemma: next })}
          />
        </div>
        {rows.map((one, index) => (
          <AlsoRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition is known by its place.
            key={index}
            also={one}
            isNew={index === also.length}
            onChange={(next) => setAlso(index, next)}
          />
        ))}
        {!isAdding && also.length < MAX_ALSO && (
          <button
            ref={add}
            type="button"
            className="control -ms-3.5 justify-self-start text-accent"
            onClick={() => setAdding(also.length)}
          >
            And a value by a second method…
          </button>
        )}
      </div>
    </details>
  );
}

/** The method most often set beside the first: the letters' places. */
const secondMethod = ({ methods }: ValueQuestion): MethodId =>
  methods[0]?.startsWith('GREEK_') ? 'GREEK_ORDINAL' : 'HEBREW_ORDINAL';

interface AlsoRowProps {
  /** Without a value while it is being added. */
  readonly also: Pick<Also, 'method'> & { readonly value: number | undefined };
  /** Just added: it takes the focus. */
  readonly isNew: boolean;
  /** Null takes the condition away. */
  readonly onChange: (also: Also | null) => void;
}

function AlsoRow({ also, isNew, onChange }: AlsoRowProps) {
  const [method, setMethod] = useState(also.method);
  const [seen, setSeen] = useState(also.method);
  if (also.method !== seen) {
    setSeen(also.method);
    setMethod(also.method);
  }
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears.
  useEffect(() => {
    if (isNew) select.current?.focus();
  }, []);
  return (
    <fieldset className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <legend className="sr-only">And by a second method</legend>
      <label className="choice min-w-0 flex-[1_1_12rem] md:flex-none">
        <span>And by</span>
        <select
          ref={select}
          className="select"
          value={method}
          onChange={({ target }) => {
            const chosen = methodId(target.value) ?? method;
            setMethod(chosen);
            if (also.value !== undefined) onChange({ method: chosen, value: also.value });
          }}
        >
          <MethodOptions script="hebrew" />
          <MethodOptions script="greek" />
        </select>
      </label>
      <Field
        label="also worth"
        asked={also.value ?? ''}
        parse={wholeNumber(1, MAX_VALUE)}
        onAsk={(value) => onChange({ method, value })}
      />
      <button
        type="button"
        className="control control-icon"
        aria-label="Remove this condition"
        onClick={() => onChange(null)}
      >
        <Icon name="close" />
      </button>
    </fieldset>
  );
}

interface FieldProps<T extends string | number> {
  readonly label: string;
  readonly asked: T | '';
  /** What was typed; undefined while it can't be asked. */
  readonly parse: Parse<T | undefined>;
  readonly onAsk: (value: T) => void;
  readonly placeholder?: string;
  readonly isText?: boolean;
}

/** A short field that asks as one types. */
function Field<T extends string | number>(props: FieldProps<T>) {
  const { label, asked, parse, onAsk, placeholder, isText = false } = props;
  const { text, type, flush, ready } = useTyped(
    String(asked),
    (typed) => parse(typed)?.toString() ?? null,
    (typed) => {
      const value = parse(typed);
      if (value !== undefined) onAsk(value);
    },
  );
  return (
    <label className="choice">
      <span>{label}</span>
      <input
        type="text"
        inputMode={isText ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        maxLength={isText ? 6 : 9}
        placeholder={placeholder}
        aria-invalid={ready === null && text !== ''}
        className={`select tabular-nums ${isText ? 'w-40' : 'w-24'}`}
        value={text}
        onBlur={() => flush()}
        onChange={({ target: { value } }) => type(value)}
      />
    </label>
  );
}
