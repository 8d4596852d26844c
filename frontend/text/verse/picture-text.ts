import { listed } from '../numbers.ts';

/** Texts of the dialog that draws a verse as a picture, and of the picture. */
export const pictureText = {
  title: 'A picture of the verse',
  about: 'Made in your theme’s colors.',
  format: 'Format',
  formats: { square: 'Square', a5: 'A5 page' },
  drawing: 'Drawing the picture',
  png: 'Download PNG',
  svg: 'Download SVG',
  share: 'Share the picture…',
  words: 'Text version',
  copy: 'Copy the words',
  notDrawn: 'The picture could not be drawn. Check your connection and try again.',
  /** The name of a file: "Psalm 23:3, square". */
  file: (reference: string, format: string) => `${reference}, ${format}`,
  heading: (reference: string, remarks: readonly string[]) => `${[reference, ...remarks].join('. ')}.`,
  values: (values: readonly string[]) => `Values of the words: ${listed(values)}.`,
  total: (total: string, method: string) => `Total: ${total} (${method}).`,
  source: (sources: readonly string[]) => `Text: ${sources.join('. ')}.`,
} as const;
