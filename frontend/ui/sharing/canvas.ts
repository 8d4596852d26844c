export function canvasContext(
  width: number,
  height: number,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', settings);
  if (context === null) throw new Error('The browser has no canvas.');
  return context;
}

/** Colours in CSS as the page shows them. All are written before the first is read, so that the browser styles once. */
export function computedColours(colours: readonly string[]): string[] {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  for (const colour of colours) probe.appendChild(document.createElement('span')).style.color = colour;
  document.documentElement.append(probe);
  const shown = Array.from(probe.children, (child) => getComputedStyle(child).color);
  probe.remove();
  return shown;
}

/** Colours in CSS, such as `var(--ink)`, as pixels in sRGB. */
export function pixelsOf(colours: readonly string[]): Uint32Array {
  const context = canvasContext(colours.length, 1, { willReadFrequently: true });
  for (const [at, colour] of computedColours(colours).entries()) {
    context.fillStyle = colour;
    context.fillRect(at, 0, 1, 1);
  }
  return new Uint32Array(context.getImageData(0, 0, colours.length, 1).data.buffer);
}

/** A pixel as a hexadecimal colour. Many programs do not know the newer colours of CSS. */
export function hexOf(pixel: number): string {
  const channels = new Uint8Array(Uint32Array.of(pixel).buffer, 0, 3);
  return `#${Array.from(channels, (channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
