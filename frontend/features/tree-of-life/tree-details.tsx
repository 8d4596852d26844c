import { PATHS, SEPHIROT } from '../../../domain/tree-of-life/index.ts';
import { treeText } from '../../text/instruments/tree-of-life-text.ts';
import { Section } from '../../ui/pages/section.tsx';
import type { Selected } from './selected.ts';
import { TreeFacts } from './tree-facts.tsx';
import { nameOf } from './tree-name.ts';

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
