import type { Client } from '@libsql/client';
import { visibleContent } from './oracle.ts';
import type { Scenario } from './scenario.ts';

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
    const edition = await this.db.execute({
      sql: 'SELECT revision_no FROM editions WHERE id = ?',
      args: [this.scenario.editionId],
    });
    return Number(edition.rows[0]?.revision_no ?? 0);
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
    const jobs = await db.execute({
      sql: `SELECT j.id, j.status, j.done, j.total,
          (SELECT coalesce(sum(units), 0) FROM import_chunks WHERE job_id = j.id AND done_at IS NOT NULL) counted,
          j.created + j.updated + j.unchanged + j.skipped + j.failed rows,
          (SELECT count(*) FROM import_chunks WHERE job_id = j.id AND done_at IS NULL) missing
        FROM import_jobs j WHERE j.edition_id = ?`,
      args: [scenario.editionId],
    });
    for (const row of jobs.rows) {
      const [id, done, total] = [String(row.id), Number(row.done), Number(row.total)];
      if (done > total) this.report(`progress ${done} exceeds the total ${total}`);
      if (done < (this.progress.get(id) ?? 0)) this.report('progress fell');
      if (done !== Number(row.counted)) this.report(`progress ${done} where ${row.counted} rows are done`);
      if (row.status === 'succeeded' && Number(row.missing) > 0) this.report('succeeded with chunks missing');
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
  async jobs(): Promise<{ id: string; status: string; chunks: number }[]> {
    const result = await this.db.execute({
      sql: `SELECT j.id, j.status, (SELECT count(*) FROM import_chunks c WHERE c.job_id = j.id) chunks
        FROM import_jobs j WHERE j.edition_id = ? ORDER BY j.rowid`,
      args: [this.scenario.editionId],
    });
    return result.rows.map((row) => ({
      id: String(row.id),
      status: String(row.status),
      chunks: Number(row.chunks),
    }));
  }

  async hasOtherInput(jobId: string, fingerprint: string): Promise<boolean> {
    const job = await this.db.execute({
      sql: 'SELECT fingerprint FROM import_jobs WHERE id = ?',
      args: [jobId],
    });
    return job.rows[0]?.fingerprint !== fingerprint;
  }

  /** After the last job: published once for each change of content, and every row counted once. */
  async end(wanted: string): Promise<void> {
    await this.look();
    const { db, scenario } = this;
    const mostPublications = scenario.mayBePublished.length;
    if (this.publications > mostPublications) this.report(`published ${this.publications} times`);
    if (wanted !== this.before && this.publications === 0) this.report('never published');
    const jobs = await db.execute({
      sql: `SELECT j.id, created + updated + unchanged counted, total, done, finished_at, cleaned_at
        FROM import_jobs j WHERE edition_id = ? AND status = 'succeeded'`,
      args: [scenario.editionId],
    });
    for (const row of jobs.rows) {
      if (row.counted !== row.total) this.report(`${row.counted} rows counted of ${row.total}`);
      if (row.done !== row.total) this.report(`ended with progress ${row.done} of ${row.total}`);
      if (row.finished_at === null) this.report('ended without a time');
    }
    const open = await db.execute({
      sql: `SELECT id, status FROM import_jobs WHERE edition_id = ? AND status IN ('queued', 'running', 'paused')`,
      args: [scenario.editionId],
    });
    if (open.rows.length > 0) this.report(`a job has not ended: ${JSON.stringify(open.rows)}`);
  }
}
