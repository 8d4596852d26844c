import { oneOf } from '../../domain/parse.ts';

interface ChoiceSelectProps<Id extends string> {
  readonly label: string;
  readonly choices: readonly Id[];
  readonly names: Readonly<Record<Id, string>>;
  readonly value: Id;
  readonly onChoose: (id: Id) => void;
  /** True if the label is beside the select. Otherwise it is above. */
  readonly isInRow?: boolean;
}

const ROW = 'my-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ui';

/** A select with its label, for a choice among a few named options. */
export function ChoiceSelect<Id extends string>(props: ChoiceSelectProps<Id>) {
  const { label, choices, names, value, onChoose, isInRow = false } = props;
  const read = oneOf(choices);
  return (
    <label className={isInRow ? ROW : 'grid min-w-0 gap-1 text-ui'}>
      <span className={isInRow ? '' : 'text-meta text-muted'}>{label}</span>
      <select
        className={`select ${isInRow ? '' : 'w-full'}`}
        value={value}
        onChange={(event) => onChoose(read(event.target.value) ?? value)}
      >
        {choices.map((id) => (
          <option key={id} value={id}>
            {names[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
