/**
 * Finds Hebrew and Greek letters on a page whose element does not name their language. A screen reader would read them as
 * English, and the page would draw them in another font. It runs in the page, so it uses nothing from outside itself.
 */
export function lettersWithoutLanguage(root: ParentNode = document.body): string[] {
  const SCRIPTS = [
    { letters: /\p{Script=Hebrew}/u, language: /^(?:he|arc)$/u },
    { letters: /\p{Script=Greek}/u, language: /^grc$/u },
  ] as const;
  const found: string[] = [];
  const check = (text: string, element: Element | null) => {
    const language = element?.closest('[lang]')?.getAttribute('lang') ?? '';
    for (const script of SCRIPTS)
      if (script.letters.test(text) && !script.language.test(language))
        found.push(`${element?.closest('[class]')?.tagName.toLowerCase()} lang=${language}: ${text.trim()}`);
  };
  const walker = document.createTreeWalker(root as Node, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement?.closest('script, style, textarea') === null)
      check(node.textContent ?? '', node.parentElement);
  for (const field of root.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')) {
    // A field in two scripts can name only one of them.
    const { value } = field;
    if (!SCRIPTS.every(({ letters }) => letters.test(value))) check(value || field.placeholder, field);
  }
  return found;
}
