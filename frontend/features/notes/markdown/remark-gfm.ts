import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Footnotes would give the page the same ids once a note; such a text stays as it is written. */
const FOOTNOTES = ['gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'];

interface Data {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/**
 * Tables, task lists, struck text and bare addresses, as GitHub reads them. The package `remark-gfm` would bring the
 * writer of Markdown along, half as much again.
 */
export function remarkGfm(this: { data(): object }): void {
  const data = this.data() as Data;
  data.micromarkExtensions = [gfm(), { disable: { null: FOOTNOTES } }];
  data.fromMarkdownExtensions = [gfmFromMarkdown()];
}
