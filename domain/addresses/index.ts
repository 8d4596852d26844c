export { chapterAddress } from './chapter-address.ts';
export {
  askInTurn,
  DEFAULT_METHODS,
  EXPLORER_QUERY,
  type ExplorerQuery,
  READINGS,
  STANDARD_AND_ORDINAL,
  verseApiQuery,
} from './explorer-query.ts';
export { ACCOUNT_PAGES, ADMIN_PAGES, SITE_PAGES, type SitePage } from './site-pages.ts';
