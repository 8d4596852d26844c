import type { MethodValue, VerseSummary, WordAnalysis } from '../../../domain/contract/index.ts';
import { scriptOfLanguage } from '../../../domain/editions/index.ts';
import { bareWords, divideText, gematriaValues } from '../../../domain/gematria/index.ts';
import type { GematriaScript, MethodId } from '../../../domain/gematria/method-types.ts';
import { transliterateGreek } from '../../../domain/greek/index.ts';
import { transliterateHebrew } from '../../../domain/hebrew/index.ts';
import { translationText } from '../../text/verse/translation-text.ts';
import { mainTotal, reasonForNoValue } from '../methods/methods.ts';

type Verse = VerseSummary['verse'];

/** A verse of a translation with its words and totals, in the form that the API gives those of an original. */
export interface CountedTranslation {
  readonly verse: Verse;
  readonly words: WordAnalysis[];
  readonly totalValues: MethodValue[];
  /** That it is a translation, and why the main method has no value if it has none. */
  readonly note: string;
}

export interface TranslationCounter {
  /** Counts a verse. Undefined if it has no word in the script. */
  readonly count: (verse: Verse) => CountedTranslation | undefined;
  /** What the page says of such a version. */
  readonly note: string;
}

const SOUND = { hebrew: (word: string) => transliterateHebrew(word), greek: transliterateGreek };

/** The Strong's numbers of a tagged text, each with the place where its word ends. */
function numbersOf({ tagged }: Verse): { readonly number: string; readonly end: number }[] {
  let end = 0;
  return (tagged ?? []).flatMap(({ text, strongsNumber }) => {
    end += text.length;
    return strongsNumber === null ? [] : { number: strongsNumber, end };
  });
}

function wordsOf(verse: Verse, script: GematriaScript, methods: readonly MethodId[]): WordAnalysis[] {
  const numbers = numbersOf(verse);
  return divideText(script, verse.text ?? '').map(({ originalText, before, after, mark, end }, index) => {
    const strongsNumber = numbers.find((one) => one.end === end)?.number ?? null;
    return {
      word: {
        ...{ originalText, before, after, mark, strongsNumber },
        transliteration: SOUND[script](originalText),
        translation: null,
        translationSource: null,
        translationEdition: null,
        morphology: null,
        lemma: strongsNumber ?? bareWords(script, originalText).join(''),
        language: script === 'hebrew' ? 'he' : 'grc',
        wordPosition: index + 1,
        reading: 'both',
        variant: null,
      },
      verse: verse.verse,
      gematriaValues: gematriaValues(methods, originalText).filter(({ value }) => value !== null),
      frequency: null,
    };
  });
}

/**
 * Counts the verses of a version by the chosen methods, in the browser. Undefined for a language that is not written in
 * Hebrew or Greek letters.
 */
export function translationCounter(
  language: string,
  methods: readonly MethodId[],
): TranslationCounter | undefined {
  const script = scriptOfLanguage(language);
  if (script !== 'hebrew' && script !== 'greek') return undefined;
  const note = translationText.note(script);
  return {
    count(verse) {
      const words = wordsOf(verse, script, methods);
      if (words.length === 0) return undefined;
      const texts = { hebrewText: null, greekText: null, [`${script}Text`]: verse.text };
      const totalValues = gematriaValues(methods, verse.text ?? '');
      const total = mainTotal(totalValues);
      const reason = total && reasonForNoValue(total.method, total.value, script);
      return {
        verse: { ...verse, ...texts },
        words,
        totalValues,
        note: reason ? `${note} ${reason}` : note,
      };
    },
    note,
  };
}
