import { useId, useRef, useState } from 'react';
import { MAX_NAME } from '../../../domain/contract/limits.ts';
import { namesText } from '../../text/instruments/names-text.ts';
import { FIELD } from '../../ui/pages/page-classes.ts';
import { languageOf } from '../../ui/words/mixed-text.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';

interface NameFormProps {
  readonly name: string;
  readonly onExplore: (name: string) => void;
}

export function NameForm({ name, onExplore }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const help = useId();
  const problem = useId();
  return (
    <form
      className="mt-6 max-w-[40rem]"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const trimmed = typed.trim();
        setMissing(trimmed === '');
        if (trimmed === '') field.current?.focus();
        else onExplore(trimmed);
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 flex-[1_1_14rem] gap-1 text-ui">
          {namesText.field}
          <input
            ref={field}
            className={FIELD}
            dir="auto"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={MAX_NAME}
            lang={languageOf(typed)}
            value={typed}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? problem : help}
            onChange={(event) => {
              setTyped(event.target.value);
              setMissing(false);
            }}
          />
        </label>
        <button type="submit" className="control control-primary">
          {namesText.explore}
        </button>
      </div>
      <p className="mt-2 text-ui" aria-live="polite">
        {isMissing ? (
          <span id={problem} className="text-danger">
            {namesText.required}
          </span>
        ) : (
          <span id={help} className="text-muted">
            <RichText
              text={namesText.hint}
              parts={{
                a: (words) => <bdi lang="he">{words}</bdi>,
                b: (words) => (
                  <bdi lang="grc" className="ms-0.5">
                    {words}
                  </bdi>
                ),
              }}
            />
          </span>
        )}
      </p>
    </form>
  );
}
