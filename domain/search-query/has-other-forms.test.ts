import { expect, test } from 'vitest';
import { hasOtherForms } from './has-other-forms.ts';

test.each(['love', 'good AND shepherd', '"the lord" is', 'light אור', '(love OR hate)'])(
  'the search query “%s” has English words that could be found in other forms',
  (term) => {
    expect(hasOtherForms(term)).toBe(true);
  },
);

test.each([
  '',
  '"in the beginning"',
  '“in the beginning',
  'H430 OR g3056',
  'shep*',
  'lemma:אור',
  'אור λόγος',
  '=26',
  'H 430',
  '= 913',
  '913',
])('the search query “%s” has no English words that could be found in other forms', (term) => {
  expect(hasOtherForms(term)).toBe(false);
});
