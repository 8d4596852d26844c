import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

const written = new Set<string>();

/**
 * Appends a SQL text to this thread's file in the folder STATEMENTS_DIR, as a JSON string on a line of its own. Each text
 * is written once. Does nothing if STATEMENTS_DIR is not set.
 */
export function logStatement(sql: string): void {
  const folder = process.env.STATEMENTS_DIR;
  if (!folder || written.has(sql)) return;
  written.add(sql);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}-${threadId}.jsonl`), `${JSON.stringify(sql)}\n`);
}
