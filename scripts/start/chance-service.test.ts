import { Request, type RequestInit, type Response } from 'miniflare';
import { expect, test } from 'vitest';
import { encodeLettersFile } from '../../domain/number-index/index.ts';
import { chanceClient } from '../../functions/imports/context/chance-client.ts';
import { computeExpectations } from '../../import-jobs/expectations/compute.ts';
import { chanceService } from './chance-service.ts';

const bound = (answer: (request: Request) => Promise<Response>) =>
  chanceClient({
    fetch: (address: string, init: RequestInit) => answer(new Request(address, init)),
  } as unknown as Parameters<typeof chanceClient>[0]);

const words = ['בראשית', 'ברא', 'אלהים', 'את', 'השמים', 'ואת', 'הארץ'];
const letters = encodeLettersFile('hebrew', [{ book: 'genesis', chapter: 1, verse: 1, part: '', words }]);
const task = { letters, methods: ['HEBREW_STANDARD', 'HEBREW_KATAN'] as const };

test('the chance service returns the same tables as computeExpectations', async () => {
  const tables = await bound(chanceService(new AbortController().signal))(task);
  expect(tables).toHaveLength(6);
  expect(tables).toEqual(computeExpectations(task));
});

test('chanceClient throws an error if the service is stopped, fails or leaves out a table', async () => {
  await expect(bound(chanceService(AbortSignal.abort()))(task)).rejects.toThrow('stopped');
  const { Response: Answer, FormData: Form } = await import('miniflare');
  await expect(bound(async () => new Answer(null, { status: 500 }))(task)).rejects.toThrow('answered 500');
  await expect(bound(async () => new Answer(new Form()))(task)).rejects.toThrow('none for HEBREW_STANDARD');
});
