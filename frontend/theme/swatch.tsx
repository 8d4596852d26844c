import type { CSSProperties } from 'react';

const SWATCH =
  'size-8 flex-none rounded-[calc(var(--radius)/2)] border border-control-line bg-[linear-gradient(90deg,var(--of)_50%,hsl(from_var(--of)_calc(h+180)_s_l)_0_75%,hsl(from_var(--of)_calc(h+120)_s_l)_0)] forced-color-adjust-none';

export function Swatch({ primary }: { readonly primary: string }) {
  return <span className={SWATCH} style={{ '--of': primary } as CSSProperties} />;
}
