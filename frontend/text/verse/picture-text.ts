import { listed } from '../numbers.ts';

/** Texts of the dialog that draws a verse as a picture, and of the picture. */
export const pictureText = {
  title: 'A picture of the verse',
  about: 'It has the colors of your theme and the marks that you chose for Hebrew.',
  format: 'Format',
  formats: { square: 'Square', a5: 'A5 page' },
  drawing: 'Drawing the picture',
  png: 'Download PNG',
  svg: 'Download SVG',
  share: 'Share…',
  words: 'The picture in words',
  copy: 'Copy the words',
  notDrawn: 'The picture could not be drawn.',
  noFont: 'A font of the picture did not load. Check your connection.',
  /** The name of a file: "Psalm 23:3, square". */
  file: (reference: string, format: string) => `${reference}, ${format}`,
  heading: (reference: string, remarks: readonly string[]) => `${[reference, ...remarks].join('. ')}.`,
  values: (values: readonly string[]) => `Values of the words: ${listed(values)}.`,
  total: (total: string, method: string) => `Total: ${total} (${method}).`,
  source: (sources: readonly string[]) => `Text: ${sources.join('. ')}.`,
} as const;
