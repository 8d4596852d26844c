/**
 * The API address of a chapter with the default options. The site's own pages call it. The answer has no
 * words if `withWords` is false.
 *
 * @example
 * ```ts
 * chapterAddress('1 esdras', 3, true) // => '/api/verse/1%20esdras/3'
 * chapterAddress('genesis', 1, false) // => '/api/verse/genesis/1?words=0'
 * ```
 */
export const chapterAddress = (book: string, chapter: number, withWords: boolean): string =>
  `/api/verse/${encodeURIComponent(book)}/${chapter}${withWords ? '' : '?words=0'}`;
