/**
 * `npm run warm` asks a deployment once for every chapter of its installed books, with and without words. So each
 * answer is composed and stored before a reader needs it. Run it after a release and after texts were published. The
 * address of the deployment follows the command (`npm run warm -- https://example.org`), or it is the one in
 * `.deploy/production.env`, or of another file with `--env staging`. It ends with status 1 if an answer failed; a
 * second run asks again.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chapterAddress } from '../../domain/addresses/index.ts';
import { BOOKS } from '../../domain/canon/index.ts';
import { bookList } from '../../domain/contract/index.ts';
import { reasonOf } from '../reasons.ts';
import { ROOT } from '../settings.ts';
import { readDeployFile } from './deploy/deploy-file.ts';
import { PRODUCTION } from './deploy/options.ts';
import { siteFrom } from './deploy/site.ts';

/** The number of requests that are sent at once. More would only wait for the database. */
const AT_ONCE = 6;

/** True if the answer was in the table of finished chapters, or in Cloudflare's cache in front of the Worker. */
const wasStored = ({ headers }: Response): boolean =>
  ['Cache-Status', 'Cf-Cache-Status'].some((name) => /\bhit\b/iu.test(headers.get(name) ?? ''));

/**
 * Asks a site for the chapters of its installed books.
 * @throws Error if the site's list of books cannot be read, as in members mode, in which nothing is stored.
 */
export async function warm(site: string, ask: (url: string, init: RequestInit) => Promise<Response> = fetch) {
  const read = async (address: string) => {
    const answer = await ask(new URL(address, site).href, { headers: { 'Accept-Encoding': 'gzip' } });
    if (!answer.ok) throw new Error(`The answer has status ${answer.status}.`);
    return answer;
  };
  const list = await ask(new URL('/api/books', site).href, {});
  if (list.status === 401) throw new Error('Readers of this site must sign in, so it stores no answers.');
  const { books } = bookList.parse(await list.json());
  const installed = new Set(books.filter((book) => book.installed).map(({ id }) => id));
  const addresses = BOOKS.filter(({ id }) => installed.has(id)).flatMap(({ id, chapters }) =>
    Array.from({ length: chapters }, (_, at) =>
      [true, false].map((words) => chapterAddress(id, at + 1, words)),
    ).flat(),
  );
  const waiting = addresses.values();
  const failed: { address: string; reason: string }[] = [];
  let stored = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const address of waiting)
        try {
          const answer = await read(address);
          if (wasStored(answer)) stored += 1;
          await answer.arrayBuffer();
        } catch (error) {
          failed.push({ address, reason: reasonOf(error) });
        }
    }),
  );
  return { requested: addresses.length, stored, failed };
}

type Warmed = Awaited<ReturnType<typeof warm>>;

/** What a run did. Each chapter has two answers, with its words and without them. */
export function warmedInWords({ requested, stored, failed }: Warmed, seconds: number): string {
  const made = requested - stored - failed.length;
  return (
    `Asked for ${requested / 2} chapters, each with and without its words, in ${seconds} s: ${stored} answers were ` +
    `stored already, ${made} were made, ${failed.length} failed.${failed.length > 0 ? ' Run npm run warm again.' : ''}`
  );
}

function requestedSite(): string {
  const { values, positionals } = parseArgs({
    options: { env: { type: 'string', default: PRODUCTION } },
    allowPositionals: true,
  });
  const [site] = positionals;
  if (site !== undefined) return site;
  return siteFrom(
    readDeployFile(resolve(ROOT, process.env.DEPLOY_DIR || '.deploy'), values.env, process.env).values,
  ).origin;
}

if (import.meta.main)
  try {
    const began = performance.now();
    const warmed = await warm(requestedSite());
    const { failed } = warmed;
    for (const { address, reason } of failed.slice(0, 10)) console.error(`${address}: ${reason}`);
    console.log(warmedInWords(warmed, Math.round((performance.now() - began) / 1000)));
    if (failed.length > 0) process.exitCode = 1;
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
