import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ProtocolError } from './errors.ts';
import type { Library } from './library.ts';
import { readPipeline } from './protocol.ts';

export interface HttpOptions {
  library: Library;
  token: string | undefined;
  maxBodyBytes: number;
  exposeStats: boolean;
}

const LONG_TEXT = 16_384;
const utf8 = new TextDecoder('utf-8', { fatal: true });

export function createHandler(options: HttpOptions): (req: IncomingMessage, res: ServerResponse) => void {
  const expected = options.token === undefined ? undefined : digest(`Bearer ${options.token}`);
  const stats = { requests: 0 };
  return (req, res) => {
    route(req, res, { ...options, expected, stats }).catch((error: unknown) => refuse(req, res, error));
  };
}

function refuse(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  const known = error instanceof ProtocolError ? error : undefined;
  const { message, code } = known ?? { message: 'Internal error', code: 'INTERNAL_ERROR' };
  // The rest of a refused body is not read, so the connection cannot be reused.
  if (!req.complete) res.setHeader('connection', 'close');
  send(res, known?.status ?? 500, 'application/json', JSON.stringify({ message, code }));
}

async function route(
  req: IncomingMessage,
  res: ServerResponse,
  options: HttpOptions & { expected: Buffer | undefined; stats: { requests: number } },
): Promise<void> {
  const { expected, stats } = options;
  const route = `${req.method} ${(req.url ?? '/').split('?', 1)[0]}`;
  if (route === 'GET /health') return send(res, 200, 'text/plain', 'ok');
  // A request with an Origin header comes from a web page in a browser. No web page is a client of this server.
  if (req.headers.origin !== undefined) {
    throw new ProtocolError('Browsers are not served', 'FORBIDDEN', 403);
  }
  if (expected && !timingSafeEqual(expected, digest(req.headers.authorization ?? ''))) {
    throw new ProtocolError('The token is missing or wrong', 'AUTH_JWT_INVALID', 401);
  }
  if (route === 'GET /stats' && options.exposeStats) {
    return send(res, 200, 'application/json', JSON.stringify(stats));
  }
  if (route !== 'POST /v2/pipeline') throw new ProtocolError('No such endpoint', 'NOT_FOUND', 404);
  stats.requests += 1;
  const requests = readPipeline(await readJson(req, options.maxBodyBytes));
  const results = await options.library.run(requests, () => res.destroyed);
  // `baton` is always null. With a baton, a client could continue its transaction in another
  // request.
  send(res, 200, 'application/json', `{"baton":null,"base_url":null,"results":[${results.join(',')}]}`);
}

/**
 * Reads the body of a request with events, because an async iterator takes as much time as the whole statement of a
 * small read.
 */
function readJson(req: IncomingMessage, maxBodyBytes: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = () => {
      req.pause();
      chunks.length = 0;
      const reason = `The body is larger than ${maxBodyBytes} bytes`;
      reject(new ProtocolError(reason, 'PAYLOAD_TOO_LARGE', 413));
    };
    if (Number(req.headers['content-length'] ?? 0) > maxBodyBytes) return refuse();
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBodyBytes) return refuse();
      chunks.push(chunk);
    });
    req.once('error', () => reject(new ProtocolError('The body was cut off')));
    req.once('end', () => {
      try {
        resolve(JSON.parse(utf8.decode(Buffer.concat(chunks, size))));
      } catch {
        reject(new ProtocolError('The body is not JSON in UTF-8'));
      }
    });
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function send(res: ServerResponse, status: number, type: string, text: string): void {
  if (res.headersSent || res.destroyed) return;
  // Node joins the head and a short text into one string, which is one write. For a long text that would be another
  // copy.
  const body = text.length < LONG_TEXT ? text : Buffer.from(text);
  res.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  res.end(body);
}
