import { Link } from '@tanstack/react-router';
import { CORRESPONDENCE_SOURCES, LAYOUT_NOTE, SIGN_NOTE } from '../../../domain/tree-of-life/index.ts';
import { Fact } from '../../ui/fact.tsx';
import { MixedText } from '../../ui/mixed-text.tsx';
import { ScriptureLink } from './scripture-link.tsx';

/** Explains how to read the diagram, and names the sources of its parts. */
export function StudyGuide() {
  return (
    <div className="prose mt-6">
      <p>
        The tree draws how the kabbalists speak of God’s working in the world: ten sephirot, “countings” or
        “spheres”, and the twenty-two letters that join them, thirty-two paths of wisdom in all (Sefer
        Yetzirah 1:1). Of what is beyond the crown, Ein Sof, nothing is drawn, because nothing can be said.
      </p>
      <h2>Reading the diagram</h2>
      <ul>
        <li>
          <strong>Three pillars.</strong> Mercy stands on the right (Chokmah, Chesed, Netzach), severity on
          the left (Binah, Geburah, Hod), and between them the middle that joins both (Kether, Tiferet, Yesod,
          Malkuth).
        </li>
        <li>
          <strong>Three triads and a kingdom.</strong> Kether, Chokmah and Binah are thought; Chesed, Geburah
          and Tiferet feeling; Netzach, Hod and Yesod the deed; Malkuth receives them all.
        </li>
        <li>
          <strong>Da‘at,</strong> knowledge, is where Chokmah and Binah meet. It is counted where Kether is
          not, so that there are always ten: “ten and not nine, ten and not eleven” (Sefer Yetzirah 1:4).
        </li>
        <li>
          <strong>The body.</strong> The arms are Chesed and Geburah, the trunk Tiferet, the legs Netzach and
          Hod, the mouth Malkuth (Tikkunei Zohar, introduction).
        </li>
      </ul>
      <p>
        David names the lower ones in a row: “the greatness, and the strength, and the beauty, and the
        victory, and the majesty … thine is the kingdom” <ScriptureLink place={DAVIDS_PRAYER} />.
      </p>
      <h2>The letters</h2>
      <p>
        <MixedText>
          {
            'Sefer Yetzirah divides the alphabet into three mothers, אמש, seven doubles, בגדכפרת, which once had two sounds each, and twelve simple letters. To them belong the three elements, the seven planets and the twelve signs.'
          }
        </MixedText>
      </p>
      <p>{LAYOUT_NOTE}</p>
      <p>{SIGN_NOTE}</p>
      <h2>The numbers</h2>
      <p>
        The value of a sephirah is that of its Hebrew name, of a path that of its letter, by{' '}
        <Link to="/methods/$methodId" params={{ methodId: 'HEBREW_STANDARD' }}>
          Hebrew Standard
        </Link>
        ; all are computed here from the letters. What is said of a verse has been looked up in the Hebrew
        text that this library shows.
      </p>
      <h2>Whose correspondences these are</h2>
      <p>
        The sources do not agree with one another, and none of these is in the Bible. What is shown is from:
      </p>
      <dl className="facts mt-3 border-t border-line">
        <Fact name="Planets">{CORRESPONDENCE_SOURCES.planet}</Fact>
        <Fact name="Directions">{CORRESPONDENCE_SOURCES.direction}</Fact>
        <Fact name="Elements">{CORRESPONDENCE_SOURCES.element}</Fact>
        <Fact name="Colours">{CORRESPONDENCE_SOURCES.colour}</Fact>
      </dl>
      <h2>A way to study</h2>
      <ul>
        <li>Begin at Malkuth and go up, one sphere a day: read its verse in its chapter.</li>
        <li>Follow the letters of one pillar, each with its stanza of Psalm 119.</li>
        <li>Take two spheres that a path joins, and ask what its letter’s name has to do with both.</li>
      </ul>
    </div>
  );
}

const DAVIDS_PRAYER = { book: '1chronicles', chapter: 29, verse: 11 } as const;
