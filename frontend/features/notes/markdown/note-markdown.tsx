import { type ComponentProps, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { notesText } from '../../../text/accounts/notes-text.ts';
import { isTooComplex } from './is-too-complex.ts';
import { PlainText } from './plain-text.tsx';
import { referenceLink } from './reference-link.tsx';
import { rehypeNote } from './rehype-note.ts';
import { remarkGfm } from './remark-gfm.ts';

/**
 * Shows a note as Markdown. HTML in the note is shown as text. A note that is too complex to parse is shown unchanged.
 */
export function NoteMarkdown({ text }: { readonly text: string }) {
  return useMemo(() => {
    if (isTooComplex(text)) return <PlainText text={text} />;
    try {
      // `Markdown` is called as a function, so that its errors are caught here. This is allowed because it uses no
      // hooks.
      return <div className="note-text">{Markdown({ ...OPTIONS, children: text })}</div>;
    } catch {
      return <PlainText text={text} />;
    }
  }, [text]);
}

const COMPONENTS: Components = {
  a: NoteLink,
  // The checkbox of a task list is shown as a sign, because readers cannot change it here.
  input: ({ checked }) => (
    <span role="img" aria-label={checked ? notesText.markdown.done : notesText.markdown.toDo}>
      {checked ? '☑' : '☐'}
    </span>
  ),
  table: ({ node: _, ...props }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
    <section aria-label={notesText.markdown.table} tabIndex={0} className="overflow-x-auto">
      <table {...props} />
    </section>
  ),
};

const OPTIONS = {
  remarkPlugins: [remarkGfm],
  rehypePlugins: [rehypeNote],
  components: COMPONENTS,
};

function NoteLink({ href = '', children, rel, target }: ComponentProps<'a'>) {
  return (
    referenceLink({ href, children }) ?? (
      <a href={href} rel={rel} target={target}>
        {children}
      </a>
    )
  );
}
