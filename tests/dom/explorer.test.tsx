/** The explorer in happy-dom over the sample library: verses, chapters, steps, methods and failures. */
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { hebrewLetters } from '../../domain/hebrew/index.ts';
import {
  address,
  domSite,
  eventually,
  goTo,
  heading,
  openTextOptions,
  openVerses,
  refusal,
  searchParams,
  unavailable,
  unreachable,
} from './site.tsx';

const site = await domSite();

const panel = () => screen.getByRole('complementary', { name: 'Analysis' });
/** The cell with the total by the method `name`. */
const totalIn = (part: HTMLElement, name: string) =>
  within(part).getByRole('rowheader', { name }).closest('tr')?.querySelector('td')?.textContent;
const total = (name: string) => totalIn(panel(), name);
const methods = () =>
  [...(panel().querySelector('table')?.querySelectorAll('tbody th') ?? [])].map((one) => one.textContent);
const hebrew = () => document.querySelector('[data-verse-text][lang=he]');
const english = () => document.querySelector('p.scripture[lang=en]');
const waiting = () => document.querySelector('.explorer-text[aria-busy=true]');
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const verseLink = async (number: string) =>
  within(await openVerses('Psalm 23')).getByRole('link', { name: number });
const errorBox = () => document.querySelector('.error-box')?.textContent;

describe('a verse', () => {
  test('a verse has its texts, its words and its totals', async () => {
    const { complaints } = await site.open('/explorer/psalms/23/3?panel=interlinear');
    expect(heading()).toBe('Psalm 23:3');
    await eventually(() => document.title).toBe('Psalm 23:3 · Gematria Explorer');
    expect(hebrew()?.getAttribute('dir')).toBe('rtl');
    expect(hebrewLetters(hebrew()?.textContent ?? '')).toContain('נפשיישובב');
    expect(english()?.textContent).toContain('He restoreth my soul');
    const words = document.querySelectorAll('[data-verse-text] [data-word]');
    expect(words).toHaveLength(7);
    expect(words[0]?.textContent).toContain('440');
    await within(panel()).findByRole('rowheader', { name: 'Hebrew Standard' });
    expect(total('Hebrew Standard')).toBe('1,773');
    expect(total('Words')).toBe('7');
    expect(total('Letters')).toBe('30');
    expect(complaints).toEqual([]);
  });

  test('a verse that the edition lacks is marked as missing in the edition, and has its English text', async () => {
    const { complaints } = await site.open('/explorer/acts/8/37?panel=interlinear');
    screen.getByText(/^This verse is not in/u);
    expect(english()?.textContent).toContain('Philip said');
    await within(panel()).findByRole('rowheader', { name: 'Greek Standard' });
    expect(total('Greek Standard')).toBe('–');
    expect(panel().textContent).toContain('There are no words to count here.');
    expect(complaints).toEqual([]);
  });

  test('a verse has the qere beside the ketiv, only once for two words that are read as one', async () => {
    await site.open('/explorer/1samuel/20/2');
    const unread = screen.getAllByTitle('Qere: what is read');
    expect(unread).toHaveLength(1);
    // The qere is muted, and it is no word with a value, because the values count the ketiv.
    expect(unread[0]?.className).toContain('text-muted');
    expect(unread[0]?.closest('[data-word]')).toBeNull();
    screen.getByText(/The values count what is written\./u);
  });

  test('a verse with reading=qere counts the qere, and shows the ketiv beside it', async () => {
    await site.open('/explorer/1samuel/20/2?reading=qere');
    screen.getByText(/The values count what is read\./u);
    const written = screen.getByTitle('Ketiv: what is written');
    const before = [...document.querySelectorAll('[data-word]')].filter(
      (word) => word.compareDocumentPosition(written) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await userEvent.click(before.at(-1) as HTMLElement);
    await eventually(() => document.querySelector('.word-card')?.textContent).toContain('Ketiv, written');
  });

  test('a verse shows the ending after Mark 16:8 separately, with its own totals', async () => {
    await site.open('/explorer/mark/16/8?panel=interlinear');
    expect(total('Words')).toBe('18');
    const ending = await screen.findByRole('region', { name: 'After verse 8, without a number' });
    expect(totalIn(ending, 'Words')).toBe('34');
  });

  test('Aramaic is marked as Aramaic, in a verse and in a chapter', async () => {
    await site.open('/explorer/daniel/2/4');
    expect(
      document.querySelectorAll('[data-verse-text][lang=he] [data-word] [lang=arc]').length,
    ).toBeGreaterThan(0);
    await site.open('/explorer/daniel/2');
    expect(document.querySelectorAll('#v10 p[lang=arc]')).toHaveLength(1);
    expect(document.querySelectorAll('#v1 p[lang=he]')).toHaveLength(1);
  });

  test('a verse with version=original shows only the original text, and with a licensed version that is not installed also says why', async () => {
    await site.open('/explorer/psalms/23/3?version=original');
    expect(english()).toBeNull();
    await site.open('/explorer/psalms/23/3?version=esv');
    await screen.findByText(/The English Standard Version is under copyright and not installed/u);
    expect({ heading: heading(), english: english() }).toEqual({ heading: 'Psalm 23:3', english: null });
    expect(document.querySelectorAll('[data-verse-text][lang=he]')).toHaveLength(1);
    expect(link('import a licensed text').getAttribute('href')).toBe('/admin/specialized-import?tab=full');
    await userEvent.click(link('Read the King James Version'));
    await eventually(english).not.toBeNull();
    await site.open('/explorer/tobit/1/1?version=esv');
    await eventually(heading).toBe('Not installed');
    expect(screen.queryByRole('link', { name: 'Read the King James Version' })).toBeNull();
    await userEvent.click(link('See the books on this site'));
    await eventually(address).toBe('/bible');
  });
});

describe('an edition in the address', () => {
  /** The Greek words of the verse, without the lines below them. */
  const greek = () =>
    [...document.querySelectorAll('[data-verse-text][lang=grc] [data-word]')]
      .map((word) => word.firstElementChild?.textContent)
      .join(' ');

  test.each([
    ['/explorer/john/1/1?edition=csv', 'There is no edition “csv” of the original text'],
    [
      '/explorer/john/1/1?edition=tagnt',
      'Textus Receptus tagged by STEPBible is not installed, or does not have John',
    ],
    ['/explorer/john/1?edition=csv-greek', 'Greek of the CSV files is not installed, or does not have John'],
  ])(
    'an edition in the address that cannot be shown is named in one line, and the usual text is there: %s',
    async (path, line) => {
      await site.open(path);
      await screen.findByText(new RegExp(line, 'u'));
      expect(heading()).toMatch(/^John 1/u);
      await eventually(() => document.querySelector('[data-word="2"]')?.textContent).toContain('ἀρχῇ');
      // The text options show which original text is on the page.
      const original = await openTextOptions();
      await eventually(() => original.value).toBe('sblgnt');
    },
  );

  test('an edition in the address that is shown, or that is for another testament, needs no line', async () => {
    await site.open('/explorer/john/1/1?edition=sblgnt');
    expect(greek()).toContain('Ἐν ἀρχῇ');
    await site.open('/explorer/psalms/23/3?edition=tagnt');
    expect(heading()).toBe('Psalm 23:3');
    await eventually(() => document.querySelectorAll('[data-verse-text][lang=he]').length).toBe(1);
    expect(document.body.textContent).not.toMatch(/another edition|no edition/u);
  });
});

describe('the links to other places', () => {
  test('the links to other places lead to the next verse by click and by arrow key, and the focus moves to the new reference; Back returns', async () => {
    const { complaints } = await site.open('/explorer/psalms/23/3');
    await userEvent.click(link('Next: Psalm 23:4'));
    await eventually(heading).toBe('Psalm 23:4');
    expect(address()).toBe('/explorer/psalms/23/4');
    await eventually(() => document.activeElement?.tagName).toBe('H1');
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(heading).toBe('Psalm 23:3');
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(() => document.title).toBe('Psalm 23:2 · Gematria Explorer');
    history.back();
    await eventually(heading).toBe('Psalm 23:3');
    expect(complaints).toEqual([]);
  });

  test('the links to other places do not lead back from Genesis 1:1, and lead to a psalm’s title', async () => {
    await site.open('/explorer/genesis/1/1');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    await site.open('/explorer/psalms/3/1');
    await userEvent.click(link('Previous: Psalm 3 title'));
    await eventually(heading).toBe('Psalm 3 title');
    screen.getByText('Psalm 3:1');
  });

  test('the link to a whole chapter marks there the verse that the reader came from', async () => {
    const { complaints } = await site.open('/explorer/psalms/3/2');
    await userEvent.click(screen.getAllByRole('link', { name: 'Whole chapter' })[0] as HTMLElement);
    await eventually(heading).toBe('Psalm 3');
    const verses = document.querySelectorAll<HTMLElement>('[data-place]');
    expect(verses).toHaveLength(9);
    expect(verses[0]?.querySelector('a')?.textContent).toBe('Title');
    expect(document.getElementById('v2')?.className).toContain('is-marked');
    expect(complaints).toEqual([]);
  });

  test('the links to other places lead from a verse that does not exist to the nearest verse', async () => {
    await site.open('/explorer/psalms/23/9');
    expect(address()).toBe('/explorer/psalms/23/9');
    await userEvent.click(await screen.findByRole('link', { name: 'Go to Psalm 23:6' }));
    await eventually(heading).toBe('Psalm 23:6');
  });

  test('the links to the next and previous verse request each verse only once', async () => {
    const { apiCalls } = await site.open('/explorer/psalms/23/3');
    const next = () => apiCalls.filter((call) => call.startsWith('/api/verse/psalms/23/4'));
    await eventually(() => next().length).toBe(1);
    await userEvent.click(link('Next: Psalm 23:4'));
    await eventually(heading).toBe('Psalm 23:4');
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(heading).toBe('Psalm 23:3');
    expect(next()).toHaveLength(1);
  });
});

describe('the address', () => {
  test('the address of a verse contains the chosen method, also after a step to another verse', async () => {
    await site.open('/explorer/genesis/1/1?methods=HEBREW_GADOL&panel=interlinear');
    expect(total('Great Value')).toBe('4,631');
    await userEvent.click(link('Next: Genesis 1:2'));
    await eventually(heading).toBe('Genesis 1:2');
    expect(searchParams()).toEqual({ methods: 'HEBREW_GADOL', panel: 'interlinear' });
  });

  test('the address of a verse can name methods of both scripts; those that do not fit the verse show “–” beside the others', async () => {
    const { complaints } = await site.open('/explorer/john/1/1?panel=interlinear');
    const hebrew = ['Hebrew Standard', 'Hebrew Ordinal'];
    expect(methods()).toEqual([...hebrew, 'Greek Standard', 'Words', 'Letters']);
    expect(hebrew.map(total)).toEqual(['–', '–']);
    within(panel()).getByText('– Hebrew methods count Hebrew letters. This text is Greek.');
    expect(total('Greek Standard')).toBe('3,617');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Greek Ordinal' }));
    await eventually(methods).toEqual([...hebrew, 'Greek Standard', 'Greek Ordinal', 'Words', 'Letters']);
    await site.open('/explorer/psalms/23/3?panel=interlinear');
    expect(methods()).toEqual([...hebrew, 'Greek Standard', 'Words', 'Letters']);
    expect(total('Greek Standard')).toBe('–');
    within(panel()).getByText(/Greek methods count Greek letters\. This text is Hebrew\./u);
    expect(complaints).toEqual([]);
  });

  test('the address of a verse can name no method at all; then no value is shown until the reader chooses a method', async () => {
    const { complaints } = await site.open('/explorer/psalms/23/3?methods=HEBREW_STANDARD&panel=interlinear');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hebrew Standard' }));
    await eventually(() => within(panel()).queryByText('No method selected')).not.toBeNull();
    expect(searchParams()).toEqual({ methods: '', panel: 'interlinear' });
    expect(methods()).toEqual(['Words', 'Letters']);
    expect(document.querySelectorAll('[data-line=values], [data-total]')).toHaveLength(0);
    within(document.querySelector('[data-verse-value]') as HTMLElement).getByText('No method selected');
    await site.open('/explorer/psalms/23/3?methods=&panel=interlinear');
    expect(methods()).toEqual(['Words', 'Letters']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hebrew Standard' }));
    await eventually(() => total('Hebrew Standard')).toBe('1,773');
    expect(complaints).toEqual([]);
  });

  test('the address of a verse loses parameters with unknown values, and keeps the hash of the marked word after a method has changed', async () => {
    const { complaints } = await site.open(
      '/explorer/psalms/23/3?version=bogus&panel=zzz&methods=NO_SUCH&reading=aloud#w4',
    );
    expect(document.querySelector('[data-total]')?.textContent).toBe('1,773');
    await eventually(() => address() + location.hash).toBe('/explorer/psalms/23/3#w4');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hebrew Ordinal' }));
    await eventually(() => address() + location.hash).toBe(
      '/explorer/psalms/23/3?methods=HEBREW_STANDARD%2CGREEK_STANDARD#w4',
    );
    expect(complaints).toEqual([]);
  });

  test('an address in the explorer keeps its query and its hash when it is corrected by a redirect', async () => {
    await site.open('/');
    goTo('/explorer/Ps/023?methods=HEBREW_GADOL#v2');
    await eventually(() => address() + location.hash).toBe('/explorer/psalms/23?methods=HEBREW_GADOL#v2');
  });

  test('an address of the landing page with a verse in its query leads to that verse', async () => {
    await site.open('/explorer/psalms/23/3');
    goTo('/?book=genesis&chapter=1&verse=2');
    await eventually(heading).toBe('Genesis 1:2');
  });
});

describe('a failure', () => {
  test('a failure to load a verse is explained in the explorer’s frame with status, reason and request id; Retry loads the verse', async () => {
    await site.open('/explorer/psalms/23/3');
    const repair = site.answer('GET', /\/api\/verse\/psalms\/23\/6/u, unavailable);
    await userEvent.click(await verseLink('6'));
    await eventually(heading).toBe('Error Loading Data:');
    for (const part of ['Error fetching verse: 503', 'The library cannot be reached just now.', 'r-1'])
      expect(errorBox()).toContain(part);
    expect(document.querySelectorAll('.explorer-rail')).toHaveLength(1);
    screen.getByRole('navigation', { name: 'Main' });
    repair();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await eventually(heading).toBe('Psalm 23:6');
  });

  test('a verse whose request is refused as wrong has no Retry, and the links to other verses still work', async () => {
    await site.open('/explorer/psalms/23/3');
    site.answer('GET', /\/api\/verse\/psalms\/23\/5/u, () => refusal(400, 'No such method.'));
    await userEvent.click(await verseLink('5'));
    await eventually(heading).toBe('Error Loading Data:');
    expect(errorBox()).toContain('Error fetching verse: 400');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(link('Next: Psalm 23:6'));
    await eventually(heading).toBe('Psalm 23:6');
  });

  test('a verse that fails to load without a connection tells the reader to check the connection', async () => {
    await site.open('/explorer/psalms/23/3');
    const repair = site.answer('GET', /\/api\/verse\/psalms\/23\/6/u, unreachable);
    await userEvent.click(await verseLink('6'));
    await eventually(heading).toBe('Error Loading Data:');
    expect(errorBox()).toContain('Check your connection');
    repair();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await eventually(heading).toBe('Psalm 23:6');
  });
});

describe('a slow verse', () => {
  test('a slow verse shows its own reference while it loads, in the text and in the title of the tab', async () => {
    await site.open('/explorer/psalms/23/3');
    const send = site.hold('GET', /\/api\/verse\/genesis\/1\/1/u);
    goTo('/explorer/genesis/1/1');
    await eventually(() => waiting()?.querySelector('bdi')?.textContent).toBe('Genesis 1:1');
    screen.getByText('Loading the verse');
    await eventually(() => document.title).toContain('Genesis 1:1');
    send();
    await eventually(waiting).toBeNull();
    expect(heading()).toBe('Genesis 1:1');
    expect(hebrew()).not.toBeNull();
  });

  test.each([
    [
      'verse',
      '/explorer/genesis/1/1',
      /\/api\/verse\/genesis\/1\/1/u,
      'Next: Genesis 1:2',
      '/explorer/genesis/1/2',
    ],
    ['chapter', '/explorer/genesis/1', /\/api\/verse\/genesis\/1/u, 'Next: Genesis 2', '/explorer/genesis/2'],
  ])(
    'while a slow %s loads, the toolbar’s links to other places work and its buttons wait',
    async (_, path, call, name, to) => {
      await site.open('/explorer/psalms/23/3');
      const send = site.hold('GET', call);
      goTo(path);
      await eventually(waiting).not.toBeNull();
      const inWaiting = within(waiting() as HTMLElement);
      const next = await inWaiting.findByRole('link', { name });
      expect(next.getAttribute('href')).toBe(to);
      expect(inWaiting.getByRole('button', { name: 'Copy' }).closest('[inert]')).not.toBeNull();
      expect(localStorage.getItem('gematria-recent')).not.toContain('Genesis');
      send();
      await eventually(waiting).toBeNull();
      expect(screen.getByRole('toolbar', { name: 'Passage' }).querySelector('[inert]')).toBeNull();
      await eventually(() => localStorage.getItem('gematria-recent')).toContain('Genesis');
    },
  );

  test.each([
    ['verse', '/explorer/genesis/1/1', /\/api\/verse\/genesis\/1\/1/u, 'Next: Genesis 1:2'],
    ['chapter', '/explorer/genesis/1', /\/api\/verse\/genesis\/1/u, 'Next: Genesis 2'],
  ])('a slow %s leaves the focus in the toolbar when it has loaded', async (_, path, call, name) => {
    await site.open('/explorer/psalms/23/3');
    const send = site.hold('GET', call);
    goTo(path);
    await eventually(waiting).not.toBeNull();
    const next = await within(waiting() as HTMLElement).findByRole('link', { name });
    next.focus();
    send();
    await eventually(waiting).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name }));
    // The heading of the next page gets the focus, as usual.
    goTo('/explorer/psalms/23/3');
    await eventually(() => document.activeElement?.textContent).toBe('Psalm 23:3');
  });

  test('the verse before a slow verse stays visible for 150 ms', async () => {
    await site.open('/explorer/psalms/23/3');
    const send = site.hold('GET', /\/api\/verse\/psalms\/23\/6/u);
    let clicked = 0;
    const delay = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        if (waiting() === null) return;
        observer.disconnect();
        resolve(performance.now() - clicked);
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    const sixth = await verseLink('6');
    clicked = performance.now();
    fireEvent.click(sixth);
    // A slow machine can only make the delay longer.
    expect(await delay).toBeGreaterThanOrEqual(145);
    send();
    await eventually(heading).toBe('Psalm 23:6');
  });
});
