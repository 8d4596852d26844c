import { oneOf, type Read, text, withDefault } from '../../domain/basics/index.ts';

/**
 * The search parameters of the Tree of Life. `at` is the selected sephirah or path, for example `tiferet` or `aleph`.
 */
export const TREE_SEARCH = {
  at: text,
  tab: withDefault(oneOf(['visual', 'guide']), 'visual'),
  view: withDefault(oneOf(['diagram', 'list']), 'diagram'),
  letters: withDefault(oneOf(['on', 'off']), 'on'),
};
export type TreeSearch = Read<typeof TREE_SEARCH>;
