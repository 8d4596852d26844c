import { useNavigate } from '@tanstack/react-router';
import { methodLabel, methodsOf } from '../verse/methods.ts';

interface MethodSelectProps {
  /** As in the address: ids between commas; undefined for the standard and ordinal methods. */
  readonly methods: string | undefined;
}

/** Chooses how letters are counted; the choice stands in the address and goes along to other verses. */
export function MethodSelect({ methods }: MethodSelectProps) {
  const navigate = useNavigate();
  return (
    <label className="no-print grid gap-1 text-ui">
      <span className="text-muted">Gematria method</span>
      <select
        className="select"
        value={methods ?? ''}
        onChange={(event) => {
          const chosen = event.target.value;
          void navigate({
            to: '.',
            search: ({ methods: _, ...rest }) => (chosen === '' ? rest : { ...rest, methods: chosen }),
            replace: true,
            resetScroll: false,
          });
        }}
      >
        <option value="">Standard and ordinal</option>
        {methods?.includes(',') && (
          <option value={methods}>{methods.split(',').map(methodLabel).join(' + ')}</option>
        )}
        {(['hebrew', 'greek'] as const).map((script) => (
          <optgroup key={script} label={script === 'hebrew' ? 'Hebrew' : 'Greek'}>
            {methodsOf(script).map((id) => (
              <option key={id} value={id}>
                {methodLabel(id)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
