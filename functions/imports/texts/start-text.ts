import { eq } from 'drizzle-orm';
import { build, sendBatch } from '../../../db/batch.ts';
import { ownTexts, users } from '../../../db/schema/index.ts';
import type {
  AddTextBody,
  StartedJob,
  StartedText,
  StoredFile,
  TextPreviewBody,
} from '../../../domain/contract/index.ts';
import { type OwnId, ownId, scriptOfLanguage } from '../../../domain/editions/index.ts';
import { type FileGuesses, OWN_LICENCES, type OwnEdition } from '../../../domain/imports/index.ts';
import { OWN_TEXT_VERSION } from '../../../import-jobs/sources/own-texts/own-text.ts';
import { Problem } from '../../ctx/errors.ts';
import { signedOut } from '../../sessions/ask-as-reader.ts';
import { ownTextNotHere } from '../../text/versions.ts';
import { logAdmin } from '../admins-only.ts';
import type { AdminCtx } from '../context/import-deps.ts';
import { storedFile } from '../files/stored-files.ts';
import { startImport } from '../jobs/start.ts';

type Reading = Pick<TextPreviewBody, 'encoding' | 'text' | 'hasHeader' | 'columns' | 'books'>;

const guessesOf = ({ encoding, text, hasHeader, columns, books }: Reading): FileGuesses => ({
  encoding,
  text,
  hasHeader,
  columns,
  books,
});

/**
 * An uploaded file of the folder `text`, with its key.
 * @throws Problem 404 if there is none, 422 if it is in another folder.
 */
async function textFile(ctx: AdminCtx, id: string): Promise<{ key: string; file: StoredFile }> {
  const { file, key } = await storedFile(ctx, id);
  if (file.folder !== 'text')
    throw new Problem('invalid', `${file.name} was not uploaded as a text of its own.`);
  return { key, file };
}

/**
 * Starts the job that says what a file is taken for.
 * @throws Problem 404 if there is no such file, 422 if it is no text of a Bible.
 */
export async function previewText(
  ctx: AdminCtx,
  { fileId, numbering, ...reading }: TextPreviewBody,
  idempotencyKey: string | undefined,
): Promise<StartedJob> {
  const { key, file } = await textFile(ctx, fileId);
  const task = { kind: 'text-preview', file: key, guesses: guessesOf(reading), numbering } as const;
  return startImport(ctx, { title: `Preview of ${file.name}`, task }, idempotencyKey);
}

function editionOf(
  id: OwnId,
  { name, role, language, licence, source }: AddTextBody,
  file: StoredFile,
): OwnEdition {
  const script = scriptOfLanguage(language);
  return {
    id,
    name,
    role: `own-${role}`,
    language,
    script,
    ...OWN_LICENCES[licence],
    source: source === '' ? file.name : source,
  };
}

/**
 * Adds a text of its own, or gives an added text another file. Readers see it when its job has published it.
 *
 * @throws Problem 404 if there is no such file or text, 409 if the text is being imported, 422 if the file is no text of a
 *   Bible, or if the language has no originals here.
 */
export async function addText(
  ctx: AdminCtx,
  body: AddTextBody,
  idempotencyKey: string | undefined,
): Promise<StartedText> {
  const { key, file } = await textFile(ctx, body.fileId);
  const script = scriptOfLanguage(body.language);
  if (body.role === 'original' && script !== 'hebrew' && script !== 'greek')
    throw new Problem('invalid', 'An original is in Hebrew or Greek. Add this text as a translation.', {
      fields: { role: 'translation' },
    });
  const [[admin]] = await sendBatch(ctx.db, 'read', [
    build.select({ name: users.username }).from(users).where(eq(users.id, ctx.reader.userId)),
  ]);
  if (admin === undefined) throw signedOut();
  const guesses = guessesOf(body);
  const { id: _, ...facts } = editionOf('own-0', body, file);
  const row = {
    facts,
    abbreviation: body.abbreviation,
    file: {
      key,
      name: file.name,
      sha256: file.sha256,
      guesses,
      numbering: body.numbering,
      reader: OWN_TEXT_VERSION,
    },
    licence: {
      id: body.licence,
      sha256: file.sha256,
      confirmedBy: admin.name,
      confirmedAt: new Date(ctx.now()).toISOString(),
    },
    hiddenRevision: null,
  };
  const replaced = ownId(body.edition);
  const [[stored]] = await sendBatch(ctx.db, 'write', [
    replaced === undefined
      ? build.insert(ownTexts).values(row).returning({ number: ownTexts.number })
      : build
          .update(ownTexts)
          .set(row)
          .where(eq(ownTexts.number, numberOf(replaced)))
          .returning({ number: ownTexts.number }),
  ]);
  if (stored === undefined) throw ownTextNotHere(replaced ?? 'own-0');
  const edition: OwnId = `own-${stored.number}`;
  const task = {
    kind: 'own-text',
    file: key,
    guesses,
    numbering: body.numbering,
    edition: { id: edition, ...facts },
  } as const;
  try {
    const started = await startImport(ctx, { title: body.name, task }, idempotencyKey);
    logAdmin(ctx, 'add text', { edition, licence: body.licence, sha256: file.sha256 });
    return { ...started, edition };
  } catch (error) {
    // Nothing was imported, so a text that is new does not stay in the list.
    if (replaced === undefined)
      await sendBatch(ctx.db, 'write', [build.delete(ownTexts).where(eq(ownTexts.number, stored.number))]);
    throw error;
  }
}

export const numberOf = (edition: OwnId): number => Number(edition.slice('own-'.length));
