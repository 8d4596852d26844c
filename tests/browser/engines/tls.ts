import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { WEBKIT } from '../../../scripts/check/browsers.ts';

function selfSigned(): string {
  const { openssl } = WEBKIT;
  if (openssl === null) throw new Error('No openssl found.');
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=127.0.0.1';
  return execFileSync(openssl, ['req', ...options.split(' '), '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Opens a site over HTTPS too, because WebKit does not keep the session's cookie from an `http:` address. */
export async function overHttps(site: string): Promise<{ url: string; close: () => void }> {
  const pem = selfSigned();
  const server = createServer({ key: pem, cert: pem }, (incoming, answer) => {
    const passed = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method, headers: incoming.headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      },
    );
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
