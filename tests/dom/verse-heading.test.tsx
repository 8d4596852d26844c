import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VerseHeading } from '../../frontend/ui/verse-heading.tsx';

const shown = (heading: string, verse: number) =>
  render(<VerseHeading heading={heading} verse={verse} />).container.textContent;

test('a stanza of Psalm 119 has its name in small letters and its letter', () => {
  expect(shown('ALEPH.', 1)).toBe('Aleph א');
  expect(shown('CAPH.', 81)).toBe('Caph כ');
  expect(shown('TAU.', 169)).toBe('Tau ת');
});

test.each(['A Psalm of David.', 'A Song of degrees.'])('the title of a psalm stays as it is: %s', (title) => {
  expect(shown(title, 1)).toBe(title);
});
