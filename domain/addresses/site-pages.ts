import { pagesText } from '../text/index.ts';

export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export const SITE_PAGES = [
  { path: '/bible', ...pagesText.bible },
  { path: '/methods', ...pagesText.methods },
  { path: '/help', ...pagesText.help },
  { path: '/about', ...pagesText.about },
  { path: '/search', ...pagesText.search },
  { path: '/calculator', ...pagesText.calculator },
  { path: '/name-explorer', ...pagesText.nameExplorer },
  { path: '/tree-of-life', ...pagesText.treeOfLife },
  { path: '/insights', ...pagesText.insights },
  { path: '/hybrid-explorer', ...pagesText.hybridExplorer },
  { path: '/greek-gematria', ...pagesText.greekGematria },
  { path: '/chance', ...pagesText.chance },
  { path: '/heat', ...pagesText.heat },
  { path: '/statistics', ...pagesText.statistics },
  { path: '/places', ...pagesText.places },
] as const satisfies readonly SitePage[];

/**
 * Pages that belong to one reader, such as the profile. The Worker serves them like the other pages, but
 * robots.txt refuses them to crawlers, as it refuses everything below `/admin`.
 */
export const ACCOUNT_PAGES = [
  { path: '/auth', ...pagesText.auth },
  { path: '/profile', ...pagesText.profile },
  { path: '/my-notes', ...pagesText.myNotes },
] as const satisfies readonly SitePage[];

export const ADMIN_PAGES = [
  { path: '/admin/import', ...pagesText.adminImport },
  { path: '/admin/database', ...pagesText.adminDatabase },
  { path: '/admin/texts', ...pagesText.adminTexts },
  { path: '/admin/genesis-import', ...pagesText.adminGenesisImport },
  { path: '/admin/missing-chapters', ...pagesText.adminMissingChapters },
  { path: '/admin/gematria-import', ...pagesText.adminGematriaImport },
  { path: '/admin/specialized-import', ...pagesText.adminSpecializedImport },
  { path: '/admin/jobs', ...pagesText.adminJobs },
] as const satisfies readonly SitePage[];
