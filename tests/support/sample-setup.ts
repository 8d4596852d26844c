import { sampleLibrary } from './library.ts';

/** Makes the sample library once for all files of a project. Each file then copies it. */
export default async function makeSample(): Promise<void> {
  (await sampleLibrary()).remove();
}
