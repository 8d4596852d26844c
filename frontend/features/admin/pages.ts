/**
 * The administrators' pages are one script. They share most of their parts, and the first screen has a list of all
 * scripts.
 */
export { DatabasePage } from './files/database-page.tsx';
export { GematriaImportPage } from './gematria/gematria-import-page.tsx';
export { GenesisImportPage } from './genesis/genesis-import-page.tsx';
export { AdminHomePage } from './home/admin-home-page.tsx';
export { JobsPage } from './jobs/jobs-page.tsx';
export { MissingChaptersPage } from './missing/missing-chapters-page.tsx';
export { SpecializedImportPage } from './specialized/specialized-import-page.tsx';
export { TextsPage } from './texts/texts-page.tsx';
