import { describe, expect, test } from 'vitest';
import { parseSearchQuery } from './parse.ts';
import { spellingsOf } from './spellings.ts';

function spellings(typed: string, otherForms = false): string[] {
  const parsed = parseSearchQuery(typed, { otherForms });
  if (!parsed.ok || parsed.query.kind !== 'words') throw new Error(`${typed} is not one term`);
  return spellingsOf(parsed.query).map((words) => words.join(' '));
}

describe('old endings', () => {
  test.each([
    ['carry', ['carrieth', 'carriest', 'carriedst']],
    ['carried', ['carrieth']],
    ['run', ['runneth', 'runnest']],
    ['running', ['runneth']],
    ['runneth', ['run', 'runnest']],
    ['love', ['loveth', 'lovest', 'lovedst']],
    ['loving', ['loveth']],
    ['cry', ['crieth', 'criest', 'cried']],
    ['cried', ['cry', 'crieth']],
    ['dying', ['dieth', 'died']],
    ['spies', ['spied']],
    ['lie', ['lieth', 'liest']],
    ['see', ['seeth', 'seest']],
    ['do', ['doeth', 'doest', 'doth', 'dost']],
    ['have', ['hath', 'hast']],
    ['say', ['saith', 'sayest']],
    ['saith', ['say']],
    ['said', ['saidst']],
    ['deliver', ['delivereth', 'deliveredst']],
    ['worship', ['worshippeth']],
    ['great', ['greatest']],
    ['holy', ['holiest']],
  ])('a search for %s with other forms also searches %s', (typed, forms) => {
    expect(spellings(typed, true)).toEqual(expect.arrayContaining(forms));
    expect(spellings(typed)).toEqual([typed]);
    expect(spellings(`"${typed}"`, true)).toEqual([typed]);
  });

  test.each([
    ['we', 'west'],
    ['be', 'beth'],
    ['be', 'best'],
    ['he', 'heth'],
    ['she', 'sheth'],
    ['fore', 'forest'],
    ['earn', 'earnest'],
    ['hone', 'honest'],
    ['tee', 'teeth'],
    ['hare', 'hareth'],
    ['twenty', 'twentieth'],
    ['bit', 'biteth'],
    ['hat', 'hateth'],
    ['seed', 'seeth'],
    ['king', 'keth'],
  ])('a search for %s with other forms does not search %s', (typed, other) => {
    expect(spellings(typed, true)).not.toContain(other);
    expect(spellings(other, true)).not.toContain(typed);
  });
});

describe('a name with and without a hyphen', () => {
  test.each([
    ['Bethel', ['bethel', 'beth el']],
    ['Beth-el', ['beth el', 'bethel']],
    ['BETH‑EL', ['beth el', 'bethel']],
    ['Abelbethmaachah', ['abelbethmaachah', 'abel beth maachah']],
    ['Abel-Bethmaachah', ['abel bethmaachah', 'abelbethmaachah', 'abel beth maachah']],
    ['Beth-saida', ['beth saida', 'bethsaida']],
    ['"from Bethel"', ['from bethel', 'from beth el']],
    ['Bethel’s', ['bethel s', 'beth el s']],
    ['Bethe*', ['bethe', 'beth e']],
    ['Beth-e*', ['beth e', 'bethe']],
    ['together', ['together']],
    ['God’s', ['god s']],
  ])('%s is searched as %s', (typed, expected) => {
    expect(spellings(typed)).toEqual(expected);
  });

  test('a phrase of many names has no more than 48 spellings, the one that is typed first', () => {
    const phrase = spellings(`"${'Bethel '.repeat(10)}"`);
    expect(phrase.length).toBe(48);
    expect(phrase[0]).toBe('bethel '.repeat(10).trim());
    expect(phrase[1]).toBe(`${'bethel '.repeat(9)}beth el`);
  });
});
