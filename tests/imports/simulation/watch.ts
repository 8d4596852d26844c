import type { Client } from '@libsql/client';
import { count, eq, getTableColumns, sql } from 'drizzle-orm';
import { build, prepared, sendBatch } from '../../../db/batch.ts';
import { editions, importChunks, importJobs } from '../../../db/schema/index.ts';
import { UNFINISHED_STATES } from '../../../domain/job-states.ts';
import { visibleContent } from './oracle.ts';
import type { Scenario } from './scenario.ts';

const revisionOf = prepared(() =>
  build
    .select({ revisionNo: editions.revisionNo })
    .from(editions)
    .where(eq(editions.id, sql.placeholder('edition'))),
);

const jobsOf = prepared(() =>
  build
    .select({
      ...getTableColumns(importJobs),
      chunks: count(importChunks.chunkNo),
      /** Rows of the chunks that are done. */
      counted: sql<number>`coalesce(sum(${importChunks.units}) filter (where ${importChunks.doneAt} is not null), 0)`,
      /** Chunks that are not done. */
      missing: sql<number>`count(${importChunks.chunkNo}) filter (where ${importChunks.doneAt} is null)`,
    })
    .from(importJobs)
    .leftJoin(importChunks, eq(importChunks.jobId, importJobs.id))
    .where(eq(importJobs.editionId, sql.placeholder('edition')))
    .groupBy(importJobs.id)
    .orderBy(sql`${importJobs}.rowid`),
);

/** Looks at the database after each write: what may never be seen, even for a moment. */
export class Watch {
  readonly violations: string[] = [];
  private readonly db: Client;
  private readonly scenario: Scenario;
  private before = '';
  private isWatching = false;
  private revisionNo = 0;
  private publications = 0;
  private readonly progress = new Map<string, number>();

  constructor(db: Client, scenario: Scenario) {
    this.db = db;
    this.scenario = scenario;
  }

  private async publishedRevision(): Promise<number> {
    const [[edition]] = await sendBatch(this.db, 'read', [revisionOf({ edition: this.scenario.editionId })]);
    return edition?.revisionNo ?? 0;
  }

  async begin(before: string): Promise<void> {
    this.before = before;
    this.revisionNo = await this.publishedRevision();
    this.isWatching = true;
    await this.look();
  }

  private report(violation: string): void {
    if (!this.violations.includes(violation)) this.violations.push(violation);
  }

  async look(): Promise<void> {
    if (!this.isWatching) return;
    const { db, scenario } = this;
    for (const { id, status, done, total, counted, missing } of await this.jobs()) {
      if (done > total) this.report(`progress ${done} exceeds the total ${total}`);
      if (done < (this.progress.get(id) ?? 0)) this.report('progress fell');
      if (done !== counted) this.report(`progress ${done} where ${counted} rows are done`);
      if (status === 'succeeded' && missing > 0) this.report('succeeded with chunks missing');
      this.progress.set(id, done);
    }
    const revisionNo = await this.publishedRevision();
    if (revisionNo < this.revisionNo) this.report('the revision fell');
    if (revisionNo > this.revisionNo) this.publications += 1;
    this.revisionNo = revisionNo;
    const seen = await visibleContent(db, scenario.editionId, scenario.source.kind);
    if (this.publications === 0 && seen !== this.before) this.report('readers see a draft');
    if (this.publications > 0 && !scenario.mayBePublished.includes(seen)) {
      this.report('readers see half an edition');
    }
  }

  /** The edition's jobs, the newest last. */
  async jobs() {
    const [jobs] = await sendBatch(this.db, 'read', [jobsOf({ edition: this.scenario.editionId })]);
    return jobs;
  }

  /** After the last job: one publication for each change of content, and every row counted once. */
  async end(wanted: string): Promise<void> {
    await this.look();
    const { scenario } = this;
    const mostPublications = scenario.mayBePublished.length;
    if (this.publications > mostPublications) this.report(`published ${this.publications} times`);
    if (wanted !== this.before && this.publications === 0) this.report('never published');
    const jobs = await this.jobs();
    for (const { status, created, updated, unchanged, total, done, finishedAt } of jobs) {
      if (status !== 'succeeded') continue;
      const counted = created + updated + unchanged;
      if (counted !== total) this.report(`${counted} rows counted of ${total}`);
      if (done !== total) this.report(`ended with progress ${done} of ${total}`);
      if (finishedAt === null) this.report('ended without a time');
    }
    const open = jobs.filter(({ status }) => UNFINISHED_STATES.some((state) => state === status));
    if (open.length > 0) this.report(`a job has not ended: ${JSON.stringify(open)}`);
  }
}
