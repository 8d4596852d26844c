import {
  hebrewValue,
  PATHS,
  SEPHIROT,
  type Sephirah,
  stanzaOf,
  type TreePath,
  type Witness,
} from '../../../domain/tree-of-life/index.ts';
import { treeText } from '../../text/instruments/tree-of-life-text.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Section } from '../../ui/pages/section.tsx';
import { FACTS, Fact } from '../../ui/words/fact.tsx';
import { formatValue } from '../../ui/words/format-value.ts';
import { NumberLink } from '../../ui/words/number-link.tsx';
import { RichText } from '../../ui/words/rich-text.tsx';
import { Sum } from '../../ui/words/sum.tsx';
import { ScriptureLink } from './scripture-link.tsx';
import type { Selected } from './selected.ts';

function nameOf(shown: Selected): string {
  return shown.kind === 'sephirah'
    ? treeText.selection.sephirah(shown.item.title, shown.item.number)
    : treeText.selection.path(shown.item.sense, shown.item.number);
}

interface TreeDetailsProps {
  readonly selected: Selected | null;
  readonly onSelect: (id: string) => void;
}

export function TreeDetails({ selected, onSelect }: TreeDetailsProps) {
  return (
    <section id="tree-details" aria-labelledby="tree-details-heading" className="scroll-mt-20">
      <p role="status" className="sr-only">
        {selected === null ? '' : treeText.selection.of(selected.item.name)}
      </p>
      {selected === null ? (
        <>
          <h2 id="tree-details-heading" className="text-h3 font-medium">
            {treeText.selection.none}
          </h2>
          <p className="mt-2 text-ui text-muted">{treeText.selection.hint}</p>
        </>
      ) : (
        <>
          <h2 id="tree-details-heading" className="flex flex-wrap items-baseline gap-x-3 text-h3 font-medium">
            {selected.item.name}
            <bdi lang="he" className="text-h2 font-normal">
              {selected.kind === 'sephirah' ? selected.item.hebrew : selected.item.letter}
            </bdi>
          </h2>
          <p className="text-ui text-muted">{nameOf(selected)}</p>
          <TreeFacts shown={selected} onSelect={onSelect} />
        </>
      )}
    </section>
  );
}

export function TreeList() {
  return (
    <>
      <Part
        title={treeText.list.sephirot}
        items={SEPHIROT.map((item): Selected => ({ kind: 'sephirah', item }))}
      />
      <Part title={treeText.list.paths} items={PATHS.map((item): Selected => ({ kind: 'path', item }))} />
    </>
  );
}

function Part({ title, items }: { readonly title: string; readonly items: readonly Selected[] }) {
  return (
    <Section title={title} className="mt-8">
      <ol className="mt-4 grid gap-x-12 gap-y-10 md:grid-cols-2">
        {items.map((shown) => (
          <li key={shown.item.id} className="min-w-0">
            <h3 className="flex flex-wrap items-baseline gap-x-3 text-lead font-semibold">
              {shown.item.name}
              <bdi lang="he" className="text-h3 font-normal">
                {shown.kind === 'sephirah' ? shown.item.hebrew : shown.item.letter}
              </bdi>
            </h3>
            <p className="text-ui text-muted">{nameOf(shown)}</p>
            <TreeFacts shown={shown} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface TreeFactsProps {
  readonly shown: Selected;
  /** Called when the reader chooses a connected sphere or path. Without it, their names are plain text. */
  readonly onSelect?: (id: string) => void;
}

function TreeFacts({ shown, onSelect }: TreeFactsProps) {
  return shown.kind === 'sephirah' ? (
    <SephirahFacts sephirah={shown.item} onSelect={onSelect} />
  ) : (
    <PathFacts path={shown.item} onSelect={onSelect} />
  );
}

interface Selectable {
  readonly onSelect: ((id: string) => void) | undefined;
}

function SephirahFacts({ sephirah, onSelect }: Selectable & { readonly sephirah: Sephirah }) {
  const { id, hebrew, value, description, source, colour, correspondences, witness } = sephirah;
  const { planet, direction, element } = correspondences;
  const joined = PATHS.filter(({ from, to }) => from === id || to === id);
  const parts = [...hebrew].map((letter) => ({ text: letter, value: hebrewValue(letter) }));
  return (
    <>
      <Sum parts={parts} total={value} lang="he" className="mt-3" />
      <p className="mt-4">{description}</p>
      <dl className={`${FACTS} mt-4 border-t border-line md:*:grid-cols-[6.5rem_minmax(0,1fr)]`}>
        <Fact name={treeText.facts.planet}>{planet ?? '–'}</Fact>
        <Fact name={treeText.facts.direction}>{direction ?? '–'}</Fact>
        <Fact name={treeText.facts.element}>{element ?? '–'}</Fact>
        <Fact name={treeText.facts.colour}>
          <Swatch fill={colour.fill} />
          {colour.name}
        </Fact>
        <Fact name={treeText.facts.paths}>
          <Chips
            items={joined.map((path) => ({ id: path.id, hebrew: path.letter, name: path.name }))}
            onSelect={onSelect}
          />
        </Fact>
        <Scripture witness={witness} />
        <Fact name={treeText.facts.source}>{source}</Fact>
      </dl>
    </>
  );
}

function PathFacts({ path, onSelect }: Selectable & { readonly path: TreePath }) {
  const { letter, value, hebrewName, nameValue, sense, meaning, kind, sign, from, to, witness, source } =
    path;
  const ends = [from, to].flatMap((end) => SEPHIROT.filter(({ id }) => id === end));
  return (
    <>
      <p className="mt-3 text-h3 font-semibold text-accent tabular-nums">
        <NumberLink value={value} />
      </p>
      <p className="mt-3">{meaning}</p>
      <dl className={`${FACTS} mt-4 border-t border-line md:*:grid-cols-[6.5rem_minmax(0,1fr)]`}>
        <Fact name={treeText.facts.joins}>
          <Chips items={ends} onSelect={onSelect} />
        </Fact>
        <Fact name={treeText.facts.letterName}>
          <RichText
            text={treeText.facts.sense(hebrewName, sense, formatValue(nameValue))}
            parts={{ a: <bdi lang="he" /> }}
          />
        </Fact>
        <Fact name={treeText.facts.kind}>{`${treeText.facts.kinds[kind]}: ${sign}`}</Fact>
        <Scripture witness={witness} />
        <Fact name={treeText.facts.psalm}>
          <ScriptureLink place={stanzaOf(path)} />
          <br />
          <RichText text={treeText.facts.psalmNote(letter)} parts={{ letter: <bdi lang="he" /> }} />
        </Fact>
        <Fact name={treeText.facts.source}>{source}</Fact>
      </dl>
    </>
  );
}

function Scripture({ witness: { place, note, word } }: { readonly witness: Witness }) {
  return (
    <Fact name={treeText.facts.scripture}>
      <ScriptureLink place={place} />
      {' · '}
      <bdi lang="he" className="text-body">
        {word}
      </bdi>
      <br />
      {note}
    </Fact>
  );
}

function Swatch({ fill }: { readonly fill: string }) {
  return (
    <svg
      className="me-2 inline-block align-[-0.125rem]"
      width="14"
      height="14"
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="7" fill={fill} stroke="var(--control-line)" />
    </svg>
  );
}

interface ChipsProps extends Selectable {
  readonly items: readonly { readonly id: string; readonly hebrew: string; readonly name: string }[];
}

function Chips({ items, onSelect }: ChipsProps) {
  return (
    <ul className={onSelect === undefined ? 'flex flex-wrap gap-x-4' : '-mx-3 flex flex-wrap'}>
      {items.map(({ id, hebrew, name }) => {
        const label = (
          <span>
            <bdi lang="he" className="text-body">
              {hebrew}
            </bdi>{' '}
            {name}
          </span>
        );
        return (
          <li key={id}>
            {onSelect === undefined ? (
              label
            ) : (
              <Button className="px-3! text-accent!" onClick={() => onSelect(id)}>
                {label}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
