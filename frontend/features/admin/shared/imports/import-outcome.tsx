import { adminText } from '../../../../text/site/admin-text.ts';
import { timeInWords } from '../../../../ui/words/time-in-words.ts';
import { FAILURE } from '../classes.ts';
import { JobDetails } from '../jobs/job-details.tsx';
import type { Importing } from './use-import.ts';

export function ImportOutcome({ importing: { phase, job, message } }: { readonly importing: Importing }) {
  if (job !== null && (phase !== 'loading' || job.finishedAt === null))
    return (
      <div className="grid grid-cols-1 gap-1">
        {job.finishedAt !== null && (
          <p className="text-meta text-muted">
            <time dateTime={job.finishedAt}>
              {adminText.importOutcome.lastImport(timeInWords(job.finishedAt))}
            </time>
          </p>
        )}
        <JobDetails job={job} />
      </div>
    );
  if (phase === 'error') {
    return (
      <p role="alert" className={FAILURE}>
        {message}
      </p>
    );
  }
  return phase === 'idle' ? null : <p role="status">{adminText.importOutcome.starting}</p>;
}
