import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { readFields } from '../../../domain/basics/index.ts';
import type { GematriaMethod, GematriaOption } from '../../../domain/gematria/index.ts';
import { gematriaValue, METHODS, TAV_NAMES } from '../../../domain/gematria/index.ts';
import { methodId, type TavName } from '../../../domain/gematria/method-types.ts';
import { OPTIONS } from '../../addresses/calculator-address.ts';
import { withMarks } from '../../shared/scripture/marks.ts';
import { calculatorText } from '../../text/instruments/calculator-text.ts';
import { methodOptionsText } from '../../text/instruments/method-options-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { formatValue } from '../../ui/words/format-value.ts';
import { languageOf } from '../../ui/words/mixed-text.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { Cite, EarlierAnswer } from '../cite/index.ts';
import { type CalculatorState, isInAddress } from './calculator-state.ts';
import type { NamedWords } from './reference.ts';
import { ScriptField } from './script-field.tsx';
import { MAX_TEXT_IN_ADDRESS, shortened } from './text-lengths.ts';
import type { ChangeCalculator } from './use-calculator-state.ts';
import { changedOptions, type MethodRow } from './values.ts';

const words = calculatorText.answer;

const CHOICE = [
  'grid min-h-11 flex-1 cursor-pointer place-items-center border-control-line px-3.5 text-ui not-first-of-type:border-s',
  'has-checked:bg-selected has-checked:font-semibold has-checked:text-accent',
  'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring',
].join(' ');

/** How long a value must stay the same before a screen reader announces it, in milliseconds. */
const ANNOUNCE_DELAY_MS = 600;

interface ComparedRow extends MethodRow {
  /** The method of the second text, if it is of the other script. */
  readonly otherMethod?: GematriaMethod;
}

interface AnswerProps {
  readonly state: CalculatorState;
  readonly change: ChangeCalculator;
  readonly subject: string;
  /** What a citation calls the text: the reference of named words, otherwise the text. */
  readonly name: string;
  /** The words of the second text, if it is a reference. */
  readonly other: Extract<NamedWords, { readonly ok: true }> | null;
  readonly row: ComparedRow;
  readonly isComparing: boolean;
  readonly onCompare: (comparing: boolean) => void;
}

export function Answer(props: AnswerProps) {
  const { state, change, subject, name, other: otherWords, row, isComparing, onCompare } = props;
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const { script, word, text, about, other, method, options } = state;
  const hasBoth = word.trim() !== '' && text.trim() !== '';
  const hasOther = isComparing && other.trim() !== '';
  const computation = computationOf(row, name, hasOther ? other.trim() : '', optionNames(state, row));
  const spoken = useDebounced(`${row.method.name}: ${computation.answer}`, ANNOUNCE_DELAY_MS);
  return (
    <section ref={section} aria-labelledby={heading} className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <h2 id={heading} className="text-h3 font-medium">
          {hasOther ? words.comparison : words.title}
        </h2>
        {name !== subject && <Name name={name} />}
        <AnswerLine text={subject} value={row.value} script={script} />
        {hasOther && (
          <>
            <OtherLine other={other.trim()} words={otherWords} value={row.other} script={script} />
            <p className="text-ui">{differenceInWords(row)}</p>
          </>
        )}
        <p role="status" className="sr-only">
          {spoken}
        </p>
        <EarlierAnswer {...computation} />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 grid-cols-1 gap-1 text-meta text-muted">
          {words.method}
          <select
            className="select"
            value={method}
            onChange={(event) => change({ method: methodId(event.target.value) ?? method })}
          >
            {METHODS.filter((one) => one.script === script).map(({ id, fullName }) => (
              <option key={id} value={id}>
                {fullName}
              </option>
            ))}
          </select>
        </label>
        {row.method.options.map((option) => (
          <label key={option.name} className="grid min-w-0 grid-cols-1 gap-1 text-meta text-muted">
            {methodOptionsText.labels[option.name]}
            <select
              className="select"
              title={option.description}
              value={options[option.name] ?? option.default}
              onChange={(event) =>
                change({ options: readFields(OPTIONS, { ...options, [option.name]: event.target.value }) })
              }
            >
              {option.values.map((value) => (
                <option key={value} value={value}>
                  {optionLabel(option, value)}
                </option>
              ))}
            </select>
          </label>
        ))}
        {hasBoth && (
          <fieldset className="flex overflow-clip rounded-(--radius) border border-control-line">
            <legend className="sr-only">{words.about}</legend>
            {(['word', 'text'] as const).map((card) => (
              <label key={card} className={CHOICE}>
                <input
                  type="radio"
                  className="sr-only"
                  name={`${heading}-about`}
                  checked={about === card}
                  onChange={() => change({ about: card })}
                />
                {words[card]}
              </label>
            ))}
          </fieldset>
        )}
        <Button
          aria-expanded={isComparing}
          onClick={() => {
            if (isComparing) change({ other: '' });
            flushSync(() => onCompare(!isComparing));
            // The second field is ready to type in, and in view.
            if (!isComparing) section.current?.querySelector('textarea')?.focus();
          }}
        >
          {isComparing ? words.stop : words.compare}
        </Button>
        {isInAddress(state) && <Cite {...computation} />}
      </div>
      {isComparing && (
        <ScriptField
          label={words.compareWith}
          script={script}
          value={other}
          onChange={(changed) => {
            // The comparison with another text stays open even if the reader empties the field.
            onCompare(true);
            change({ other: changed });
          }}
          lines={2}
        />
      )}
      {!isInAddress(state) && <p className="text-ui text-muted">{words.tooLong(MAX_TEXT_IN_ADDRESS)}</p>}
    </section>
  );
}

const Name = ({ name }: { readonly name: string }) => (
  <p className="text-ui text-muted">
    <bdi>{name}</bdi>
  </p>
);

interface OtherLineProps {
  readonly other: string;
  readonly words: AnswerProps['other'];
  readonly value: number | null;
  readonly script: CalculatorState['script'];
}

/** The second text. If it is a reference, its words below the reference. */
function OtherLine({ other, words, value, script }: OtherLineProps) {
  return (
    <>
      {words !== null && <Name name={words.name} />}
      <AnswerLine text={words?.text.trim() ?? other} value={value} script={words?.script ?? script} />
    </>
  );
}

interface AnswerLineProps {
  readonly text: string;
  readonly value: number | null;
  readonly script: CalculatorState['script'];
}

function AnswerLine({ text, value, script }: AnswerLineProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4">
      <bdi
        lang={languageOf(text) ?? (script === 'hebrew' ? 'he' : 'grc')}
        className="line-clamp-3 min-w-0 font-text text-h3 leading-normal wrap-anywhere"
      >
        {withMarks(text, 'accents')}
      </bdi>
      <span className="text-h2 font-semibold text-accent tabular-nums">
        {'= '}
        <NumberLink value={value} />
      </span>
    </p>
  );
}

/**
 * The name of a choice in an option of a method. The ways to spell out the divine name are named by the value of that
 * spelling, which is computed here.
 */
function optionLabel({ name, default: byDefault }: GematriaOption, value: string): string {
  if (name === 'one') return methodOptionsText.one[value === byDefault ? 'masculine' : 'feminine'];
  if (name === 'iotaSubscript') {
    return value === byDefault ? methodOptionsText.notCounted : methodOptionsText.countedAsIota;
  }
  if (name === 'tav') return TAV_NAMES[value as TavName];
  if (value === byDefault) return methodOptionsText.asInDictionaries;
  const spelledOut = gematriaValue('HEBREW_MILUI', 'יהוה', readFields(OPTIONS, { milui: value }));
  return methodOptionsText.nameIs(value, formatValue(spelledOut));
}

const optionNames = ({ options }: CalculatorState, { method }: MethodRow): string =>
  changedOptions(method, options)
    .map(({ name }) => {
      const { milui, tav, ...others } = methodOptionsText.changed;
      if (name === 'tav') return tav(TAV_NAMES[options.tav]);
      return name === 'milui' ? milui(options.milui) : others[name];
    })
    .join('');

function computationOf(row: MethodRow, subject: string, other: string, options: string) {
  const title = other === '' ? shortened(subject) : words.both(shortened(subject), shortened(other));
  const answer =
    other === '' ? formatValue(row.value) : words.both(formatValue(row.value), formatValue(row.other));
  return { title: `${title}, ${row.method.fullName}${options}`, answer, editions: [] };
}

function differenceInWords({ method, otherMethod, value, other }: ComparedRow): string {
  const by = otherMethod === undefined ? method.name : words.both(method.name, otherMethod.name);
  if (value === null || other === null) return words.noValue;
  if (value === other) return words.equal(value, by);
  return words.different(Math.abs(other - value), other > value, by);
}
