import type { HranaError } from './encode.ts';
import { encodeResult, toHranaError } from './encode.ts';
import type { BatchStep, StreamRequest } from './protocol.ts';
import type { StepOutcome, Stream } from './stream.ts';

/** Runs requests in order and returns one Hrana JSON result for each. A failed request does not stop the others. */
export async function runPipeline(stream: Stream, requests: readonly StreamRequest[]): Promise<string[]> {
  const results: string[] = [];
  for (const request of requests) {
    try {
      results.push(`{"type":"ok","response":${await respond(stream, request)}}`);
    } catch (error) {
      results.push(`{"type":"error","error":${encodeError(toHranaError(error))}}`);
    }
  }
  return results;
}

/** Runs a batch and returns its results as the entries of a Hrana cursor, each as JSON. */
export async function runCursor(stream: Stream, steps: readonly BatchStep[]): Promise<string[]> {
  const entries: string[] = [];
  for (const [step, { result, error }] of (await stream.batch(steps)).entries()) {
    if (result) {
      const rowid = result.lastInsertRowid === null ? 'null' : `"${result.lastInsertRowid}"`;
      entries.push(`{"type":"step_begin","step":${step},"cols":${result.cols}}`);
      for (const row of result.rows) entries.push(`{"type":"row","row":${row}}`);
      entries.push(
        `{"type":"step_end","affected_row_count":${result.affected},"last_insert_rowid":${rowid}}`,
      );
    } else if (error) {
      entries.push(`{"type":"step_error","step":${step},"error":${encodeError(error)}}`);
    }
  }
  return entries;
}

async function respond(stream: Stream, request: StreamRequest): Promise<string> {
  switch (request.type) {
    case 'execute':
      return `{"type":"execute","result":${encodeResult(await stream.execute(request.stmt))}}`;
    case 'batch':
      return `{"type":"batch","result":${encodeBatch(await stream.batch(request.steps))}}`;
    case 'describe':
      return `{"type":"describe","result":${stream.describe(request.source)}}`;
    case 'get_autocommit':
      return `{"type":"get_autocommit","is_autocommit":${stream.isAutocommit}}`;
    case 'sequence':
      await stream.sequence(request.source);
      break;
    case 'store_sql':
      stream.storeSql(request.sqlId, request.sql);
      break;
    case 'close_sql':
      stream.closeSql(request.sqlId);
      break;
    case 'close':
      stream.close();
      break;
  }
  return `{"type":"${request.type}"}`;
}

function encodeBatch(outcomes: readonly StepOutcome[]): string {
  const results = outcomes.map(({ result }) => (result ? encodeResult(result) : 'null'));
  const errors = outcomes.map(({ error }) => (error ? encodeError(error) : 'null'));
  return `{"step_results":[${results.join(',')}],"step_errors":[${errors.join(',')}]}`;
}

function encodeError(error: HranaError): string {
  return JSON.stringify({ message: error.message, code: error.code });
}
