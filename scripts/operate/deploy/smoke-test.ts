import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { reasonOf } from '../../reasons.ts';
import { newSmokeAccount } from './smoke-account.ts';
import { Visitor } from './visitor.ts';

const VERSE = 'psalms/23/3';
const WORD = 'restoreth';

const healthAnswer = z.object({ deployment: z.string().min(1) });
const verseAnswer = z.object({
  verse: z.object({ hebrewText: z.string().min(1) }),
  totalValues: z.array(z.object({ method: z.string(), value: z.number() })),
});
const found = z.object({ resultCount: z.number().min(1, 'is 0') });

export interface SmokeTestOptions {
  version: string;
  /** How long the test waits until the new version answers, in milliseconds. A new domain needs some minutes. */
  patienceMs: number;
  hasAccount?(name: string): Promise<boolean>;
  print(line: string): void;
}

/**
 * Uses a site as a reader does: opens a page, reads a verse, searches by words and by value, and signs in with an
 * account that exists only for the test. It has a session from the beginning, so that it works in members mode too.
 * @returns true if everything works. Otherwise it has printed what does not.
 */
export async function smokeTest(
  site: string,
  { version, patienceMs, hasAccount, print }: SmokeTestOptions,
): Promise<boolean> {
  let works = true;
  const check = async (what: string, run: () => Promise<unknown>): Promise<boolean> => {
    const problem = await run().then(() => null, reasonOf);
    print(problem === null ? `  ok      ${what}` : `  FAILED  ${what}: ${problem}`);
    works &&= problem === null;
    return problem === null;
  };
  const visitor = new Visitor(site);
  // If the new version does not answer, the other checks would only test the old one.
  if (!(await check('the new version answers', () => untilDeployed(visitor, version, patienceMs, print))))
    return false;
  await check('it is ready', () => visitor.read('/api/health/ready'));

  const account = newSmokeAccount();
  const { password } = account;
  const isRegistered = await check('an account can be made', () =>
    visitor.expect(201, 'POST', '/api/register', account),
  );
  if (isRegistered && hasAccount !== undefined)
    await check('the site uses the database of LIBSQL_URL', async () => {
      if (!(await hasAccount(account.username)))
        throw new Error('The account is not there. Run it with --replace LIBSQL_URL,LIBSQL_TOKEN.');
    });
  await check('a page opens with its script', () => openPage(visitor));
  let value = 0;
  await check(`${VERSE} can be read`, async () => {
    const { totalValues } = verseAnswer.parse(await visitor.read(`/api/verse/${VERSE}`));
    value = totalValues.find(({ method }) => method === 'HEBREW_STANDARD')?.value ?? 0;
  });
  await check('the search by words finds verses', async () =>
    found.parse(await visitor.read(`/api/search?term=${WORD}`)),
  );
  await check('the search by value finds verses', async () =>
    found.parse(await visitor.read(`/api/search/gematria/${value}`)),
  );
  if (isRegistered) {
    // Only the Worker of imports refuses like this, and only if it accepts the session.
    await check('the administration knows the session and refuses it', () =>
      visitor.expect(403, 'GET', '/api/admin/jobs'),
    );
    await check('signing out ends the session', async () => {
      await visitor.expect(204, 'POST', '/api/logout');
      await visitor.expect(401, 'GET', '/api/user');
    });
    await check('signing in works', async () => {
      await visitor.expect(200, 'POST', '/api/login', account);
      await visitor.expect(200, 'GET', '/api/user');
    });
    await check('the account can be deleted', () => visitor.expect(204, 'DELETE', '/api/user', { password }));
  }
  return works;
}

async function untilDeployed(
  visitor: Visitor,
  version: string,
  patienceMs: number,
  print: SmokeTestOptions['print'],
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (let tries = 0; ; tries++) {
    const answer = await visitor.read('/api/health').then(
      (body) => {
        const { data } = healthAnswer.safeParse(body);
        return data !== undefined && version.startsWith(data.deployment)
          ? null
          : `version ${data?.deployment ?? 'unknown'} answers, not ${version}`;
      },
      (error: unknown) => reasonOf(error),
    );
    if (answer === null) return;
    if (performance.now() >= deadline) throw new Error(answer);
    if (tries === 1)
      print('  …       waiting for the new version; the first time a domain needs some minutes');
    await sleep(Math.min(2_000, patienceMs));
  }
}

async function openPage(visitor: Visitor): Promise<void> {
  const html = await (await visitor.expect(200, 'GET', `/explorer/${VERSE}`)).text();
  const script = /src="(\/assets\/[^"]+\.js)"/u.exec(html)?.[1];
  if (script === undefined) throw new Error('The page has no script.');
  await visitor.expect(200, 'GET', script);
}
