/**
 * `npm run admin:peppers` counts the accounts that need each pepper, for their password, their second factor or their
 * recovery codes. An old pepper may go when no account needs it. It counts in the library of this machine or, if
 * LIBSQL_URL is set, in the library of a deployment.
 */
import { runCommand } from '../reasons.ts';
import { openLibrary } from '../start/open-library.ts';
import { countWithout, pepperNeeds } from './peppers-in-use.ts';

await runCommand(async () => {
  const { db } = openLibrary();
  const needs = await pepperNeeds(db);
  const names = new Set(needs.flatMap(({ signIn, codes }) => [...signIn, ...codes]));
  for (const name of [...names].sort()) {
    const { signIn, onlyCodes } = countWithout(needs, (one) => one === name);
    const ofThem = onlyCodes === 0 ? '' : ` (${onlyCodes} only for recovery codes)`;
    console.log(`${name || 'without a name'}: ${signIn + onlyCodes}${ofThem}`);
  }
  if (needs.length === 0) console.log('There are no accounts.');
  db.close();
});
