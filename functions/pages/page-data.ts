import { bookById, isBookId } from '../../domain/canon/books.ts';
import type { AppContext } from '../http/context.ts';
import { jsonOf, scriptureAnswer } from '../http/scripture.ts';
import type { ScriptureRead } from '../http/statement.ts';
import { listInsights } from '../insights/list-insights.ts';
import { listBooks } from '../text/list-books.ts';
import { listEditions } from '../text/list-editions.ts';
import { listVersions } from '../text/list-versions.ts';
import type { InlinedAnswer } from './shell.ts';

type Reads = Readonly<Record<string, () => ScriptureRead<unknown>>>;

/** What the first screen of a page asks of the API. */
const READS: Readonly<Record<string, (search: URLSearchParams) => Reads>> = {
  '/bible': () => ({ '/api/books': listBooks, '/api/editions': listEditions, '/api/versions': listVersions }),
  '/hybrid-explorer': () => ({ '/api/books': listBooks }),
  '/about': () => ({ '/api/editions': listEditions }),
  // Whether 1 Esdras is installed.
  '/greek-gematria': () => ({ '/api/books': listBooks }),
  // The open tab.
  '/insights': (search) => {
    const book = search.get('book') ?? '';
    const id = isBookId(book) && bookById(book).group === 'torah' ? book : 'genesis';
    return { [`/api/kabbalistic-insights?book=${id}`]: () => listInsights(id) };
  },
};

/** Those answers with the revision's tag, read at once. Throws a `Problem` where the library cannot be reached. */
export async function pageData(
  c: AppContext,
  path: string,
  search: URLSearchParams,
): Promise<{ initialData: InlinedAnswer[]; etag: string | undefined }> {
  const answers = await Promise.all(
    Object.entries(READS[path]?.(search) ?? {}).map(async ([address, read]) => ({
      address,
      answer: await scriptureAnswer(c, address, read()),
    })),
  );
  const tags = new Set(answers.map(({ answer }) => answer.headers.ETag));
  return {
    initialData: answers.map(({ address, answer }) => ({ address, json: jsonOf(answer) })),
    // A revision may be published between two of the reads: such a page names none.
    etag: tags.size === 1 ? [...tags][0] : undefined,
  };
}
