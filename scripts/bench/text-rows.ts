import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InStatement } from '@libsql/client';
import Database from 'libsql';
import { Miniflare } from 'miniflare';
import { TEST_DATA } from '../../tests/kept-library.ts';
import { startStack } from '../../tests/stack.ts';
import { inNewFolder } from '../new-folder.ts';
import { ROOT } from '../settings.ts';
import { printTable, type Row } from './measure/table.ts';
import { TEXT_QUERIES } from './text-queries.ts';

interface Counted {
  /** The instructions of SQLite's virtual machine: `nstep` of the table `sqlite_stmt`. */
  readonly steps: number;
  /** The rows that a search is billed for: the counter that libSQL and the Workers runtime share. */
  readonly rows: number;
}

/**
 * A Worker with a database of its own. Of the SQLite builds in this project, only that of the Workers runtime reports
 * the rows that a query read.
 */
const ROW_COUNTER = `
import { DurableObject } from 'cloudflare:workers';
export class Library extends DurableObject {
  async fetch(request) {
    const { sql, args } = await request.json();
    const cursor = this.ctx.storage.sql.exec(sql, ...args);
    cursor.toArray();
    return Response.json(cursor.rowsRead);
  }
}
export default { fetch: (request, { LIBRARY }) => LIBRARY.get(LIBRARY.idFromName('')).fetch(request) };`;

async function startRowCounter(library: string, folder: string) {
  const start = () =>
    new Miniflare({
      modules: true,
      script: ROW_COUNTER,
      compatibilityDate: '2026-01-01',
      durableObjects: { LIBRARY: { className: 'Library', useSQLite: true } },
      durableObjectsPersist: folder,
    });
  const count = async (worker: Miniflare, sql: string, args: unknown): Promise<number> => {
    const body = JSON.stringify({ sql, args });
    const answer = await worker.dispatchFetch('http://localhost/', { method: 'POST', body });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as number;
  };
  // The first statement makes the database file of the Worker, which a copy of the library then replaces.
  const first = start();
  await count(first, 'select 1', []);
  await first.dispose();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const own = files.find((name) => /[0-9a-f]{64}\.sqlite$/.test(name));
  if (own === undefined) throw new Error(`No database among ${files.join(', ')}`);
  for (const more of ['-wal', '-shm']) rmSync(join(folder, own + more), { force: true });
  copyFileSync(library, join(folder, own));
  const worker = start();
  return {
    count: (sql: string, args: unknown) => count(worker, sql, args),
    close: () => worker.dispose(),
  };
}

type Plan = (query: object) => { readonly statement: InStatement };

async function planOf(root: string): Promise<Plan> {
  const { planTextSearch } = await import(join(root, 'functions/search/text/plan-search.ts'));
  const { textSearchQuery } = await import(join(root, 'domain/contract/index.ts'));
  return (query) => planTextSearch(textSearchQuery.parse(query));
}

/**
 * Counts what one statement reads for each query of the benchmark, in one copy of the library: by this clone, and by
 * the one in `dir` if it is named. Its database must have the same tables.
 */
export async function benchTextRows(dir?: string): Promise<void> {
  const stack = await startStack();
  await stack.close();
  await inNewFolder((folder) => printRows(join(TEST_DATA, 'library.db'), folder, dir));
}

async function printRows(file: string, folder: string, dir?: string): Promise<void> {
  const library = join(folder, 'copy.db');
  const source = new Database(file);
  source.exec(`vacuum into '${library}'`);
  source.close();
  const rows = await startRowCounter(library, folder);
  const count = async (plan: Plan, term: string): Promise<Counted> => {
    const { sql, args } = plan({ term }).statement as { sql: string; args: unknown[] };
    // A new connection, because `sqlite_stmt` adds up all runs of a statement.
    const db = new Database(library);
    db.prepare(sql).all(args);
    const { nstep } = db.prepare('select nstep from sqlite_stmt where sql = ?').get(sql) as { nstep: number };
    db.close();
    return { steps: nstep, rows: await rows.count(sql, args) };
  };
  try {
    const plans = await Promise.all([ROOT, ...(dir === undefined ? [] : [resolve(dir)])].map(planOf));
    const lines: Row[] = [];
    for (const term of TEXT_QUERIES) {
      const counts: Counted[] = [];
      for (const plan of plans) counts.push(await count(plan, term));
      const [here, there] = counts as [Counted, Counted?];
      const ratios = there === undefined ? [] : [here.steps / there.steps, here.rows / there.rows];
      lines.push([term, ...counts.flatMap(({ steps, rows }) => [`${steps}`, `${rows}`]), ...ratios]);
    }
    printTable(
      'What one text search reads (steps: nstep of sqlite_stmt; rows: the rows read that libSQL bills)',
      [
        'query',
        'steps',
        'rows',
        ...(dir === undefined ? [] : ['steps there', 'rows there', 'steps here/there', 'rows here/there']),
      ],
      lines,
    );
  } finally {
    await rows.close();
  }
}
