/** What the address of an explorer page may ask of the API, in one order for browser and Worker. */
export interface ExplorerQuery {
  readonly version?: string;
  readonly reading?: string;
  readonly methods?: string;
}

/**
 * The query of the verse or chapter call that an explorer page makes. The Worker writes the answer to this very address
 * into the page, so both sides build it here: same parameters, same order, left out where the reader chose nothing.
 *
 * @example
 * ```ts
 * verseApiQuery({ methods: 'HEBREW_GADOL', version: 'original' }) // => { version: 'original', methods: 'HEBREW_GADOL' }
 * ```
 */
export function verseApiQuery({ version, reading, methods }: ExplorerQuery): Record<string, string> {
  return {
    ...(version === undefined ? {} : { version }),
    ...(reading === undefined ? {} : { reading }),
    ...(methods === undefined ? {} : { methods }),
  };
}
