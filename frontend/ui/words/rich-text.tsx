import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';

/** The names of the marked words in a text: `a` and `b` for `<a>one</a> and <b>two</b>`. */
type Marks<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Marks<Rest>
  : never;

/** Marks that are drawn as the element of this name. */
const PLAIN = ['bdi', 'code', 'i', 'strong'] as const;
type Named<Text extends string> = Exclude<Marks<Text>, (typeof PLAIN)[number]>;

/** How marked words are drawn: as the content of an element, or as a function says. */
type Parts<Name extends string> = Readonly<Record<Name, ReactElement | ((words: string) => ReactNode)>>;

type RichTextProps<Text extends string> = {
  /** A sentence in which some words are marked, such as `Read the <help>Help</help> page.` */
  readonly text: Text;
} & ([Named<Text>] extends [never]
  ? { readonly parts?: Partial<Parts<string>> }
  : { readonly parts: Parts<Named<Text>> });

/**
 * WebKitGTK 2.50 cannot split a text with letters beyond Latin-1, such as ’, at an expression that repeats a group (`\1`).
 * So any name ends a mark.
 */
const MARKED = /<(\w+)>([^<]*)<\/\w+>/u;

/**
 * A sentence from the text catalogue in which some words are links or have a style. The sentence stays whole in the
 * catalogue, because another language may need another order.
 */
export function RichText<const Text extends string>({ text, parts }: RichTextProps<Text>) {
  const drawings: Partial<Parts<string>> = { ...parts };
  // `split` puts the two groups, the mark and its words, after each piece of plain text.
  const pieces = text.split(MARKED);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change.
    return <Fragment key={index}>{index % 3 === 2 ? draw(pieces[index - 1]!, piece) : piece}</Fragment>;
  });

  function draw(mark: string, words: string): ReactNode {
    const part = drawings[mark];
    if (typeof part === 'function') return part(words);
    if (part !== undefined) return cloneElement(part, undefined, words);
    const plain = PLAIN.find((name) => name === mark);
    return plain === undefined ? words : createElement(plain, undefined, words);
  }
}
