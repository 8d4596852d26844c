/** Versions that are listed but may not be shown, with the reason for the reader. */
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
