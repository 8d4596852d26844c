import { sampleLibrary } from './library.ts';

/** Makes the sample library once for all test files of a project. Each file copies it. */
export default async function makeSample(): Promise<void> {
  (await sampleLibrary()).remove();
}
