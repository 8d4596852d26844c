import type { ScriptureRead } from '../../db/read-statement.ts';
import { bookById, isBookId } from '../../domain/canon/index.ts';
import { verseQuery } from '../../domain/contract/index.ts';
import type { Ctx } from '../ctx/ctx.ts';
import { jsonAnswer } from '../http/scripture.ts';
import { planInsights } from '../insights/plan-insights.ts';
import { planBooks } from '../text/plan-books.ts';
import { planEditions } from '../text/plan-editions.ts';
import { planVersions } from '../text/plan-versions.ts';
import { planVerse } from '../verse/plan-verse.ts';
import { contentOf, type PageContent } from './page-content.ts';
import type { InlinedAnswer } from './shell.ts';

type Reads = Readonly<Record<string, () => ScriptureRead<unknown>>>;

/**
 * The API calls that the first screen of each of these pages needs. `placeFacts` has that of a verse or
 * chapter.
 */
const READS: Readonly<Record<string, (search: URLSearchParams) => Reads>> = {
  '/bible': () => ({ '/api/books': planBooks, '/api/editions': planEditions, '/api/versions': planVersions }),
  // Without a book, the page shows Genesis 1:1 with its citation as an example.
  '/hybrid-explorer': (search) => ({
    '/api/books': planBooks,
    ...(search.has('book')
      ? {}
      : { '/api/hybrid/verse/genesis/1/1': planExample, '/api/editions': planEditions }),
  }),
  '/about': () => ({ '/api/editions': planEditions }),
  '/heat': () => ({ '/api/editions': planEditions }),
  '/statistics': () => ({ '/api/editions': planEditions }),
  '/places': () => ({ '/api/editions': planEditions }),
  '/greek-gematria': () => ({ '/api/books': planBooks }),
  '/insights': (search) => {
    const book = search.get('book') ?? '';
    const id = isBookId(book) && bookById(book).group === 'torah' ? book : 'genesis';
    return { [`/api/kabbalistic-insights?book=${id}`]: () => planInsights(id) };
  },
};

const planExample = () => planVerse(bookById('genesis'), 1, 1, verseQuery.parse({}));

export async function pageData(
  ctx: Ctx,
  path: string,
  search: URLSearchParams,
): Promise<{ initialData: InlinedAnswer[]; content: PageContent }> {
  const answers = await Promise.all(
    Object.entries(READS[path]?.(search) ?? {}).map(async ([address, read]) => ({
      address,
      ...(await jsonAnswer(ctx, address, read())),
    })),
  );
  return {
    initialData: answers.map(({ address, json }) => ({ address, json })),
    content: contentOf(answers),
  };
}
