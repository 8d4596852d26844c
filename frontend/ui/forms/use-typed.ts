import { useDraft } from './use-draft.ts';

/**
 * A text field that searches while the reader types. `current` is the value in the address. `parse` gives the text as the
 * address contains it, or null if it is not valid. `search` runs the search after a pause, in milliseconds.
 */
export function useTyped(
  current: string,
  parse: (text: string) => string | null,
  search: (text: string) => void,
  pause?: number,
) {
  const { draft, change, flush, cancel } = useDraft({
    current,
    draftOf: () => current,
    parse,
    search,
    pause,
  });
  return { text: draft, type: change, flush, cancel, ready: parse(draft) };
}
