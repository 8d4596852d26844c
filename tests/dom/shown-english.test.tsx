import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShownEnglish, shownHeading } from '../../frontend/ui/words/shown-english.tsx';

function shown(text: string): { readonly text: string | null; readonly names: (string | null)[] } {
  const { container } = render(<ShownEnglish text={text} />);
  return {
    text: container.textContent,
    names: [...container.querySelectorAll('span > span')].map((span) => span.textContent),
  };
}

test('the divine name in English text is in small capitals, and copied text keeps the letters LORD', () => {
  expect(shown('The LORD is my shepherd')).toEqual({ text: 'The LORD is my shepherd', names: ['LORD'] });
  expect(shown('O Lord GOD, thou art the LORD’s')).toEqual({
    text: 'O Lord GOD, thou art the LORD’s',
    names: ['GOD', 'LORD’s'],
  });
  expect(shown('by his name JEHOVAH, by his name JAH').names).toEqual(['JEHOVAH', 'JAH']);
});

test.each([
  ["the LORD's song", 'LORD’s'],
  ["for the kingdom is the LORD'S: and", 'LORD’S'],
  ["GOD'S", 'GOD’S'],
])('the genitive of the divine name is in small capitals to its end: %s', (text, name) => {
  expect(shown(text)).toEqual({ text: text.replaceAll("'", '’'), names: [name] });
});

test('no line breaks between the divine name and the punctuation after it', () => {
  const { container } = render(<ShownEnglish text="one LORD: and (the LORD's) GOD" />);
  const kept = [...container.querySelectorAll('span > span')].map((span) => span.parentElement?.textContent);
  expect(kept).toEqual(['LORD:', 'LORD’s)', 'GOD']);
});

test.each(['my Lord and my God', 'the LORDS of men', ''])(
  'English text without the divine name is shown unchanged: %s',
  (text) => {
    expect(shown(text)).toEqual({ text, names: [] });
  },
);

test('each straight apostrophe in English text becomes one typographic apostrophe', () => {
  expect(shown("for his name's sake; the kings' daughters").text).toBe(
    'for his name’s sake; the kings’ daughters',
  );
});

test.each([
  ['ALEPH.', 'Aleph'],
  ['TZADDI.', 'Tzaddi'],
  ['A Psalm of David.', 'A Psalm of David.'],
])('the heading %s above a verse is shown as %s', (heading, shown) => {
  expect(shownHeading(heading)).toBe(shown);
});
