/** Imports the tests' library if it is not on the disk. `npm test` does so beside other tests, because it uses one core. */
import { prepareLibrary } from './stack.ts';

await prepareLibrary();
