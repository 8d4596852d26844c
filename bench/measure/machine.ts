import { execFileSync } from 'node:child_process';
import { cpus, platform, release, totalmem } from 'node:os';

export function machineFacts(): string {
  const processors = cpus();
  let commit = 'no git';
  try {
    commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    // Git fails if this copy of the project is an archive without git history.
  }
  return [
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}`,
    `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    `${platform()} ${release()}`,
    `Node ${process.version}`,
    `commit ${commit}`,
    new Date().toISOString(),
  ].join(' · ');
}
