import { ReaderText } from '../../../ui/words/reader-text.tsx';

export const PlainText = ({ text }: { readonly text: string }) => (
  <p dir="auto" className="note-text whitespace-pre-wrap">
    <ReaderText>{text}</ReaderText>
  </p>
);
