const VALUES: Readonly<Record<string, string>> = {
  book: 'genesis',
  chapter: '1',
  verse: '1',
  value: '26',
  strongsNumber: 'H7225',
};

/** An address of a route: each parameter gets a value that exists in the sample library, or 1. */
export const addressOf = (path: string): string =>
  path
    .replace('/lemma/:number', '/lemma/H7225')
    .replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) => VALUES[name] ?? '1');
