import { Link } from '@tanstack/react-router';
import { notFoundText as text } from '../../text/site/not-found-text.ts';
import { RichText } from '../words/rich-text.tsx';
import { PageHeading } from './page-heading.tsx';

export function NotFoundPage() {
  return (
    <div className="page">
      <PageHeading title={text.title} />
      <p className="mt-4">{text.text}</p>
      <p className="mt-2">
        <RichText
          text={text.help}
          parts={{
            a: (
              <Link
                to="/explorer/$book/$chapter/$verse"
                params={{ book: 'psalms', chapter: '23', verse: '3' }}
              />
            ),
            b: <Link to="/" />,
          }}
        />
      </p>
    </div>
  );
}
