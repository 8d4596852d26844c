import { oneOf, type Read, text, withDefault } from '../../domain/parse.ts';

/** What stands behind the `?` of the tree's page. `at` names what is selected: `tiferet`, `aleph`. */
export const TREE_SEARCH = {
  at: text,
  tab: withDefault(oneOf(['visual', 'guide']), 'visual'),
  view: withDefault(oneOf(['diagram', 'list']), 'diagram'),
  letters: withDefault(oneOf(['on', 'off']), 'on'),
};
export type TreeSearch = Read<typeof TREE_SEARCH>;
