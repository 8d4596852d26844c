import { memo, useEffect, useRef, useState } from 'react';
import { type Parse, trimmedText, wholeNumber } from '../../../../domain/basics/index.ts';
import { EVERY_EDITION, MAX_ALSO, MAX_VALUE } from '../../../../domain/contract/limits.ts';
import { type MethodId, methodId } from '../../../../domain/gematria/method-types.ts';
import { strongsNumber } from '../../../../domain/lexicon/index.ts';
import { searchText } from '../../../text/search/search-text.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { CheckLabel } from '../../../ui/forms/check-label.tsx';
import { Labelled } from '../../../ui/forms/labelled.tsx';
import { useTyped } from '../../../ui/forms/use-typed.ts';
import { Icon } from '../../../ui/icons.tsx';
import { Accordion } from '../../../ui/panels/accordion.tsx';
import { languageOf } from '../../../ui/words/mixed-text.tsx';
import type { Kind } from '../kinds.ts';
import type { Also, ValueQuestion } from '../question.ts';
import { MethodOptions } from './method-options.tsx';

const distance = wholeNumber(0, 999_999);
const words = wholeNumber(1, 999_999);
const wordsOrNone = (typed: unknown) => (trimmedText(typed) === undefined ? '' : words(typed));
const lemmaOrNone = (typed: unknown) => {
  const lemma = trimmedText(typed) ?? '';
  return lemma === '' ? '' : (strongsNumber(lemma) ?? undefined);
};

const text = searchText.byValue;
const KINDS: readonly Kind[] = ['value', 'multiple', 'prime', 'triangular', 'square'];

const hasConditions = ({
  range,
  lemma,
  also,
  minWords,
  maxWords,
  crossVerse,
  edition,
}: ValueQuestion): boolean =>
  edition !== undefined ||
  range > 0 ||
  lemma !== '' ||
  also.length > 0 ||
  minWords !== 2 ||
  maxWords !== undefined ||
  crossVerse;

interface ConditionsProps {
  readonly question: ValueQuestion;
  readonly change: (changes: Partial<ValueQuestion>) => void;
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
}

export const Conditions = memo(function Conditions({ question, change, kind, onKind }: ConditionsProps) {
  const { range, unit, lemma, value, edition } = question;
  // The section opens when a condition is set. Only the reader can close it, so that it never closes while they use it.
  const hasMore = hasConditions(question) || kind !== 'value';
  const [isOpen, setOpen] = useState(hasMore);
  if (hasMore && !isOpen) setOpen(true);
  return (
    <Accordion title={text.more} open={isOpen}>
      <div className="grid gap-3 pb-3">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <Labelled label={text.kind}>
            <select
              className="select w-full"
              value={kind}
              onChange={({ target }) => onKind(KINDS.find((one) => one === target.value) ?? 'value')}
            >
              {KINDS.map((one) => (
                <option key={one} value={one}>
                  {text.kinds[one]}
                </option>
              ))}
            </select>
          </Labelled>
          {!/^[a-z]/u.test(value) && (
            <Field
              label={text.within}
              current={range}
              parse={distance}
              onChange={(next) => change({ range: next })}
            />
          )}
          {unit === 'span' && <SpanFields question={question} change={change} />}
          <Field
            label={text.lemma}
            current={lemma}
            parse={lemmaOrNone}
            placeholder={text.lemmaExample}
            isText
            onChange={(next) => change({ lemma: next })}
          />
          <CheckLabel className="min-h-11">
            <input
              type="checkbox"
              checked={edition === EVERY_EDITION}
              onChange={({ target: { checked } }) =>
                change(checked ? { edition: EVERY_EDITION, crossVerse: false } : { edition: undefined })
              }
            />
            {text.everyEdition}
          </CheckLabel>
        </div>
        <AlsoRows question={question} change={change} />
      </div>
    </Accordion>
  );
});

type ChangeProps = Pick<ConditionsProps, 'question' | 'change'>;

function SpanFields({ question: { minWords, maxWords, crossVerse, edition }, change }: ChangeProps) {
  return (
    <>
      <Field
        label={text.fewest}
        current={minWords}
        parse={words}
        onChange={(next) => change({ minWords: next })}
      />
      <Field
        label={text.most}
        current={maxWords ?? ''}
        parse={wordsOrNone}
        placeholder={text.any}
        onChange={(next) => change({ maxWords: next === '' ? undefined : next })}
      />
      <CheckLabel className="min-h-11">
        <input
          type="checkbox"
          checked={crossVerse}
          disabled={edition === EVERY_EDITION}
          onChange={({ target: { checked } }) => change({ crossVerse: checked })}
        />
        {text.acrossVerses}
      </CheckLabel>
    </>
  );
}

function AlsoRows({ question, change }: ChangeProps) {
  const { also } = question;
  // The index of the condition that the reader is adding; null if they are not adding one. It is null again once the
  // address contains the condition.
  const [adding, setAdding] = useState<number | null>(null);
  if (adding !== null && adding < also.length) setAdding(null);
  const isAdding = adding === also.length;
  // The new row is at the end. Its key does not change when it becomes a condition, so the focus stays in it.
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
    <>
      {rows.map((one, index) => (
        <AlsoRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is identified by its index.
          key={index}
          also={one}
          isNew={index === also.length}
          onChange={(next) => setAlso(index, next)}
        />
      ))}
      {!isAdding && also.length < MAX_ALSO && (
        <Button
          ref={add}
          className="-ms-3.5 justify-self-start text-accent"
          onClick={() => setAdding(also.length)}
        >
          {text.add}
        </Button>
      )}
    </>
  );
}

const secondMethod = ({ methods }: ValueQuestion): MethodId =>
  methods[0]?.startsWith('GREEK_') ? 'GREEK_ORDINAL' : 'HEBREW_ORDINAL';

interface AlsoRowProps {
  /** The value is undefined while the reader is adding the condition. */
  readonly also: Pick<Also, 'method'> & { readonly value: number | undefined };
  readonly isNew: boolean;
  readonly onChange: (also: Also | null) => void;
}

function AlsoRow({ also, isNew, onChange }: AlsoRowProps) {
  const [method, setMethod] = useState(also.method);
  const [lastMethod, setLastMethod] = useState(also.method);
  if (also.method !== lastMethod) {
    setLastMethod(also.method);
    setMethod(also.method);
  }
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the row appears.
  useEffect(() => {
    if (isNew) select.current?.focus();
  }, []);
  return (
    <fieldset className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <legend className="sr-only">{text.second}</legend>
      <Labelled label={text.andBy} className="min-w-0 flex-[1_1_12rem] md:flex-none">
        <select
          ref={select}
          className="select w-full"
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
      </Labelled>
      <Field
        label={text.alsoWorth}
        current={also.value ?? ''}
        parse={wholeNumber(1, MAX_VALUE)}
        onChange={(value) => onChange({ method, value })}
      />
      <Button className="control-icon" aria-label={text.remove} onClick={() => onChange(null)}>
        <Icon name="close" />
      </Button>
    </fieldset>
  );
}

interface FieldProps<T extends string | number> {
  readonly label: string;
  readonly current: T | '';
  readonly parse: Parse<T | undefined>;
  readonly onChange: (value: T) => void;
  readonly placeholder?: string;
  readonly isText?: boolean;
}

function Field<T extends string | number>(props: FieldProps<T>) {
  const { label, current, parse, onChange, placeholder, isText = false } = props;
  const { text, type, flush, ready } = useTyped(
    String(current),
    (typed) => parse(typed)?.toString() ?? null,
    (typed) => {
      const value = parse(typed);
      if (value !== undefined) onChange(value);
    },
  );
  return (
    <Labelled label={label}>
      <input
        type="text"
        inputMode={isText ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        maxLength={isText ? 6 : 9}
        placeholder={placeholder}
        aria-invalid={ready === null && text !== ''}
        className={`select tabular-nums ${isText ? 'w-40' : 'w-24'}`}
        lang={languageOf(text)}
        value={text}
        onBlur={() => flush()}
        onChange={({ target: { value } }) => type(value)}
      />
    </Labelled>
  );
}
