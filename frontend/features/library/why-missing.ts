import type { VersionList } from '../../../domain/contract/index.ts';

/**
 * Why a version is not installed. ESV and NASB are under copyright and need a licensed text. Only they have no Strong's
 * numbers.
 */
export const whyMissing = ({ hasStrongs }: Pick<VersionList['versions'][number], 'hasStrongs'>): string =>
  hasStrongs ? 'not installed' : 'not installed: needs a licensed text';
