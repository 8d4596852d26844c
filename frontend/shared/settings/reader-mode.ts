import { sharedValue } from '../../storage/shared-value.ts';

/**
 * Reader mode hides everything except the text and its numbers: header, sidebar, analysis, toolbar, values and notes. It
 * lasts until the reader leaves it or the explorer, and is not stored.
 */
const isOn = sharedValue(false);

/** Switches reader mode on or off. The style sheet hides the parts of the page by an attribute of its root element. */
export function setReaderMode(on: boolean): void {
  document.documentElement.toggleAttribute('data-reader', on);
  isOn.set(on);
}

export const toggleReaderMode = (): void => setReaderMode(!isOn.get());

/** True while reader mode is on. */
export const useReaderMode = isOn.use;
