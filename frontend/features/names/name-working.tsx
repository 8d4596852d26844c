import { useId, useState } from 'react';
import { isMethodId, METHODS } from '../../../domain/gematria/index.ts';
import { namesText } from '../../text/instruments/names-text.ts';
import { Working } from '../calculator/index.ts';

interface NameWorkingProps {
  readonly script: 'hebrew' | 'greek';
  readonly letters: string;
  /** The ids of the methods that the reader can choose. */
  readonly methods: readonly string[];
}

/** The value of each letter, by a method that the reader chooses. */
export function NameWorking({ script, letters, methods }: NameWorkingProps) {
  const id = useId();
  const offered = METHODS.filter((method) => method.script === script && methods.includes(method.id));
  const [chosen, setChosen] = useState(offered[0]?.id);
  if (chosen === undefined) return null;
  return (
    <div className="grid justify-items-start gap-4">
      <label htmlFor={id} className="sr-only">
        {namesText.values.method}
      </label>
      <select
        id={id}
        className="select"
        value={chosen}
        onChange={({ target }) => isMethodId(target.value) && setChosen(target.value)}
      >
        {offered.map((method) => (
          <option key={method.id} value={method.id}>
            {method.fullName}
          </option>
        ))}
      </select>
      <Working method={chosen} script={script} text={letters} options={{}} />
    </div>
  );
}
