import type { VersionList } from '../../../domain/contract/index.ts';
import { booksText } from '../../text/places/books-text.ts';

/**
 * A text for a version that is not installed. ESV and NASB are under copyright, so they need a licensed text. They
 * are the only versions without Strong's numbers.
 */
export const whyMissing = ({ hasStrongs }: Pick<VersionList['versions'][number], 'hasStrongs'>): string =>
  hasStrongs ? booksText.notInstalled : booksText.needsLicence;
