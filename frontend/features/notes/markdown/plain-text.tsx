/** A text as it was written, line by line. */
export const PlainText = ({ text }: { readonly text: string }) => (
  <p dir="auto" className="note-text whitespace-pre-wrap">
    {text}
  </p>
);
