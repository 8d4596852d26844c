import type { ReactNode } from 'react';

export const FACTS =
  'grid text-ui *:grid *:gap-x-6 *:border-b *:border-line *:py-2 min-[40rem]:*:grid-cols-[11rem_minmax(0,1fr)] [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted';

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
