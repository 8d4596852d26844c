/** WebKitGTK, which has Safari's engine, driven over WebDriver. Its window is on a screen in memory. */
import { spawn } from 'node:child_process';
import { WEBKIT } from '../../../scripts/check/browsers.ts';
import { freePort } from '../../../scripts/start/free-port.ts';
import { type Engine, killOnExit, printed } from './engine.ts';

const { driver, screen } = WEBKIT;

async function startScreen(): Promise<{ display: string; end: () => Promise<void> }> {
  if (screen === null) throw new Error('No Xvfb found.');
  const child = spawn(screen, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = killOnExit(child);
  return { display: `:${await printed(child, /(\d+)\n/u)}`, end };
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

function caller(base: string): Call {
  return async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
}

async function untilListening(call: Call): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (tries === 300) throw error;
      await new Promise((next) => setTimeout(next, 100));
    }
  }
}

export async function startWebKit(): Promise<Engine> {
  if (driver === null) throw new Error('No WebKitWebDriver found.');
  const { display, end: endScreen } = await startScreen();
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const end = killOnExit(child);
  const call = caller(`http://127.0.0.1:${port}`);
  await untilListening(call);
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        acceptInsecureCerts: true,
      },
    },
  })) as { sessionId: string };
  const ask: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  const resize = async (width: number, height: number) => {
    await ask('POST', '/window/rect', { width, height });
  };
  await resize(1280, 900);
  return {
    complaints: null,
    resize,
    async open(url) {
      await ask('POST', '/url', { url });
    },
    async call(source, args) {
      const { value, error } = (await ask('POST', '/execute/async', {
        // A WebDriver script cannot fail with a promise's error, so it returns the error as a value.
        script: `const [args, done] = arguments;
          (async () => ({ value: (await (${source})(...args)) ?? null }))()
            .catch((error) => ({ error: String(error) })).then(done);`,
        args: [args],
      })) as { value: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async act(actions) {
      await ask('POST', '/actions', { actions });
    },
    async screenshot() {
      return Buffer.from((await ask('GET', '/screenshot')) as string, 'base64');
    },
    async close() {
      await ask('DELETE', '').catch(() => {});
      await end();
      await endScreen();
    },
  };
}
