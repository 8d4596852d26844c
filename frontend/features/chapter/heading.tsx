import { shownHeading } from '../../ui/words/shown-english.tsx';

const LETTERS = 'אבגדהוזחטיכלמנסעפצקרשת';

interface HeadingProps {
  readonly heading: string;
  readonly verse: number;
}

/** The heading above a verse. That of a stanza of Psalm 119, which has eight verses, has its letter too. */
export function Heading({ heading, verse }: HeadingProps) {
  const shown = shownHeading(heading);
  if (shown === heading) return heading;
  return (
    <>
      {shown} <span lang="he">{LETTERS[(verse - 1) / 8]}</span>
    </>
  );
}
