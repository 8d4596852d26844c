import { hc } from 'hono/client';
import type { AppType } from '../../functions/app.ts';
import { fetchWithInitialData, readInitialData } from './initial-data.ts';

/**
 * The typed client: paths, parameters and answers as the server declares them. The only place that knows the server's
 * type; nothing of its code comes along.
 */
export const { api } = hc<AppType>('/', {
  fetch: fetchWithInitialData(readInitialData(), (input, init) => fetch(input, init)),
});
