import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { MAX_TEXT } from '../../../domain/contract/limits.ts';
import { explain, STANDARD } from '../../../domain/gematria/index.ts';
import { foldFinals } from '../../../domain/hebrew/index.ts';
import { landingLiveText } from '../../text/site/landing-live-text.ts';
import { Labelled } from '../../ui/forms/labelled.tsx';
import { FIELD_BOX } from '../../ui/pages/page-classes.ts';
import { languageOf } from '../../ui/words/mixed-text.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { Sum } from '../../ui/words/sum.tsx';
import { Choices } from './choices.tsx';

const text = landingLiveText.words;

const PAIRS = [
  ['אחד', 'אהבה'],
  ['משיח', 'נחש'],
  ['יין', 'סוד'],
  ['περιστερα', 'αω'],
] as const;

export function LiveWords() {
  const [words, setWords] = useState<readonly [string, string]>(PAIRS[0]);
  const chosen = PAIRS.findIndex((pair) => pair.every((word, at) => word === words[at]));
  const one = working(words[0]);
  const other = working(words[1]);
  return (
    <>
      <Choices
        label={text.choose}
        options={text.pairs}
        chosen={chosen}
        onChoose={(at) => setWords(PAIRS[at] ?? PAIRS[0])}
      />
      <div className="mt-4 grid gap-3">
        <Word
          label={text.fields[0]}
          word={words[0]}
          working={one}
          onChange={(word) => setWords([word, words[1]])}
        />
        <Word
          label={text.fields[1]}
          word={words[1]}
          working={other}
          onChange={(word) => setWords([words[0], word])}
        />
      </div>
      <div role="status" className="mt-3 min-h-14">
        {one.value !== null && other.value !== null && (
          <Shared one={one} other={other} oneValue={one.value} otherValue={other.value} />
        )}
      </div>
      <p className="text-ui">
        <Link
          to="/calculator"
          search={{ script: one.script, word: words[0], with: words[1] }}
          className="inline-block py-1"
        >
          {text.all}
        </Link>
      </p>
    </>
  );
}

type Working = ReturnType<typeof working>;

function working(word: string) {
  const script = /\p{Script=Greek}/u.test(word) ? 'greek' : 'hebrew';
  const { letters, value } = explain(STANDARD[script], word);
  return { script, letters, value } as const;
}

interface WordProps {
  readonly label: string;
  readonly word: string;
  readonly working: Working;
  readonly onChange: (word: string) => void;
}

function Word({ label, word, working: { script, letters, value }, onChange }: WordProps) {
  const lang = script === 'greek' ? 'grc' : 'he';
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-1">
      <Labelled label={label} className="w-40">
        <input
          type="text"
          lang={languageOf(word) ?? lang}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_TEXT}
          className={`${FIELD_BOX} text-lead`}
          value={word}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Labelled>
      <div className="min-h-18 min-w-0 max-md:w-full">
        {value === null ? (
          <p className="py-1.5 text-ui text-muted">{text.noLetters}</p>
        ) : (
          <Sum
            parts={letters.map((one) => ({ text: one.letter, value: one.value }))}
            total={value}
            lang={lang}
          />
        )}
      </div>
    </div>
  );
}

/** The letters of a word, each once. A final letter is the same letter as its base. */
const lettersOf = ({ letters }: Working): ReadonlySet<string> =>
  new Set(letters.map(({ letter }) => foldFinals(letter)));

interface SharedProps {
  readonly one: Working;
  readonly other: Working;
  readonly oneValue: number;
  readonly otherValue: number;
}

function Shared({ one, other, oneValue, otherValue }: SharedProps) {
  const inOther = lettersOf(other);
  const inBoth = [...lettersOf(one)].filter((letter) => inOther.has(letter));
  return (
    <>
      <p className="text-lead">
        {oneValue === otherValue ? (
          <RichText
            text={text.same(oneValue)}
            parts={{
              value: () => (
                <span className="font-semibold text-accent">
                  <NumberLink value={oneValue} />
                </span>
              ),
            }}
          />
        ) : (
          text.apart(oneValue, otherValue)
        )}
      </p>
      {one.script === other.script && (
        <p className="text-ui text-muted">
          {inBoth.length === 0 ? (
            text.noLettersShared
          ) : (
            <RichText
              text={text.letters(inBoth)}
              parts={{
                letters: <bdi lang={one.script === 'greek' ? 'grc' : 'he'} className="text-lead text-ink" />,
              }}
            />
          )}
        </p>
      )}
    </>
  );
}
