import { expect, test } from 'vitest';
import { citation } from './citation.ts';
import { type CitedText, type ScholarlyStyle, scholarlyCitation } from './scholarly.ts';

const EDITIONS = [
  {
    id: 'wlc',
    name: 'Westminster Leningrad Codex (Open Scriptures Hebrew Bible)',
    licence: 'Text public domain; lemma and morphology CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  },
  { id: 'kjv', name: 'King James Version (1769)', licence: 'Public domain', licenceUrl: null },
];
const DAY = new Date(2026, 10, 24);
const LINK = 'https://example.org/explorer/psalms/23/3';
const HEBREW: CitedText = { reference: 'Psalm 23:3', edition: 'WLC', link: LINK };
const ENGLISH: CitedText = { ...HEBREW, edition: 'KJV' };
const cite = (text: CitedText, style: ScholarlyStyle) => scholarlyCitation(text, style, EDITIONS, DAY);

test('an SBL citation abbreviates the book and the edition, and names the site without a date of access', () => {
  // SBL Handbook of Style, 2nd ed., 8.2 and 8.3; 6.4.15 for the site.
  expect(cite(HEBREW, 'sbl')).toBe(
    `Ps 23:3 (WLC)\n“Westminster Leningrad Codex (Open Scriptures Hebrew Bible),” Gematria Explorer, ${LINK}.`,
  );
  expect(cite({ ...HEBREW, edition: 'WLC, qere' }, 'sbl')).toMatch(/^Ps 23:3 \(WLC, qere\)\n“Westminster/u);
});

test('a Chicago citation spells out the edition and has the date of access', () => {
  // Chicago Manual of Style, 17th ed., 14.239, 14.240 and 14.207.
  expect(cite(HEBREW, 'chicago')).toBe(
    `Ps. 23:3 (Westminster Leningrad Codex [Open Scriptures Hebrew Bible]), Gematria Explorer, accessed November 24, 2026, ${LINK}.`,
  );
  expect(cite({ ...ENGLISH, reference: '1 Kings 8:1' }, 'chicago')).toMatch(
    /^1 Kings 8:1 \(King James Version \[1769\]\), /u,
  );
});

test('a Chicago citation of a whole chapter spells out the name of the book', () => {
  // Chicago Manual of Style, 17th ed., 10.44.
  expect(cite({ ...ENGLISH, reference: 'Ecclesiastes 3' }, 'chicago')).toMatch(/^Ecclesiastes 3 \(/u);
  expect(cite({ ...ENGLISH, reference: 'Ecclesiastes 3:1' }, 'chicago')).toMatch(/^Eccles\. 3:1 \(/u);
});

test('an APA citation has a short form for the text and an entry for the list of references, with the year of the version', () => {
  // Publication Manual of the APA, 7th ed., 9.42, 10.2, 9.16, 9.17, 9.41 and 8.15.
  expect(cite(ENGLISH, 'apa')).toBe(
    [
      '(King James Version, 1769/n.d., Psalm 23:3)',
      `King James Version. (n.d.). Gematria Explorer. Retrieved November 24, 2026, from ${LINK} (Original work published 1769)`,
    ].join('\n'),
  );
  expect(cite(HEBREW, 'apa')).toBe(
    [
      '(Westminster Leningrad Codex [Open Scriptures Hebrew Bible], n.d., Psalm 23:3)',
      `Westminster Leningrad Codex (Open Scriptures Hebrew Bible). (n.d.). Gematria Explorer. Retrieved November 24, 2026, from ${LINK}`,
    ].join('\n'),
  );
});

test('a BibTeX entry has the edition, its licence, the address and the day of access', () => {
  // Fields of @misc: BibTeX manual (Patashnik, 1988), section 3.1; url and urldate: biblatex manual, 2.2.2.
  expect(cite(HEBREW, 'bibtex')).toBe(
    [
      '@misc{wlc-ps-23-3,',
      '  key = {WLC},',
      '  title = {{Westminster Leningrad Codex (Open Scriptures Hebrew Bible)}},',
      '  howpublished = {Gematria Explorer},',
      '  note = {Ps 23:3. Licence: Text public domain; lemma and morphology CC BY 4.0, https://creativecommons.org/licenses/by/4.0/},',
      `  url = {${LINK}},`,
      '  urldate = {2026-11-24},',
      '}',
    ].join('\n'),
  );
  expect(cite(ENGLISH, 'bibtex')).toContain('  year = {1769},\n');
});

test('an edition that the library does not list is cited by its short name', () => {
  expect(scholarlyCitation(HEBREW, 'chicago', [], DAY)).toMatch(/^Ps\. 23:3 \(WLC\), Gematria Explorer/u);
});

test('for a passage in two languages each edition’s text and citation are copied, and in BibTeX only the entries', () => {
  const passage = {
    reference: 'Psalm 23:3',
    english: 'He restoreth my soul',
    original: 'נפשי ישובב',
    language: 'he',
    englishName: 'KJV',
    originalName: 'WLC',
  } as const;
  const style = { languages: 'both', marks: 'all' } as const;
  expect(citation(passage, LINK, { ...style, format: 'sbl' }, EDITIONS, DAY)).toBe(
    [`נפשי ישובב\n${cite(HEBREW, 'sbl')}`, `He restoreth my soul\n${cite(ENGLISH, 'sbl')}`].join('\n\n'),
  );
  expect(citation(passage, LINK, { ...style, format: 'bibtex' }, EDITIONS, DAY)).toBe(
    `${cite(HEBREW, 'bibtex')}\n\n${cite(ENGLISH, 'bibtex')}`,
  );
});
