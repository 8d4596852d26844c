import { PermanentError } from '../../engine/errors.ts';
import { memorySource } from '../../files/byte-source.ts';
import { readZip } from '../../files/zip/read-zip.ts';
import { unpackEntry } from '../../files/zip/unpack-entry.ts';
import type { SourceContext } from '../../job-kind.ts';
import { sha256Of } from '../../sha256.ts';
import { fetchFile, joinBytes } from './fetch-file.ts';
import { type Pack, type PackFile, type PackPart, textOf } from './pack.ts';

const MAX_ARCHIVE_BYTES = 16 * 1024 * 1024;
const MAX_SMALL_FILE_BYTES = 1024 * 1024;

/** How many files are fetched at the same time. A Worker has six connections. */
const CONNECTIONS = 6;

type Bytes = Uint8Array<ArrayBuffer>;
type StoreContext = Pick<SourceContext, 'files' | 'addresses' | 'fetch'>;

export interface PackObject {
  key: string;
  files: readonly PackFile[];
  isBundle: boolean;
}

const filesByPath = new WeakMap<Pack, ReadonlyMap<string, PackFile>>();

export function objectsOf(pack: Pack, parts: readonly PackPart[]): PackObject[] {
  const folder = `packs/${pack.id}/${pack.upstream.commit}`;
  const known = filesByPath.get(pack) ?? new Map(pack.files.map((file) => [file.path, file]));
  filesByPath.set(pack, known);
  const filesAt = (paths: readonly string[]): PackFile[] =>
    paths.map((path) => {
      const file = known.get(path);
      if (file === undefined) throw new Error(`The pack ${pack.id} has no file ${path}`);
      return file;
    });
  if (pack.listSha256 !== null)
    return parts.map(({ part, files }) => ({
      key: `${folder}/${part}.json`,
      files: filesAt(files),
      isBundle: true,
    }));
  const paths = new Set(parts.flatMap(({ files }) => files));
  return filesAt([...paths]).map((file) => ({
    key: `${folder}/${file.path}`,
    files: [file],
    isBundle: false,
  }));
}

export async function bringObject(ctx: StoreContext, pack: Pack, object: PackObject): Promise<void> {
  const stored = await ctx.files.head(object.key);
  const [first] = object.files;
  if (stored !== null && (object.isBundle || stored.size === first?.bytes)) return;
  const bytes =
    object.isBundle || first === undefined
      ? await fetchBundle(ctx, pack, object.files)
      : await fetchPackFile(ctx, pack, first);
  await ctx.files.put(object.key, bytes, { sha256: await sha256Of(bytes) });
}

async function fetchBundle(ctx: StoreContext, pack: Pack, files: readonly PackFile[]): Promise<Bytes> {
  const texts: [path: string, text: string][] = [];
  for (let at = 0; at < files.length; at += CONNECTIONS)
    texts.push(
      ...(await Promise.all(
        files
          .slice(at, at + CONNECTIONS)
          .map(async (file) => exactText(file.path, await fetchPackFile(ctx, pack, file))),
      )),
    );
  return new TextEncoder().encode(JSON.stringify(Object.fromEntries(texts)));
}

/** The texts of an object's files by their paths. An object that is no longer in the bucket is fetched again. */
export async function textsOf(
  ctx: StoreContext,
  pack: Pack,
  object: PackObject,
): Promise<Map<string, string>> {
  const bytes = await storedBytes(ctx, pack, object);
  if (object.isBundle) return new Map(Object.entries(textsInBundle(bytes)));
  return new Map(object.files.map(({ path }) => [path, textOf(bytes)]));
}

/**
 * Compares the files of a pack that has one SHA-256 for the list of its files.
 *
 * @param sums the SHA-256 of each file by its path.
 * @throws PermanentError if a file is another one. The stored objects are then removed, so that the next job fetches
 *   the files again.
 */
export async function checkList(
  ctx: StoreContext,
  pack: Pack,
  objects: readonly PackObject[],
  sums: ReadonlyMap<string, string>,
): Promise<void> {
  const list = [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, sum]) => `${sum}  ${path}\n`)
    .join('');
  if ((await sha256Of(list)) === pack.listSha256) return;
  for (const { key } of objects) await ctx.files.delete(key);
  throw new PermanentError(
    `The files of ${pack.upstream.repository} are not those of the pack: the SHA-256 of their list differs. The copies ` +
      'are removed. Start the import again to fetch the files again.',
    null,
  );
}

async function storedBytes(ctx: StoreContext, pack: Pack, object: PackObject): Promise<Uint8Array> {
  const stored = await ctx.files.get(object.key);
  if (stored !== null) return stored;
  await bringObject(ctx, pack, object);
  const fetched = await ctx.files.get(object.key);
  if (fetched === null) throw new Error(`${object.key} was stored and is not there`);
  return fetched;
}

const EXACT = { fatal: true, ignoreBOM: true };

/** The text of a file by its path. It keeps its byte order mark here, so that its bytes can be checked. */
function exactText(path: string, bytes: Bytes): [path: string, text: string] {
  try {
    return [path, new TextDecoder('utf-8', EXACT).decode(bytes)];
  } catch {
    throw new PermanentError(`${path} is not UTF-8.`);
  }
}

const textsInBundle = (bytes: Uint8Array): Record<string, string> =>
  JSON.parse(new TextDecoder('utf-8', EXACT).decode(bytes));

const addressOf = (ctx: StoreContext, { upstream }: Pack, path: string): string =>
  [
    ctx.addresses.packs,
    upstream.repository,
    upstream.commit,
    encodeURIComponent(path).replaceAll('%2F', '/'),
  ].join('/');

async function fetchPackFile(ctx: StoreContext, pack: Pack, file: PackFile): Promise<Bytes> {
  const { archive } = pack.upstream;
  const mostBytes = archive === null ? (file.bytes ?? MAX_SMALL_FILE_BYTES) : MAX_ARCHIVE_BYTES;
  const fetched = await fetchFile(ctx, addressOf(ctx, pack, archive ?? file.path), mostBytes);
  return checked(file, archive === null ? fetched : await unpacked(fetched, archive, file));
}

async function unpacked(archive: Bytes, name: string, file: PackFile): Promise<Bytes> {
  const source = memorySource(archive);
  const entry = (await readZip(source)).find((one) => one.name === file.path);
  if (entry === undefined || entry.size !== file.bytes)
    throw new PermanentError(`${name} has no file ${file.path} with ${file.bytes} bytes.`);
  const pieces: Bytes[] = [];
  for await (const piece of unpackEntry(source, entry)) pieces.push(new Uint8Array(piece));
  return joinBytes(pieces);
}

async function checked({ path, bytes: size, sha256 }: PackFile, bytes: Bytes): Promise<Bytes> {
  // A connection that broke leaves fewer bytes. The next try may get all of them.
  if (size !== null && bytes.length < size)
    throw new Error(`${path} is cut off: ${bytes.length} of ${size} bytes arrived.`);
  if (sha256 === null) return bytes;
  const found = await sha256Of(bytes);
  if (found !== sha256)
    throw new PermanentError(`${path} is not the file of the pack: its SHA-256 is ${found}.`);
  return bytes;
}
