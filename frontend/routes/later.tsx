import { Hints } from '../features/hints/index.ts';
import { LinkPreview } from '../features/preview/index.ts';
import { Shortcuts } from '../features/shortcuts/index.ts';

/** The parts of every page that it does not need at first: keyboard shortcuts, previews of links, and hints. */
export function Later() {
  return (
    <>
      <Shortcuts />
      <LinkPreview />
      <Hints />
    </>
  );
}
