import type { Client } from '@libsql/client';
import { count, eq, getTableColumns, sql } from 'drizzle-orm';
import { build, prepared, sendBatch } from '../../../db/batch.ts';
import { editions, importChunks, importJobs, importProblems } from '../../../db/schema/index.ts';
import { UNFINISHED_STATES } from '../../../domain/imports/index.ts';
import { nothingVisible, visibleContent } from './oracle.ts';
import type { Scenario } from './scenario.ts';

const revisionsOf = prepared(() =>
  build
    .select({ id: editions.id, revisionNo: editions.revisionNo })
    .from(editions)
    .where(sql`${editions.id} in (select value from json_each(${sql.placeholder('ids')}))`),
);

const problems = (kind: 'failed' | 'skipped') =>
  sql<number>`(select count(*) from ${importProblems}
    where ${importProblems.jobId} = ${importJobs.id} and ${importProblems.kind} = ${kind})`;

const jobsOf = prepared(() =>
  build
    .select({
      ...getTableColumns(importJobs),
      chunks: sql`json_group_array(${importChunks.chunkNo})`.mapWith((json: string): number[] =>
        JSON.parse(json),
      ),
      counted: sql<number>`coalesce(sum(${importChunks.units})
        filter (where ${importChunks.doneAt} is not null and ${importChunks.phase} = 'load'), 0)`,
      planned: sql<number>`coalesce(sum(${importChunks.units}) filter (where ${importChunks.phase} = 'load'), 0)`,
      missing: sql<number>`count(${importChunks.chunkNo}) filter (where ${importChunks.doneAt} is null)`,
      failedRows: problems('failed'),
      skippedRows: problems('skipped'),
      /** How many times the engine ran a `plan` chunk again that was done before. */
      plannedTwice: sql<number>`(select ${count()} - count(distinct ${importProblems.message}) from ${importProblems}
        where ${importProblems.jobId} = ${importJobs.id} and ${importProblems.message} like 'planned from%')`,
    })
    .from(importJobs)
    .leftJoin(importChunks, eq(importChunks.jobId, importJobs.id))
    .where(eq(importJobs.target, sql.placeholder('target')))
    .groupBy(importJobs.id)
    .orderBy(importJobs.sequence),
);

/** Checks the database after each write and reports states that must never exist, even for a moment. */
export class Watch {
  readonly violations: string[] = [];
  private readonly db: Client;
  private readonly scenario: Scenario;
  private before: string;
  private readonly ids: string;
  private isWatching = false;
  private revisions = new Map<string, number>();
  private publications = 0;
  private readonly progress = new Map<string, { done: number; total: number }>();

  constructor(db: Client, scenario: Scenario) {
    this.db = db;
    this.scenario = scenario;
    this.before = nothingVisible(scenario.editions);
    this.ids = JSON.stringify(scenario.editions.map(({ id }) => id));
  }

  async begin(before: string | null): Promise<void> {
    if (before !== null) this.before = before;
    const [revisions] = await sendBatch(this.db, 'read', [revisionsOf({ ids: this.ids })]);
    this.revisions = new Map(revisions.map(({ id, revisionNo }) => [id, revisionNo]));
    this.isWatching = true;
    await this.look();
  }

  private report(violation: string): void {
    if (!this.violations.includes(violation)) this.violations.push(violation);
  }

  async look(): Promise<void> {
    if (!this.isWatching) return;
    const { db, scenario } = this;
    const [jobs, revisions, seen] = await sendBatch(db, 'read', [
      jobsOf({ target: scenario.target }),
      revisionsOf({ ids: this.ids }),
      visibleContent(scenario.editions),
    ]);
    for (const job of jobs) this.checkJob(job);
    for (const { id, revisionNo } of revisions) {
      const last = this.revisions.get(id) ?? 0;
      if (revisionNo < last) this.report('a revision fell');
    }
    if (revisions.some(({ id, revisionNo }) => revisionNo > (this.revisions.get(id) ?? 0)))
      this.publications += 1;
    this.revisions = new Map(revisions.map(({ id, revisionNo }) => [id, revisionNo]));
    if (this.publications === 0 && seen !== this.before) this.report('readers see a draft');
    if (this.publications > 0 && !scenario.mayBePublished.includes(seen)) {
      this.report('readers see half an import');
    }
  }

  private checkJob(job: Awaited<ReturnType<Watch['jobs']>>[number]): void {
    const { id, status, done, total, counted, planned } = job;
    const last = this.progress.get(id);
    const faults: [isFault: boolean, violation: string][] = [
      [done > total, `progress ${done} exceeds the total ${total}`],
      [done < (last?.done ?? 0), 'progress fell'],
      [total < (last?.total ?? 0), 'the total fell'],
      [done !== counted, `progress ${done} where ${counted} rows are done`],
      [total !== planned, `a total of ${total} where ${planned} rows are planned`],
      [status === 'succeeded' && job.missing > 0, 'succeeded with chunks missing'],
      [job.failed !== job.failedRows, `${job.failed} rows failed, ${job.failedRows} reported`],
      [job.skipped !== job.skippedRows, `${job.skipped} rows skipped, ${job.skippedRows} reported`],
      [job.plannedTwice > 0, 'rows were planned twice'],
    ];
    for (const [isFault, violation] of faults) if (isFault) this.report(violation);
    this.progress.set(id, { done, total });
  }

  async jobs() {
    const [jobs] = await sendBatch(this.db, 'read', [jobsOf({ target: this.scenario.target })]);
    return jobs;
  }

  /** Checks after the last job that each change of content was published once and every row was counted once. */
  async end(): Promise<void> {
    await this.look();
    const { editions, uploaded, expected, leavesOutEarly } = this.scenario;
    // If an upload was replaced, the new content and later the first content again may be published.
    if (uploaded === null && this.publications > 1) this.report(`published ${this.publications} times`);
    if (expected !== this.before && this.publications === 0) this.report('never published');
    const jobs = await this.jobs();
    for (const { status, created, updated, unchanged, skipped, failed, total, done, finishedAt } of jobs) {
      if (status !== 'succeeded') continue;
      const counted = created + updated + unchanged;
      const taken = leavesOutEarly ? total : total - skipped - failed;
      if (counted !== taken * editions.length)
        this.report(`${counted} rows counted where ${taken} were taken into ${editions.length} editions`);
      if (done !== total) this.report(`ended with progress ${done} of ${total}`);
      if (finishedAt === null) this.report('ended without a time');
    }
    const open = jobs.filter(({ status }) => UNFINISHED_STATES.some((state) => state === status));
    if (open.length > 0) this.report(`a job has not ended: ${JSON.stringify(open)}`);
  }
}
