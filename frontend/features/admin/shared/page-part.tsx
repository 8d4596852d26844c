import { type ReactNode, useId } from 'react';
import { Boundary } from '../../../ui/pages/boundary.tsx';

export function PagePart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="mt-8 grid grid-cols-1 gap-4 text-ui" aria-labelledby={id}>
      <h2 id={id} className="text-h3 font-medium">
        {title}
      </h2>
      <Boundary>{children}</Boundary>
    </section>
  );
}
