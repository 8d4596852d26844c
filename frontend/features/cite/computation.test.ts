import { describe, expect, test } from 'vitest';
import { readFields } from '../../../domain/basics/index.ts';
import { ANSWER_SEARCH, type Computation, citationOf, compareAnswers, linkTo } from './computation.ts';

const spans: Computation = {
  title: 'Spans of 2 to 10 words worth 913 in the Tanakh',
  answer: '924 spans',
  editions: [{ id: 'wlc', revision: '0a1b2c3d4e5f' }],
};
const address = 'https://example.org/search/gematria/913?unit=span&maxWords=10#w2';
const searchOf = (link: string) => Object.fromEntries(new URL(link).searchParams);
const day = new Date(2026, 10, 5);

describe('the link of a computation', () => {
  test('the link of a computation has the parameters of the computation, its answer and the revisions of its texts', () => {
    const link = linkTo(address, spans);
    expect(link.startsWith('https://example.org/search/gematria/913?unit=span&maxWords=10&')).toBe(true);
    expect(searchOf(link)).toMatchObject({ answer: '924 spans', texts: 'wlc.0a1b2c3d4e5f' });
    expect(linkTo(link, { ...spans, answer: '925 spans' })).not.toContain('924');
  });

  test.each([
    ['nothing', 'an address without an answer', spans, {}, null],
    ['holds', 'the same answer from the same text', spans, searchOf(linkTo(address, spans)), 'holds'],
    [
      'holds-in-a-newer-text',
      'the same answer from another revision',
      { ...spans, editions: [{ id: 'wlc', revision: 'ffff' }] },
      searchOf(linkTo(address, spans)),
      'holds-in-a-newer-text',
    ],
    [
      'changed',
      'another answer',
      { ...spans, answer: '923 spans' },
      searchOf(linkTo(address, spans)),
      'changed',
    ],
  ] as const)('compareAnswers returns "%s" for %s', (_, __, now, search, kind) => {
    expect(compareAnswers(readFields(ANSWER_SEARCH, search), now)?.kind ?? null).toBe(kind);
  });

  test('the link of a computation over a reader’s own text names no edition', () => {
    const ownText = { title: 'שלום', answer: '376', editions: [] };
    const link = linkTo('https://example.org/calculator?texts=old', ownText);
    expect(searchOf(link)).toEqual({ answer: '376' });
    expect(compareAnswers(readFields(ANSWER_SEARCH, searchOf(link)), ownText)?.kind).toBe('holds');
  });
});

describe('a citation', () => {
  const link = 'https://example.org/x';

  test('a citation in plain text and Markdown contains answer, text, revision, day and link', () => {
    expect(citationOf(spans, link, 'plain', day)).toBe(
      'Spans of 2 to 10 words worth 913 in the Tanakh: 924 spans. Gematria Explorer. WLC, revision 0a1b2c3d4e5f. 5 November 2026. https://example.org/x',
    );
    expect(citationOf({ ...spans, title: 'a_b' }, link, 'markdown', day)).toBe(
      '[a\\_b](https://example.org/x): **924 spans**. Gematria Explorer. WLC, revision 0a1b2c3d4e5f. 5 November 2026.',
    );
  });

  test('a citation in BibTeX escapes the characters that TeX reads as commands', () => {
    const bibtex = citationOf({ ...spans, title: '50 % & {more} \\ #1' }, link, 'bibtex', day);
    expect(bibtex).toContain('title = {{50 \\% \\& \\{more\\} \\textbackslash{} \\#1}}');
    expect(bibtex).toContain('urldate = {2026-11-05}');
    expect(bibtex.split('\n')[0]).toBe('@misc{gematria-50-more-1,');
  });
});
