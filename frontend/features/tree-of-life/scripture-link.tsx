import type { Reference } from '../../../domain/reference/index.ts';
import { explorerPath, formatReference } from '../../../domain/reference/index.ts';
import { treeText } from '../../text/tree-of-life.ts';

/** A link that opens a verse in a new tab, so that the tree keeps its state. */
export function ScriptureLink({ place }: { readonly place: Reference }) {
  return (
    <span className="whitespace-nowrap">
      <a href={explorerPath(place)} target="_blank" rel="noopener noreferrer" className="inline-block py-1">
        <bdi>{formatReference(place)}</bdi>
        <span className="sr-only"> {treeText.newTab.spoken}</span>
      </a>
      <span aria-hidden="true" className="text-meta text-muted">
        {treeText.newTab.title}
      </span>
    </span>
  );
}
