import { expect } from 'vitest';
import { getJson } from '../worker/http.ts';
import { testRecipe } from './recipe.ts';

/** The example: `first:light` finds the verses that begin with a word, `first:"in the beginning"` with a phrase. */
testRecipe({
  page: 'docs/adding-a-search-operator.md',
  mostFiles: 6,
  steps: [
    {
      file: 'domain/search-query/terms.ts',
      after: '\n  readonly value: { readonly value: number };',
      text: '\n  readonly first: WordRun;',
    },
    {
      file: 'domain/search-query/terms.ts',
      after: '= {\n  value: { form: /^=/u, read: readValue, markedWords: noWords },',
      text: `
  first: { form: /^first:/iu, read: readFirst, markedWords: (term) => [exactly(term)] },`,
    },
    {
      file: 'domain/search-query/terms.ts',
      after: '\nconst terms = (...read: SearchTerm[]): ReadPiece => ({ ok: true, terms: read });\n',
      text: `
const exactly = ({ script, tokens }: WordRun): WordsTerm => ({ kind: 'words', script, tokens, exact: true, prefix: false });

function readFirst(piece: string): ReadPiece {
  const [run] = wordRuns(piece.slice('first:'.length));
  if (run === undefined) return refused('Write a word right after first:, as in first:light.');
  return terms({ kind: 'first', ...run });
}
`,
    },
    {
      file: 'functions/search/text/term-sql.ts',
      after: 'const KINDS: { readonly [Kind in TermKind]: (term: TermOf<Kind>) => TermSql } = {',
      text: `
  first: ({ script, tokens }) => ({
    scripts: [script],
    lemmas: [],
    table: script === 'latin' ? 'verse_search_exact' : 'verse_search_original',
    match: [\`\${columnOf(script)}^ \${phraseOf({ tokens, prefix: false })}\`],
  }),`,
    },
    {
      file: 'domain/search-query/search-query.test.ts',
      after: "\n    ['naïve', '~naive'],",
      text: "\n    ['first:light dark', '(first:latin:light & ~dark)'],",
    },
    {
      file: 'functions/search/text/plan-search.test.ts',
      after: "\n    ['begin*', /\\bbegin/i],",
      text: "\n    ['first:and', /^and\\b/i],",
    },
    {
      file: 'frontend/text/search/search-text.ts',
      after: "\n    { typed: '=26', means: 'verses with this gematria value' },",
      text: "\n    { typed: 'first:light', means: 'verses that begin with this word' },",
    },
    {
      file: 'domain/contract/text-search.ts',
      after: '=26 for a verse’s value',
      text: ', first:light for a verse’s first word',
    },
  ],
  tests: ['domain/search-query', 'functions/search/text'],
  ask: async ({ url }) => {
    const search = (term: string) =>
      getJson<{ results: { reference: string }[] }>(`${url}/api/search?${new URLSearchParams({ term })}`);
    const referencesOf = async (term: string) => (await search(term)).results.map((hit) => hit.reference);
    expect(await referencesOf('first:"in the beginning"')).toEqual(['Genesis 1:1', 'John 1:1']);
    expect(await referencesOf('first:beginning')).toEqual([]);
    expect(await referencesOf('first:בראשית NOT אור')).toContain('Genesis 1:1');
  },
});
