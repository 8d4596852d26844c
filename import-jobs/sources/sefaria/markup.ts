import { referredText } from '../../files/character-references.ts';

export type MarkupNode = string | MarkupElement;

interface MarkupElement {
  /** The tag's name, and its class after a point: `span.mam-kq`. */
  key: string;
  children: MarkupNode[];
}

/** A text has a tag or a sign that the reader does not know. Reading on could change values. */
export class MarkupError extends Error {
  override name = 'MarkupError';
}

const PART = /<(?<slash>\/?)(?<name>[a-z][a-z0-9]*)(?<attributes>[^<>]*)>|&(?<entity>#?\w+);|[^<&]+|[<&]/giu;
const CLASS = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)')/iu;

/**
 * Reads the HTML of one verse. Only the given tags may occur, each with its class (`span.mam-kq`), or with any class
 * (`span.*`). A line break becomes a space.
 *
 * @throws MarkupError if another tag occurs, a tag is not closed, or an entity is not known.
 */
export function readMarkup(html: string, allowed: ReadonlySet<string>): MarkupNode[] {
  const root: MarkupElement = { key: '', children: [] };
  const open = [root];
  for (const part of html.matchAll(PART)) {
    const { slash, name, attributes = '', entity } = part.groups ?? {};
    const { children } = open.at(-1) ?? root;
    const tag = name?.toLowerCase();
    if (tag === undefined) children.push(plainText(part[0], entity));
    else if (slash === '/') {
      if (open.at(-1)?.key.split('.')[0] !== tag)
        throw new MarkupError(`it has </${name}> where nothing of this name is open`);
      open.pop();
    } else {
      const element: MarkupElement = { key: keyOf(tag, attributes, allowed), children: [] };
      children.push(tag === 'br' ? ' ' : element);
      if (tag !== 'br') open.push(element);
    }
  }
  if (open.length > 1) throw new MarkupError(`<${open.at(-1)?.key.split('.')[0]}> is not closed`);
  return root.children;
}

function plainText(written: string, entity: string | undefined): string {
  if (written === '<') throw new MarkupError('it has a “<” that begins no tag');
  const text = entity === undefined ? written : referredText(entity);
  if (text === undefined) throw new MarkupError(`it has the unknown sign ${written}`);
  return text;
}

function keyOf(name: string, attributes: string, allowed: ReadonlySet<string>): string {
  const [, double, single] = CLASS.exec(attributes) ?? [];
  const className = double ?? single;
  const key = className ? `${name}.${className}` : name;
  if (!allowed.has(key) && !allowed.has(`${name}.*`))
    throw new MarkupError(`it has the unknown tag <${key.replace('.', ' class=')}>`);
  return key;
}

export const textOf = (nodes: readonly MarkupNode[], dropped: ReadonlySet<string>): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return dropped.has(node.key) ? '' : textOf(node.children, dropped);
    })
    .join('');
