/** A busy site may refuse a request and say when to ask again (503 with Retry-After). Asks again then, as clients must. */
export async function patiently(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    const seconds = Number(response.headers.get('Retry-After'));
    if (response.status !== 503 || seconds === 0) return response;
    await response.body?.cancel();
    await new Promise((done) => setTimeout(done, seconds * 1000));
  }
}

export async function getJson<T>(url: string): Promise<T> {
  const response = await patiently(() => fetch(url));
  if (response.status !== 200)
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = new Array(items.length);
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < items.length) {
        const index = next++;
        results[index] = await work(items[index] as T);
      }
    }),
  );
  return results;
}

export function totalOf(
  values: readonly { method: string; value: number | null }[],
  method: string,
): number | null {
  const found = values.find((one) => one.method === method);
  if (!found) throw new Error(`No ${method} among ${values.map((one) => one.method).join(', ')}.`);
  return found.value;
}
