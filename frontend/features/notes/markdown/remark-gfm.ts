import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/**
 * The extensions for footnotes. They are removed, because two notes on one page would have the same ids. The signs of a
 * footnote are shown unchanged.
 */
const FOOTNOTES = ['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'];

interface Data {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * Reads GitHub's extensions of Markdown: tables, task lists, struck text and bare addresses. The package `remark-gfm`
 * is not used, because it also contains code that writes Markdown and would be half as large again.
 */
export function remarkGfm(this: { data(): object }): void {
  const data = this.data() as Data;
  data.micromarkExtensions = [gfm(), { disable: { null: FOOTNOTES } }];
  data.fromMarkdownExtensions = [gfmFromMarkdown()];
}
