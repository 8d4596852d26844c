import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCOUNT_PAGES } from '../../domain/addresses/index.ts';
import type { BookList } from '../../domain/contract/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { sampleLibrary } from '../../tests/support/library.ts';
import type { Draw } from '../ctx/draw.ts';
import { pagePlace, placeInQuery } from './place-page.ts';
import { jsonForHtml, writeShell } from './shell.ts';

test.each([
  ['/explorer/psalms/23/3', { kind: 'place', book: 'psalms', chapter: 23, verse: 3 }],
  ['/explorer/psalms/23', { kind: 'place', book: 'psalms', chapter: 23, verse: null }],
  ['/explorer/1%20esdras/3/1', { kind: 'place', book: '1 esdras', chapter: 3, verse: 1 }],
  ['/explorer/genesis/1/99999', { kind: 'place', book: 'genesis', chapter: 1, verse: 99_999 }],
  ['/explorer/genesis/1/9999999999999999', { kind: 'nowhere' }],
  ['/explorer/Gen/1/1', { kind: 'moved', path: '/explorer/genesis/1/1' }],
  ['/explorer/genesis/01/1', { kind: 'moved', path: '/explorer/genesis/1/1' }],
  ['/explorer/genesis/1/1-3', { kind: 'place', book: 'genesis', chapter: 1, verse: null }],
  ['/explorer/Gen/1/01-3', { kind: 'moved', path: '/explorer/genesis/1/1-3' }],
  ['/explorer/genesis/1/3-1', { kind: 'nowhere' }],
  ['/explorer/genesis/1/1/', { kind: 'moved', path: '/explorer/genesis/1/1' }],
  ['/explorer/genesis', { kind: 'moved', path: '/explorer/genesis/1' }],
  ['/explorer/%D7%AA%D7%94%D7%9C%D7%99%D7%9D/23/3', { kind: 'moved', path: '/explorer/psalms/23/3' }],
  ['/explorer/enoch/1/1', { kind: 'nowhere' }],
  ['/explorer/genesis/one/1', { kind: 'nowhere' }],
  ['/explorer/genesis/1/1/1', { kind: 'nowhere' }],
  ['/explorer/%zz/1/1', { kind: 'nowhere' }],
  ['/explorer/%2F%2Fevil.example/1/1', { kind: 'nowhere' }],
  ['/', { kind: 'home' }],
  ['/explorer', { kind: 'start' }],
  ['/explorer/', { kind: 'start' }],
  ['/bible', { kind: 'page', page: expect.objectContaining({ title: 'Books of the Bible' }) }],
  ['/bible/', { kind: 'moved', path: '/bible' }],
  ['/admin/jobs', { kind: 'page', page: expect.objectContaining({ title: 'Jobs' }) }],
  ['/admin', { kind: 'moved', path: '/admin/import' }],
  ['/map', { kind: 'moved', path: '/heat' }],
  ['/admin/none', { kind: 'file' }],
  ['/search', { kind: 'page', page: expect.objectContaining({ path: '/search' }) }],
  ['/search/gematria/26', { kind: 'page', page: expect.objectContaining({ path: '/search/gematria/26' }) }],
  ['/search/gematria/many', { kind: 'nowhere' }],
  ['/search/gematria/2.5', { kind: 'page', page: expect.objectContaining({ title: 'Search' }) }],
  ['/search/gematria/-5', { kind: 'page', page: expect.objectContaining({ title: 'Search' }) }],
  ['/search/gematria/1234567890', { kind: 'page', page: expect.objectContaining({ title: 'Search' }) }],
  ['/search/gematria/1,773', { kind: 'page', page: expect.objectContaining({ title: 'Search' }) }],
  [
    '/number/913',
    {
      kind: 'page',
      page: {
        path: '/number/913',
        title: 'The number 913 in the Bible',
        description: expect.stringMatching(/^913 = 11 × 83\. The words, phrases, verses and names/u),
      },
    },
  ],
  ['/number/1,773', { kind: 'moved', path: '/number/1773' }],
  ['/number/0913', { kind: 'moved', path: '/number/913' }],
  ['/number/913/', { kind: 'moved', path: '/number/913' }],
  ['/number/0', { kind: 'nowhere' }],
  ['/number/light', { kind: 'nowhere' }],
  ['/number', { kind: 'file' }],
  [
    '/methods/HEBREW_GADOL',
    { kind: 'page', page: expect.objectContaining({ title: 'Great Value · Gematria methods' }) },
  ],
  ['/methods/HEBREW_UNKNOWN', { kind: 'nowhere' }],
  ['/help/keys', { kind: 'file' }],
  ['/x.js', { kind: 'file' }],
])('pagePlace finds the page of %s', (path, place) => {
  expect(pagePlace(path)).toEqual(place);
});

test.each([
  ['book=psalms&chapter=23&verse=3', '/explorer/psalms/23/3'],
  ['book=1%20esdras&chapter=3', '/explorer/1%20esdras/3'],
  ['book=ruth', '/explorer/ruth/1'],
  ['book=ruth&methods=HEBREW_GADOL', '/explorer/ruth/1?methods=HEBREW_GADOL'],
  ['book=../admin&chapter=//evil.example', '/explorer/..%2Fadmin/%2F%2Fevil.example'],
  ['chapter=3', null],
  ['', null],
])('the address /?%s leads to %s', (search, path) => {
  expect(placeInQuery(new URLSearchParams(search))).toBe(path);
});

test('data that is written into a page cannot close its element or open a comment, and is read back unchanged', () => {
  const data = { a: '</script><script>alert(1)</script><!--', b: '\u2028\u2029' };
  const json = jsonForHtml(JSON.stringify(data));
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(data);
});

const SHELL = readFileSync(new URL('../../frontend/index.html', import.meta.url), 'utf8');
const NO_FACTS = { title: null, description: null, canonical: null, initialData: [] };

test('writeShell puts the facts of a page into the places that the shell provides', () => {
  const html = writeShell(SHELL, {
    title: 'Psalm 23:3',
    description: 'He restoreth my soul',
    canonical: 'https://example.org/explorer/psalms/23/3',
    initialData: [{ address: '/api/verse/psalms/23/3', json: '{"a":1}' }],
    forMembers: true,
  });
  expect(html).toContain('<html data-access="members" lang="en"');
  expect(html).toContain('<title>Psalm 23:3 · Gematria Explorer</title>');
  expect(html).toContain('<meta property="og:title" content="Psalm 23:3" />');
  expect(html).toContain('<meta name="description" content="He restoreth my soul" />');
  expect(html).toContain('<meta property="og:description" content="He restoreth my soul" />');
  expect(html).toContain('<link rel="canonical" href="https://example.org/explorer/psalms/23/3">');
  expect(html).toContain('<meta property="og:image" content="https://example.org/preview.png" />');
  expect(html).toMatch(/id="initial-data">{"\/api\/verse\/psalms\/23\/3":{"a":1}}<\/script>\s*<\/head>/);
});

test('a page with Greek loads its Greek fonts at once, and other pages do not', () => {
  const shell = SHELL.replace('</head>', '<link rel="preload" media="not all" data-greek=""></head>');
  const page = (text: string) =>
    writeShell(shell, { ...NO_FACTS, initialData: [{ address: '/api/x', json: JSON.stringify({ text }) }] });
  expect(page('λόγος')).toContain('<link rel="preload" data-greek="">');
  expect(page('דבר')).toContain('media="not all"');
});

test('a page without facts is the unchanged shell', () => {
  expect(writeShell(SHELL, NO_FACTS)).toBe(SHELL);
});

test('special characters in a page’s text are not read as HTML', () => {
  const evil = `"><script>alert(1)</script> & $& $1 $'`;
  const html = writeShell(SHELL, {
    ...NO_FACTS,
    title: evil,
    description: evil,
    canonical: `https://example.org/${evil}`,
  });
  expect(html).not.toContain('<script>alert');
  const inText = '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62; &#38; $&#38; $1 $&#39;';
  expect(html).toContain(`<title>${inText} · Gematria Explorer</title>`);
  expect(html.split(inText)).toHaveLength(7);
});

test('writeShell throws if the shell has no place for a fact', () => {
  const broken = SHELL.replace('<title>', '<h1>');
  expect(() => writeShell(broken, { ...NO_FACTS, title: 'Psalm 23:3' })).toThrow('shell has no');
});

const noDatabase = () =>
  testApp({ execute: () => Promise.reject(new Error('No database is needed for this')) });

test.each(['/', '/help', '/api/docs'])(
  'a 304 for %s has the content security policy of a page, so its scripts and styles may be used again',
  async (path) => {
    const again = await noDatabase().request(path, { headers: { 'If-None-Match': '*' } });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toContain("style-src 'self'");
  },
);

test('the ETag of a page without answers names the deployed code, which writes its title and address', async () => {
  const tagAfter = async (id: string) => {
    const DEPLOYMENT = { id, tag: '', timestamp: '' };
    return (await noDatabase().request('/number/913', {}, { DEPLOYMENT })).headers.get('ETag');
  };
  expect([await tagAfter('before'), await tagAfter('after')]).toEqual([
    '"code.before.asset"',
    '"code.after.asset"',
  ]);
});

test('`/?book=ruth&chapter=2&verse=1` redirects to that verse', async () => {
  const answer = await noDatabase().request('/?book=ruth&chapter=2&verse=1');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/explorer/ruth/2/1');
});

test('/explorer alone redirects to the default place and keeps the query', async () => {
  const answer = await noDatabase().request('/explorer?panel=context');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/explorer/psalms/23/3?panel=context');
});

test.each(ACCOUNT_PAGES)('the page $path has its own title', async ({ path, title }) => {
  const page = await noDatabase().request(path);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`<title>${title} · Gematria Explorer</title>`);
});

test('a verse is drawn into its page; if it cannot be drawn, or if readers must sign in, the page has no text', async () => {
  const library = await sampleLibrary();
  const pageOf = async (draw: Draw, env = {}) => {
    const app = testApp(library.client, { drawing: () => Promise.resolve(draw) });
    const answer = await app.request('/explorer/psalms/23/3?methods=HEBREW_STANDARD', {}, env);
    return { status: answer.status, html: await answer.text(), lines: app.lines };
  };
  const draw: Draw = ({ pathname, searchText, answers }) =>
    `<p>${[pathname, searchText, ...answers.keys(), typeof [...answers.values()][0]].join(' ')}</p>`;
  const drawn = await pageOf(draw);
  expect(drawn.html).toContain(
    '<div id="root"><p>/explorer/psalms/23/3 ?methods=HEBREW_STANDARD /api/verse/psalms/23/3 object</p></div>',
  );
  expect(drawn.html).not.toContain('<noscript>');
  const failed = await pageOf(() => {
    throw new Error('no room');
  });
  expect(failed.status).toBe(200);
  expect(failed.html).toContain('<div id="root"></div>');
  expect(failed.html).toContain('<noscript>');
  expect(failed.lines.join()).toContain('no room');
  expect((await pageOf(draw, { ACCESS_MODE: 'members' })).html).not.toContain('<p>/explorer');
  await library.remove();
});

test('the sitemap lists the pages, methods and installed chapters, but no page about a reader, which robots.txt forbids too', async () => {
  const library = await sampleLibrary();
  const text = async (path: string) =>
    (await testApp(library.client).request(`https://example.org${path}`)).text();
  const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>https:..example.org(.*?)<.loc>/gu)];
  const paths = listed.map(([, path]) => path);
  const { books } = JSON.parse(await text('/api/books')) as BookList;
  const chapters = books.filter(({ installed }) => installed).reduce((sum, book) => sum + book.chapters, 0);
  expect(paths.filter((path) => path?.startsWith('/explorer/'))).toHaveLength(chapters);
  expect(paths).toEqual(expect.arrayContaining(['/help', '/explorer/genesis/1', '/methods/HEBREW_ATBASH']));
  expect(paths).not.toContain('/explorer/1%20esdras/1');
  const rules = await text('/robots.txt');
  for (const { path } of ACCOUNT_PAGES) {
    expect(paths).not.toContain(path);
    expect(rules).toContain(`Disallow: ${path}\n`);
  }
  await library.remove();
});

test('crawlers may read the site, unless readers must sign in', async () => {
  const open = await noDatabase().request('https://example.org/robots.txt');
  const rules = await open.text();
  expect(rules).toContain('Sitemap: https://example.org/sitemap.xml');
  expect(rules).toContain('Disallow: /admin/\n');
  const closed = await noDatabase().request('/robots.txt', {}, { ACCESS_MODE: 'members' });
  expect(await closed.text()).toBe('User-agent: *\nDisallow: /\n');
});
