import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';
import type { SourceContext } from '../../import-jobs/job-kind.ts';
import type { Pack } from '../../import-jobs/sources/packs/pack.ts';
import { memoryBlobs } from './memory-blobs.ts';
import { tinyVerse } from './tiny-sources.ts';

const sha256 = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

export const REPOSITORY = 'owner/tiny';
export const COMMIT = 'c0ffee';
const ORIGIN = 'https://packs.test';

export const addressOf = (path: string): string => `${ORIGIN}/${REPOSITORY}/${COMMIT}/${path}`;

export interface TinyPackOptions {
  /** The files of the pack are in this ZIP archive upstream. */
  archive?: string;
  /** True if the pack has one SHA-256 for the list of its files, instead of one for each file. */
  hasList?: boolean;
}

/** A pack in which each file is a part. Each line of a file is the number of a verse of Genesis 1. */
export function tinyPack(files: Readonly<Record<string, string>>, options: TinyPackOptions = {}): Pack {
  const { archive = null, hasList = false } = options;
  const paths = Object.keys(files);
  const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');
  return {
    id: 'tiny',
    title: 'Tiny pack',
    target: 'pack-tiny',
    editions: [
      {
        record: {
          id: 'tiny',
          name: 'Tiny Hebrew',
          role: 'translation',
          language: 'he',
          script: 'hebrew',
          numbering: 'english',
          licence: 'public domain',
          licenceUrl: null,
          source: 'made for tests',
        },
        expected: { verses: Object.values(files).flatMap(linesOf).length },
        partial: false,
      },
    ],
    unit: 'verses',
    licence: 'public domain',
    licenceUrl: null,
    upstream: { repository: REPOSITORY, commit: COMMIT, archive },
    mirror: 'tiny',
    files: Object.entries(files).map(([path, text]) => ({
      path,
      bytes: hasList ? null : Buffer.byteLength(text),
      sha256: hasList ? null : sha256(text),
    })),
    bytes: Buffer.byteLength(Object.values(files).join('')),
    listSha256: hasList
      ? sha256(
          Object.entries(files)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([path, text]) => `${sha256(text)}  ${path}\n`)
            .join(''),
        )
      : null,
    version: 1,
    parts: paths.map((path) => ({ part: path, files: [path] })),
    count: (part, read) => linesOf(read(part)).length,
    read: ({ part, from, to }, read) => ({
      verses: {
        tiny: linesOf(read(part))
          .slice(from, to)
          .map((line) => tinyVerse(Number(line))),
      },
    }),
  };
}

/** What an address answers: a body, a response of its own, or an error of the network. */
export type Answer = string | Uint8Array<ArrayBuffer> | (() => Response | Promise<Response>);

/** Sources in memory. `answers` has an answer for each path; any other path is a 404. */
export function tinyContext(answers: Record<string, Answer>): SourceContext & {
  files: ReturnType<typeof memoryBlobs>;
  fetched: string[];
} {
  const fetched: string[] = [];
  return {
    files: memoryBlobs(),
    addresses: { sefaria: '', packs: ORIGIN },
    fetched,
    async fetch(address) {
      fetched.push(address);
      const answer = answers[address.slice(addressOf('').length)];
      if (answer === undefined) return new Response('404: Not Found', { status: 404 });
      return typeof answer === 'function' ? answer() : new Response(answer);
    },
    wait: async () => undefined,
  };
}

export const zipOf = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])),
    ),
  );
