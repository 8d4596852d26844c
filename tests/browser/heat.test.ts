/**
 * The map of the Bible in a real browser over the whole library: its picture, the verse that it reads, its table, its
 * brush and its files. What it counts is tested in domain/heat.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeInEach, hasBrowser, overflowAt320 } from './browser.ts';
import { recordShifts, shiftOf } from './shifts.ts';
import { eventually, useSite } from './site.ts';

const picture = (page: Page) => page.getByRole('img', { name: /^Picture of the Bible/u });
const reading = (page: Page) => page.getByRole('region', { name: 'The verse you point at' });
const sentence = (page: Page) => page.locator('main section > div [aria-live=polite]').first();
const asTable = (page: Page) => page.getByRole('button', { name: 'As a table' });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const asked = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** Answers with the places of words as if the library had another revision, as long as `isStale`. */
const answerStale = (page: Page, isStale: () => boolean) =>
  page.route('**/api/heat/**', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const old = body.replaceAll(/"revision":"[^"]*"/gu, '"revision":"old"');
    await route.fulfill({ response: answer, body: isStale() ? old : body });
  });

/** How many pixels of the picture differ from its resting colour, which most of its verses have. */
const colouredPixels = (page: Page) =>
  picture(page).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    const counts = new Map<number, number>();
    for (const pixel of new Uint32Array(data.buffer)) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    const byCount = [...counts.values()].sort((a, b) => b - a);
    // The two most frequent colours are the empty room and the verses that have nothing.
    return byCount.slice(2).reduce((sum, count) => sum + count, 0);
  });

describe.skipIf(!hasBrowser)('the heat of the Bible', () => {
  const site = useSite();
  const { open } = site;

  test('the address gives the picture, its sentence and the fields, and without a question the first worked one is shown', async () => {
    const { page, complaints } = await open('/heat?ask=word.26');
    await eventually(() => sentence(page).textContent()).toMatch(
      /^6,565 words with the value 26 by Hebrew and Greek Standard, in 5,553 of 31,140 verses of the Hebrew Bible and the Greek New Testament\.$/u,
    );
    await eventually(() => colouredPixels(page)).toBe(5553);
    expect(await field(page, 'Value').inputValue()).toBe('26');
    await page.goto(site.at('/heat'));
    await eventually(() => sentence(page).textContent()).toMatch(
      /^יהוה: [\d,]+ times, in 5,195 of 23,213 verses of the Hebrew Bible\.$/u,
    );
    await page.getByText('In Psalms 42 to 83 only 39 of 740 verses').waitFor();
    await page.getByRole('link', { name: 'Verses that are multiples of 37' }).click();
    await eventually(() => sentence(page).textContent()).toMatch(
      /^885 of 31,140 verses .*1 in 37 would be a multiple: about 842 of 31,140 verses\.$/u,
    );
    await page.getByRole('link', { name: 'The word ἀγάπη, love' }).click();
    await eventually(() => sentence(page).textContent()).toMatch(
      /^ἀγάπη \(G26\): 116 times, in 106 of 7,927 verses of the Greek New Testament\.$/u,
    );
    await page.getByText('The Old Testament is not searched').waitFor();
    await page
      .getByText('none in Mark, Acts or James, one each in Matthew and Luke, but 14 in 1 John')
      .waitFor();
    await asTable(page).click();
    const found = async (book: string) =>
      (
        await page
          .getByRole('row', { name: new RegExp(`^${book}`, 'u') })
          .getByRole('cell')
          .allTextContents()
      )[1];
    await eventually(() =>
      Promise.all(['Mark', 'Acts', 'James', 'Matthew', 'Luke', '1 John'].map(found)),
    ).toEqual(['0', '0', '0', '1', '1', '14']);
    expect(complaints).toEqual([]);
  });

  test('pointing at a verse reads it, the arrow keys go on, Enter opens it by its English reference, and Back leads to it', async () => {
    const { page, complaints } = await open('/heat?ask=word.26');
    await picture(page).hover({ position: { x: 10, y: 40 } });
    await eventually(() => reading(page).textContent()).toMatch(/^Genesis \d+:\d/u);
    await eventually(() => reading(page).locator('[lang=he]').textContent()).toMatch(/\p{Script=Hebrew}/u);
    await picture(page).focus();
    await page.keyboard.press('Home');
    const first = await reading(page).textContent();
    await page.keyboard.press('ArrowRight');
    await eventually(() => reading(page).textContent()).not.toBe(first);
    await page.keyboard.press('PageDown');
    await eventually(() => reading(page).textContent()).toMatch(/^Exodus 1:1/u);
    await page.evaluate(() => scrollTo(0, 120));
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/explorer/exodus/1/1');
    await page.goBack();
    await eventually(() => reading(page).textContent()).toMatch(/^Exodus 1:1/u);
    expect(await page.evaluate(() => scrollY)).toBe(120);
    // The verse can be read before the picture is drawn, and only then can it take the keys.
    await page.locator('canvas:focus').waitFor();
    await page.keyboard.press('ArrowRight');
    await eventually(() => reading(page).textContent()).toMatch(/^Exodus 1:2/u);
    expect(complaints).toEqual([]);
  });

  test('the brush moves by keyboard and by dragging, the picture follows, and the address has the range at the end', async () => {
    const { page, complaints } = await open('/heat?ask=word.26');
    await slider(page, 'Upper end of the range').focus();
    for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight');
    await eventually(() => asked(page)).toBe('?ask=word.26-32');
    await eventually(() => field(page, 'Largest value').inputValue()).toBe('32');
    await slider(page, 'The whole range').focus();
    await page.keyboard.press('PageUp');
    await eventually(() => asked(page)).toBe('?ask=word.36-42');
    const end = async (name: string) => (await slider(page, name).boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const lower = await end('Lower end of the range');
    const upper = await end('Upper end of the range');
    const before = await sentence(page).textContent();
    // The ends are outside of the range that they limit.
    const middle = (lower.x + lower.width + upper.x) / 2;
    await page.mouse.move(middle, upper.y + 4);
    await page.mouse.down();
    const { width } = await end('The whole range');
    await page.mouse.move(middle + width / 4, upper.y + 4, { steps: 5 });
    await eventually(() => sentence(page).textContent()).not.toBe(before);
    expect(asked(page)).toBe('?ask=word.36-42');
    await page.mouse.up();
    await eventually(() => asked(page)).not.toBe('?ask=word.36-42');
    const [, low = '', high = ''] = /word\.(\d+)-(\d+)$/u.exec(asked(page)) ?? [];
    expect(Number(high) - Number(low)).toBe(6);
    await eventually(() => sentence(page).textContent()).toContain(`a value from ${low} to ${high}`);
    expect(complaints).toEqual([]);
  });

  test('the parts of the brush can be dragged one after another, and a key still counts if the focus goes before it is up', async () => {
    const { page, complaints } = await open('/heat?ask=word.20-32');
    const [lower, upper] = ['Lower end of the range', 'Upper end of the range'] as const;
    const now = async (name: string) => Number(await slider(page, name).getAttribute('aria-valuenow'));
    const room = (await slider(page, 'The whole range').boundingBox())?.width ?? 0;
    /** `by` is a part of the axis. */
    const drag = async (name: string, from: number, by: number) => {
      const { x, y, width } = (await slider(page, name).boundingBox())!;
      await page.mouse.move(x + width * from, y + 4);
      await page.mouse.down();
      await page.mouse.move(x + width * from + by * room, y + 4, { steps: 5 });
      await page.mouse.up();
      const range = { low: await now(lower), high: await now(upper) };
      await eventually(() => asked(page)).toBe(`?ask=word.${range.low}-${range.high}`);
      return range;
    };
    const first = await drag(upper, 0.5, 0.16);
    expect(first).toEqual({ low: 20, high: expect.toSatisfy((high) => high > 32) });
    const second = await drag(lower, 0.5, 0.04);
    expect(second).toEqual({ low: expect.toSatisfy((low) => low > 20), high: first.high });
    const third = await drag('The whole range', 0.9, -0.08);
    expect(third.low).toBeGreaterThan(second.high);
    expect(third.high - third.low).toBe(second.high - second.low);
    await slider(page, upper).focus();
    await page.keyboard.down('ArrowRight');
    await page.keyboard.press('Shift+Tab');
    await eventually(() => asked(page)).toBe(`?ask=word.${third.low}-${third.high + 1}`);
    await page.keyboard.up('ArrowRight');
    expect(complaints).toEqual([]);
  });

  test('input that is no question gets a hint and changes nothing, and a second question has its own color', async () => {
    const { page } = await open('/heat?ask=word.26');
    await field(page, 'Value').fill('26x');
    await page.getByText('Use digits only, like 913 or 1,773.').waitFor();
    expect(asked(page)).toBe('?ask=word.26');
    await field(page, 'Value').fill('37');
    await eventually(() => asked(page)).toBe('?ask=word.37');
    await field(page, 'What to show').selectOption('lemma');
    await field(page, 'Strong’s number').fill('H99999');
    await page.getByText('No word in the texts of this site has the Strong’s number H99999.').waitFor();
    await field(page, 'Strong’s number').fill('H2617');
    await eventually(() => sentence(page).textContent()).toContain('241 of 23,213 verses');
    await page.getByRole('button', { name: 'Compare with a second question' }).click();
    await eventually(() => asked(page)).toBe('?ask=lemma.H2617&and=spelling.אלהים');
    await eventually(() => sentence(page).textContent()).toMatch(/241 of .*634 of/u);
    expect(await page.locator('main [aria-current]').count()).toBe(0);
    await page.getByRole('button', { name: 'Remove the second question' }).click();
    await eventually(() => asked(page)).toBe('?ask=lemma.H2617');
  });

  test.each([360, 1280])(
    'the picture stays in its place when the sentence of a worked question goes away, at %i px',
    async (width) => {
      const { page } = await site.visit({ width });
      await page.goto(site.at('/heat?ask=lemma.G26'));
      const worked = page.getByText('none in Mark, Acts or James');
      await worked.waitFor();
      const legend = page.getByRole('listitem').filter({ hasText: 'none', hasNotText: 'Mark' }).first();
      const before = await legend.boundingBox();
      await field(page, 'Strong’s number').fill('G25');
      await eventually(() => sentence(page).textContent()).toContain('(G25)');
      expect(await worked.isVisible()).toBe(false);
      expect(await legend.boundingBox()).toEqual(before);
    },
  );

  test('the brush of the second question has the color of its question', async () => {
    const { page } = await open('/heat?ask=word.20-32&and=word.80-90');
    const colour = (form: string) =>
      page
        .getByRole('form', { name: form, exact: true })
        .locator('p > span:first-child > span, [data-part=high] > span')
        .evaluateAll((shown) => shown.map((one) => getComputedStyle(one).backgroundColor));
    await slider(page, 'Upper end of the range').last().waitFor();
    const [first, second] = await Promise.all(['Question', 'Second question'].map(colour));
    expect(first).toEqual([first?.[0], first?.[0]]);
    expect(second).toEqual([second?.[0], second?.[0]]);
    expect(second).not.toEqual(first);
  });

  test('a number with a separator is one question, and a range can begin with it', async () => {
    const { page } = await open('/heat?ask=word.26');
    await picture(page).waitFor();
    const addresses: string[] = [];
    page.on('framenavigated', () => addresses.push(asked(page)));
    await field(page, 'Value').fill('');
    await field(page, 'Value').pressSequentially('1,773', { delay: 60 });
    await eventually(() => sentence(page).textContent()).toContain('the value 1,773');
    await eventually(() => addresses).toEqual(['?ask=word.1773']);
    await field(page, 'Which values').selectOption('between');
    expect(await field(page, 'Largest value').inputValue()).toBe('1783');
  });

  test('the table opens a book, a chapter and its verses by keyboard, with the counts of the picture', async () => {
    const { page } = await open('/heat?ask=word.26');
    await asTable(page).focus();
    await page.keyboard.press('Enter');
    const row = page.getByRole('row', { name: /^Obadiah/u });
    await eventually(() => row.getByRole('cell').allTextContents()).toEqual(['21', '6', '8', '29%']);
    await row.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Chapter 1: 6 verses' }).focus();
    await page.keyboard.press('Enter');
    const verse = page.getByRole('link', { name: /^Obadiah 1:1: / });
    await verse.focus();
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/explorer/obadiah/1/1');
  });

  test('on a phone nothing moves while the picture loads, and a book opens the list of its chapters and verses, whose targets are at least 24 px high', async () => {
    const { page, complaints } = await site.visit({ width: 360 });
    await recordShifts(page);
    await page.goto(site.at('/heat?ask=word.26'), { waitUntil: 'networkidle' });
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.001);
    const psalms = page.getByRole('button', { name: /^Ps \d+%, Psalms$/u });
    expect(await psalms.textContent()).toMatch(/^Ps \d+%$/u);
    await psalms.click();
    const dialog = page.getByRole('dialog', { name: 'Psalms' });
    await dialog.getByRole('button', { name: /^Chapter 119: / }).press('Enter');
    const heights = await dialog
      .locator('button, a')
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    await dialog.getByRole('link').first().press('Enter');
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/explorer\/psalms\/119\/\d+$/u);
    expect(complaints).toEqual([]);
  });

  test.each(['/heat', '/heat?ask=word.20-32&and=length.words'])(
    'axe finds no violation on %s, it fits into 320 px, and nothing moves while it loads',
    async (path) => {
      const { page } = await site.visit({ isFirst: true });
      await recordShifts(page);
      await page.goto(site.at(path), { waitUntil: 'networkidle' });
      await picture(page).waitFor();
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.001);
      await asTable(page).click();
      await page.getByRole('button', { name: 'Genesis', exact: true }).click();
      await page.getByRole('button', { name: /^Chapter 2: / }).click();
      // A target below the header that stays in view would be too small for axe.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axeInEach(page)).toEqual([]);
      expect(await overflowAt320(page)).toBe(0);
    },
  );

  test('forced colours paint the picture with system colours', async () => {
    const { page } = await open('/heat?ask=word.26');
    await picture(page).waitFor();
    await page.emulateMedia({ forcedColors: 'active' });
    await eventually(() => colouredPixels(page)).toBe(5553);
  });

  test('the picture is saved as PNG, SVG and CSV with question, texts and address', async () => {
    const { page } = await open('/heat?ask=word.26');
    await picture(page).waitFor();
    const saved = async (name: string) => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
    };
    const png = await saved('Picture as PNG');
    expect(png.name).toMatch(/\.png$/u);
    expect(png.content.subarray(1, 4).toString()).toBe('PNG');
    const svg = (await saved('Picture as SVG')).content.toString();
    for (const part of ['Verses that have a word with the value 26', 'WLC', '/heat?ask=word.26'])
      expect(svg).toContain(part);
    const csv = (await saved('Counts as CSV')).content.toString();
    for (const part of ['value 26', 'WLC', '/heat?ask=word.26', 'Malachi']) expect(csv).toContain(part);
  });

  test('if the letters do not load, the page says so and tries again; if the API fails later, counts stay', async () => {
    const { page } = await open('/about');
    await page.route('**/api/index/**', (route) => route.abort());
    await page.evaluate(() => {
      history.pushState({}, '', '/heat?ask=word.26');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByText('The letters of the Bible could not be loaded.').waitFor();
    await page.unroute('**/api/index/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => sentence(page).textContent()).toContain('5,553');
    await page.route('**/api/verse/**', (route) => route.abort());
    await picture(page).hover({ position: { x: 10, y: 40 } });
    await page.getByText('The text of verses cannot be fetched right now.').waitFor();
    expect(await reading(page).textContent()).toMatch(
      /^Genesis \d+:\d+(none in this verse|\d+ words? found)/u,
    );
    await field(page, 'Value').fill('37');
    await eventually(() => sentence(page).textContent()).toContain('the value 37');
  });

  test('if letters of another revision do not load, they are asked for once, and again when the connection comes back', async () => {
    const { page, context } = await open('/heat?ask=word.26');
    await picture(page).waitFor();
    let answers = 0;
    let asked = 0;
    await answerStale(page, () => ++answers === 1);
    await page.route('**/api/index/**', (route) => {
      asked++;
      return route.abort();
    });
    await field(page, 'What to show').selectOption('lemma');
    await page.getByText('The letters of the Bible could not be loaded.').waitFor();
    await page.waitForTimeout(1000);
    expect(asked).toBe(2);
    await context.setOffline(true);
    await page.unroute('**/api/index/**');
    await context.setOffline(false);
    await eventually(() => sentence(page).textContent()).toContain('241 of 23,213 verses');
  });

  test('if the files and the words of a lemma keep different revisions, they are read again once, the page stays, and Retry reads them again', async () => {
    const { page, complaints } = await open('/heat?ask=word.26');
    await picture(page).waitFor();
    let isStale = true;
    await answerStale(page, () => isStale);
    const calls: string[] = [];
    page.on('request', (request) => {
      const call = /\/api\/(heat|editions|index)/u.exec(request.url())?.[1];
      if (call !== undefined) calls.push(call);
    });
    const what = field(page, 'What to show');
    await what.focus();
    await what.selectOption('lemma');
    await page.getByText('The letters of the Bible could not be loaded.').waitFor();
    await page.waitForTimeout(1000);
    expect(calls.sort()).toEqual(['editions', 'heat', 'heat', 'index', 'index']);
    // A page that is hidden while it loads loses the focus.
    expect(await what.evaluate((element) => element === document.activeElement)).toBe(true);
    isStale = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => sentence(page).textContent()).toContain('241 of 23,213 verses');
    expect(complaints).toEqual([]);
  });

  test('without a connection, a verse still has its reference and count', async () => {
    const { page, complaints, context } = await open('/heat?ask=word.26');
    await picture(page).waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await picture(page).focus();
    await page.keyboard.press('Home');
    await page.getByText('The text of verses cannot be fetched right now.').waitFor();
    expect(await reading(page).textContent()).toMatch(/^Genesis 1:1(none in this verse|\d+ words? found)/u);
    await page.keyboard.press('Enter');
    expect(complaints.filter((complaint) => complaint.includes('dynamically imported'))).toEqual([]);
  });

  test('if the places of a word do not load, there is no picture under its address until they do', async () => {
    const { page } = await open('/heat?ask=word.26');
    await picture(page).waitFor();
    await page.route('**/api/heat/**', (route) => route.abort());
    await field(page, 'What to show').selectOption('lemma');
    await page.getByText('The places of this word could not be loaded.').waitFor();
    expect(await picture(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    await page.unroute('**/api/heat/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await eventually(() => sentence(page).textContent()).toContain('241 of 23,213 verses');
  });

  test('an address that cannot be read in full says so', async () => {
    const { page } = await open('/heat?ask=word.26&and=word.0');
    await page.getByText('We do not understand the second question of this address.').waitFor();
    await eventually(() => sentence(page).textContent()).toContain('5,553');
    await page.goto(site.at('/heat?ask=phrase.26.HEBREW_BONEEH'));
    await page.getByText('cannot count phrases').waitFor();
    expect(await picture(page).count()).toBe(0);
    expect(await page.getByRole('slider').count()).toBe(0);
  });

  test.each([
    '/heat?ask=spelling.יהוה&and=lemma.H430',
    '/heat?ask=phrase.100000-999999.HEBREW_STANDARD.GREEK_ISOPSEPHY',
  ])('the fields of %s fit into 320 px', async (path) => {
    const { page } = await open(path);
    await picture(page).waitFor();
    expect(await overflowAt320(page)).toBe(0);
  });

  test.each([360, 1280])(
    'the books that are not searched are one line, which names them, at %i px',
    async (width) => {
      const { page } = await site.visit({ width });
      await page.goto(site.at('/heat?ask=lemma.G26'));
      const line = page.locator('details', { hasText: '39 books not searched (other language)' });
      await line.waitFor();
      expect(await line.getByText('Genesis').isVisible()).toBe(false);
      await line.locator('summary').click();
      await line.getByText(/^Genesis · Exodus .* Malachi$/u).waitFor();
      const names = (await page.locator('main section').first().innerText()).split('Genesis')[0];
      expect(names).toContain('Matt');
      expect(names).not.toContain('Gen ');
    },
  );

  test.each([
    [1280, 800, 300],
    [768, 1024, 250],
    [360, 740, 1],
  ])(
    'with one question and with two, at %i × %i px the window shows %i px of the picture or more',
    async (width, height, least) => {
      const { page } = await site.visit({ width });
      await page.setViewportSize({ width, height });
      for (const asked of ['', '?ask=word.26', '?ask=word.20-32&and=word.80-90']) {
        await page.goto(site.at(`/heat${asked}`));
        const first = page.locator('main section canvas').first();
        await first.waitFor();
        const end = (await reading(page).isVisible()) ? (await reading(page).boundingBox())?.y : height;
        expect((end ?? 0) - ((await first.boundingBox())?.y ?? 0), asked).toBeGreaterThanOrEqual(least);
      }
    },
  );

  test('a search by value and a number lead to their answers on the map', async () => {
    const { page } = await open('/search/gematria/26?unit=word&range=2');
    await page.getByRole('link', { name: 'Show on the map' }).click();
    await eventually(() => asked(page)).toBe('?ask=word.24-28.HEBREW_STANDARD');
    await page.goto(site.at('/number/913'));
    await page.getByRole('link', { name: 'On the map' }).click();
    await eventually(() => asked(page)).toBe('?ask=word.913');
    await eventually(() => sentence(page).textContent()).toContain('the value 913');
  });
});
