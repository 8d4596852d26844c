import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LibsqlServer, LibsqlServerOptions } from './start.ts';
import { startLibsqlServer } from './start.ts';

export interface TemporaryServer extends LibsqlServer {
  file: string;
  post(
    path: string,
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; text: string }>;
}

export async function temporaryFile(): Promise<{ file: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'libsql-'));
  return {
    file: join(directory, 'data.db'),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

export async function startTemporaryServer(
  options: Omit<LibsqlServerOptions, 'file'> = {},
): Promise<TemporaryServer> {
  const { file, remove } = await temporaryFile();
  const server = await startLibsqlServer({ ...options, file });
  const close = async () => {
    await server.close();
    await remove();
  };
  const post: TemporaryServer['post'] = async (path, body, headers = {}) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(server.url + path, { method: 'POST', headers, body: sent });
    return { status: response.status, text: await response.text() };
  };
  return { ...server, file, close, post };
}
