import { memo } from 'react';
import { bookById } from '../../../../domain/canon/index.ts';
import type { HeatShape } from '../../../../domain/heat/index.ts';
import { heatPictureText } from '../../../text/instruments/heat-picture-text.ts';
import type { Layout } from './layout.ts';

interface HeatLabelsProps {
  readonly shape: HeatShape;
  readonly layout: Layout;
  /** For each question the share of each book. */
  readonly shares: readonly (readonly (number | null)[])[];
}

/** The names of the books over the picture, in the short forms that people know, each with its share of verses. */
export const HeatLabels = memo(function HeatLabels({ shape, layout, shares }: HeatLabelsProps) {
  const { square, labels } = layout;
  return labels.map(({ book, chapter, x, y }) => {
    const id = shape.books[book]?.id;
    if (id === undefined) return null;
    const name = bookById(id).abbreviation;
    return (
      <span
        key={`${id} ${chapter}`}
        className="pointer-events-none absolute text-meta leading-[1.0625rem] whitespace-nowrap text-muted"
        style={{ left: x * square, top: y * square }}
      >
        {chapter === null ? (
          <>
            <span className="pe-1.5 text-ink">{name}</span>
            {heatPictureText.share(shares.map((ofBook) => ofBook[book] ?? null))}
          </>
        ) : (
          heatPictureText.goesOn(name, chapter)
        )}
      </span>
    );
  });
});
