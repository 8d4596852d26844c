/** Versions that are listed and may not be shown (decision 8), with what a reader is told. */
export const UNLICENSED: ReadonlyMap<string, string> = new Map([
  [
    'esv',
    'The English Standard Version is not installed: it is under copyright and needs a licensed text, which an administrator can import.',
  ],
  [
    'nasb',
    'The New American Standard Bible is not installed: it is under copyright and needs a licensed text, which an administrator can import.',
  ],
]);
