const VALUES: Readonly<Record<string, string>> = {
  book: 'genesis',
  chapter: '1',
  verse: '1',
  value: '26',
  strongsNumber: 'H7225',
};

/** An address that a route answers: each parameter has a value that exists, or 1. */
export const addressOf = (path: string): string =>
  path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => VALUES[name] ?? '1');
