/** A site as a deployment has it, for tests of releases: the application over HTTP, without the Workers runtime. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { COMMON_PASSWORDS_PATH } from '../../functions/accounts/passwords/common-passwords.ts';
import type { Env } from '../../functions/ctx/env.ts';
import { commonPasswordsFile } from '../../scripts/make/common-passwords.ts';
import { testApp } from './app.ts';
import type { Account } from './recording-wrangler/state.ts';

export interface DeployedSite {
  readonly url: string;
  readonly env: Partial<Env>;
  close(): Promise<void>;
}

const PAGE =
  '<!doctype html><html><head><title>x</title><script src="/assets/main.js"></script></head></html>';
const FILES: Readonly<Record<string, string>> = {
  '/index.html': PAGE,
  '/assets/main.js': 'export {};',
  [COMMON_PASSWORDS_PATH]: commonPasswordsFile(),
};

export async function deployedSite(
  account: Account,
  database: { url: string; token: string },
): Promise<DeployedSite> {
  const client = createClient({ url: database.url, authToken: database.token });
  const app = testApp(client);
  const bucket = {
    get: async (key: string) => {
      const file = join(account.objects, account.lastDeployed().bucket, key);
      if (!existsSync(file)) return null;
      const bytes = readFileSync(file);
      return {
        body: new Response(bytes).body,
        arrayBuffer: async () => new Uint8Array(bytes).buffer,
        httpMetadata: { contentEncoding: 'gzip' },
      };
    },
  };
  const assets = {
    async fetch(input: Request | URL | string) {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      const text = FILES[pathname];
      if (text === undefined) return new Response(null, { status: 404 });
      const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
      return new Response(text, { headers: { 'Content-Type': type } });
    },
  };
  const replaced: Partial<Env> = {};
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { secrets, version } = account.lastDeployed();
    const method = incoming.method ?? 'GET';
    if (incoming.url?.startsWith('/explorer/')) return void outgoing.end(PAGE);
    app.clock.now = Date.now();
    const answer = await app.request(
      new URL(incoming.url ?? '/', url).href,
      {
        method,
        headers: incoming.headers as Record<string, string>,
        ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
      },
      {
        ...secrets,
        LIBRARY: bucket as unknown as Env['LIBRARY'],
        ASSETS: assets as unknown as Env['ASSETS'],
        DEPLOYMENT: { id: version, tag: '', timestamp: '' },
        ADDRESS_HEADER: '',
        ...replaced,
      },
    );
    outgoing.statusCode = answer.status;
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
    outgoing.setHeader('Set-Cookie', answer.headers.getSetCookie());
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: replaced,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      client.close();
    },
  };
}
