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

const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Writes a page's facts into the static shell. */
export function writeShell(
  shell: Response,
  facts: PageFacts,
  status: number,
  headers: Record<string, string>,
): Response {
  const describe = {
    element(meta: Element) {
      if (facts.description !== null) meta.setAttribute('content', facts.description);
    },
  };
  const written = new HTMLRewriter()
    .on('html', {
      element(html) {
        if (facts.forMembers) html.setAttribute('data-access', 'members');
      },
    })
    .on('title', {
      element(title) {
        if (facts.title !== null) title.prepend(`${facts.title} · `);
      },
    })
    .on('meta[property="og:title"]', {
      element(meta) {
        if (facts.title !== null) meta.setAttribute('content', facts.title);
      },
    })
    .on('meta[name="description"]', describe)
    .on('meta[property="og:description"]', describe)
    .on('head', {
      element(head) {
        if (facts.canonical !== null) {
          const address = attribute(facts.canonical);
          head.append(
            `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
            {
              html: true,
            },
          );
        }
        if (facts.initialData.length > 0) {
          const map = initialDataJson(facts.initialData);
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
