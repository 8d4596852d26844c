import { Hints } from '../features/hints/index.ts';
import { Offline } from '../features/offline/index.ts';
import { LinkPreview } from '../features/preview/index.ts';
import { Shortcuts } from '../features/shortcuts/index.ts';
import { drawTextsWith } from '../ui/words/drawn-text.ts';
import { MixedText } from '../ui/words/mixed-text.tsx';

drawTextsWith((text) => <MixedText>{text}</MixedText>);

export function Later() {
  return (
    <>
      <Shortcuts />
      <LinkPreview />
      <Hints />
      <Offline />
    </>
  );
}
