/**
 * True if a term has an English word outside quotation marks, so that its other forms could be found too. It reads the
 * text roughly and needs no parser, because the page only decides if it shows a switch.
 *
 * @example
 * ```ts
 * hasOtherForms('good shepherd') // => true
 * hasOtherForms('"good shepherd" H430 lemma:אור =26 shep*') // => false
 * hasOtherForms('אור AND λόγος') // => false
 * ```
 */
export function hasOtherForms(term: string): boolean {
  const outside = term.replace(/["“”„«»][^"“”„«»]*["“”„«»]?\*?/gu, ' ');
  return outside
    .split(/\s+/u)
    .some(
      (word) =>
        /[A-Za-z]/u.test(word) &&
        !/^\(*(?:AND|OR|NOT|lemma:.*|[HG]\d+[a-z]?)\)*$/iu.test(word) &&
        !word.includes('*'),
    );
}
