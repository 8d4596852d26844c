export const PlainText = ({ text }: { readonly text: string }) => (
  <p dir="auto" className="note-text whitespace-pre-wrap">
    {text}
  </p>
);
