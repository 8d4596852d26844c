import type { SitePage } from '../../domain/addresses/index.ts';
import { EXPLORER_QUERY } from '../../domain/addresses/index.ts';
import { readFields, withoutDefaults } from '../../domain/basics/index.ts';
import { explorerPath } from '../../domain/reference/index.ts';
import { isOpen } from '../ctx/ctx.ts';
import { type Draw, drawNothing } from '../ctx/draw.ts';
import { bodyOfProblem, Problem } from '../ctx/errors.ts';
import { cachingHeaders, edgeHeaders } from '../http/caching.ts';
import { isCanonicalPage } from '../http/canonical.ts';
import type { AppContext } from '../http/context.ts';
import { siteAddress } from '../http/known-host.ts';
import { isRead } from '../http/requests.ts';
import { send } from '../http/send.ts';
import type { StaticShell } from '../isolate/isolate-memory.ts';
import { NO_CONTENT } from './page-content.ts';
import { pageData } from './page-data.ts';
import { placeFacts, type ShownPlace } from './place-facts.ts';
import { namesFile, pagePlace, placeInQuery } from './place-page.ts';
import { type InlinedAnswer, type PageFacts, writeShell } from './shell.ts';
import { robots, sitemap } from './sitemap.ts';

const UTF8 = new TextEncoder();
const SHELL = '/index.html';
const START = { book: 'psalms', chapter: 23, verse: 3 } as const;
const NO_FACTS: PageFacts = { title: null, description: null, canonical: null, initialData: [] };

export async function servePage(c: AppContext): Promise<Response> {
  if (!isRead(c.req)) {
    throw new Problem('method_not_allowed', 'Pages can only be read.');
  }
  const { ctx } = c.var;
  const url = new URL(c.req.url);
  const site = siteAddress(ctx.settings, c.req.url);
  // If readers must sign in, crawlers can read nothing and need no sitemap.
  if (url.pathname === '/sitemap.xml' && isOpen(ctx))
    return send(c, await sitemap(ctx, site, isCanonicalPage(c)));
  if (url.pathname === '/robots.txt') return robots(ctx, site, isCanonicalPage(c));
  const place = url.pathname === '/' ? placeInQuery(url.searchParams) : null;
  if (place !== null) return moved(place, 302);
  const page = pagePlace(url.pathname);
  switch (page.kind) {
    case 'moved':
      return moved(page.path + url.search);
    case 'home':
      return shell(c, { ...NO_FACTS, canonical: new URL('/', site).href }, 200);
    case 'start':
      return moved(explorerPath(START) + url.search, 302);
    case 'page':
      return showPage(c, page.page, url, site);
    case 'place':
      return showPlace(c, page, url, site);
    case 'nowhere':
      return shell(c, NO_FACTS, 404);
    case 'file':
      return url.pathname === SHELL ? moved(`/${url.search}`) : staticFile(c, url);
  }
}

/** Serves the page without library data with status 503, because the library cannot be reached. */
export const unavailablePage = (c: AppContext): Promise<Response> => shell(c, NO_FACTS, 503);

const moved = (location: string, status: 301 | 302 = 301): Response =>
  new Response(null, {
    status,
    // Only addresses in another spelling are redirected. There is no limit to the number of
    // spellings, so the cache in front of the Worker stores no redirect.
    headers: { Location: location, 'Cache-Control': 'public, max-age=3600', ...edgeHeaders(false, []) },
  });

async function showPage(
  c: AppContext,
  { path, title, description }: SitePage,
  url: URL,
  site: string,
): Promise<Response> {
  const facts = { title, description, canonical: new URL(path, site).href, initialData: [] };
  try {
    const { initialData, content } = await pageData(c.var.ctx, path, url.searchParams);
    return await shell(c, { ...facts, initialData }, 200, content);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return shell(c, facts, error.status);
  }
}

/**
 * Serves the shell with a place's facts. A version or edition that the library lacks is no reason for an error status,
 * because the page shows the place in another text. If the place cannot be shown, the status says so and the page offers
 * help.
 */
async function showPlace(c: AppContext, place: ShownPlace, url: URL, site: string): Promise<Response> {
  const query = readFields(EXPLORER_QUERY, Object.fromEntries(url.searchParams));
  const refusals: InlinedAnswer[] = [];
  const onRefusal = (address: string, problem: Problem) => {
    const json = JSON.stringify(bodyOfProblem(c.var.requestId, problem));
    refusals.push({ address, status: problem.status, json });
  };
  try {
    const { facts, content } = await placeFacts(c.var.ctx, place, query, site, onRefusal);
    const initialData = [...refusals, ...facts.initialData];
    return await shell(c, { ...facts, initialData }, 200, content, withoutDefaults(EXPLORER_QUERY, query));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return shell(c, { ...NO_FACTS, initialData: refusals }, error.status);
  }
}

/** The built `index.html`. It does not change while the isolate lives, so it is read once. */
async function staticShell(c: AppContext): Promise<StaticShell> {
  const { memory } = c.var.ctx;
  const kept = memory.shell;
  if (kept !== null) return kept;
  const file = await c.var.ctx.assets.fetch(new Request(new URL(SHELL, c.req.url)));
  if (!file.ok) throw new Problem('unavailable', 'The site is being updated. Please try again in a moment.');
  const tag = file.headers.get('ETag')?.replace(/[^A-Za-z0-9]/g, '') ?? null;
  const read = { html: await file.text(), tag };
  memory.shell = read;
  return read;
}

/** Serves the shell with these facts. The edge keeps the page only if `query` is exactly its query. */
async function shell(
  c: AppContext,
  facts: PageFacts,
  status: number,
  content = NO_CONTENT,
  query: object = {},
): Promise<Response> {
  const { ctx } = c.var;
  const { html, tag } = await staticShell(c);
  const forMembers = !isOpen(ctx);
  const isTagged = status === 200 && tag !== null && content.tag !== null;
  const headers: Record<string, string> = {
    'Content-Type': 'text/html; charset=utf-8',
    ...cachingHeaders(ctx, {
      // The ETag of the file would identify only the shell, not what the Worker writes into it.
      etag: isTagged ? `"${content.tag || `code.${ctx.deployment}`}.${tag}"` : null,
      uses: content.uses,
      isCanonical: isCanonicalPage(c, query) && facts.initialData.every(({ status = 200 }) => status === 200),
    }),
  };
  if (status === 503) headers['Retry-After'] = '2';
  const draw = status === 200 && !forMembers ? await ctx.drawing() : drawNothing;
  const body = () => UTF8.encode(writeShell(html, { ...facts, forMembers, drawn: drawnBy(draw, c, facts) }));
  return send(c, { body, headers }, status);
}

/** The page's first screen. Without it the page is still whole, because its script shows the same. */
function drawnBy(draw: Draw, c: AppContext, { initialData }: PageFacts): string | null {
  const { pathname, search } = new URL(c.req.url);
  const answers = new Map(
    initialData.flatMap(({ address, json, data, status = 200 }) =>
      status === 200 ? [[address, data ?? JSON.parse(json)] as const] : [],
    ),
  );
  try {
    return draw({ pathname, searchText: search, answers });
  } catch (error) {
    c.var.ctx.log('drawing', { pathname, error: String(error) });
    return null;
  }
}

/**
 * Answers a path that leads to no page. In a deployment it leads to no file either, because Cloudflare sends the files
 * of the build without the Worker (docs/decisions/0124-static-files-do-not-run-the-worker.md). The local start sends
 * them from here, with the same headers. A missing file whose name has an extension is a plain 404, never a page in
 * place of a script. For another missing path a browser gets the shell with status 404.
 */
async function staticFile(c: AppContext, url: URL): Promise<Response> {
  const file = await c.env.ASSETS.fetch(c.req.raw);
  if (file.status !== 404) return file;
  if (!namesFile(url.pathname) && (c.req.header('Accept') ?? '').includes('text/html')) {
    return shell(c, NO_FACTS, 404);
  }
  return new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
