import { parentPort, workerData } from 'node:worker_threads';
import { computeExpectations, type ExpectationTask } from './compute.ts';

if (!parentPort) throw new Error('This file runs in a worker thread; start it with computeInThread.');
parentPort.postMessage(computeExpectations(workerData as ExpectationTask));
