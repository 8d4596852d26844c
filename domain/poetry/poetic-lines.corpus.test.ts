/**
 * Measures the rule for lines by an independent source: the lines (`\q`) of the unfoldingWord Literal Text, whose
 * English phrases are aligned with the Hebrew words. The app does not contain this text.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedData } from '../../tests/support/shared-data.ts';
import { type AccentedWord, poeticLines, poetryAt } from './index.ts';

/** The books with poetry in this text, and their files in `morphhb`. Genesis, Psalms and Isaiah are not in it. */
const BOOKS = [
  ['JOB', 'Job', 'job'],
  ['PRO', 'Prov', 'proverbs'],
  ['LAM', 'Lam', 'lamentations'],
  ['SNG', 'Song', 'songofsolomon'],
  ['EXO', 'Exod', 'exodus'],
  ['NUM', 'Num', 'numbers'],
  ['DEU', 'Deut', 'deuteronomy'],
  ['JDG', 'Judg', 'judges'],
  ['1SA', '1Sam', '1samuel'],
  ['2SA', '2Sam', '2samuel'],
] as const;

const lettersOf = (text: string): string => text.replace(/[^א-ת]/gu, '');

function* filesIn(archive: Buffer): Generator<readonly [name: string, text: string]> {
  for (let at = 0; at < archive.length; ) {
    const name = archive.toString('utf8', at, at + 100).replace(/\0.*$/su, '');
    const size = Number.parseInt(archive.toString('utf8', at + 124, at + 135), 8) || 0;
    if (name.endsWith('.usfm')) yield [name, archive.toString('utf8', at + 512, at + 512 + size)];
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

function accentedVerses(osis: string): Map<string, AccentedWord[]> {
  const file = new URL(`../../node_modules/morphhb/wlc/${osis}.xml`, import.meta.url);
  const verses = readFileSync(file, 'utf8').matchAll(/<verse osisID="[^."]+\.(\d+\.\d+)">(.*?)<\/verse>/gsu);
  return new Map(
    [...verses].map(([, place = '', body = '']) => [
      place.replace('.', ':'),
      [
        ...body.replace(/<note.*?<\/note>/gsu, '').matchAll(/<w [^>]*>(.*?)<\/w>(<seg type="x-maqqef">)?/gsu),
      ].map(([, text = '', maqaf]) => ({
        text: text.replace(/<[^>]+>|\//gu, ''),
        after: maqaf === undefined ? ' ' : '־',
      })),
    ]),
  );
}

/** For each verse the lines in which each Hebrew word is translated. A word is known by its letters and its occurrence. */
function linesByVerse(usfm: string): Map<string, Map<string, number[]>> {
  const verses = new Map<string, Map<string, number[]>>();
  let chapter = '';
  let line = 0;
  let words = new Map<string, number[]>();
  for (const [token, ofChapter, ofVerse, milestone] of usfm.matchAll(
    /\\c (\d+)|\\v (\d+)|\\q\d?\b|\\[pm]\b|\\zaln-s \|([^\\]*)\\\*/gu,
  )) {
    if (ofChapter !== undefined) chapter = ofChapter;
    else if (ofVerse !== undefined) {
      words = new Map();
      verses.set(`${chapter}:${ofVerse}`, words);
    } else if (milestone === undefined) line += token === '' ? 0 : 1;
    else {
      const [, content = ''] = /x-content="([^"]*)"/u.exec(milestone) ?? [];
      const [, occurrence] = /x-occurrence="(\d+)"/u.exec(milestone) ?? [];
      const key = `${lettersOf(content)} ${occurrence}`;
      words.set(key, [...(words.get(key) ?? []), line]);
    }
  }
  return verses;
}

/**
 * The clean breaks of a verse: the words after which no word belongs to an earlier line. Null if a word is not aligned.
 */
function cleanBreaks(
  words: readonly AccentedWord[],
  linesOf: ReadonlyMap<string, number[]>,
): number[] | null {
  const seen = new Map<string, number>();
  const lines = words.map(({ text }) => {
    const letters = lettersOf(text);
    seen.set(letters, (seen.get(letters) ?? 0) + 1);
    return linesOf.get(`${letters} ${seen.get(letters)}`) ?? [];
  });
  if (lines.some((found) => found.length === 0)) return null;
  return words
    .map((_, index) => index)
    .slice(1)
    .filter((at) => Math.max(...lines.slice(0, at).flat()) < Math.min(...lines.slice(at).flat()));
}

const archive = sharedData();

describe.skipIf(archive === null)('the lines of poetry', () => {
  const counts = { poetic: { found: 0, wrong: 0, missed: 0 }, prose: { found: 0, wrong: 0, missed: 0 } };
  beforeAll(() => {
    const packed = readFileSync(resolve(archive ?? '', 'glosses-ult/ult-usfm.tar.gz'));
    const usfm = new Map(filesIn(gunzipSync(packed)));
    for (const [code, osis, book] of BOOKS) {
      const text = [...usfm].find(([name]) => name.includes(`-${code}.`))?.[1] ?? '';
      const lines = linesByVerse(text);
      for (const [place, words] of accentedVerses(osis)) {
        const [chapter = 0, verse = 0] = place.split(':').map(Number);
        const system = poetryAt({ book, chapter, verse });
        const real = cleanBreaks(words, lines.get(place) ?? new Map());
        if (system === null || real === null || real.length === 0) continue;
        const ours = poeticLines(words, system).slice(1);
        counts[system].found += ours.filter((at) => real.includes(at)).length;
        counts[system].wrong += ours.filter((at) => !real.includes(at)).length;
        counts[system].missed += real.filter((at) => !ours.includes(at)).length;
      }
    }
  });
  const shares = ({ found, wrong, missed }: (typeof counts)['poetic']) => ({
    breaks: found + missed,
    covered: found / (found + missed),
    right: found / (found + wrong),
  });

  test('with poetic accents, poeticLines finds at least 96 % of the line breaks of the Literal Text, and at least 96 % of its breaks are right', () => {
    const { breaks, covered, right } = shares(counts.poetic);
    expect(breaks).toBeGreaterThan(1_600);
    expect(covered).toBeGreaterThan(0.96);
    expect(right).toBeGreaterThan(0.96);
  });

  test('with the accents of prose, poeticLines finds at least 84 % of the line breaks of the Literal Text, and at least 84 % of its breaks are right', () => {
    const { breaks, covered, right } = shares(counts.prose);
    expect(breaks).toBeGreaterThan(400);
    expect(covered).toBeGreaterThan(0.84);
    expect(right).toBeGreaterThan(0.84);
  });
});
