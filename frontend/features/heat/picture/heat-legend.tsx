import { HEAT_LEVELS } from '../../../../domain/heat/index.ts';
import { heatPictureText as text } from '../../../text/instruments/heat-picture-text.ts';
import { BOTH, NOT_ASKED, REST, type Shading, shadeOf } from './shades.ts';
import { useColours } from './use-colours.ts';

const SWATCH = 'inline-block size-3.5 flex-none forced-color-adjust-none';

interface HeatSwatchProps {
  readonly question: 0 | 1;
  readonly isPair: boolean;
}

/** The colour of a question, for its field in the form. */
export function HeatSwatch({ question, isPair }: HeatSwatchProps) {
  const { css } = useColours(isPair);
  return <span className={SWATCH} style={{ backgroundColor: css[shadeOf(question, HEAT_LEVELS)] }} />;
}

interface HeatLegendProps {
  readonly shading: Shading;
  readonly counted: string;
}

export function HeatLegend({ shading: { shades, levels }, counted }: HeatLegendProps) {
  const isPair = levels.length > 1;
  const { css } = useColours(isPair);
  const one = (shade: number, name: string) => (
    <Entry key={shade} name={name}>
      <span className={SWATCH} style={{ backgroundColor: css[shade] }} />
    </Entry>
  );
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1 text-meta text-muted">
      {!isPair && <li>{counted}</li>}
      {one(REST, isPair ? text.neither : text.none)}
      {isPair ? (
        <>
          {levels.map((ofQuestion, question) => (
            <Entry key={shadeOf(question, 0)} name={question === 0 ? text.first : text.second}>
              {ofQuestion.map(({ level }) => (
                <span
                  key={level}
                  className={SWATCH}
                  style={{ backgroundColor: css[shadeOf(question, level)] }}
                />
              ))}
            </Entry>
          ))}
          {one(BOTH, text.both)}
        </>
      ) : (
        levels[0]?.map(({ low, high, level }) => one(shadeOf(0, level), text.counts(low, high)))
      )}
      {shades.includes(NOT_ASKED) && (
        <Entry name={isPair ? text.notAsked.pair : text.notAsked.one}>
          <span className={SWATCH} style={{ backgroundImage: hatch(css[NOT_ASKED] ?? '') }} />
        </Entry>
      )}
    </ul>
  );
}

const hatch = (colour: string): string =>
  `repeating-linear-gradient(135deg, ${colour} 0 2px, transparent 2px 6px)`;

interface EntryProps {
  readonly name: string;
  readonly children: React.ReactNode;
}

function Entry({ name, children }: EntryProps) {
  return (
    <li className="flex items-center gap-1.5">
      <span className="flex" aria-hidden="true">
        {children}
      </span>
      {name}
    </li>
  );
}
