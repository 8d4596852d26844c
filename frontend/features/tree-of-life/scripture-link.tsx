import type { Reference } from '../../../domain/reference/index.ts';
import { explorerPath, formatReference } from '../../../domain/reference/index.ts';
import { treeText } from '../../text/instruments/tree-of-life-text.ts';
import { Icon } from '../../ui/icons.tsx';

/** A link that opens a verse in a new tab, so that the tree keeps its state. */
export function ScriptureLink({ place }: { readonly place: Reference }) {
  return (
    <a
      href={explorerPath(place)}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1 whitespace-nowrap py-1"
    >
      <bdi>{formatReference(place)}</bdi>
      <Icon name="newTab" />
      <span className="sr-only"> {treeText.newTab}</span>
    </a>
  );
}
