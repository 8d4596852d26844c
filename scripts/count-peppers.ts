/**
 * `npm run admin:peppers` counts the passwords and second factors of each pepper. An old pepper may go when nothing needs
 * it. It counts in the library of this machine or, if LIBSQL_URL is set, in the library of a deployment.
 */
import { count, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { build, sendBatch } from '../db/batch.ts';
import { secondFactors, users } from '../db/schema/index.ts';
import { splitMarked } from '../functions/named-secrets.ts';
import { openLibrary } from './open-library.ts';
import { reasonOf } from './reasons.ts';

/** What a stored text begins with: the name of its pepper and a colon, or nothing. */
const mark = (text: SQLWrapper) => sql<string>`substr(${text}, 1, instr(${text}, ':'))`;

try {
  const { db } = openLibrary();
  const [passwords, factors] = await sendBatch(db, 'read', [
    build
      .select({ mark: mark(users.password), rows: count() })
      .from(users)
      .groupBy(mark(users.password)),
    build
      .select({ mark: mark(secondFactors.secret), rows: count() })
      .from(secondFactors)
      .where(eq(secondFactors.isOn, true))
      .groupBy(mark(secondFactors.secret)),
  ]);
  db.close();
  const marks = new Set([...passwords, ...factors].map(({ mark }) => mark));
  for (const mark of [...marks].sort()) {
    const name = splitMarked(mark).name || 'without a name';
    const [inPasswords, inFactors] = [passwords, factors].map(
      (counted) => counted.find((row) => row.mark === mark)?.rows ?? 0,
    );
    console.log(`${name}: passwords ${inPasswords}, second factors ${inFactors}`);
  }
  if (marks.size === 0) console.log('There are no accounts.');
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
