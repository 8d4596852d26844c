import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ChanceAnswer } from '../../domain/contract/index.ts';
import { domSite, eventually } from './site.tsx';

const site = await domSite();

const section = () => screen.queryByRole('region', { name: 'What chance would give' });
const sectionText = () => section()?.textContent ?? '';

test('the page of a search for a number says if the expected counts are being computed, are not available, or fail to load', async () => {
  let state: 'not-built' | 'no-table' | 'failing' = 'failing';
  site.answer('GET', /^\/api\/search\/gematria\/913\/chance$/u, async (_, ask) => {
    if (state === 'failing') return Response.json({ message: 'Away just now.' }, { status: 503 });
    const answer: ChanceAnswer = await (await ask()).json();
    const neighbours = answer.neighbours.map((row) => ({ ...row, mean: null, sd: null, inAnyOrder: null }));
    return Response.json({ ...answer, expected: null, expectedInAnyOrder: null, missing: state, neighbours });
  });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  await site.open('/search/gematria/913?unit=span&method=HEBREW_STANDARD');
  await screen.findByText(/Away just now\./u);
  state = 'not-built';
  fireEvent.click(within(section() as HTMLElement).getByRole('button', { name: 'Retry' }));
  await eventually(sectionText).toContain('are being computed');
  state = 'no-table';
  await vi.advanceTimersByTimeAsync(10_000);
  await eventually(sectionText).toContain('are not available for this method');
  const slider = await screen.findByRole('slider', { name: 'Values around' });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^913: \d+ found$/u);
});

test.each([
  [
    'spans across verses',
    '/search/gematria/913?unit=span&crossVerse=true',
    'for phrases within a verse only.',
  ],
  ['whole verses', '/search/gematria/913', 'for words and phrases only.'],
])(
  'the page of a search for a number shows no expected count for %s and gives the reason',
  async (_, path, why) => {
    await site.open(path);
    await screen.findByText(new RegExp(`^Expected counts are available ${why}`, 'u'));
    expect(section()).toBeNull();
  },
);

test('the band of expected counts in the plot of chance has the third colour of the theme', async () => {
  await site.open('/search/gematria/913?unit=span&method=HEBREW_STANDARD');
  await screen.findByRole('slider', { name: 'Values around' });
  expect(section()?.querySelector('polygon')?.getAttribute('class')).toContain('fill-third');
});
