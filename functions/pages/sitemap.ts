import { ACCOUNT_PAGES, SITE_PAGES } from '../../domain/addresses/index.ts';
import { type Book, bookById, isBookId } from '../../domain/canon/index.ts';
import type { BookList } from '../../domain/contract/index.ts';
import { METHOD_IDS } from '../../domain/gematria/index.ts';
import { explorerPath } from '../../domain/reference/index.ts';
import { type Ctx, isOpen } from '../ctx/ctx.ts';
import { edgeHeaders } from '../http/caching.ts';
import { jsonAnswer } from '../http/scripture.ts';
import type { Sendable } from '../http/send.ts';
import { planBooks } from '../text/plan-books.ts';

const UTF8 = new TextEncoder();
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * The file robots.txt. Crawlers may read everything except the API, the pages about the reader and the
 * administrators' pages, or nothing if readers must sign in.
 */
export function robots(ctx: Ctx, site: string, isCanonical: boolean): Response {
  const rules = isOpen(ctx)
    ? [
        'Disallow: /api/',
        'Disallow: /admin/',
        ...ACCOUNT_PAGES.map(({ path }) => `Disallow: ${path}`),
        '',
        `Sitemap: ${new URL('/sitemap.xml', site).href}`,
      ]
    : ['Disallow: /'];
  return new Response(['User-agent: *', ...rules, ''].join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      ...(isOpen(ctx)
        ? { 'Cache-Control': 'public, max-age=3600', ...edgeHeaders(isCanonical, []) }
        : { 'Cache-Control': 'private, no-store' }),
    },
  });
}

export async function sitemap(ctx: Ctx, site: string, isCanonical: boolean): Promise<Sendable> {
  const answer = await jsonAnswer(ctx, '/api/books', planBooks());
  const { books } = JSON.parse(answer.json) as BookList;
  const paths = [
    '/',
    ...SITE_PAGES.map(({ path }) => path),
    ...METHOD_IDS.map((id) => `/methods/${id}`),
    ...books.flatMap(({ id, installed }) => (installed && isBookId(id) ? chapterPaths(bookById(id)) : [])),
  ];
  const urls = paths.map((path) => `<url><loc>${new URL(path, site).href}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="${NAMESPACE}">`,
    ...urls,
    '</urlset>',
    '',
  ];
  return {
    body: UTF8.encode(xml.join('\n')),
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      ...edgeHeaders(isCanonical && answer.headers.ETag !== undefined, answer.uses),
    },
  };
}

function chapterPaths({ id, chapters }: Book): string[] {
  return Array.from({ length: chapters }, (_, index) => explorerPath({ book: id, chapter: index + 1 }));
}
