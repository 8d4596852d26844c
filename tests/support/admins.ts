import type { Job, StartedJob } from '../../domain/contract/index.ts';
import { consumeMessages } from '../../functions/imports/jobs/consumer.ts';
import type { TestApp } from './app.ts';

export type Ask = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

/**
 * Delivers the messages in the queue of a test's application until the queue is empty or `most` messages have been
 * delivered. The time until a retry passes at once.
 */
export async function deliverMessages(app: TestApp, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let delivered = 0; delivered < most; delivered++) {
    const body = app.messages.shift();
    if (body === undefined) return;
    const retry = ({ delaySeconds = 0 }: { delaySeconds?: number } = {}) => {
      app.clock.now += delaySeconds * 1000;
      app.messages.push(body);
    };
    await consumeMessages(app.ctx(), {
      queue: 'imports',
      messages: [{ body, attempts: 1, ack: () => undefined, retry }],
    });
  }
}

export async function press(ask: Ask, button: string, body?: unknown): Promise<string> {
  const answer = await ask('POST', `/api/admin/${button}`, body);
  if (answer.status !== 202) throw new Error(`${button}: ${answer.status} ${await answer.text()}`);
  const { jobId } = (await answer.json()) as StartedJob;
  return jobId;
}

/** The status and the message of an answer that refuses or accepts a call. */
export const outcomeOf = async (answer: Response): Promise<[status: number, message: string]> => [
  answer.status,
  ((await answer.json()) as { message: string }).message,
];

export const jobOf = async (ask: Ask, id: string): Promise<Job> =>
  (await (await ask('GET', `/api/admin/jobs/${id}`)).json()) as Job;
