import { escapeHtml } from '../http/escape-html.ts';

export interface PageFacts {
  /** The text that is put before the shell's title. If it is null, the title does not change. */
  title: string | null;
  description: string | null;
  /** The page's address without the query, for search engines; null if the page names no address. */
  canonical: string | null;
  initialData: readonly InlinedAnswer[];
  /** True in members mode: the page's script checks who is signed in before it shows anything. */
  forMembers?: boolean;
  /** The HTML of the first screen, if it is drawn. */
  drawn?: string | null;
}

export interface InlinedAnswer {
  /** The path and query, exactly as in the request of the page's client. */
  readonly address: string;
  readonly json: string;
  /** What `json` says, if it was read already. */
  readonly data?: unknown;
  readonly status?: number;
}

/**
 * Escapes `<`, which JSON has only in strings, and the line ends U+2028 and U+2029. So the text cannot close
 * its element or open a comment.
 */
export function jsonForHtml(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The map that `frontend/api/initial-data.ts` reads. The key of a refusal is its status and address. */
function initialDataJson(answers: readonly InlinedAnswer[]): string {
  const entries = answers.map(({ address, json, status = 200 }) => {
    const key = status === 200 ? address : `${status} ${address}`;
    return `${JSON.stringify(key)}:${json}`;
  });
  return jsonForHtml(`{${entries.join(',')}}`);
}

function put(shell: string, place: RegExp, text: string): string {
  if (!place.test(shell)) throw new Error(`The page's shell has no ${place.source}`);
  // The replacement is a function, because `replace` would read a `$` in a string as a placeholder.
  return shell.replace(place, () => text);
}

/**
 * Writes a page's facts into the shell. It works on plain text, because the runtime's HTMLRewriter keeps native memory
 * for each page until a rare large collection: 250 MB after 4,000 pages.
 */
export function writeShell(shell: string, facts: PageFacts): string {
  const { title, description, canonical, initialData, forMembers, drawn } = facts;
  let html = shell;
  if (forMembers) html = put(html, /<html(?= )/, '<html data-access="members"');
  if (drawn) {
    // Only a page without its text needs scripts to show it.
    html = put(html, /<noscript>.*<\/noscript>/, '');
    html = put(html, /(?<=<div id="root">)/, drawn);
  }
  if (title !== null) {
    html = put(html, /(?<=<title>)/, `${escapeHtml(title)} · `);
    html = put(html, /(?<=<meta property="og:title" content=")[^"]*/, escapeHtml(title));
  }
  if (description !== null) {
    html = put(html, /(?<=<meta name="description" content=")[^"]*/, escapeHtml(description));
    html = put(html, /(?<=<meta property="og:description" content=")[^"]*/, escapeHtml(description));
  }
  let head = '';
  if (canonical !== null) {
    const address = escapeHtml(canonical);
    // Programs that show previews of links need the whole address of the picture.
    const picture = escapeHtml(new URL('/preview.png', canonical).href);
    html = put(html, /(?<=<meta property="og:image" content=")[^"]*/, picture);
    head += `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`;
  }
  // The page then waits for its Greek fonts, so that no line breaks at another place when they arrive.
  if (initialData.some(({ json }) => /[\u0370-\u03FF]/u.test(json)))
    html = html.replace(/ media="not all"/gu, '');
  if (initialData.length > 0)
    head += `<script type="application/json" id="initial-data">${initialDataJson(initialData)}</script>`;
  return put(html, /(?=<\/head>)/, head);
}
