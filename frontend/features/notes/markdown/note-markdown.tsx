import { Link } from '@tanstack/react-router';
import { type ComponentProps, useMemo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { isTangled } from './is-tangled.ts';
import { PlainText } from './plain-text.tsx';
import { rehypeNote } from './rehype-note.ts';
import { remarkGfm } from './remark-gfm.ts';

/** Shows Markdown without any HTML of its own; what a machine could choke on is shown as it was written. */
export function NoteMarkdown({ text }: { readonly text: string }) {
  return useMemo(() => {
    if (isTangled(text)) return <PlainText text={text} />;
    try {
      // Called as a function, so that what it cannot read is caught here; it uses no hooks.
      return <div className="note-text">{Markdown({ ...OPTIONS, children: text })}</div>;
    } catch {
      return <PlainText text={text} />;
    }
  }, [text]);
}

const COMPONENTS: Components = {
  a: NoteLink,
  // A task's box: nobody can tick it here.
  input: ({ checked }) => (
    <span role="img" aria-label={checked ? 'Done' : 'To do'}>
      {checked ? '☑' : '☐'}
    </span>
  ),
  // It may be wider than the page.
  table: ({ node: _, ...props }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too.
    <section aria-label="Table" tabIndex={0} className="overflow-x-auto">
      <table {...props} />
    </section>
  ),
};

const OPTIONS = {
  remarkPlugins: [remarkGfm],
  rehypePlugins: [rehypeNote],
  components: COMPONENTS,
};

const PLACE = /^\/explorer\/((?:[a-z0-9]|%20)+)\/(\d{1,3})(?:\/(\d{1,3}))?$/u;

/** A place of the explorer opens without loading the page anew; what is elsewhere, beside it. */
function NoteLink({ href = '', children, rel, target }: ComponentProps<'a'>) {
  const [, encoded, chapter, verse] = PLACE.exec(href) ?? [];
  if (encoded === undefined || chapter === undefined) {
    return (
      <a href={href} rel={rel} target={target}>
        {children}
      </a>
    );
  }
  const book = decodeURIComponent(encoded);
  return verse === undefined ? (
    <Link to="/explorer/$book/$chapter" params={{ book, chapter }}>
      {children}
    </Link>
  ) : (
    <Link to="/explorer/$book/$chapter/$verse" params={{ book, chapter, verse }}>
      {children}
    </Link>
  );
}
