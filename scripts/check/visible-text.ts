import { type ESTree, parseSync } from 'vite';

/**
 * Whether a string at this place is shown, is never shown, or may be either. In the last case it counts as shown if
 * it reads like a sentence.
 */
type Place = 'shown' | 'hidden' | 'unknown';

/** Attributes and fields whose texts are shown or read out. */
const SHOWN =
  /^(?:title|label|text|message|description|detail|hint|placeholder|alt|summary|heading|caption|legend|children|means|note|aria-(?:label|description|roledescription|valuetext|placeholder))$/u;
/** Attributes and fields whose texts are never shown. */
const HIDDEN =
  /^(?:class|className|\w*Class(?:Name)?|id|key|to|href|from|path|type|rel|media|d|viewBox|style|transform|data-.*|aria-(?:live|current|haspopup|controls|labelledby|describedby))$/u;
/** Calls whose arguments only programs and developers read, and messages of the API, which other clients read too. */
const FOR_PROGRAMS =
  /^(?:\w*Error|Problem|RegExp|URL|matchMedia|querySelector(?:All)?|closest|matches|getPropertyValue|setProperty|load|request|lazyPart|log|warn|error)$/u;

/** English is the language of the interface. A text without Latin letters is a word of the Bible. */
const LETTER = /\p{Script=Latin}/u;
const MARKUP = /<[^>]*>/gu;
/** Two words in a row, a number with a word before or after it, or one word that ends like a sentence. */
const SENTENCE =
  /\p{L}[\p{L}\p{M}’']*[,:;]? +[\p{L}(“"]|(?:^|[:·] )0 \p{L}{3}|[,·] \p{Ll}{3,} 0|^\p{Lu}\p{Ll}+[.!?…]$/u;
/** A list of CSS classes or a CSS value, such as `mt-1 flex`. */
const STYLES = /^(?=.*(?:[-:]|\w\d))(?!0: )[!\w[\]()/.:%&>*~=,'"@#+-]+(?: [!\w[\]()/.:%&>*~=,'"@#+-]+)*$/u;
const UPPER = /\p{Lu}/u;

const isStyle = (text: string) =>
  STYLES.test(text.trim()) && !UPPER.test(text) && !/[.!?]$/u.test(text.trim());

function nameOf(node: ESTree.Node): string {
  if (node.type === 'JSXIdentifier' || node.type === 'Identifier') return node.name;
  if (node.type === 'JSXNamespacedName') return `${node.namespace.name}:${node.name.name}`;
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return '';
}

function placeOf(name: string): Place {
  if (SHOWN.test(name)) return 'shown';
  return HIDDEN.test(name) ? 'hidden' : 'unknown';
}

function textOf(node: ESTree.Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('0');
  return null;
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: ESTree.Node): ESTree.Node[] =>
  Object.entries(node).flatMap(([field, value]) => (field === 'parent' ? [] : [value].flat().filter(isNode)));

type Placed = readonly [node: ESTree.Node, place: Place];

const allAt = (nodes: readonly ESTree.Node[], place: Place): Placed[] => nodes.map((node) => [node, place]);

const attributesOf = ({ name, attributes }: ESTree.JSXOpeningElement): Placed[] =>
  attributes.flatMap((attribute): Placed[] => {
    if (attribute.type === 'JSXSpreadAttribute') return [[attribute.argument, 'unknown']];
    const attributeName = nameOf(attribute.name);
    const isFactName = nameOf(name) === 'Fact' && attributeName === 'name';
    return attribute.value === null ? [] : [[attribute.value, isFactName ? 'shown' : placeOf(attributeName)]];
  });

/** The nodes below a node that can have texts, each with its place. `place` is that of the node. */
function placesBelow(node: ESTree.Node, place: Place): Placed[] {
  switch (node.type) {
    case 'JSXElement':
      return [...attributesOf(node.openingElement), ...allAt(node.children, 'shown')];
    case 'JSXFragment':
      return allAt(node.children, 'shown');
    case 'Property':
      return [
        ...(node.computed ? allAt([node.key], 'unknown') : []),
        [node.value, placeOf(node.computed ? '' : nameOf(node.key))],
      ];
    case 'CallExpression':
    case 'NewExpression':
      return [
        [node.callee, 'unknown'],
        ...allAt(node.arguments, FOR_PROGRAMS.test(nameOf(node.callee)) ? 'hidden' : 'unknown'),
      ];
    case 'BinaryExpression':
      return allAt([node.left, node.right], node.operator === '+' ? place : 'hidden');
    case 'ConditionalExpression':
      return [[node.test, 'unknown'], ...allAt([node.consequent, node.alternate], place)];
    case 'SwitchCase':
      return allAt(node.consequent, 'unknown');
    case 'MemberExpression':
      return [[node.object, 'unknown'], ...(node.computed ? allAt([node.property], 'hidden') : [])];
    case 'TaggedTemplateExpression':
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'JSXText':
      return [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return [[node.expression, place]];
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return allAt(childrenOf(node), node.body?.type === 'BlockStatement' ? 'unknown' : place);
    default:
      return node.type.startsWith('TS') ? [] : allAt(childrenOf(node), place);
  }
}

/**
 * The visible texts in a source file: text between tags, texts of attributes and fields such as `title`, and any other
 * string that reads like a sentence. CSS classes, addresses, types and errors for developers are left out.
 *
 * @example
 * ```ts
 * visibleTexts('a.tsx', 'const a = <p className="mt-1">Hello</p>;') // => [{ line: 1, text: 'Hello' }]
 * ```
 * @throws if the file cannot be parsed.
 */
export function visibleTexts(path: string, source: string) {
  const { program, errors } = parseSync(path, source);
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const found: { line: number; text: string }[] = [];

  const check = (node: ESTree.Node, text: string, place: Place): void => {
    if (place === 'hidden' || !LETTER.test(text.replaceAll(MARKUP, ''))) return;
    if (place === 'unknown' && (!SENTENCE.test(text) || isStyle(text))) return;
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ line, text: text.trim().replaceAll(/\s+/gu, ' ') });
  };
  const walk = (node: ESTree.Node, place: Place): void => {
    const text = node.type === 'JSXText' ? node.value : textOf(node);
    if (text !== null) check(node, text, node.type === 'JSXText' ? 'shown' : place);
    for (const [child, itsPlace] of placesBelow(node, place)) walk(child, itsPlace);
  };

  walk(program, 'unknown');
  return found;
}
