import { LazyPart, lazyPart } from '../../../ui/lazy-part.tsx';
import { PlainText } from './plain-text.tsx';

interface NoteTextProps {
  readonly text: string;
}

const markdown = lazyPart('note-markdown', () =>
  import('./note-markdown.tsx').then(({ NoteMarkdown }) => NoteMarkdown),
);

/**
 * A note as its reader meant it: Markdown, with references that lead to their verses. Until the script for it has come,
 * the text as it was written.
 */
export function NoteText({ text }: NoteTextProps) {
  return <LazyPart part={markdown} props={{ text }} pending={<PlainText text={text} />} />;
}
