/**
 * The requests that the official client sends for `execute`, `batch`, `migrate` and `executeMultiple`: Hrana 2 over HTTP,
 * in JSON. Source: the Hrana 2 document of libSQL. Other requests of that protocol are refused.
 */
import { z } from 'zod';
import { ProtocolError } from './errors.ts';

/**
 * A value of a request. An integer is always bigint, so that integers of 64 bits stay exact and `5` does not become
 * `5.0`. A blob stays in base64 until it is bound, because a message to a thread would turn a buffer into another type.
 */
export type SqlValue = null | bigint | number | string | { base64: string };

export interface Stmt {
  sql: string;
  args: readonly SqlValue[];
  namedArgs: readonly { name: string; value: SqlValue }[];
  wantRows: boolean;
  /** The step of the batch that must be successful before this one; if `not` is true, it must not be successful. */
  condition?: { step: number; not: boolean } | undefined;
}

export type PipelineRequest =
  | { type: 'close' | 'store_sql' | 'execute' | 'batch'; statements: Stmt[] }
  | { type: 'sequence'; sql: string };

const int64 = z
  .string()
  .regex(/^-?\d{1,19}$/)
  .transform(BigInt)
  .refine((integer) => BigInt.asIntN(64, integer) === integer);
const value = z.discriminatedUnion('type', [
  z.object({ type: z.literal('null') }).transform(() => null),
  z.object({ type: z.literal('text'), value: z.string() }).transform(({ value }) => value),
  z.object({ type: z.literal('float'), value: z.number() }).transform(({ value }) => value),
  z.object({ type: z.literal('integer'), value: int64 }).transform(({ value }) => value),
  z
    .object({ type: z.literal('blob'), base64: z.string().regex(/^[\w+/-]*={0,2}$/) })
    .transform(({ base64 }) => ({ base64 })),
]);
const source = { sql: z.string().optional(), sql_id: z.int().optional() };
const stmt = z.object({
  ...source,
  args: z.array(value).default([]),
  named_args: z.array(z.object({ name: z.string(), value })).default([]),
  want_rows: z.boolean().default(true),
});
const ok = z.object({ type: z.literal('ok'), step: z.int().min(0) });
const condition = z.union([
  ok.transform(({ step }) => ({ step, not: false })),
  z.object({ type: z.literal('not'), cond: ok }).transform(({ cond }) => ({ step: cond.step, not: true })),
]);
const request = z.discriminatedUnion('type', [
  z.object({ type: z.literal('close') }),
  z.object({ type: z.literal('store_sql'), sql_id: z.int(), sql: z.string() }),
  z.object({ type: z.literal('execute'), stmt }),
  z.object({
    type: z.literal('batch'),
    batch: z.object({ steps: z.array(z.object({ stmt, condition: condition.optional() })) }),
  }),
  z.object({ type: z.literal('sequence'), ...source }),
]);
const pipeline = z.object({ baton: z.string().nullish(), requests: z.array(request) });

/** The limits of libSQL's own server for `store_sql`. */
const MAX_STORED_SQL = 50;
const MAX_STORED_BYTES = 5_000;

/**
 * Reads the body of `POST /v2/pipeline`.
 * @throws {@link ProtocolError} for anything else, and for a request that leaves its stream open for a later one.
 */
export function readPipeline(body: unknown): PipelineRequest[] {
  const { data, error } = pipeline.safeParse(body);
  if (error) throw new ProtocolError(z.prettifyError(error));
  const { baton = null, requests } = data;
  const closes = requests.filter(({ type }) => type === 'close').length;
  if (baton !== null || closes !== 1 || requests.at(-1)?.type !== 'close') {
    throw new ProtocolError(
      'This server runs no interactive transactions, so a request ends with close. Send the statements with batch()',
      'INTERACTIVE_TRANSACTION',
    );
  }
  const stored = new Map<number, string>();
  return requests.map((each) => withTexts(each, stored));
}

function withTexts(each: z.output<typeof request>, stored: Map<number, string>): PipelineRequest {
  const textOf = ({ sql, sql_id }: { sql?: string | undefined; sql_id?: number | undefined }): string => {
    const text = sql_id === undefined ? sql : stored.get(sql_id);
    if (text === undefined || (sql !== undefined && sql_id !== undefined)) {
      throw new ProtocolError('Give either sql or the sql_id of a stored text');
    }
    return text;
  };
  const statementOf = ({ args, named_args, want_rows, ...source }: z.output<typeof stmt>): Stmt => ({
    sql: textOf(source),
    args,
    namedArgs: named_args,
    wantRows: want_rows,
  });
  switch (each.type) {
    case 'sequence':
      return { type: each.type, sql: textOf(each) };
    case 'execute':
      return { type: each.type, statements: [statementOf(each.stmt)] };
    case 'batch':
      return {
        type: each.type,
        statements: each.batch.steps.map(({ stmt, condition }, index) => {
          if (condition && condition.step >= index)
            throw new ProtocolError('A condition needs an earlier step');
          return { ...statementOf(stmt), condition };
        }),
      };
    case 'store_sql':
      store(each.sql_id, each.sql, stored);
  }
  return { type: each.type, statements: [] };
}

function store(id: number, sql: string, stored: Map<number, string>): void {
  if (stored.has(id)) throw new ProtocolError(`SQL ${id} is already stored`);
  if (stored.size >= MAX_STORED_SQL) {
    throw new ProtocolError(`More than ${MAX_STORED_SQL} SQL texts are stored`, 'SQL_STORE_TOO_MANY');
  }
  if (Buffer.byteLength(sql) > MAX_STORED_BYTES) {
    throw new ProtocolError(
      `A stored SQL text is larger than ${MAX_STORED_BYTES} bytes`,
      'SQL_STORE_TOO_LARGE',
    );
  }
  stored.set(id, sql);
}
