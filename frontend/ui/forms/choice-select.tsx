import { oneOf } from '../../../domain/basics/index.ts';
import { Labelled } from './labelled.tsx';

interface ChoiceSelectProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly Id[];
  readonly names: Readonly<Record<Id, string>>;
  readonly value: Id;
  readonly onChoose: (id: Id) => void;
  /** True if the label is beside the select. Otherwise it is above. */
  readonly isInRow?: boolean;
  readonly describedBy?: string;
}

const ROW = 'my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ui';

export function ChoiceSelect<Id extends string>(props: ChoiceSelectProps<Id>) {
  const { label, choices, names, value, onChoose, isInRow = false, describedBy } = props;
  const read = oneOf(choices);
  const select = (
    <select
      className={`select ${isInRow ? '' : 'w-full'}`}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => onChoose(read(event.target.value) ?? value)}
    >
      {choices.map((id) => (
        <option key={id} value={id}>
          {names[id]}
        </option>
      ))}
    </select>
  );
  if (!isInRow) return <Labelled label={label}>{select}</Labelled>;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is among the children.
    <label className={ROW}>
      <span>{label}</span>
      {select}
    </label>
  );
}
