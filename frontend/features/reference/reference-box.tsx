import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { searchHref } from '../../addresses/search-address.ts';
import type { Answer } from '../../shared/places/typed-reference.ts';
import type { Choice } from '../../shared/questions/choice.ts';
import { referenceBoxText } from '../../text/places/reference-box-text.ts';
import { useCloseOutside } from '../../ui/panels/use-close-outside.ts';

type Reader = typeof import('./reader.tsx');
const load = (): Promise<Reader> => import('./reader.tsx');

/**
 * One field for a reference or a search term. The script that reads references loads when the reader first uses the
 * field.
 */
export function ReferenceBox() {
  const id = useId();
  const router = useRouter();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [reader, setReader] = useState<Reader | null>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  useCloseOutside(root, isOpen, setOpen);

  const answer: Answer | null = reader === null ? null : reader.choicesFor(text);
  const choices = isOpen && answer !== null ? answer.choices : [];

  const loadReader = () => {
    void load()
      // A new object, so that React renders the list again after the palette has changed the choices.
      .then((loaded) => setReader({ ...loaded }))
      .catch(() => undefined);
  };
  const go = (choice: Choice) => {
    setOpen(false);
    setText('');
    setAt(-1);
    input.current?.blur();
    if (choice.run !== undefined) return choice.run();
    const isPlace = choice.href.startsWith('/explorer/');
    void router.navigate({ href: choice.href + (isPlace ? explorerQueryString(router.latestLocation) : '') });
  };
  const submit = async () => {
    const chosen = choices[at];
    if (chosen !== undefined) return go(chosen);
    try {
      const { first } = (await load()).choicesFor(text);
      if (first !== null && text.trim() !== '') return go(first);
      setOpen(true);
    } catch {
      // If the script could not be loaded, the text is searched. The search page says that there is no connection.
      if (text.trim() !== '') go({ label: text, detail: null, href: searchHref({ term: text.trim() }) });
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (isOpen) event.preventDefault();
      if (!isOpen || choices.length === 0) input.current?.blur();
      setOpen(false);
      setAt(-1);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const count = (answer?.choices.length ?? 0) + 1;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // Index −1 is the field itself. The arrow keys reach it between the last choice and the first.
    setAt(((at + 1 + step + count) % count) - 1);
  };

  return (
    <form
      ref={root}
      // Until the app is there, the browser itself sends what was typed.
      action="/search"
      aria-label={referenceBoxText.form}
      className="no-print relative"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input
        ref={input}
        type="text"
        name="term"
        inputMode="search"
        enterKeyHint="go"
        data-reference-box=""
        role="combobox"
        aria-label={referenceBoxText.field}
        aria-autocomplete="list"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices[at] === undefined ? undefined : `${id}-${at}`}
        placeholder={referenceBoxText.field}
        className="select w-full"
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        lang={reader?.languageOf(text)}
        value={text}
        onPointerEnter={loadReader}
        onFocus={() => {
          loadReader();
          setOpen(true);
        }}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setAt(-1);
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && reader !== null && answer !== null && (
        <reader.ChoiceList
          id={id}
          answer={answer}
          at={at}
          isEmpty={text.trim() === ''}
          onChoose={go}
          onChange={() => {
            setOpen(false);
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}

/** The query string of an explorer page, so that version, methods and reading stay the same at the next place. */
function explorerQueryString({
  pathname,
  searchStr,
}: {
  readonly pathname: string;
  readonly searchStr: string;
}): string {
  return pathname.startsWith('/explorer/') ? searchStr : '';
}
