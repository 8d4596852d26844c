/** What a page's HTML says of itself before any script runs. */
export interface PageFacts {
  /** Goes before the title that the shell has; null leaves that alone. */
  title: string | null;
  description: string | null;
  /** Address of the page, without query; null where there is nothing to point to. */
  canonical: string | null;
  /** The answer, as JSON, that the page's first screen asks of the API, and its address. */
  initialData: { readonly address: string; readonly json: string } | null;
}

/** JSON that cannot end the element it stands in, nor open a comment there; in JSON, `<` stands in strings only. */
export function jsonForHtml(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Writes a page's facts into the static shell. */
export function writeShell(
  shell: Response,
  facts: PageFacts,
  status: number,
  headers: Record<string, string>,
): Response {
  const written = new HTMLRewriter()
    .on('title', {
      element(title) {
        if (facts.title !== null) title.prepend(`${facts.title} · `);
      },
    })
    .on('meta[name="description"]', {
      element(meta) {
        if (facts.description !== null) meta.setAttribute('content', facts.description);
      },
    })
    .on('head', {
      element(head) {
        if (facts.canonical !== null) {
          head.append(`<link rel="canonical" href="${attribute(facts.canonical)}">`, { html: true });
        }
        if (facts.initialData !== null) {
          const { address, json } = facts.initialData;
          const map = jsonForHtml(`{${JSON.stringify(address)}:${json}}`);
          head.append(`<script type="application/json" id="initial-data">${map}</script>`, { html: true });
        }
      },
    })
    .transform(new Response(shell.body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
  // The file's own ETag would name the shell, not what is written into it.
  return new Response(written.body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  });
}
