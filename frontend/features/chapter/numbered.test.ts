import { expect, test } from 'vitest';
import type { ChapterAnalysis } from '../../../domain/contract/index.ts';
import { numbered } from './numbered.ts';

const chapter = { reference: 'Psalm 3', text: 'of all', hebrewText: 'of all', greekText: null };

test('each line of a copied chapter begins with the number of its verse, and a title or a missing verse has none', () => {
  const verses = [
    { verse: { verse: 0, text: 'A Psalm of David', hebrewText: 'מִזְמוֹר', greekText: null } },
    { verse: { verse: 1, text: 'LORD, how', hebrewText: 'יְהוָה', greekText: null } },
    { verse: { verse: 2, text: 'Many', hebrewText: null, greekText: null } },
  ];
  expect(numbered({ verse: chapter as ChapterAnalysis['verse'], verses })).toEqual({
    reference: 'Psalm 3',
    text: 'A Psalm of David\n1 LORD, how\n2 Many',
    hebrewText: 'מִזְמוֹר\n1 יְהוָה',
    greekText: null,
  });
});
