import type { WordLine } from '../../addresses/explorer-address.ts';
import { SWITCHED_LINES } from '../../shared/scripture/word-lines.ts';
import { lineSwitchesText } from '../../text/reading/line-switches-text.ts';
import { wordsText } from '../../text/verse/words-text.ts';
import { useOneTabStop } from '../../ui/panels/use-one-tab-stop.ts';

interface LineSwitchesProps {
  readonly lines: ReadonlySet<WordLine>;
  readonly toggle: (line: WordLine) => void;
}

const SWITCH =
  'control min-h-9 gap-1.5 px-2 text-muted aria-pressed:text-ink before:size-2 before:rounded-full before:border before:border-control-line aria-pressed:before:border-accent aria-pressed:before:bg-accent forced-colors:aria-pressed:before:bg-[highlight]';

export function LineSwitches({ lines, toggle }: LineSwitchesProps) {
  return (
    <div
      ref={useOneTabStop()}
      role="toolbar"
      aria-label={wordsText.linesBelow}
      className="no-print me-auto flex min-w-0 flex-wrap md:me-0"
      data-chrome=""
    >
      {SWITCHED_LINES.map((line) => (
        <button
          key={line}
          type="button"
          aria-pressed={lines.has(line)}
          className={SWITCH}
          onClick={() => toggle(line)}
        >
          {lineSwitchesText[line]}
        </button>
      ))}
    </div>
  );
}
