import { type ReactNode, useId } from 'react';
import { Boundary } from './boundary.tsx';

interface SectionProps {
  readonly title: ReactNode;
  readonly as?: 'h2' | 'h3' | 'h4';
  readonly look?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Section(props: SectionProps) {
  const { title, as: Heading = 'h2', look = 'text-h3 font-medium', className, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={look}>
        {title}
      </Heading>
      <Boundary>{children}</Boundary>
    </section>
  );
}
