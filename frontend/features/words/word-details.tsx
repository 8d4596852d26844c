import { useSearch } from '@tanstack/react-router';
import type { TagCorrection, WordAnalysis } from '../../../domain/contract/index.ts';
import { greekLetters, withFinalSigma } from '../../../domain/greek/index.ts';
import { hebrewLetters } from '../../../domain/hebrew/index.ts';
import { parsingText } from '../../../domain/lexicon/index.ts';
import { methodLabel } from '../../shared/methods/methods.ts';
import { formatValue } from '../../text/numbers.ts';
import { wordCardText } from '../../text/verse/word-card-text.ts';
import { wordDetailsText } from '../../text/verse/word-details-text.ts';
import { shareLink } from '../../ui/sharing/share.ts';
import { RichText } from '../../ui/words/rich-text.tsx';
import { LexiconEntry } from '../lexicon/index.ts';
import { TimesLine } from '../times/index.ts';
import { LetterWorking } from './letter-working.tsx';
import { meaningSource } from './meaning-source.ts';
import { Parsing } from './parsing.tsx';

const text = wordCardText;

interface WordDetailsProps {
  readonly analysis: WordAnalysis;
  readonly hash: string;
  readonly edition?: string | undefined;
}

/** The Greek texts whose parsings are STEPBible's. The first is the one that an address without an edition shows. */
const PARSED_BY_STEPBIBLE: ReadonlySet<string> = new Set(['sblgnt', 'tagnt']);

export function WordDetails({ analysis: { word, gematriaValues }, hash, edition: own }: WordDetailsProps) {
  const { edition: chosen = 'sblgnt' } = useSearch({ strict: false });
  const edition = own ?? chosen;
  return (
    <div className="grid gap-2 border-t border-line pt-2">
      <div className="text-meta text-muted">
        <p>{text.languages[word.language]}</p>
        {word.morphology !== null && (
          <p>
            <Parsing code={word.morphology} />
          </p>
        )}
        {word.language === 'grc' && word.morphology !== null && PARSED_BY_STEPBIBLE.has(edition) && (
          <p>{wordDetailsText.parsingFrom}</p>
        )}
        {word.corrected !== undefined && <Corrected correction={word.corrected} />}
        {word.translation !== null && <p>{text.meaningFrom(meaningSource(word))}</p>}
      </div>
      <TimesLine asked={{ word: bareLetters(word) }} />
      <section aria-label={text.gematria}>
        {gematriaValues.map(({ method, value }) => (
          <details key={method} name={`${hash}-working`}>
            <summary className="flex min-h-7 cursor-pointer items-center justify-between gap-4 rounded-sm">
              <span>{methodLabel(method)}</span>
              <span className="font-semibold text-accent tabular-nums">{formatValue(value)}</span>
            </summary>
            {value !== null && (
              <LetterWorking method={method} text={word.originalText} language={word.language} />
            )}
          </details>
        ))}
      </section>
      {word.strongsNumber !== null && (
        <section aria-label={text.dictionary} className="border-t border-line pt-2">
          <LexiconEntry strongsNumber={word.strongsNumber} language={word.language} />
        </section>
      )}
      <button
        type="button"
        className="min-h-7 cursor-pointer justify-self-start rounded-sm text-meta text-accent hover:underline"
        onClick={() =>
          void shareLink(
            word.originalText,
            `${location.origin}${location.pathname}${location.search}#${hash}`,
          )
        }
      >
        {text.share}
      </button>
    </div>
  );
}

const bareLetters = ({ originalText, language }: WordAnalysis['word']): string =>
  language === 'grc' ? withFinalSigma(greekLetters(originalText)) : hebrewLetters(originalText);

function Corrected({ correction }: { readonly correction: TagCorrection }) {
  const { strongsNumber, morphology, report } = correction;
  const inSource = [
    ...(strongsNumber === undefined ? [] : [wordDetailsText.sourceNumber(strongsNumber)]),
    ...(morphology === undefined ? [] : [parsingText(morphology)]),
  ];
  return (
    <p>
      {wordDetailsText.corrected(inSource.join(wordDetailsText.and))}
      {report === null ? (
        wordDetailsText.shownByLetters
      ) : (
        <RichText
          text={wordDetailsText.reported}
          parts={{
            report: (words) => (
              <a href={report} className="text-accent hover:underline">
                {words}
              </a>
            ),
          }}
        />
      )}
    </p>
  );
}
