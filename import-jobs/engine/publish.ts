import type { InStatement } from '@libsql/client';
import { lettersFileKey } from '../../domain/letters-file.ts';
import type { EditionSource, ExpectedCounts } from '../records.ts';
import type { Draft } from '../writers/load-write.ts';
import { chainedDigest, type Measured, measureLexicon, measureText } from '../writers/measure.ts';
import type { ImportContext } from './context.ts';
import { PermanentError } from './errors.ts';
import { gzip } from './gzip.ts';
import type { Condition } from './protocol.ts';

/** Compares what was loaded with what the source must come to. Throws `PermanentError` naming each figure. */
function verifyCounts(editionId: string, expected: ExpectedCounts, measured: Measured): void {
  const standard = measured.totals.find((total) => total.method.endsWith('_STANDARD'))?.value ?? 0;
  const found: Record<keyof ExpectedCounts, number> = {
    verses: measured.verses,
    words: measured.words,
    letters: measured.letters,
    qereWords: measured.qereWords ?? measured.words,
    qereLetters: measured.qereLetters ?? measured.letters,
    entries: measured.entries,
    standardTotal: standard,
  };
  const wrong = (Object.keys(found) as (keyof ExpectedCounts)[])
    .filter((figure) => expected[figure] !== undefined && expected[figure] !== found[figure])
    .map((figure) => `${figure} ${found[figure]} instead of ${expected[figure]}`);
  if (wrong.length > 0) {
    throw new PermanentError(`${editionId} was not published: ${wrong.join(', ')}`);
  }
}

/** What readers are told of an edition, beside its content. */
const FACTS = [
  'id',
  'name',
  'role',
  'language',
  'script',
  'numbering',
  'licence',
  'licenceUrl',
  'source',
] as const;

/** The new revision of the whole library, from every edition's facts and content, and the one it was computed beside. */
async function libraryRevision(
  ctx: ImportContext,
  source: EditionSource,
  revision: string,
): Promise<{ revision: string; before: string | null }> {
  const [library, editions] = await ctx.db.batch(
    [
      'SELECT revision FROM library WHERE id = 1',
      `SELECT id, name, role, language, script, numbering, licence, licence_url licenceUrl, source, revision
        FROM editions WHERE revision IS NOT NULL`,
    ],
    'read',
  );
  const { edition } = source;
  const lines = new Map(
    editions?.rows.map((row) => [String(row.id), [...FACTS.map((fact) => row[fact]), row.revision]]),
  );
  lines.set(edition.id, [...FACTS.map((fact) => edition[fact]), revision]);
  const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  const hash = await chainedDigest('library', JSON.stringify(sorted));
  const before = library?.rows[0]?.revision;
  return { revision: hash.slice(0, 12), before: before === undefined ? null : String(before) };
}

export interface Publication {
  /** Another publication in the meantime would make the library's hash wrong: then this one tries again. */
  condition: Condition;
  rows(owned: Condition): InStatement[];
}

/**
 * Adds the draft up, verifies it, writes its letters file, and prepares the statements that make it the edition
 * readers see. Content equal to the published revision changes nothing but the remembered fingerprint.
 */
export async function preparePublication(
  ctx: ImportContext,
  source: EditionSource,
  draft: Draft,
  fingerprint: string,
): Promise<Publication> {
  const measured =
    source.kind === 'text' ? await measureText(ctx.db, draft) : await measureLexicon(ctx.db, draft);
  verifyCounts(draft.editionId, source.expected, measured);
  if (measured.lettersFile !== null) {
    const key = lettersFileKey(draft.editionId, measured.revision);
    await ctx.blobs.put(key, await gzip(measured.lettersFile), { contentEncoding: 'gzip' });
  }
  const library = await libraryRevision(ctx, source, measured.revision);
  const now = ctx.now().toISOString();
  return {
    condition: {
      sql: '(SELECT revision FROM library WHERE id = 1) IS ?',
      args: [library.before],
    },
    rows: (owned) => [
      publishEdition(source, draft, fingerprint, measured, now, owned),
      {
        sql: `INSERT INTO library (id, revision, updated_at) SELECT 1, ?, ? FROM import_chunks c WHERE ${owned.sql}
          ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, updated_at = excluded.updated_at
          WHERE revision <> excluded.revision`,
        args: [library.revision, now, ...owned.args],
      },
    ],
  };
}

function publishEdition(
  source: EditionSource,
  draft: Draft,
  fingerprint: string,
  measured: Measured,
  now: string,
  owned: Condition,
): InStatement {
  const { edition } = source;
  return {
    sql: `UPDATE editions SET name = ?, role = ?, language = ?, script = ?, numbering = ?, licence = ?,
        licence_url = ?, source = ?, fingerprint = ?,
        revision_no = iif(revision IS ?, revision_no, ?), published_at = iif(revision IS ?, published_at, ?),
        revision = ?, verses = ?, words = ?, letters = ?, qere_words = ?, qere_letters = ?, totals = ?
      WHERE id = ? AND revision_no = ? AND EXISTS (SELECT 1 FROM import_chunks c WHERE ${owned.sql})`,
    args: [
      edition.name,
      edition.role,
      edition.language,
      edition.script,
      edition.numbering,
      edition.licence,
      edition.licenceUrl,
      edition.source,
      fingerprint,
      measured.revision,
      draft.revision,
      measured.revision,
      now,
      measured.revision,
      measured.verses,
      measured.words,
      measured.letters,
      measured.qereWords,
      measured.qereLetters,
      JSON.stringify(measured.totals),
      draft.editionId,
      draft.published,
      ...owned.args,
    ],
  };
}
