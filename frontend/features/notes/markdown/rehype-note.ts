import type { Element, ElementContent, Root, Text } from 'hast';
import { noteLink } from './note-link.ts';
import { noteParts } from './note-parts.ts';

/** The level that the highest heading of a note gets. The page itself has levels 1 and 2. */
const FIRST_LEVEL = 3;
const HEADING = /^h[1-6]$/u;
const HEBREW = /[\u0590-\u05FF]/u;
/** Elements that get the direction right to left if the first letter of their text is Hebrew. */
const ELEMENTS_WITH_DIRECTION: ReadonlySet<string> = new Set(['p', 'li', 'td', 'th', 'h3', 'h4', 'h5', 'h6']);

/**
 * Changes the HTML tree of a note: references become links, links that are not allowed become text, pictures become
 * links, headings get levels below the page's own, and Hebrew and Greek get their language. `origin` is the origin of
 * this site.
 */
export const rehypeNote =
  ({ origin = location.origin }: { readonly origin?: string } = {}) =>
  (root: Root): void => {
    const levels = [...new Set(headings(root))].sort();
    const context = { origin, levels, isInLink: false };
    root.children = convert(root.children as ElementContent[], context);
  };

interface Context {
  readonly origin: string;
  /** The heading levels that the note uses, the highest first. */
  readonly levels: readonly string[];
  readonly isInLink: boolean;
}

const headings = (node: Root | Element): string[] =>
  node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return [...(HEADING.test(child.tagName) ? [child.tagName] : []), ...headings(child)];
  });

const convert = (children: readonly ElementContent[], context: Context): ElementContent[] =>
  children.flatMap((child) => {
    if (child.type === 'text') return inRuns(child.value, context);
    return child.type === 'element' ? convertElement(child, context) : [child];
  });

function convertElement(element: Element, context: Context): ElementContent[] {
  const { tagName, properties } = element;
  if (tagName === 'code' || tagName === 'pre') return [element];
  if (tagName === 'img') {
    const text: Text = { type: 'text', value: String(properties.alt || properties.src || '') };
    return context.isInLink ? [text] : convertLink(String(properties.src ?? ''), [text], context);
  }
  if (tagName === 'a') return convertLink(String(properties.href ?? ''), element.children, context);
  const name = HEADING.test(tagName)
    ? `h${Math.min(FIRST_LEVEL + context.levels.indexOf(tagName), 6)}`
    : tagName;
  const [first = ''] = ELEMENTS_WITH_DIRECTION.has(name) ? (/\p{L}/u.exec(textOf(element)) ?? []) : [];
  return [
    {
      ...element,
      tagName: name,
      properties: HEBREW.test(first) ? { ...properties, dir: 'rtl' } : properties,
      children: convert(element.children, context),
    },
  ];
}

function convertLink(
  address: string,
  children: readonly ElementContent[],
  context: Context,
): ElementContent[] {
  const link = noteLink(address, context.origin);
  const content = convert(children, { ...context, isInLink: true });
  if (link === null) return [...content, { type: 'text', value: ` (${address})` }];
  const { href, isExternal } = link;
  const newTab = isExternal ? { rel: ['noopener', 'noreferrer', 'nofollow'], target: '_blank' } : {};
  return [{ type: 'element', tagName: 'a', properties: { href, ...newTab }, children: content }];
}

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
};

/** The text as runs of its scripts, in which references are links. */
const inRuns = (text: string, { isInLink }: Context): ElementContent[] =>
  noteParts(text, isInLink ? [] : undefined).flatMap(({ lang, pieces }): ElementContent[] => {
    const children = pieces.map(({ text: value, href }): ElementContent => {
      const node: Text = { type: 'text', value };
      return href === null ? node : { type: 'element', tagName: 'a', properties: { href }, children: [node] };
    });
    return lang === null ? children : [{ type: 'element', tagName: 'bdi', properties: { lang }, children }];
  });
