import { type ReactNode, useId } from 'react';
import { formatHeatQuestion, type HeatQuestion } from '../../../../domain/heat/index.ts';
import { withoutSeparators } from '../../../../domain/numbers/index.ts';
import type { Letters } from '../../../letters/index.ts';
import { heatText } from '../../../text/instruments/heat-text.ts';
import { useDraft } from '../../../ui/forms/use-draft.ts';
import { LazyPart, lazyPart } from '../../../ui/pages/lazy-part.tsx';
import { RichText } from '../../../ui/words/rich-text.tsx';
import { HeatSwatch } from '../picture/index.ts';
import {
  type Draft,
  draftOf,
  HOWS,
  methodWithoutPhrases,
  questionOf,
  readDraft,
  WHATS,
  withValues,
} from './draft.ts';
import { Choice, type DraftProps, Field, MethodField } from './fields.tsx';

interface QuestionFormProps {
  /** 0 for the first question, 1 for the second. */
  readonly at: 0 | 1;
  readonly asked: HeatQuestion;
  /** Null until the letters have loaded. The brush needs them. */
  readonly letters: Letters | null;
  /** True if two questions are compared. Then each has its colour. */
  readonly isPair: boolean;
  /** Why the server refused the question. Null if it did not. */
  readonly refused: string | null;
  /** Asks a question. It is written as in the address. */
  readonly ask: (question: string) => void;
  /** Shows the answer to a question before the address has it. Null shows the answer to the address. */
  readonly preview: (question: HeatQuestion | null) => void;
  readonly children?: ReactNode;
}

/** The pause after which the address follows the fields, in milliseconds. */
const PAUSE_MS = 300;

const BRUSH = lazyPart(() => import('../parts/brush.tsx'), 'Brush');

/** One question as a sentence with fields. Each change of a field asks again. */
export function QuestionForm(props: QuestionFormProps) {
  const { at, isPair, asked, letters, refused, ask, preview, children } = props;
  const id = useId();
  const fields = useDraft<Draft>({
    current: formatHeatQuestion(asked),
    draftOf: (before) => draftOf(asked, before),
    parse: (draft) => {
      const question = questionOf(draft);
      return question && formatHeatQuestion(question);
    },
    search: ask,
    pause: PAUSE_MS,
  });
  const { draft } = fields;
  /** The picture changes at once, the address after the pause. */
  const change = (next: Draft) => {
    fields.change(next);
    preview(questionOf(next));
  };
  const read = readDraft(draft);
  const hint = ('hint' in read ? read.hint : null) ?? refused;
  const set = (changes: Partial<Draft>) => change({ ...draft, ...changes });
  const { what } = draft;
  const kind = what === 'spelling' || what === 'lemma' || what === 'length' ? what : 'value';
  const hasBrush = 'methods' in asked && methodWithoutPhrases(asked) === undefined;
  const values = hasBrush && 'low' in asked.values ? asked.values : null;
  const fieldProps = { draft, set, hintId: `${id}-hint`, isInvalid: hint !== null };
  return (
    <form
      aria-label={at === 0 ? heatText.first : heatText.second}
      className={`grid grid-cols-1 items-center gap-x-6 ${values === null ? '' : 'xl:grid-cols-[minmax(0,1fr)_20rem]'}`}
      onBlur={fields.flush}
      onSubmit={(event) => {
        event.preventDefault();
        fields.flush();
      }}
    >
      <p className="text-ui leading-11 xl:text-body">
        {isPair && (
          <span className="me-2">
            <HeatSwatch question={at} />
          </span>
        )}
        <RichText
          text={(at === 0 ? heatText.sentences : heatText.andSentences)[kind]}
          parts={{
            what: () => (
              <Choice
                label={heatText.what}
                choices={WHATS}
                names={heatText.whats}
                value={what}
                onChoose={(next) => set({ what: next })}
              />
            ),
            value: () => <ValueFields {...fieldProps} />,
            method: () => (
              <MethodField
                methods={draft.methods}
                isPhrase={what === 'phrase'}
                onChoose={(methods) => set({ methods })}
              />
            ),
            letters: () => (
              <Field
                {...fieldProps}
                name="letters"
                label={heatText.letters}
                isText
                className="scripture-run"
              />
            ),
            lemma: () => <Field {...fieldProps} name="lemma" label={heatText.lemma} isText />,
            unit: () => (
              <Choice
                label={heatText.unit}
                choices={['words', 'letters']}
                names={heatText.units}
                value={draft.unit}
                onChoose={(unit) => set({ unit })}
              />
            ),
            length: () => <LengthFields {...fieldProps} />,
          }}
        />
        {/* Unlike a margin, a space goes away where the button is on a line of its own. */}
        <span className="[word-spacing:0.875rem]"> </span>
        {children}
      </p>
      {values !== null && 'methods' in asked && (
        // The upper end can be at the edge of the page. What is beyond it is cut off, so that it makes no scrollbar.
        <div className="no-print -mx-4 h-17 overflow-x-clip px-4">
          {letters !== null && (
            <LazyPart
              part={BRUSH}
              props={{
                at,
                isPair,
                letters,
                kind: asked.kind,
                methods: asked.methods,
                values,
                onMove: (next) => {
                  fields.show(withValues(draft, next));
                  preview({ ...asked, values: next });
                },
                onEnd: (next) => change(withValues(draft, next)),
              }}
            />
          )}
        </div>
      )}
      <Hint id={`${id}-hint`} hint={hint} />
    </form>
  );
}

const Hint = ({ id, hint }: { readonly id: string; readonly hint: string | null }) => (
  <p id={id} role="status" className={hint === null ? 'sr-only' : 'col-span-full text-ui text-danger'}>
    {hint}
  </p>
);

/** Which values are asked: one, those near one, a range, or multiples. */
function ValueFields(props: DraftProps) {
  const { draft, set } = props;
  return (
    <>
      <Choice
        label={heatText.how}
        choices={HOWS}
        names={heatText.hows}
        value={draft.how}
        onChoose={(how) => set(how === 'between' ? { how, end: endOf(draft) } : { how })}
      />{' '}
      <Field {...props} name="value" label={heatText.number} />
      {draft.how === 'about' && (
        <>
          {` ${heatText.plusMinus} `}
          <Field {...props} name="distance" label={heatText.distance} />
        </>
      )}
      {draft.how === 'between' && (
        <>
          {` ${heatText.to} `}
          <Field {...props} name="end" label={heatText.end} />
        </>
      )}
    </>
  );
}

/** The field still has the end that was typed before. If it is smaller than the value, the range would be wrong at once. */
const endOf = ({ value, end }: Draft): string =>
  numberOf(end) > numberOf(value) ? end : String(numberOf(value) + 10);

const numberOf = (typed: string): number => Number(withoutSeparators(typed.trim())) || 0;

function LengthFields(props: DraftProps) {
  const { draft, set } = props;
  return (
    <>
      <Choice
        label={heatText.lengthRange}
        choices={['any', 'between']}
        names={heatText.lengths}
        value={draft.isAnyLength ? 'any' : 'between'}
        onChoose={(chosen) => set({ isAnyLength: chosen === 'any' })}
      />
      {!draft.isAnyLength && (
        <>
          {' '}
          <Field {...props} name="shortest" label={heatText.shortest} />
          {` ${heatText.to} `}
          <Field {...props} name="longest" label={heatText.longest} />
        </>
      )}
    </>
  );
}
