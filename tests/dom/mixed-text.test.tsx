import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MixedText } from '../../frontend/ui/words/mixed-text.tsx';

test.each([
  ['Words that begin with אלו*', 'אלו*'],
  ['Words that begin with λογ*.', 'λογ*'],
  ['Other endings of שלום: 3', 'שלום'],
])('in “%s” the isolate holds %s, with the star at the end of the word', (text, run) => {
  const { container } = render(<MixedText>{text}</MixedText>);
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([run]);
  expect(container.textContent).toBe(text);
});
