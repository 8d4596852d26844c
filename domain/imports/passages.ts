/**
 * Passages that administrators can import together. Each passage names its chapters. All passages are in the Hebrew
 * Bible, so every source of its text has them.
 */
import type { BookId } from '../canon/index.ts';

/** Consecutive chapters of one book, in the English numbering. `to` is included. */
export interface ChapterRange {
  book: BookId;
  from: number;
  to: number;
}

export interface Passage extends ChapterRange {
  reference: string;
  about: string;
}

const passage = (
  book: BookId,
  chapters: number | [from: number, to: number],
  reference: string,
  about: string,
): Passage => {
  const [from, to] = typeof chapters === 'number' ? [chapters, chapters] : chapters;
  return { book, from, to, reference, about };
};

const JACOBS_BLESSING = passage('genesis', 49, 'Genesis 49', 'Jacob blesses his twelve sons.');
const DAY_OF_ATONEMENT = passage(
  'leviticus',
  16,
  'Leviticus 16',
  'The high priest enters the Holy of Holies on the Day of Atonement.',
);

export const JACOB_AND_ATONEMENT: readonly Passage[] = [JACOBS_BLESSING, DAY_OF_ATONEMENT];

export const SPIRITUAL_PASSAGES: readonly Passage[] = [
  passage(
    'genesis',
    [1, 2],
    'Genesis 1:1–2:3',
    'God creates the world in six days and rests on the seventh.',
  ),
  passage('genesis', 15, 'Genesis 15', 'God makes a covenant with Abram, who counts the stars.'),
  passage('genesis', 22, 'Genesis 22:1–19', 'Abraham binds Isaac on the altar.'),
  passage('genesis', 28, 'Genesis 28:10–22', 'Jacob dreams of a ladder that reaches heaven.'),
  passage('genesis', 32, 'Genesis 32:22–32', 'Jacob wrestles until daybreak and is named Israel.'),
  JACOBS_BLESSING,
  passage('exodus', 3, 'Exodus 3', 'God speaks from the burning bush and tells Moses his name.'),
  passage(
    'exodus',
    [14, 15],
    'Exodus 14:15–15:21',
    'Israel crosses the sea and sings. The 72 names are taken from 14:19–21.',
  ),
  passage('exodus', [19, 20], 'Exodus 19:1–20:21', 'God gives the Ten Commandments at Sinai.'),
  passage(
    'exodus',
    [33, 34],
    'Exodus 33:12–34:9',
    'God passes before Moses and names his thirteen attributes.',
  ),
  DAY_OF_ATONEMENT,
  passage('numbers', 6, 'Numbers 6:22–27', 'The priests bless Israel in fifteen words.'),
  passage('numbers', [23, 24], 'Numbers 23:1–24:25', 'Balaam is hired to curse and blesses instead.'),
  passage('deuteronomy', 6, 'Deuteronomy 6:4–9', 'The Shema: the LORD is one.'),
  passage('deuteronomy', 32, 'Deuteronomy 32', 'The Song of Moses, with heaven and earth as witnesses.'),
  passage('1samuel', 2, '1 Samuel 2:1–10', 'Hannah’s prayer, a model for all prayer.'),
  passage('1kings', 19, '1 Kings 19:1–18', 'Elijah hears a still small voice at Horeb.'),
  passage('isaiah', 6, 'Isaiah 6', 'Isaiah sees the throne and hears the threefold “Holy”.'),
  passage('ezekiel', 1, 'Ezekiel 1', 'Ezekiel sees the chariot: four living creatures, wheels and a throne.'),
  passage('psalms', 23, 'Psalm 23', 'The LORD is my shepherd.'),
  passage('psalms', 67, 'Psalm 67', 'A psalm of seven verses, often drawn in the shape of the menorah.'),
  passage('psalms', 91, 'Psalm 91', 'The psalm of protection.'),
  passage(
    'psalms',
    119,
    'Psalm 119',
    'In praise of the Torah: eight verses for each letter of the alphabet.',
  ),
  passage('proverbs', 8, 'Proverbs 8', 'Wisdom speaks: she was there before the world.'),
];

export const TORAH_NARRATIVES: readonly Passage[] = [
  passage('genesis', [2, 3], 'Genesis 2:4–3:24', 'Adam and Eve in the garden of Eden.'),
  passage('genesis', 4, 'Genesis 4:1–16', 'Cain kills Abel.'),
  passage('genesis', [6, 9], 'Genesis 6:9–9:17', 'Noah, the flood and the rainbow.'),
  passage('genesis', 11, 'Genesis 11:1–9', 'The tower of Babel.'),
  passage('genesis', 12, 'Genesis 12', 'Abram leaves his country.'),
  passage(
    'genesis',
    [18, 19],
    'Genesis 18:1–19:29',
    'Three visitors come to Abraham, and Sodom is destroyed.',
  ),
  passage('genesis', 24, 'Genesis 24', 'Rebekah gives water at the well.'),
  passage('genesis', 27, 'Genesis 27', 'Jacob takes Esau’s blessing.'),
  passage('genesis', 37, 'Genesis 37', 'Joseph’s brothers sell him.'),
  passage('genesis', [39, 41], 'Genesis 39:1–41:57', 'Joseph in prison and before Pharaoh.'),
  passage('genesis', [44, 45], 'Genesis 44:1–45:15', 'Joseph makes himself known to his brothers.'),
  passage('exodus', [1, 2], 'Exodus 1:1–2:25', 'Israel in slavery, and the birth of Moses.'),
  passage('exodus', [7, 12], 'Exodus 7:8–12:42', 'The ten plagues and the night of the exodus.'),
  passage('exodus', 16, 'Exodus 16', 'Manna in the wilderness.'),
  passage('exodus', 32, 'Exodus 32', 'The golden calf.'),
  passage('leviticus', 10, 'Leviticus 10:1–7', 'Nadab and Abihu bring strange fire.'),
  passage('numbers', [13, 14], 'Numbers 13:1–14:45', 'The spies and the forty years.'),
  passage('numbers', 16, 'Numbers 16', 'Korah’s rebellion.'),
  passage('numbers', 20, 'Numbers 20:1–13', 'Moses strikes the rock.'),
  passage('numbers', 22, 'Numbers 22', 'Balaam and his donkey.'),
  passage('deuteronomy', 34, 'Deuteronomy 34', 'Moses sees the land and dies.'),
];

export const MESSIANIC_PASSAGES: readonly Passage[] = [
  passage('genesis', 3, 'Genesis 3:15', 'The seed of the woman.'),
  passage('genesis', 49, 'Genesis 49:8–12', 'The sceptre shall not depart from Judah until Shiloh comes.'),
  passage('numbers', 24, 'Numbers 24:15–19', 'A star out of Jacob.'),
  passage('deuteronomy', 18, 'Deuteronomy 18:15–19', 'A prophet like Moses.'),
  passage('2samuel', 7, '2 Samuel 7:8–16', 'The throne of David shall stand for ever.'),
  passage('psalms', 2, 'Psalm 2', 'The LORD and his anointed.'),
  passage('psalms', 22, 'Psalm 22', 'My God, why hast thou forsaken me?'),
  passage('psalms', 110, 'Psalm 110', 'Sit thou at my right hand; a priest like Melchizedek.'),
  passage('psalms', 118, 'Psalm 118:22–26', 'The stone that the builders rejected.'),
  passage('isaiah', 7, 'Isaiah 7:10–16', 'The sign of Immanuel.'),
  passage('isaiah', 9, 'Isaiah 9:1–7', 'Unto us a child is born.'),
  passage('isaiah', 11, 'Isaiah 11:1–10', 'A branch out of the root of Jesse.'),
  passage('isaiah', 42, 'Isaiah 42:1–9', 'The servant who brings justice to the nations.'),
  passage('isaiah', [52, 53], 'Isaiah 52:13–53:12', 'The suffering servant.'),
  passage('isaiah', 61, 'Isaiah 61:1–3', 'The LORD has anointed me to bring good tidings.'),
  passage('jeremiah', 23, 'Jeremiah 23:5–6', 'A righteous branch for David.'),
  passage('jeremiah', 31, 'Jeremiah 31:31–34', 'The new covenant.'),
  passage('daniel', 7, 'Daniel 7:13–14', 'One like a son of man comes with the clouds.'),
  passage('daniel', 9, 'Daniel 9:24–27', 'The seventy weeks.'),
  passage('micah', 5, 'Micah 5:2–5', 'A ruler out of Bethlehem.'),
  passage('zechariah', 9, 'Zechariah 9:9–10', 'The king comes, riding on a donkey.'),
  passage('zechariah', 12, 'Zechariah 12:10', 'They look on the one whom they pierced.'),
  passage('malachi', 3, 'Malachi 3:1–4', 'The messenger who prepares the way.'),
  passage('malachi', 4, 'Malachi 4:5–6', 'Elijah comes before the day of the LORD.'),
];

export const FEAST_PASSAGES: readonly Passage[] = [
  passage('exodus', 12, 'Exodus 12:1–28', 'The first Passover.'),
  passage('exodus', 23, 'Exodus 23:14–17', 'The three feasts on which Israel appears before the LORD.'),
  passage('exodus', 31, 'Exodus 31:12–17', 'The Sabbath, a sign for ever.'),
  DAY_OF_ATONEMENT,
  passage('leviticus', 23, 'Leviticus 23', 'The feasts of the LORD through the year.'),
  passage('leviticus', 25, 'Leviticus 25:1–22', 'The Sabbath year and the Jubilee.'),
  passage('numbers', 9, 'Numbers 9:1–14', 'The second Passover.'),
  passage('numbers', [28, 29], 'Numbers 28:1–29:40', 'The offerings of each feast.'),
  passage('deuteronomy', 16, 'Deuteronomy 16:1–17', 'Passover, Weeks and Booths.'),
  passage('deuteronomy', 31, 'Deuteronomy 31:9–13', 'The Torah is read at the feast of Booths.'),
  passage('joshua', 5, 'Joshua 5:10–12', 'The first Passover in the land.'),
  passage('2chronicles', 30, '2 Chronicles 30', 'Hezekiah’s Passover.'),
  passage('ezra', 6, 'Ezra 6:19–22', 'Those who returned keep Passover.'),
  passage('nehemiah', 8, 'Nehemiah 8', 'Ezra reads the Torah, and Israel keeps the feast of Booths.'),
  passage('esther', 9, 'Esther 9:20–32', 'Purim.'),
  passage('psalms', 81, 'Psalm 81', 'Blow the ram’s horn on our feast day.'),
  passage('zechariah', 14, 'Zechariah 14:16–19', 'All nations keep the feast of Booths.'),
];
