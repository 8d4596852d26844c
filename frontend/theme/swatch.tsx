import type { CSSProperties } from 'react';

/** Shows a primary colour with the two colours that are derived from it. */
export function Swatch({ primary }: { readonly primary: string }) {
  return <span className="swatch" style={{ '--of': primary } as CSSProperties} />;
}
