import { Labelled } from '../../../ui/forms/labelled.tsx';
import { FIELD_BOX } from '../../../ui/pages/page-classes.ts';

interface ChapterFieldProps {
  readonly label: string;
  readonly max: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function ChapterField({ label, max, value, onChange }: ChapterFieldProps) {
  return (
    <Labelled label={label}>
      <input
        type="number"
        min={1}
        max={max}
        step={1}
        inputMode="numeric"
        className={`${FIELD_BOX} text-ui`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Labelled>
  );
}
