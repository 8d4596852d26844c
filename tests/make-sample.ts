/** Makes the sample library. `npm test` does so beside its first parts, because it uses one core. */
import { sampleLibrary } from './support/library.ts';

(await sampleLibrary()).remove();
