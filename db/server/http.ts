import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from './dispatcher.ts';
import { ProtocolError } from './errors.ts';
import { readPipeline } from './protocol.ts';

/** Counts since the start or the last reset. */
export interface ServerStats {
  /** The number of HTTP requests that carry SQL (`POST /v2/pipeline`). Each is one round trip. */
  requests: number;
  /** The bytes of the bodies of these requests, and in `bytesOut` those of their answers, also of refusals. */
  bytesIn: number;
  bytesOut: number;
}

/** The options of the HTTP side of the server. */
export interface HttpOptions {
  dispatcher: Dispatcher;
  stats: ServerStats;
  token: string | undefined;
  maxBodyBytes: number;
  exposeStats: boolean;
}

/** A text of this many characters or more is sent as a buffer of its own. */
const LONG_TEXT = 16_384;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The handler of a Hrana server. It answers every request and never throws. */
export function createHandler(options: HttpOptions): (req: IncomingMessage, res: ServerResponse) => void {
  const expected = options.token === undefined ? undefined : digest(`Bearer ${options.token}`);
  return (req, res) => {
    route(req, res, options, expected).catch((error: unknown) => void refuse(req, res, error));
  };
}

/** Answers with an error. Returns the bytes of the answer's body. */
function refuse(req: IncomingMessage, res: ServerResponse, error: unknown): number {
  const known = error instanceof ProtocolError ? error : undefined;
  const body = {
    message: known?.message ?? 'Internal error',
    code: known?.code ?? 'INTERNAL_ERROR',
  };
  // The rest of a refused body is not read, so the connection cannot be reused.
  if (!req.complete) res.setHeader('connection', 'close');
  return send(res, known?.status ?? 500, 'application/json', JSON.stringify(body));
}

async function route(
  req: IncomingMessage,
  res: ServerResponse,
  options: HttpOptions,
  expected: Buffer | undefined,
): Promise<void> {
  const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
  if (req.method === 'GET' && path === '/health') return void send(res, 200, 'text/plain', 'ok');
  // A request with an Origin header comes from a web page in a browser. No web page is a client of this server.
  if (req.headers.origin !== undefined) {
    throw new ProtocolError('Browsers are not served', 'FORBIDDEN', 403);
  }
  if (expected && !timingSafeEqual(expected, digest(req.headers.authorization ?? ''))) {
    throw new ProtocolError('The token is missing or wrong', 'AUTH_JWT_INVALID', 401);
  }
  if (req.method === 'GET' && path === '/stats' && options.exposeStats) {
    return void send(res, 200, 'application/json', JSON.stringify(options.stats));
  }
  if (req.method === 'POST' && path === '/v2/pipeline') {
    options.stats.requests += 1;
    const bytes = await pipeline(req, res, options).catch((error: unknown) => refuse(req, res, error));
    options.stats.bytesOut += bytes;
    return;
  }
  throw new ProtocolError('No such endpoint', 'NOT_FOUND', 404);
}

/** Runs a request that carries SQL. Returns the bytes of the answer's body. */
async function pipeline(req: IncomingMessage, res: ServerResponse, options: HttpOptions): Promise<number> {
  const requests = readPipeline(await readJson(req, options));
  const results = await options.dispatcher.run(requests, () => res.destroyed);
  // There is no baton, with which a client would continue the stream in another request.
  const answer = `{"baton":null,"base_url":null,"results":[${results.join(',')}]}`;
  return send(res, 200, 'application/json', answer);
}

/**
 * Reads the body of a request with events, because an async iterator takes as much time as the whole statement of a
 * small read.
 */
function readJson(req: IncomingMessage, { stats, maxBodyBytes }: HttpOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = () => {
      req.pause();
      chunks.length = 0;
      reject(tooLarge(maxBodyBytes));
    };
    if (Number(req.headers['content-length'] ?? 0) > maxBodyBytes) return refuse();
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBodyBytes) return refuse();
      chunks.push(chunk);
    });
    req.once('error', () => reject(new ProtocolError('The body was cut off')));
    req.once('end', () => {
      stats.bytesIn += size;
      try {
        resolve(JSON.parse(utf8.decode(Buffer.concat(chunks, size))));
      } catch {
        reject(new ProtocolError('The body is not JSON in UTF-8'));
      }
    });
  });
}

function tooLarge(maxBodyBytes: number): ProtocolError {
  return new ProtocolError(`The body is larger than ${maxBodyBytes} bytes`, 'PAYLOAD_TOO_LARGE', 413);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Sends an answer, if the client still waits for one. Returns the bytes of its body. */
function send(res: ServerResponse, status: number, type: string, text: string): number {
  if (res.headersSent || res.destroyed) return 0;
  // Node joins the head and a short text into one string, which is one write. For a long text that would be another
  // copy.
  const body = text.length < LONG_TEXT ? text : Buffer.from(text);
  const bytes = Buffer.byteLength(body);
  res.writeHead(status, { 'content-type': type, 'content-length': bytes });
  res.end(body);
  return bytes;
}
