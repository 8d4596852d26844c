import type { hc } from 'hono/client';
import type { AppType } from '../../functions/app.ts';
import type { ImportsAppType } from '../../functions/imports/app.ts';
import { fetchWithInitialData, readInitialData } from './initial-data.ts';
import { requests } from './requests.ts';

/** What every call of the API needs: this, and the client. */
export { call } from './call.ts';

/**
 * The typed client of the site's API: paths, parameters and answers have the types that the server declares. This is
 * the only place that imports the server's types, and it imports none of its code.
 */
export const { api } = requests(
  fetchWithInitialData(readInitialData(), (input, init) => fetch(input, init)),
) as ReturnType<typeof hc<AppType>> & ReturnType<typeof hc<ImportsAppType>>;
