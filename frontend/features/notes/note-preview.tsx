import { MixedText } from '../../ui/mixed-text.tsx';

/** A note as it is read. */
export function NotePreview({ text }: { readonly text: string }) {
  return (
    <div className="whitespace-pre-wrap" dir="auto">
      <MixedText>{text}</MixedText>
    </div>
  );
}
