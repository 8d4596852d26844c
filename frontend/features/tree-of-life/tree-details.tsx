import { treeText } from '../../text/instruments/tree-of-life-text.ts';
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
