import encodeQR from 'qr';
import { secondFactorText } from '../../../text/second-factor.ts';

/** The empty border that the standard of QR codes asks for, in modules. */
const BORDER = 4;
/** The width and the height of the picture, in CSS pixels. */
const PIXELS = 208;

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
      width={PIXELS}
      height={PIXELS}
      className="max-w-full forced-color-adjust-none"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
