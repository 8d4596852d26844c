import encodeQR from 'qr';
import { secondFactorText } from '../../../text/accounts/second-factor-text.ts';

/** The empty border that the standard of QR codes asks for, in modules. */
const BORDER = 4;
/** The width of a module in CSS pixels. It is whole, so that all modules are equal. */
const MODULE = 4;

/** A text as a QR code. It is black on white in every theme, because some readers of QR codes need that. */
export function QrCode({ text }: { readonly text: string }) {
  const rows = encodeQR(text, 'raw', { border: BORDER });
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={secondFactorText.setUp.steps.scan.picture}
      viewBox={`0 0 ${size} ${size}`}
      width={size * MODULE}
      height={size * MODULE}
      className="max-w-full forced-color-adjust-none"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
