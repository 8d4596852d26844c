import { Link, type LinkProps } from '@tanstack/react-router';
import { Card } from './card.tsx';
import { TALL_LINK } from './classes.ts';

interface LinkCardsProps {
  readonly cards: readonly {
    readonly title: string;
    readonly about: string;
    readonly links: readonly (Pick<LinkProps, 'to' | 'search'> & { readonly label: string })[];
  }[];
}

/** Cards that lead to other screens of the administration, drawn from their description in the catalogue of texts. */
export const LinkCards = ({ cards }: LinkCardsProps) =>
  cards.map(({ title, about, links }) => (
    <Card key={title} title={title}>
      <p>{about}</p>
      <nav aria-label={title} className="grid justify-items-start">
        {links.map(({ label, ...target }) => (
          <Link key={label} {...target} className={TALL_LINK}>
            {label}
          </Link>
        ))}
      </nav>
    </Card>
  ));
