import { Button } from '../../ui/forms/button.tsx';

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly chosen: number | null;
  readonly onChoose: (at: number) => void;
  readonly onPointAt?: (at: number) => void;
}

export function Choices({ label, options, chosen, onChoose, onPointAt }: ChoicesProps) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option, at) => (
        <Button
          key={option}
          aria-pressed={at === chosen}
          className={`control-lined ${at === chosen ? 'bg-selected' : ''}`}
          onClick={() => onChoose(at)}
          onPointerEnter={() => onPointAt?.(at)}
          onFocus={() => onPointAt?.(at)}
        >
          {option}
        </Button>
      ))}
    </fieldset>
  );
}
