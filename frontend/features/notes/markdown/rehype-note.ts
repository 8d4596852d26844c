import type { Element, ElementContent, Root, Text } from 'hast';
import { explorerPath, findReferences } from '../../../../domain/reference/index.ts';
import { noteLink } from './note-link.ts';

/** Under the page's heading and the note's own. */
const FIRST_LEVEL = 3;
const HEADING = /^h[1-6]$/u;
const HEBREW = /[\u0590-\u05FF]/u;
/** Runs of one script with all between its letters that is no letter, so that a sentence or a reference keeps its order. */
const FOREIGN =
  /([\u0590-\u05FF](?:[^\p{L}\n]*[\u0590-\u05FF])*|[\u0370-\u03FF\u1F00-\u1FFF](?:[^\p{L}\n]*[\u0370-\u03FF\u1F00-\u1FFF])*)/u;
/** Elements that are set from right to left where their text begins in Hebrew. */
const DIRECTED: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'h3', 'h4', 'h5', 'h6']);

/**
 * Makes of a note's tree what this site shows: references and links that may be followed, pictures as links to them,
 * headings below the page's own, Hebrew and Greek in their language. `origin` is this site's own, by default the page's.
 */
export const rehypeNote =
  ({ origin = location.origin }: { readonly origin?: string } = {}) =>
  (root: Root): void => {
    const levels = [...new Set(headings(root))].sort();
    const context = { origin, levels, isInLink: false };
    root.children = shown(root.children as ElementContent[], context);
  };

interface Context {
  readonly origin: string;
  /** The note's own headings, the highest first. */
  readonly levels: readonly string[];
  readonly isInLink: boolean;
}

const headings = (node: Root | Element): string[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return [...(HEADING.test(child.tagName) ? [child.tagName] : []), ...headings(child)];
  });

const shown = (children: readonly ElementContent[], context: Context): ElementContent[] =>
  children.flatMap((child) => {
    if (child.type === 'text')
      return context.isInLink ? inLanguages(child.value) : withReferences(child.value);
    return child.type === 'element' ? elementShown(child, context) : [child];
  });

function elementShown(element: Element, context: Context): ElementContent[] {
  const { tagName, properties } = element;
  if (tagName === 'code' || tagName === 'pre') return [element];
  if (tagName === 'img') {
    const text: Text = { type: 'text', value: String(properties.alt || properties.src || '') };
    return context.isInLink ? [text] : linkShown(String(properties.src ?? ''), [text], context);
  }
  if (tagName === 'a') return linkShown(String(properties.href ?? ''), element.children, context);
  const name = HEADING.test(tagName)
    ? `h${Math.min(FIRST_LEVEL + context.levels.indexOf(tagName), 6)}`
    : tagName;
  const [first = ''] = DIRECTED.has(name) ? (/\p{L}/u.exec(textOf(element)) ?? []) : [];
  return [
    {
      ...element,
      tagName: name,
      properties: HEBREW.test(first) ? { ...properties, dir: 'rtl' } : properties,
      children: shown(element.children, context),
    },
  ];
}

/** A link; where it may not be followed, what it says and where it led, as text. */
function linkShown(address: string, children: readonly ElementContent[], context: Context): ElementContent[] {
  const link = noteLink(address, context.origin);
  const content = shown(children, { ...context, isInLink: true });
  if (link === null) return [...content, { type: 'text', value: ` (${address})` }];
  const { href, isExternal } = link;
  const elsewhere = isExternal ? { rel: ['noopener', 'noreferrer', 'nofollow'], target: '_blank' } : {};
  return [{ type: 'element', tagName: 'a', properties: { href, ...elsewhere }, children: content }];
}

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
};

function withReferences(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let at = 0;
  for (const { start, end, reference } of findReferences(text)) {
    parts.push(...inLanguages(text.slice(at, start)), {
      ...{ type: 'element', tagName: 'a', properties: { href: explorerPath(reference) } },
      children: inLanguages(text.slice(start, end)),
    });
    at = end;
  }
  return [...parts, ...inLanguages(text.slice(at))];
}

const inLanguages = (text: string): ElementContent[] =>
  text.split(FOREIGN).flatMap((part, index): ElementContent[] => {
    if (part === '') return [];
    const node: Text = { type: 'text', value: part };
    if (index % 2 === 0) return [node];
    const lang = HEBREW.test(part) ? 'he' : 'grc';
    return [{ type: 'element', tagName: 'bdi', properties: { lang }, children: [node] }];
  });
