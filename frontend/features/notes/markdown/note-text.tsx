import { LazyPart, lazyPart } from '../../../ui/pages/lazy-part.tsx';
import { PlainText } from './plain-text.tsx';
import '../../../styles/note-text.css';

interface NoteTextProps {
  readonly text: string;
}

const markdown = lazyPart(() => import('./note-markdown.tsx'), 'NoteMarkdown');

/** Shows a note as Markdown with links at references. Until the script has loaded, it shows the text unchanged. */
export function NoteText({ text }: NoteTextProps) {
  return <LazyPart part={markdown} props={{ text }} pending={<PlainText text={text} />} />;
}
