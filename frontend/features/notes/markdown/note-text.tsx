import { LazyPart, lazyPart } from '../../../ui/pages/lazy-part.tsx';
import { PlainText } from './plain-text.tsx';
import '../../../styles/note-text.css';

interface NoteTextProps {
  readonly text: string;
}

const markdown = lazyPart(() => import('./note-markdown.tsx'), 'NoteMarkdown');

export function NoteText({ text }: NoteTextProps) {
  return <LazyPart part={markdown} props={{ text }} pending={<PlainText text={text} />} />;
}
