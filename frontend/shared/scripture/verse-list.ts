interface VerseList {
  readonly verses: readonly number[];
  readonly title: boolean;
}

/**
 * Passes on the verse list of a chapter. A failed call and an answer without a list are logged, because readers see
 * only that they cannot choose a verse.
 *
 * @throws the error of the call, or a `TypeError` for an answer without a list.
 */
export async function loggedVerseList<List extends Partial<VerseList>>(
  chapter: string,
  answer: Promise<List>,
): Promise<List> {
  try {
    const list: List | null = await answer;
    if (Array.isArray(list?.verses)) return list;
    throw new TypeError('The answer has no list of verses');
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) console.error(`The verse list of ${chapter} could not be loaded`, error);
    throw error;
  }
}
