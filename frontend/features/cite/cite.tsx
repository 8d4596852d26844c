/** What was computed, and from what: enough to find it again and to see whether it still holds. */
export interface Computation {
  /** In words: "Spans of 2 to 10 words worth 913 in the Tanakh, Hebrew Standard". */
  readonly title: string;
  /** The answer in short, which the link carries: "924 spans", "2701". */
  readonly answer: string;
  /** The texts that the answer rests on; none for a text of the reader's own. */
  readonly editions: readonly { readonly id: string; readonly revision: string }[];
}

/** A menu that copies the computation as a link or a citation. */
export function Cite(_: Computation) {
  return null;
}

/** Says so where the address was made with another answer, or with another revision of the text. */
export function AnswerThen(_: Computation) {
  return null;
}
