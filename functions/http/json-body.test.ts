import { expect, test } from 'vitest';
import type { ErrorBody } from '../../domain/contract/index.ts';
import { addressOf } from '../../tests/support/address-of.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';

const { app } = await sampleApp();

const brokenOff = () => {
  let isBegun = false;
  return new ReadableStream({
    pull(controller) {
      if (isBegun) controller.error(new Error('Network connection lost.'));
      else controller.enqueue(new TextEncoder().encode('{"username": "Mi'));
      isBegun = true;
    },
  });
};

test.each([
  ['of unknown length', {}],
  ['of known length', { 'Content-Length': '100' }],
])(
  'a body %s that breaks off gets a 400 from every call, and is not logged as a failure',
  async (_, length) => {
    const calls = app
      .calls()
      .filter(
        ({ method, path }) => (method === 'POST' || method === 'PATCH') && !path.startsWith('/api/admin/'),
      );
    expect(calls.length).toBeGreaterThan(8);
    const statuses: (readonly [path: string, status: number, code: string])[] = [];
    for (const { method, path } of calls) {
      const answer = await app.request(addressOf(path), {
        method,
        headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', ...length },
        body: brokenOff(),
        duplex: 'half',
      } as RequestInit);
      if (path === '/api/logout') continue;
      statuses.push([path, answer.status, ((await answer.json()) as ErrorBody).code]);
    }
    // An import of notes asks who sends it before it reads the file.
    expect(statuses).toEqual(
      statuses.map(([path]) =>
        path === '/api/notes/import' ? [path, 401, 'signed_out'] : [path, 400, 'bad_request'],
      ),
    );
    expect(app.lines.filter((line) => line.includes('"failure"'))).toEqual([]);
  },
);
