import { withoutSeparators } from '../../../../domain/numbers/index.ts';
import { heatText } from '../../../text/instruments/heat-text.ts';
import { type Draft, HOWS } from './draft.ts';
import { Choice, type DraftProps, Field } from './fields.tsx';

/** Which values are asked: one, those near one, a range, or multiples. */
export function ValueFields(props: DraftProps) {
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

export function LengthFields(props: DraftProps) {
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
