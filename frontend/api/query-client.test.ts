import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

test('when the connection comes back, queries in use that failed without it are sent once more, and no others', async () => {
  const client = createQueryClient();
  client.mount();
  const failures: Record<string, Error | null> = {
    answered: null,
    failed: new TypeError('Failed to fetch'),
    refused: new ApiError(404, { message: 'There is none.' }),
    unused: new TypeError('Failed to fetch'),
  };
  const sent: string[] = [];
  const stops = Object.entries(failures).map(([name, failure]) =>
    new QueryObserver(client, {
      queryKey: [name],
      queryFn: () => {
        sent.push(name);
        return failure === null ? Promise.resolve(name) : Promise.reject(failure);
      },
    }).subscribe(() => undefined),
  );
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(sent.splice(0)).toEqual(['answered', 'failed', 'refused', 'unused']);
  stops.at(-1)?.();
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => sent).toEqual(['failed']);
  client.unmount();
});
