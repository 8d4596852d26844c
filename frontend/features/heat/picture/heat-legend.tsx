import { memo } from 'react';
import { HEAT_LEVELS } from '../../../../domain/heat/index.ts';
import { legendEntries } from './legend-entries.ts';
import { type Shading, shadeOf } from './shades.ts';
import { type HeatColours, useColours } from './use-colours.ts';

const SWATCH = 'inline-block size-3.5 flex-none forced-color-adjust-none';

interface HeatSwatchProps {
  readonly question: 0 | 1;
}

/** The colour of one of two questions. */
export function HeatSwatch({ question }: HeatSwatchProps) {
  const { css } = useColours(true);
  return <span className={SWATCH} style={{ backgroundColor: css[shadeOf(question, HEAT_LEVELS)] }} />;
}

interface HeatLegendProps {
  readonly shading: Shading;
  readonly colours: HeatColours;
  readonly counted: string | null;
}

export const HeatLegend = memo(function HeatLegend({ shading, colours, counted }: HeatLegendProps) {
  const isPair = shading.levels.length > 1;
  const { css } = colours;
  return (
    <ul className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-meta text-muted">
      {!isPair && counted !== null && <li>{counted}</li>}
      {legendEntries(shading, counted).map(({ shades, name }) => (
        <li key={name} className="flex items-center gap-1.5">
          <span className="flex" aria-hidden="true">
            {shades.map((shade) => (
              <span key={shade} className={SWATCH} style={{ backgroundColor: css[shade] }} />
            ))}
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
});
