import { workerData } from 'node:worker_threads';
import { answerQuestions } from './answering-thread.ts';
import { type LibsqlServer, type LibsqlServerOptions, startLibsqlServer } from './start.ts';
import type { ThreadAnswer, ThreadQuestion } from './thread.ts';

let server: LibsqlServer | undefined;

answerQuestions(async (question: ThreadQuestion): Promise<ThreadAnswer> => {
  server ??= await startLibsqlServer(workerData as LibsqlServerOptions);
  if (question === 'reset') await server.resetStats();
  if (question === 'close') await server.close();
  return { url: server.url, port: server.port, stats: await server.stats() };
});
