/** The addresses of the site and what they hold. */
export { chapterAddress } from './chapter-address.ts';
export {
  askInTurn,
  DEFAULT_METHODS,
  DEFAULT_VERSION,
  EXPLORER_QUERY,
  EXTRA_VERSIONS,
  type ExplorerQuery,
  isLicensed,
  READINGS,
  STANDARD_AND_ORDINAL,
  VERSIONS,
  type Version,
  verseApiQuery,
} from './explorer-query.ts';
export { ACCOUNT_PAGES, ADMIN_PAGES, SITE_PAGES, type SitePage } from './site-pages.ts';
export { versionName } from './version-name.ts';
