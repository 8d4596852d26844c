import { CHANCE_UNITS } from '../../../domain/chance/index.ts';
import type { ImportContext } from '../../../import-jobs/context.ts';

/**
 * Computes chance tables with a service outside the Worker. One method of the Tanakh takes 1.6 s, and the local runtime
 * has one thread for everything, so readers would wait meanwhile.
 */
export function chanceClient(service: Fetcher): ImportContext['computeChance'] {
  return async ({ letters, methods }) => {
    const address = `http://chance/?methods=${methods.join()}`;
    const answer = await service.fetch(address, { method: 'POST', body: letters });
    if (!answer.ok) throw new Error(`The service for chance tables answered ${answer.status}`);
    const form = await answer.formData();
    return Promise.all(
      methods.flatMap((method) =>
        CHANCE_UNITS.map(async (unit) => {
          const table = form.get(`${method} ${unit}`);
          if (table === null || typeof table === 'string')
            throw new Error(`The service for chance tables gave none for ${method}, ${unit}`);
          return { method, unit, entries: new Uint8Array(await table.arrayBuffer()) };
        }),
      ),
    );
  };
}
