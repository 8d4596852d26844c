import type { Ending } from '../../../domain/contract/index.ts';
import { mainTotal } from '../../shared/methods/methods.ts';
import { useVerseLines } from '../../shared/scripture/word-lines.ts';
import { endingText as text } from '../../text/verse/ending-text.ts';
import { Totals } from '../analysis/index.ts';
import { MeaningNote, VerseText, WordArea } from '../words/index.ts';

interface EndingBlockProps {
  readonly ending: Ending;
  readonly reference: string;
}

export function EndingBlock({ ending, reference }: EndingBlockProps) {
  const { lines } = useVerseLines();
  return (
    <section aria-labelledby="ending" className="mt-8 border-t border-line pt-6">
      <h2 id="ending" className="text-lead font-medium">
        {text.title(ending.verse)}
      </h2>
      <p className="mt-1 text-ui text-muted">{text.about}</p>
      <WordArea
        texts={{ e: ending.words }}
        reference={text.reference(reference)}
        notes={lines.has('meaning') && <MeaningNote words={ending.words} />}
      >
        {(stateOf) => (
          <div className="mt-5">
            <VerseText
              words={ending.words}
              reading="ketiv"
              idPrefix="e"
              lines={lines}
              method={mainTotal(ending.totalValues)?.method}
              {...stateOf('e')}
            />
          </div>
        )}
      </WordArea>
      <div className="mt-6">
        <Totals
          caption={text.totals}
          totalValues={ending.totalValues}
          wordCount={ending.wordCount}
          letterCount={ending.letterCount}
          script="greek"
        />
      </div>
    </section>
  );
}
