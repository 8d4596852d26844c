/** A tag of a text from Sefaria with what is inside it, or a text between tags. */
export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
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
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  ensp: ' ',
  emsp: ' ',
  gt: '>',
  hairsp: ' ',
  hellip: '…',
  ldquo: '“',
  lrm: '',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rlm: '',
  rsquo: '’',
  thinsp: ' ',
  zwj: '',
  zwnj: '',
};

function decode(entity: string): string {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/iu.exec(entity) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isCharacter = code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  if (isCharacter) return String.fromCodePoint(code);
  const character = NAMED[entity.toLowerCase()];
  if (character === undefined) throw new MarkupError(`it has the unknown sign &${entity};`);
  return character;
}

/**
 * Reads the HTML of one verse. Only the given tags may occur, each with its class (`span.mam-kq`), or with any class
 * (`span.*`). A line break becomes a space.
 *
 * @throws MarkupError if another tag occurs, a tag is not closed, or an entity is not known.
 */
export function readMarkup(html: string, allowed: ReadonlySet<string>): MarkupNode[] {
  const root: MarkupElement = { key: '', children: [] };
  const open = [root];
  const inside = (): MarkupElement => open.at(-1) ?? root;
  for (const part of html.matchAll(PART)) {
    const { slash, name, attributes = '', entity } = part.groups ?? {};
    if (entity !== undefined) inside().children.push(decode(entity));
    else if (part[0] === '<') throw new MarkupError('it has a “<” that begins no tag');
    else if (name === undefined) inside().children.push(part[0]);
    else if (slash === '/') {
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed?.key.split('.')[0] !== name.toLowerCase())
        throw new MarkupError(`it has </${name}> where nothing of this name is open`);
    } else {
      const [, double, single] = CLASS.exec(attributes) ?? [];
      const className = double ?? single;
      const key = className ? `${name.toLowerCase()}.${className}` : name.toLowerCase();
      if (!allowed.has(key) && !allowed.has(`${name.toLowerCase()}.*`))
        throw new MarkupError(`it has the unknown tag <${key.replace('.', ' class=')}>`);
      if (name.toLowerCase() === 'br') inside().children.push(' ');
      else {
        const element: MarkupElement = { key, children: [] };
        inside().children.push(element);
        open.push(element);
      }
    }
  }
  if (open.length > 1) throw new MarkupError(`<${inside().key.split('.')[0]}> is not closed`);
  return root.children;
}

/** The text of these nodes. The elements with keys in `dropped` are left out with all that is in them. */
export const textOf = (nodes: readonly MarkupNode[], dropped: ReadonlySet<string>): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return dropped.has(node.key) ? '' : textOf(node.children, dropped);
    })
    .join('');
