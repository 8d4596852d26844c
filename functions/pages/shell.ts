/** What a page's HTML says of itself before any script runs. */
export interface PageFacts {
  /** Goes before the title that the shell has; null leaves that alone. */
  title: string | null;
  description: string | null;
  /** Address of the page, without query; null where there is nothing to point to. */
  canonical: string | null;
  /** The answers that the page's first screen asks of the API. */
  initialData: readonly InlinedAnswer[];
  /** Tells the page's script that it is for members: it looks who is signed in before it shows anything. */
  forMembers?: boolean;
}

/** An answer of the API that a page carries. */
export interface InlinedAnswer {
  /** Path and query, exactly as the page's client asks. */
  readonly address: string;
  readonly json: string;
  /** 200 where it is left out. */
  readonly status?: number;
}

/** JSON that cannot end the element it stands in, nor open a comment there; in JSON, `<` stands in strings only. */
export function jsonForHtml(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The map that `frontend/api/initial-data.ts` reads: a refusal stands under its status and its address. */
function initialDataJson(answers: readonly InlinedAnswer[]): string {
  const entries = answers.map(({ address, json, status = 200 }) => {
    const key = status === 200 ? address : `${status} ${address}`;
    return `${JSON.stringify(key)}:${json}`;
  });
  return jsonForHtml(`{${entries.join(',')}}`);
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Puts text at the one place of the shell that a pattern names. Throws where the shell has no such place. */
function put(shell: string, place: RegExp, text: string): string {
  if (!place.test(shell)) throw new Error(`The page's shell has no ${place.source}`);
  // As a function, because `replace` would read a `$` in the text as a placeholder.
  return shell.replace(place, () => text);
}

/**
 * The static shell with a page's facts in it. By plain text: for each page the runtime's HTMLRewriter holds native memory
 * that only its rare large collections free, 250 MB after 4,000 pages.
 */
export function writeShell(shell: string, facts: PageFacts): string {
  const { title, description, canonical, initialData, forMembers } = facts;
  let html = shell;
  if (forMembers) html = put(html, /<html(?= )/, '<html data-access="members"');
  if (title !== null) {
    html = put(html, /(?<=<title>)/, `${escaped(title)} · `);
    html = put(html, /(?<=<meta property="og:title" content=")[^"]*/, escaped(title));
  }
  if (description !== null) {
    html = put(html, /(?<=<meta name="description" content=")[^"]*/, escaped(description));
    html = put(html, /(?<=<meta property="og:description" content=")[^"]*/, escaped(description));
  }
  let head = '';
  if (canonical !== null) {
    const address = escaped(canonical);
    head += `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`;
  }
  if (initialData.length > 0)
    head += `<script type="application/json" id="initial-data">${initialDataJson(initialData)}</script>`;
  return put(html, /(?=<\/head>)/, head);
}
