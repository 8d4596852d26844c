import { useId } from 'react';
import { oneOf } from '../../../domain/basics/index.ts';
import { Labelled } from './labelled.tsx';

interface ChoiceSelectProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly Id[];
  readonly names: Readonly<Record<Id, string>>;
  readonly value: Id;
  readonly onChoose: (id: Id) => void;
  readonly isInRow?: boolean;
  readonly about?: string;
}

const ROW = 'my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ui';

export function ChoiceSelect<Id extends string>(props: ChoiceSelectProps<Id>) {
  const { label, choices, names, value, onChoose, isInRow = false, about } = props;
  const id = useId();
  const read = oneOf(choices);
  const select = (
    <select
      className={`select ${isInRow ? '' : 'w-full'}`}
      aria-describedby={about && id}
      value={value}
      onChange={(event) => onChoose(read(event.target.value) ?? value)}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </select>
  );
  const above = <Labelled label={label}>{select}</Labelled>;
  if (about !== undefined)
    return (
      <div className="grid min-w-0 gap-1 text-ui">
        {above}
        <p id={id} className="text-meta text-muted">
          {about}
        </p>
      </div>
    );
  if (!isInRow) return above;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is among the children.
    <label className={ROW}>
      <span>{label}</span>
      {select}
    </label>
  );
}
