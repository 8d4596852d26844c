/**
 * The address of the call for a chapter with everything by default, as the site's own pages ask for it.
 *
 * @example
 * ```ts
 * chapterAddress('1 esdras', 3, true) // => '/api/verse/1%20esdras/3'
 * chapterAddress('genesis', 1, false) // => '/api/verse/genesis/1?words=0'
 * ```
 */
export const chapterAddress = (book: string, chapter: number, withWords: boolean): string =>
  `/api/verse/${encodeURIComponent(book)}/${chapter}${withWords ? '' : '?words=0'}`;
