import { workerData } from 'node:worker_threads';
import { answerQuestions } from './answering-thread.ts';
import { Connection } from './connection.ts';
import type { LibraryOptions, WriteQuestion } from './library.ts';
import { runTasks } from './run.ts';

const { file, busyTimeoutMs, ...limits } = workerData as LibraryOptions;
const connection = new Connection(file, busyTimeoutMs);

answerQuestions((question: WriteQuestion): string[] => {
  if (question !== 'close') return runTasks(question, connection, limits);
  connection.close();
  return [];
});
