interface Cited {
  readonly reference: string;
  /** The name of the edition: in SBL style the short name, in the other styles the full name. */
  readonly edition: string;
  readonly site: string;
  readonly link: string;
}

const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const inWords = (day: Date): string => day.toLocaleDateString('en-US', DAY);

/** A name as it is written inside parentheses: in Chicago and APA style its own parentheses become brackets. */
const inside = (name: string): string => name.replaceAll('(', '[').replaceAll(')', ']');

export const citationStyles = {
  /**
   * SBL Handbook of Style, 2nd ed., 8.2: the abbreviated book, chapter and verse, and the abbreviation of the version
   * in parentheses. 6.4.15, for a website: its title, its owner and its address, but no date of access.
   */
  sbl: ({ reference, edition, site, link }: Cited, name: string) =>
    `${reference} (${edition})\n“${name},” ${site}, ${link}.`,
  /**
   * The Chicago Manual of Style, 17th ed., 14.239: a note, with the abbreviated book, chapter and verse. 14.240: the
   * version, spelled out. 14.12 and 14.207, for a page without a date: the date of access, before the address.
   */
  chicago: ({ reference, edition, site, link }: Cited, day: Date) =>
    `${reference} (${inside(edition)}), ${site}, accessed ${inWords(day)}, ${link}.`,
  /**
   * Publication Manual of the APA, 7th ed., 9.42 and 10.2 (religious works): the version is the title, and books have
   * their full names. 9.17: "n.d." without a date. 9.16: the date of access, if a page can change. 9.41: the year in
   * which the work was first published. In the text both years are named (8.15), and the verse instead of a page
   * (8.28).
   */
  apa: ({ reference, edition, site, link }: Cited, year: string | undefined, day: Date) => {
    const original = year === undefined ? '' : ` (Original work published ${year})`;
    const years = year === undefined ? 'n.d.' : `${year}/n.d.`;
    return [
      `(${inside(edition)}, ${years}, ${reference})`,
      `${edition}. (n.d.). ${site}. Retrieved ${inWords(day)}, from ${link}${original}`,
    ].join('\n');
  },
  licence: (reference: string, licence: string) => `${reference}. Licence: ${licence}`,
} as const;
