import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIREFOX } from '../../../scripts/check/browsers.ts';
import { type Engine, killOnExit, printed } from './engine.ts';

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

type Send = (method: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;

async function connect(url: string, onEvent: (event: Answer) => void): Promise<Send> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No connection to ${url}.`));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) onEvent(answer);
    else waiting.get(answer.id)?.(answer);
  };
  let last = 0;
  return async (method, params) => {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    waiting.delete(id);
    if (result === undefined) throw new Error(`${method}: ${message}`);
    return result;
  };
}

/**
 * A test that goes on leaves a page that is still loading. Firefox reports a font that it stopped loading for this
 * (NS_BINDING_ABORTED, 0x804b0002), and a script that it stopped loading through a service worker, as errors.
 */
const LEFT =
  /download failed .* status=2152398850|A ServiceWorker intercepted the request and encountered an unexpected error/u;

export async function startFirefox(): Promise<Engine> {
  if (FIREFOX === null) throw new Error('No Firefox found.');
  const profile = mkdtempSync(join(tmpdir(), 'gematria-firefox-'));
  const child = spawn(
    FIREFOX,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const end = killOnExit(child);
  const complaints: string[] = [];
  const address = await printed(child, /listening on (ws:\S+)/u);
  const send = await connect(`${address}/session`, ({ method, params }) => {
    const text = params?.text ?? '';
    if (method === 'log.entryAdded' && params?.level === 'error' && !LEFT.test(text)) complaints.push(text);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = tree.contexts[0]?.context;
  // Without this the page never has the focus.
  await send('browsingContext.activate', { context });
  const resize = async (width: number, height: number) => {
    await send('browsingContext.setViewport', { context, viewport: { width, height } });
  };
  await resize(1280, 900);
  return {
    complaints,
    resize,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async call(source, args) {
      const { type, result, exceptionDetails } = (await send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
      if (type !== 'success' || result === undefined) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value);
    },
    async act(actions) {
      await send('input.performActions', { context, actions });
    },
    async screenshot() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    async close() {
      await end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
