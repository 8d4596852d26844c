import { bookById, chicagoAbbreviation } from '../../../domain/canon/index.ts';
import type { EditionList } from '../../../domain/contract/index.ts';
import { formatReference, parseReference, type Reference } from '../../../domain/reference/index.ts';
import { citationStyles } from '../../text/verse/citation-styles-text.ts';
import { BRAND } from '../../ui/brand.ts';
import { bibtexEntry, escapeBibtex, isoDay } from '../../ui/sharing/escape.ts';

export const SCHOLARLY = ['sbl', 'chicago', 'apa', 'bibtex'] as const;
export type ScholarlyStyle = (typeof SCHOLARLY)[number];

export const isScholarly = (format: string): format is ScholarlyStyle =>
  SCHOLARLY.some((style) => style === format);

type Edition = Pick<EditionList['editions'][number], 'id' | 'name' | 'licence' | 'licenceUrl'>;

export interface CitedText {
  /** The printed reference: "Psalm 23:3". */
  readonly reference: string;
  /** The short name of the edition: "WLC", or "WLC, qere". */
  readonly edition: string;
  readonly link: string;
}

function withBook(reference: Reference, name: string): string {
  const { book, chapter } = reference;
  const chapterOnly = ` ${chapter}`;
  const ownName = formatReference({ book, chapter }).slice(0, -chapterOnly.length);
  return name + formatReference(reference).slice(ownName.length);
}

/**
 * The citation of a passage of one edition. Name, licence and year of the edition are those of the library. `day` is the
 * day on which the reader copied the passage.
 */
export function scholarlyCitation(
  { reference, edition, link }: CitedText,
  style: ScholarlyStyle,
  editions: readonly Edition[],
  day: Date,
): string {
  const [short = edition] = edition.split(', ');
  const found = editions.find(({ id }) => id === short.toLowerCase());
  const full = found?.name ?? short;
  // The library names the year of a version at the end of its name: "King James Version (1769)".
  const [, name = full, year] = /^(.+) \((\d{4})\)$/u.exec(full) ?? [];
  const parsed = parseReference(reference);
  const abbreviated = (shorten: (place: Reference) => string): string =>
    parsed.ok ? withBook(parsed.reference, shorten(parsed.reference)) : reference;
  const sbl = abbreviated(({ book }) => bookById(book).abbreviation);
  const cited = { reference, edition: name, site: BRAND, link };
  if (style === 'sbl') return citationStyles.sbl({ ...cited, reference: sbl, edition }, full);
  if (style === 'apa') return citationStyles.apa(cited, year, day);
  if (style === 'chicago') {
    // A whole chapter has the full name of its book (10.44).
    const isChapter = parsed.ok && parsed.reference.verse === undefined;
    const place = isChapter ? reference : abbreviated(({ book }) => chicagoAbbreviation(book));
    return citationStyles.chicago({ ...cited, reference: place, edition: full }, day);
  }
  const licence = [found?.licence, found?.licenceUrl].filter((part) => typeof part === 'string').join(', ');
  const note = licence === '' ? sbl : citationStyles.licence(sbl, licence);
  const key = `${short} ${sbl}`.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  return bibtexEntry(key.join('-'), {
    key: escapeBibtex(short),
    title: `{${escapeBibtex(name)}}`,
    ...(year === undefined ? {} : { year }),
    howpublished: escapeBibtex(BRAND),
    note: escapeBibtex(note),
    url: link,
    urldate: isoDay(day),
  });
}
