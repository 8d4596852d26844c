/**
 * A fake server for the administrators' calls. It keeps its data in memory, and the test changes its jobs.
 */
import {
  type FileFolder,
  type Job,
  newUploadBody,
  type Packs,
  type StoredFile,
  type StoredFiles,
} from '../../domain/contract/index.ts';
import { buttonById, isUnfinished, targetOf } from '../../domain/imports/index.ts';
import { jobWith } from '../support/job.ts';
import type { domSite } from './site.tsx';

type Site = Awaited<ReturnType<typeof domSite>>;

export interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
}

const JOBS_A_PAGE = 50;

const LATER = '2026-11-23T01:05:00.000Z';

const error = (status: number, code: string, message: string) =>
  Response.json({ message, code, requestId: 'r-1' }, { status });

const none = () => error(404, 'not_found', 'There is nothing here.');

export function adminServer(site: Site) {
  let jobs: Job[] = [];
  const sent: Sent[] = [];
  let packs: Packs = { offline: false, packs: [] };
  let files: StoredFiles = { files: [], uploads: [], partSize: 8, maxBytes: 512_000_000 };

  const change = (id: string, to: Partial<Job>) => {
    jobs = jobs.map((job) => (job.id === id ? { ...job, ...to } : job));
  };
  const targetOfPath = (id: string): string => {
    const button = buttonById(id);
    if (button !== undefined) return targetOf(button.task);
    return id.startsWith('packs/') ? `pack-${id.slice('packs/'.length)}` : 'sefaria';
  };

  const received: Record<string, string[]> = {};
  const uploads = new Map<string, { folder: FileFolder; name: string; size: number }>();
  const answerFiles = (rest: string, body: unknown): Response => {
    if (rest === 'files') {
      const upload = newUploadBody.parse(JSON.parse(String(body)));
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, upload);
      const { partSize } = files;
      return Response.json({ id, ...upload, partSize, parts: [], startedAt: LATER }, { status: 201 });
    }
    const id = rest.split('/')[1] ?? '';
    const upload = uploads.get(id);
    if (upload === undefined) return none();
    const stored: StoredFile = { id, ...upload, sha256: id.padEnd(64, '0'), lastModified: LATER };
    files = { ...files, files: [...files.files, stored] };
    return Response.json(stored);
  };
  site.answer('PUT', /^\/api\/admin\/files\/[^/]+\/parts\/\d+$/u, async ({ body }, _, path) => {
    const upload = uploads.get(path.split('/')[4] ?? '');
    if (upload === undefined || !(body instanceof Blob)) return none();
    const name = `${upload.folder}/${upload.name}`;
    received[name] = [...(received[name] ?? []), await body.text()];
    return new Response(null, { status: 204 });
  });
  site.answer('DELETE', /^\/api\/admin\//u, (_, __, path) => {
    const rest = path.slice('/api/admin/'.length);
    sent.push({ path: `DELETE ${rest}`, body: null, key: null });
    files = { ...files, files: files.files.filter(({ id }) => rest !== `files/${id}`) };
    return new Response(null, { status: 204 });
  });
  site.answer('GET', '/api/admin/jobs', (_, __, path) => {
    const before = new URL(path, location.origin).searchParams.get('before');
    const from = jobs.findIndex(({ id }) => id === before) + 1;
    const listed = jobs.slice(from, from + JOBS_A_PAGE);
    const next = jobs.length > from + JOBS_A_PAGE ? listed.at(-1)?.id : null;
    return Response.json({ jobs: listed, next });
  });
  site.answer('GET', /^\/api\/admin\/jobs\/[^/]+$/u, (_, __, path) => {
    const job = jobs.find(({ id }) => path.endsWith(`/${id}`));
    return job === undefined ? none() : Response.json(job);
  });
  site.answer('GET', '/api/admin/packs', () => Response.json(packs));
  site.answer('GET', '/api/admin/files', () => Response.json(files));
  site.answer('POST', /^\/api\/admin\//u, ({ body, headers }, _, path) => {
    const rest = path.slice('/api/admin/'.length);
    const key = new Headers(headers).get('Idempotency-Key');
    if (rest.startsWith('files')) return answerFiles(rest, body);
    sent.push({ path: rest, body: typeof body === 'string' ? JSON.parse(body) : null, key });
    const [, jobId, verb] = /^jobs\/([^/]+)\/(\w+)$/u.exec(rest) ?? [];
    if (jobId !== undefined) {
      const status = { pause: 'paused', resume: 'running', retry: 'running', cancel: 'cancelled' } as const;
      if (verb === 'pause' || verb === 'resume' || verb === 'retry' || verb === 'cancel') {
        change(jobId, { status: status[verb] });
      }
      return Response.json(jobs.find(({ id }) => id === jobId));
    }
    const target = targetOfPath(rest);
    const running = jobs.find((job) => job.target === target && isUnfinished(job.status));
    if (running !== undefined) return error(409, 'conflict', `“${running.title}” is running.`);
    const id = `job-${jobs.length + 1}`;
    const title = buttonById(rest)?.title ?? rest;
    jobs = [jobWith({ id, title, target, status: 'queued', phase: 'stage' }), ...jobs];
    const message = `${title} has been started.`;
    return Response.json({ status: 'started', message, jobId: id }, { status: 202 });
  });

  return {
    /** The requests that start or change a job or delete a file, in order. Uploads are not among them. */
    sent,
    setJobs: (...next: Job[]) => {
      jobs = next;
    },
    received: () => received,
    change,
    setPacks: (next: Packs) => {
      packs = next;
    },
    setFiles: (next: Partial<StoredFiles>) => {
      files = { ...files, ...next };
    },
  };
}
