/** Calls of parts that load later: files, and pages of a list. */
import { type Answer, call, contentOf, type DataOf, type Mark, successful } from './call.ts';

export async function callFile(request: Promise<Answer & Pick<Response, 'blob'>>): Promise<Blob> {
  const answer = await successful(request);
  return contentOf(answer, answer.blob());
}

export async function callPage<R extends Answer>(
  request: Promise<R>,
  ...mark: Mark<R>
): Promise<{ items: DataOf<R>; total: number }> {
  let total = 0;
  const items = await call(
    request.then((answer) => {
      total = Number(answer.headers.get('X-Total-Count'));
      return answer;
    }),
    ...mark,
  );
  return { items, total };
}
