/** The name of a stanza of Psalm 119, as the King James Version prints it. */
const STANZA = /^([A-Z])([A-Z]+)\.$/;
const LETTERS = 'אבגדהוזחטיכלמנסעפצקרשת';

interface VerseHeadingProps {
  readonly heading: string;
  readonly verse: number;
}

/** The heading above a verse. That of a stanza of Psalm 119, of eight verses, is in small letters with its letter. */
export function VerseHeading({ heading, verse }: VerseHeadingProps) {
  const [, first = '', others] = STANZA.exec(heading) ?? [];
  if (others === undefined) return heading;
  return (
    <>
      {first + others.toLowerCase()} <span lang="he">{LETTERS[(verse - 1) / 8]}</span>
    </>
  );
}
