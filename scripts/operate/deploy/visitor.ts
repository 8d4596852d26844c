const TIMEOUT_MS = 30_000;

export class Visitor {
  readonly #site: string;
  readonly #cookies = new Map<string, string>();

  /** @param site the origin of the site, without a slash at its end. */
  constructor(site: string) {
    this.#site = site;
  }

  async ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(this.#site + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Origin: this.#site,
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      this.#cookies.set(name, value.join('='));
    }
    return response;
  }

  async expect(status: number, method: string, path: string, body?: unknown): Promise<Response> {
    const response = await this.ask(method, path, body);
    if (response.status !== status)
      throw new Error(`${method} ${path} answered ${response.status} in place of ${status}.`);
    return response;
  }

  async read(path: string): Promise<unknown> {
    return (await this.expect(200, 'GET', path)).json();
  }
}
