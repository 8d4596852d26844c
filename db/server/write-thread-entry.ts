import { workerData } from 'node:worker_threads';
import { answerQuestions } from './answering-thread.ts';
import { Pool } from './pool.ts';
import { runTasks } from './run.ts';
import type { WriteQuestion, WriteThreadOptions } from './write-thread.ts';

const { file, ...limits } = workerData as WriteThreadOptions;
const pool = new Pool(file, { maxOpen: 2, maxIdle: 1 });

answerQuestions(async (question: WriteQuestion) => {
  if (question !== 'close') return runTasks(question, pool, limits);
  pool.close();
  return [];
});
