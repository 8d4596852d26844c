import { Hints } from '../features/hints/index.ts';
import { LinkPreview } from '../features/preview/index.ts';
import { Shortcuts } from '../features/shortcuts/index.ts';

export function Later() {
  return (
    <>
      <Shortcuts />
      <LinkPreview />
      <Hints />
    </>
  );
}
