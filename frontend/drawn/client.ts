/** Stands in for `api/client.ts` where the Worker draws a page, because the page's answers are there before it. */
const none: unknown = new Proxy(() => none, { get: () => none });
export const api = none;

export const call = (): Promise<never> => Promise.reject(new Error('A page that is drawn asks for nothing.'));
