import type { ReactNode } from 'react';

type Draw = (text: string) => ReactNode;

let draw: Draw = (text) => text;

/** Sets how texts of the first scripts are drawn, when `MixedText` has loaded. It is not in the first scripts. */
export function drawTextsWith(mixed: Draw): void {
  draw = mixed;
}

/** A text of a part that is in the first scripts, such as a toast, with the language of its Hebrew and Greek letters. */
export const drawnText: Draw = (text) => draw(text);
