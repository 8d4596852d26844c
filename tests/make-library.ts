/**
 * Imports the tests' library if it is not on the disk. `npm test` does so beside other tests, because it uses one core. A
 * first import is killed in the middle and a second one completes it, so that every test of the library also shows that a
 * killed import loses nothing.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { completeLibrary } from './kept-library.ts';
import { prepareLibrary } from './stack.ts';

const KILLED = '--killed';

if (process.argv.includes(KILLED))
  await prepareLibrary({
    onProgress({ done, total }) {
      if (done > total / 2) process.kill(process.pid, 'SIGKILL');
    },
  });
else if (completeLibrary() === null) {
  const { signal } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), KILLED], {
    stdio: 'inherit',
  });
  if (signal !== 'SIGKILL') throw new Error('The first import of the tests’ library was not killed.');
  await prepareLibrary();
}
