import type { Job } from '../../../../../domain/contract/index.ts';

/** The share of each phase in the time that a job takes, roughly. The phases of planning and clearing are short. */
const SHARES: Readonly<Record<Job['phase'], number>> = {
  stage: 20,
  plan: 0,
  clear: 0,
  load: 50,
  derive: 5,
  measure: 10,
  publish: 5,
  chance: 10,
  done: 0,
};

const KINDS_WITH_FETCH: readonly string[] = ['pack', 'zip', 'own-text'];

const share = ({ done, total }: { readonly done: number; readonly total: number }): number =>
  total === 0 ? 0 : Math.min(1, done / total);

/**
 * The progress of a job in percent, over all of its phases, so that the bar is not full while later phases still
 * run. A job that fills no edition has one phase only. Null while the job does not know yet how much there is.
 */
export function percentOf({
  kind,
  phase,
  step,
  progress,
  editions,
}: Pick<Job, 'kind' | 'phase' | 'step' | 'progress' | 'editions'>): number | null {
  if (editions.length === 0) return progress.total === 0 ? null : Math.floor(share(progress) * 100);
  const isSizeUnknown = step === null || step.total === 0;
  if (phase === 'plan' || (phase === 'stage' && isSizeUnknown)) return null;
  const phases = (Object.keys(SHARES) as Job['phase'][]).filter(
    (one) => one !== 'stage' || KINDS_WITH_FETCH.includes(kind),
  );
  const sumOf = (some: readonly Job['phase'][]) => some.reduce((sum, one) => sum + SHARES[one], 0);
  const before = sumOf(phases.slice(0, phases.indexOf(phase)));
  const inPhase = SHARES[phase] * share(phase === 'load' ? progress : (step ?? progress));
  return Math.floor(((before + inPhase) / sumOf(phases)) * 100);
}
