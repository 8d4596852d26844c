import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_VERSION, ownId } from '../../../domain/editions/index.ts';
import { keepSearch, textSearch } from '../../addresses/explorer-address.ts';
import { parsePlainSearch } from '../../addresses/search-params.ts';
import { libraryQueries } from '../../shared/places/library-queries.ts';
import { useVersionLanguage, useVersionName } from '../../shared/places/use-version-name.ts';
import { copyOptionsText } from '../../text/verse/copy-options-text.ts';
import { ChoiceSelect } from '../../ui/forms/choice-select.tsx';
import { copyToClipboard } from '../../ui/sharing/clipboard.ts';
import { MixedText } from '../../ui/words/mixed-text.tsx';
import { type CitationStyle, citation, FORMATS, isHebrewScript, MARKS, TEXTS } from './citation.ts';
import type { Passage } from './passage-text.ts';
import { isScholarly } from './scholarly.ts';

interface CopyOptionsProps {
  readonly passage: Passage;
  readonly onDone: () => void;
}

/**
 * Matches a line that begins in Hebrew. The direction of a line is computed here, because `dir="auto"` ignores the text
 * inside `<bdi>`.
 */
const BEGINS_IN_HEBREW = /^\P{L}*\p{Script=Hebrew}/u;

/** The last chosen options. They are stored while the page is open, so that a reader can copy many verses with them. */
let lastStyle: CitationStyle = { languages: 'original', format: 'plain', marks: 'all' };

/** The address of the page with its reading and version, because the link must open the same text. */
function passageAddress(): string {
  const { origin, pathname, search } = location;
  return `${origin}${pathname}${textSearch(keepSearch(parsePlainSearch(search)))}`;
}

const PREVIEW =
  'max-h-48 overflow-auto border-y border-line py-2 text-ui leading-[1.6] wrap-anywhere [&_:is([lang=he],[lang=arc])]:text-body';

/** A passage in an added text, with the name and the language that the library lists. */
function useNamed(passage: Passage): Passage {
  const version = passage.version ?? DEFAULT_VERSION;
  const englishName = useVersionName(version);
  const englishLanguage = useVersionLanguage(version);
  return ownId(version) === undefined ? passage : { ...passage, englishName, englishLanguage };
}

export function CopyOptions({ passage, onDone }: CopyOptionsProps) {
  const named = useNamed(passage);
  const [style, setStyle] = useState(lastStyle);
  const choose = (change: Partial<CitationStyle>) => {
    lastStyle = { ...style, ...change };
    setStyle(lastStyle);
  };
  // Until the list of editions has loaded, and without a connection, a citation has only the short name of an edition.
  const { data } = useQuery({ ...libraryQueries.editions(), enabled: isScholarly(style.format) });
  const text = citation(named, passageAddress(), style, data?.editions);
  return (
    <form
      className="grid gap-3 [.menu>&]:w-80 [.menu>&]:p-3"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
        void copyToClipboard(text, passage.reference);
      }}
    >
      <ChoiceSelect
        label={copyOptionsText.text}
        choices={TEXTS}
        names={copyOptionsText.texts}
        value={style.languages}
        onChoose={(value) => choose({ languages: value })}
      />
      <ChoiceSelect
        label={copyOptionsText.format}
        choices={FORMATS}
        names={copyOptionsText.formats}
        value={style.format}
        onChoose={(value) => choose({ format: value })}
      />
      {isHebrewScript(passage.original) && style.languages !== 'english' && (
        <ChoiceSelect
          label={copyOptionsText.marks}
          choices={MARKS}
          names={copyOptionsText.markings}
          value={style.marks}
          onChoose={(value) => choose({ marks: value })}
        />
      )}
      <section
        className={PREVIEW}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={copyOptionsText.preview}
      >
        {text.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
          <p key={index} dir={BEGINS_IN_HEBREW.test(line) ? 'rtl' : 'ltr'}>
            <MixedText hebrew={passage.language === 'arc' ? 'arc' : 'he'}>{line}</MixedText>
          </p>
        ))}
      </section>
      <button type="submit" className="control control-lined">
        {copyOptionsText.copy}
      </button>
    </form>
  );
}
