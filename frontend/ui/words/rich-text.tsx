import { Fragment, type ReactNode } from 'react';

/** The names of the marked words in a text: `a` and `b` for `<a>one</a> and <b>two</b>`. */
type Marks<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Marks<Rest>
  : never;

interface RichTextProps<Text extends string> {
  /** A sentence in which some words are marked, such as `Read the <help>Help</help> page.` */
  readonly text: Text;
  readonly parts: Readonly<Record<Marks<Text>, (words: string) => ReactNode>>;
}

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
  const drawings: Readonly<Record<string, (words: string) => ReactNode>> = parts;
  // `split` puts the two groups, the mark and its words, after each piece of plain text.
  const pieces = text.split(MARKED);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the text does not change.
    return <Fragment key={index}>{index % 3 === 2 ? draw(pieces[index - 1]!, piece) : piece}</Fragment>;
  });

  function draw(mark: string, words: string): ReactNode {
    return drawings[mark]?.(words) ?? words;
  }
}
