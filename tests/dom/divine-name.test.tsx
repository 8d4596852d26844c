import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithDivineName } from '../../frontend/ui/divine-name.tsx';

const marked = (text: string): (string | null)[] => {
  const { container } = render(<WithDivineName text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map((span) => span.textContent);
};

test('the divine name is in small capitals, and a copy of the text keeps its letters', () => {
  expect(marked('The LORD is my shepherd')).toEqual(['LORD']);
  expect(marked('O Lord GOD, thou art the LORD’s')).toEqual(['GOD', 'LORD']);
});

test('other words stay as they are', () => {
  expect(marked('my Lord and my God')).toEqual([]);
  expect(marked('the LORDS of men')).toEqual([]);
  expect(marked('')).toEqual([]);
});
