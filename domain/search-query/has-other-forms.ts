import { scan } from './scan.ts';
import { isWords } from './terms.ts';

const OPERATOR = /^(?:AND|OR|NOT)$/iu;

/**
 * True if a term has an English word outside quotation marks, so that its other forms could be found too. It reads the
 * text roughly, because the reader is still typing.
 *
 * @example
 * ```ts
 * hasOtherForms('good shepherd') // => true
 * hasOtherForms('"good shepherd" H430 lemma:אור =26 shep*') // => false
 * hasOtherForms('אור AND λόγος') // => false
 * ```
 */
export function hasOtherForms(term: string): boolean {
  const outside = scan(term.replace(/["“”„«»][^"“”„«»]*["“”„«»]?\*?/gu, ' '));
  return (
    outside.ok &&
    outside.pieces.some(
      (piece) =>
        piece.kind === 'word' &&
        /[A-Za-z]/u.test(piece.text) &&
        !OPERATOR.test(piece.text) &&
        isWords(piece.text) &&
        !piece.text.includes('*'),
    )
  );
}
