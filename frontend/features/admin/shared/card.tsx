import { type ReactNode, useId } from 'react';
import { Boundary } from '../../../ui/pages/boundary.tsx';

interface CardProps {
  readonly title: ReactNode;
  readonly label?: string;
  readonly level?: 'h2' | 'h3';
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Card({ title, label, level: Heading = 'h2', aside, children }: CardProps) {
  const id = useId();
  const heading = (
    <Heading id={id} className="text-lead font-medium">
      {title}
    </Heading>
  );
  return (
    <section
      className="grid grid-cols-1 content-start gap-2.5 rounded-(--radius) border border-line p-5 text-ui"
      aria-label={label}
      aria-labelledby={label === undefined ? id : undefined}
    >
      {aside === undefined ? (
        heading
      ) : (
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          {heading}
          {aside}
        </div>
      )}
      <Boundary>{children}</Boundary>
    </section>
  );
}
