import { workerData } from 'node:worker_threads';
import { answerQuestions } from './answering-thread.ts';
import { type LibsqlServer, type LibsqlServerOptions, startLibsqlServer } from './start.ts';
import type { ThreadQuestion } from './thread.ts';

let server: LibsqlServer | undefined;

answerQuestions(async (question: ThreadQuestion): Promise<number> => {
  server ??= await startLibsqlServer(workerData as LibsqlServerOptions);
  if (question === 'close') await server.close();
  return server.port;
});
