import type { VersionList } from '../../../domain/contract/index.ts';

/** Why a version that is not installed is not there: ESV and NASB are under copyright, the others merely missing. */
export const whyMissing = ({ hasStrongs }: Pick<VersionList['versions'][number], 'hasStrongs'>): string =>
  hasStrongs ? 'not installed' : 'not installed: needs a licensed text';
