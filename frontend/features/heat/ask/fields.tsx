import { memo } from 'react';
import { oneOf } from '../../../../domain/basics/index.ts';
import { type MethodId, methodIds } from '../../../../domain/gematria/method-types.ts';
import { METHODS_WITHOUT_SPANS } from '../../../../domain/gematria/methods-without-spans.ts';
import { METHOD_SCRIPTS } from '../../../shared/methods/method-groups.ts';
import { methodLabel, methodsOf, STANDARD_METHODS } from '../../../shared/methods/methods.ts';
import { heatText } from '../../../text/instruments/heat-text.ts';
import { languageOf } from '../../../ui/words/mixed-text.tsx';
import type { Draft } from './draft.ts';

const FIELD =
  'h-11 max-w-full field-sizing-content rounded-none border-0 border-b-2 border-control-line bg-transparent px-1 text-ui text-accent xl:text-body focus-visible:border-ring';

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly Id[];
  readonly names: Readonly<Record<Id, string>>;
  readonly value: Id;
  readonly onChoose: (id: Id) => void;
}

export function Choice<Id extends string>({ label, choices, names, value, onChoose }: ChoiceProps<Id>) {
  const read = oneOf(choices);
  return (
    <select
      aria-label={label}
      className={FIELD}
      value={value}
      onChange={({ target }) => onChoose(read(target.value) ?? value)}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </select>
  );
}

export interface DraftProps {
  readonly draft: Draft;
  readonly set: (changes: Partial<Draft>) => void;
  readonly hintId: string;
  readonly isInvalid: boolean;
}

interface FieldProps extends DraftProps {
  readonly name: 'value' | 'end' | 'distance' | 'letters' | 'lemma' | 'shortest' | 'longest';
  readonly label: string;
  readonly isText?: boolean;
  readonly className?: string;
}

export function Field({ name, label, isText = false, className = '', draft, set, ...state }: FieldProps) {
  return (
    <input
      type="text"
      dir="auto"
      inputMode={isText ? 'text' : 'numeric'}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={state.isInvalid}
      aria-describedby={state.hintId}
      maxLength={30}
      className={`${FIELD} ${isText ? 'min-w-28' : 'min-w-[3rem]'} font-semibold tabular-nums ${className}`}
      lang={languageOf(draft[name])}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
}

interface MethodFieldProps {
  readonly methods: readonly MethodId[];
  /** True if phrases are asked. Then methods that cannot count them are left out. */
  readonly isPhrase: boolean;
  readonly onChoose: (methods: readonly MethodId[]) => void;
}

export function MethodField({ methods, isPhrase, onChoose }: MethodFieldProps) {
  return (
    <select
      aria-label={heatText.method}
      className={FIELD}
      value={methods.join()}
      onChange={({ target }) => onChoose(methodIds(target.value) ?? methods)}
    >
      <MethodOptions methods={methods} isPhrase={isPhrase} />
    </select>
  );
}

/** The options do not change while the brush moves, so they are not made again in each frame. */
const MethodOptions = memo(function MethodOptions({ methods, isPhrase }: Omit<MethodFieldProps, 'onChoose'>) {
  const chosen = methods.join();
  const standard = STANDARD_METHODS.join();
  const isOffered = (id: MethodId) =>
    !isPhrase || !METHODS_WITHOUT_SPANS.includes(id) || methods.includes(id);
  return (
    <>
      <option value={standard}>{heatText.both}</option>
      {methods.length > 1 && chosen !== standard && (
        <option value={chosen}>{heatText.severalMethods(methods.map(methodLabel))}</option>
      )}
      {METHOD_SCRIPTS.map(({ id, title }) => (
        <optgroup key={id} label={title}>
          {methodsOf(id)
            .filter(isOffered)
            .map((method) => (
              <option key={method} value={method}>
                {methodLabel(method)}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
});
