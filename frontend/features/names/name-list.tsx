import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { gematriaValue } from '../../../domain/gematria/index.ts';
import {
  attributedMeaning,
  type CuratedName,
  NAME_KINDS,
  NAMES,
  type NameKind,
} from '../../../domain/names/index.ts';
import { ScriptureText } from '../../shared/scripture/scripture.tsx';
import { namesText } from '../../text/instruments/names-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FIELD } from '../../ui/pages/page-classes.ts';
import { Section } from '../../ui/pages/section.tsx';
import { languageOf } from '../../ui/words/mixed-text.tsx';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { matchesName } from './name-filter.ts';

interface NameListProps {
  readonly current: string | null;
}

const SORTED_NAMES = NAME_KINDS.flatMap((kind) => NAMES.filter((name) => name.kind === kind));

const SHOWN_NAMES = 30;

export function NameList({ current }: NameListProps) {
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<NameKind | 'all'>('all');
  const [showsAll, setShowsAll] = useState(false);
  const found = SORTED_NAMES.filter(
    (name) => (kind === 'all' || name.kind === kind) && matchesName(typed, name),
  );
  // If the reader types a filter, all names that match it are shown. If the reader only chooses a kind of name, the
  // first 30 are shown.
  const shown = showsAll || typed.trim() !== '' ? found : found.slice(0, SHOWN_NAMES);
  return (
    <Section title={namesText.list.title} className="mt-14 border-t border-line pt-8">
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <label className="grid min-w-0 flex-[0_1_20rem] gap-1 text-ui">
          {namesText.list.find}
          <input
            type="search"
            className={FIELD}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            lang={languageOf(typed)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <label className="grid gap-1 text-ui">
          {namesText.list.kind}
          <select
            className="select"
            value={kind}
            onChange={({ target }) => setKind(NAME_KINDS.find((one) => one === target.value) ?? 'all')}
          >
            <option value="all">{namesText.list.all}</option>
            {NAME_KINDS.map((one) => (
              <option key={one} value={one}>
                {namesText.list.kinds[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="mt-2 text-ui text-muted">
        {found.length === 0 ? namesText.list.none : namesText.list.count(found.length)}
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-8">
        {shown.map((name) => (
          <Row key={name.name} name={name} isCurrent={name.name === current} />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button className="control-lined mt-4" onClick={() => setShowsAll(true)}>
          {namesText.list.showAll(found.length)}
        </Button>
      )}
    </Section>
  );
}

function Row({ name, isCurrent }: { readonly name: CuratedName; readonly isCurrent: boolean }) {
  const { hebrew, greek } = name;
  const value =
    hebrew === null ? gematriaValue('GREEK_STANDARD', greek ?? '') : gematriaValue('HEBREW_STANDARD', hebrew);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2">
      <Link
        to="/name-explorer"
        search={{ name: name.name }}
        aria-current={isCurrent ? 'true' : undefined}
        className="py-0.5 font-medium"
      >
        {name.name}
      </Link>
      <span className="flex items-baseline gap-2">
        <bdi lang={hebrew === null ? 'grc' : 'he'}>
          <ScriptureText lang={hebrew === null ? 'grc' : 'he'} text={hebrew ?? greek ?? ''} />
        </bdi>
        <span className="min-w-[3ch] text-end text-ui text-muted tabular-nums">
          <NumberLink value={value} />
        </span>
      </span>
      <span className="col-span-2 text-ui text-muted">{attributedMeaning(name)}</span>
    </li>
  );
}
