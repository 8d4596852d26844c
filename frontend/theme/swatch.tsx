import type { CSSProperties } from 'react';

/** A primary colour with the two that follow from it. */
export function Swatch({ primary }: { readonly primary: string }) {
  return <span className="swatch" style={{ '--of': primary } as CSSProperties} />;
}
