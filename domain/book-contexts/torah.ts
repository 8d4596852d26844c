const COUNTED = 'Westminster Leningrad Codex (Open Scriptures Hebrew Bible), counted';

/**
 * Descriptions of the five books of Moses: name, contents, weekly portions and counts. Tests compare the numbers
 * with the text.
 */
// biome-ignore format: one paragraph per line.
export const TORAH = {
  genesis: {
    paragraphs: [
      'The first book of the Torah takes its Hebrew name, Bereshit (“in the beginning”), from its first word. Its Greek name, Genesis, means “origin”. It tells how the world and humankind began, and how one family among the nations became Israel.',
      'Chapters 1–11 tell of the creation, the garden of Eden, Cain and Abel, the flood and the tower of Babel. Chapters 12–36 follow Abraham and Sarah, Isaac and Rebekah, Jacob, Leah and Rachel. Chapters 37–50 tell of Joseph and his brothers and bring the family to Egypt. They end with Jacob’s words to his sons (chapter 49) and the deaths of Jacob and Joseph. The word toledot, “generations”, opens a section 11 times, first at 2:4 and last at 37:2.',
      'Synagogues read it in 12 weekly portions: Bereshit, Noach, Lekh Lekha, Vayera, Chayyei Sarah, Toledot, Vayetze, Vayishlach, Vayeshev, Miketz, Vayigash and Vayechi. The yearly cycle begins with the first of them, after the festival of Simchat Torah.',
      'The Westminster Leningrad Codex has 1,533 verses, 20,612 words and 78,069 letters, counted as written (ketiv). The Masoretic note at the end of the book says 1,534 verses. One explanation is 35:22, a verse with a break in its middle. People read its numbers as letters early on: for the 318 men of 14:14, Genesis Rabbah thinks of Abraham’s servant Eliezer, whose name has the value 318.',
    ],
    sources: [COUNTED, 'Masoretic note at the end of Genesis', 'Genesis Rabbah 43:2; Babylonian Talmud, Nedarim 32a'],
  },
  exodus: {
    paragraphs: [
      'The second book of the Torah is Shemot (“names”) in Hebrew, from its opening, “these are the names of the sons of Israel”. The Greek translation called it Exodos, “going out”. It leads from slavery in Egypt to the foot of Mount Sinai, and to a sanctuary in the middle of the camp.',
      'Chapters 1–15 tell of the birth and call of Moses, the plagues, the first Passover, the crossing of the sea and the song that follows it. Chapters 16–18 tell of the way through the wilderness. At Sinai come the covenant and the Ten Commandments (chapter 20) with a first collection of laws (chapters 21–23). Chapters 25–31 describe how to make the tabernacle, and chapters 35–40 how it was made. Between them are the golden calf and the renewal of the covenant (chapters 32–34).',
      'Synagogues read it in 11 weekly portions: Shemot, Va’era, Bo, Beshalach, Yitro, Mishpatim, Terumah, Tetzaveh, Ki Tisa, Vayakhel and Pekudei. In years without a leap month the last two are usually read together.',
      'The Westminster Leningrad Codex has 1,213 verses, 16,713 words and 63,531 letters, counted as written (ketiv). The Masoretic note at the end says 1,209 verses. The Ten Commandments explain the difference: they have two sets of accents, which divide them into verses in two ways. Each of the three verses 14:19–21 has 72 letters. The mystical tradition draws a divine name of 72 parts from them.',
    ],
    sources: [COUNTED, 'Masoretic note at the end of Exodus', 'Rashi on Babylonian Talmud, Sukkah 45a, for the three verses'],
  },
  leviticus: {
    paragraphs: [
      'The third book of the Torah is Vayikra (“and he called”) in Hebrew, its first word. The rabbis also called it Torat Kohanim, “instruction of the priests”. Its Greek name, Leviticus, means “about the Levites”. Nearly all of it is speech from the tent of meeting, while Israel camped at Sinai.',
      'Chapters 1–7 set out the offerings. Chapters 8–10 tell of the consecration of Aaron and his sons and of the death of Nadab and Abihu. Chapters 11–15 distinguish the clean from the unclean, and chapter 16 is the Day of Atonement. Scholars call chapters 17–26 the Holiness Code. They contain “thou shalt love thy neighbour as thyself” (19:18), the calendar of festivals (chapter 23) and the jubilee (chapter 25). Chapter 27 is about vows and dedications.',
      'Synagogues read it in 10 weekly portions: Vayikra, Tzav, Shemini, Tazria, Metzora, Acharei Mot, Kedoshim, Emor, Behar and Bechukotai. It is the shortest of the five books.',
      'The Westminster Leningrad Codex has 859 verses, 11,950 words and 44,795 letters, counted as written (ketiv), and the Masoretic note at the end says 859 as well. The middle of the whole Torah is in this book. The Talmud names a letter in 11:42 as its middle letter, two words in 10:16 as its middle words and 13:33 as its middle verse. In this edition the middle letter is in 8:29, the middle words are in 8:15 and the middle verse is 8:9.',
    ],
    sources: [COUNTED, 'Masoretic note at the end of Leviticus', 'Babylonian Talmud, Kiddushin 30a'],
  },
  numbers: {
    paragraphs: [
      'The fourth book of the Torah is Bamidbar (“in the wilderness”) in Hebrew, after a word of its first verse. Its Greek name, Numbers, refers to the two censuses of the people, and so does an old Hebrew name, “the fifth of the musterings”. The book spans the years between Sinai and the plains of Moab.',
      'Chapters 1–10 order the camp at Sinai, with the first census. Chapters 11–21 tell of the march and its rebellions: the spies (chapters 13–14), Korah (chapter 16), the water of Meribah (chapter 20). In chapters 22–24 Balaam blesses the people he was hired to curse. After the second census (chapter 26), chapters 27–36 prepare for the land, with the daughters of Zelophehad, a list of the stages of the journey (chapter 33) and the cities of refuge (chapter 35).',
      'Synagogues read it in 10 weekly portions: Bamidbar, Naso, Beha’alotkha, Shelach, Korach, Chukat, Balak, Pinchas, Matot and Masei. Chapter 7, the gifts of the princes, is the longest chapter of the Torah, with 89 verses.',
      'The Westminster Leningrad Codex has 1,289 verses, 16,413 words and 63,545 letters, counted as written (ketiv). The Masoretic note at the end says 1,288, without the half-verse that Hebrew Bibles number 25:19. The first census counts 603,550 men (1:46), the second 601,730 (26:51). The lines of the priestly blessing (6:24–26) grow by two words and five letters: 3, 5 and 7 words, 15, 20 and 25 letters. The 85 letters of 10:35–36 are set between inverted letters nun, and were counted as a book of their own.',
    ],
    sources: [COUNTED, 'Masoretic note at the end of Numbers', 'Mishnah, Yoma 7:1 and Yadayim 3:5; Babylonian Talmud, Shabbat 115b–116a'],
  },
  deuteronomy: {
    paragraphs: [
      'The fifth book of the Torah is Devarim (“words”) in Hebrew, from its opening, “these are the words”. Another old name, after 17:18, is Mishneh Torah, “repetition of the law”. The Greek Deuteronomion, “second law”, translates the same phrase. For most of the book Moses speaks to the people on the plains of Moab, before they cross the Jordan.',
      'A first address (chapters 1–4) looks back on the way from Horeb. The second is the longest. It has the Ten Commandments (chapter 5), the Shema (6:4–9), a collection of laws (chapters 12–26), and blessings and curses (chapters 27–28). A third (chapters 29–30) sets life and death before the people. Chapters 31–34 have the commission of Joshua, the song of Moses (chapter 32), his blessing of the tribes (chapter 33) and his death.',
      'Synagogues read it in 11 weekly portions: Devarim, Va’etchanan, Ekev, Re’eh, Shoftim, Ki Tetze, Ki Tavo, Nitzavim, Vayelekh, Ha’azinu and Vezot HaBerakhah. The last is read on Simchat Torah, and the beginning of Genesis follows at once.',
      'The Westminster Leningrad Codex has 959 verses, 14,294 words and 54,910 letters, counted as written (ketiv). The Masoretic note at the end says 955. As in Exodus, the Ten Commandments explain the difference. The five books together have 5,853 verses, 79,982 words and 304,850 letters in this edition, and 5,845 verses by the Masoretic notes. The Talmud reads the word torah in 33:4 as a number, 611: with two commandments that the people heard from God directly, it makes 613.',
    ],
    sources: [COUNTED, 'Masoretic note at the end of Deuteronomy', 'Babylonian Talmud, Makkot 23b–24a'],
  },
} as const;
