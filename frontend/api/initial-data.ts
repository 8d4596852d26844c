/**
 * API answers that came with the page. The server writes them into the page's element `<script
 * type="application/json" id="initial-data">` as a map from API address (path and query) to JSON, so that the first
 * screen needs no second request. The error answer for a place that does not exist is in the map too. Its key is
 * "404", a space and the address.
 */
const ELEMENT_ID = 'initial-data';

export type InitialData = Map<string, unknown>;

/**
 * Reads the map of API answers that came with the page. If the JSON is unreadable, the map is empty, and the page
 * requests the API instead.
 */
export function parseInitialData(json: string | null | undefined): InitialData {
  if (!json) return new Map();
  try {
    const data: unknown = JSON.parse(json);
    return typeof data === 'object' && data !== null ? new Map(Object.entries(data)) : new Map();
  } catch {
    return new Map();
  }
}

/**
 * Reads the API answers that came with this page and removes their element, so that the next user of the browser
 * cannot read it.
 */
export function readInitialData(): InitialData {
  const element = document.getElementById(ELEMENT_ID);
  element?.remove();
  return parseInitialData(element?.textContent);
}

/**
 * A `fetch` that answers GET requests with the API answers that came with the page, if it has one. Each answer is
 * used once: a second request, after a failure or an import, goes to the server.
 */
export function fetchWithInitialData(data: InitialData, fetchFromServer: typeof fetch): typeof fetch {
  return (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method.toUpperCase() !== 'GET') return fetchFromServer(input, init);
    const address = new URL(input instanceof Request ? input.url : input, location.origin);
    const path = address.pathname + address.search;
    const status = data.has(path) ? 200 : 404;
    const key = status === 200 ? path : `404 ${path}`;
    if (!data.has(key)) return fetchFromServer(input, init);
    const answer = data.get(key);
    data.delete(key);
    return Promise.resolve(Response.json(answer, { status }));
  };
}
