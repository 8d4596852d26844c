import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import Database from 'libsql';

/**
 * A server that answers each request of libSQL's own client with an error that holds the texts of the request's
 * statements, in base64. It runs in a thread, because the driver blocks the thread in which it waits for the answer.
 */
const ECHO = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => { body += chunk; });
    request.on('end', () => {
      const { steps } = JSON.parse(body).requests[0].batch;
      const texts = JSON.stringify(steps.map(({ stmt }) => stmt.sql));
      response.writeHead(400).end('<' + Buffer.from(texts).toString('base64') + '>');
    });
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

export interface LibsqlTexts {
  /**
   * The text that libSQL's parser writes for one statement. The driver has the same parser as the server and writes the
   * same text. Throws the parser's error.
   */
  textOf(sql: string): string;
  end(): Promise<void>;
}

export async function startLibsqlTexts(): Promise<LibsqlTexts> {
  const thread = new Worker(ECHO, { eval: true });
  const [port] = (await once(thread, 'message')) as [number];
  const client = new Database(`http://127.0.0.1:${port}`);
  return {
    textOf(sql) {
      let reason = '';
      try {
        client.exec(sql);
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
      const [, encoded] = /<([\w+/=]+)>/.exec(reason) ?? [];
      if (encoded === undefined) throw new Error(`${reason}: ${sql}`);
      const texts = JSON.parse(Buffer.from(encoded, 'base64').toString()) as string[];
      if (texts.length !== 1) throw new Error(`${texts.length} statements: ${sql}`);
      return texts[0] ?? '';
    },
    end: async () => {
      await thread.terminate();
    },
  };
}
