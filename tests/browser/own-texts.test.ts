import { beforeAll, describe, expect, test } from 'vitest';
import { axeAtWidth, hasBrowser, overflowAt320 } from './browser.ts';
import { type Reader, registerReader, signIn } from './reader.ts';
import { heading, useSite } from './site.ts';

const TEXT = [
  'Buch;Kapitel;Vers;Text',
  '1. Mose;1;1;Am Anfang schuf Gott Himmel und Erde.',
  '1. Mose;1;2;Und die Erde war wüst und leer.',
  '1. Mose;1;3;Und Gott sprach: Es werde Licht!',
  'Anderes Buch;1;1;Wohl dem, der nicht wandelt im Rat der Gottlosen.',
  // The size of a book tells what it is.
  ...Array.from({ length: 25 }, (_, at) => `Sendschreiben;1;${at + 1};Vers ${at + 1} an Philemon.`),
].join('\r\n');

describe.skipIf(!hasBrowser)('a text of its own', () => {
  const site = useSite({ adminUserIds: '1,2,3' });
  let reader: Reader;
  beforeAll(async () => {
    reader = await registerReader(site, 'admin');
  });

  test('is added from a file in an old encoding by the screens alone, and is then read in the explorer', async () => {
    const visit = await site.visit({ width: 360 });
    await signIn(visit, site, reader);
    const { page } = visit;
    await page.goto(site.at('/admin/texts'));
    await heading(page).waitFor();
    const problems = await axeAtWidth(page);
    await page.getByLabel('File with the text of a Bible').setInputFiles({
      name: 'Luther_1912.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(TEXT, 'latin1'),
    });
    await page.getByText('1 book, 1 chapter, 3 verses').waitFor();
    await page.getByText('Und die Erde war wüst und leer.').first().waitFor();
    await page.getByRole('combobox', { name: /^“Anderes Buch”/u }).selectOption('psalms');
    await page.getByRole('button', { name: 'Fill in 1 likely book' }).click();
    await page.getByRole('button', { name: 'Preview again' }).click();
    await page.getByText('3 books, 3 chapters, 29 verses').waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('combobox', { name: 'License' }).selectOption('public-domain');
    await page.getByRole('checkbox', { name: /^I have checked/u }).check();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    problems.push(...(await axeAtWidth(page)));
    if ((await overflowAt320(page)) > 0) problems.push('The preview is wider than 320 px');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const open = page.getByRole('link', { name: 'Open Genesis 1' });
    await open.waitFor();
    await page.getByText('German, translation, 29 verses').waitFor();
    problems.push(...(await axeAtWidth(page)));
    if ((await overflowAt320(page)) > 0) problems.push('The list of added texts is wider than 320 px');
    expect(problems).toEqual([]);
    await open.click();
    // The page before has the same words, without their language.
    await page.locator('[lang="de"]').getByText('Und die Erde war wüst und leer.').waitFor();
    expect(page.url()).toMatch(/\/explorer\/genesis\/1\?version=own-1$/u);
  });
});
