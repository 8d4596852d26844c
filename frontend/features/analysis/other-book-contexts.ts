import type { BookId } from '../../../domain/canon/index.ts';
import type { TORAH_CONTEXTS } from './torah-contexts.ts';

/** A short description of every book outside the Torah. */
export const OTHER_CONTEXTS: Readonly<Record<Exclude<BookId, keyof typeof TORAH_CONTEXTS>, string>> = {
  joshua:
    'Joshua leads Israel over the Jordan, takes the land and divides it among the tribes. The book opens the Former Prophets of the Hebrew Bible and ends with a covenant at Shechem.',
  judges:
    'Between Joshua and the kings, leaders such as Deborah, Gideon, Jephthah and Samson deliver the tribes in turn. The Song of Deborah (chapter 5) is often counted among the oldest Hebrew poetry.',
  ruth: 'A Moabite widow stays with her mother-in-law Naomi and becomes an ancestor of David. Hebrew Bibles place it among the Writings, as one of the five scrolls, read at the Feast of Weeks.',
  '1samuel':
    'From the birth of Samuel to the death of Saul: Israel asks for a king, Saul is chosen and rejected, and David rises. In Hebrew tradition 1 and 2 Samuel are one book.',
  '2samuel':
    'David is king, first in Hebron and then in Jerusalem. The book tells of his victories, his sin with Bathsheba, and the revolt of his son Absalom.',
  '1kings':
    'Solomon succeeds David and builds the temple; after him the kingdom divides into Israel and Judah. The stories of Elijah begin in chapter 17.',
  '2kings':
    'Elisha follows Elijah, Israel falls to Assyria, and Judah to Babylon. The book ends in exile, with a king of Judah released from prison.',
  '1chronicles':
    'Genealogies from Adam onward lead to the reign of David, told again with the temple, its Levites and its singers at the centre.',
  '2chronicles':
    'Solomon’s temple and the kings of Judah until the exile, ending with the decree of Cyrus. In most Hebrew Bibles Chronicles, one book there, closes the canon; the Leningrad Codex sets it first among the Writings.',
  ezra: 'Exiles return from Babylon, the temple is rebuilt, and Ezra comes to Jerusalem with the law. Its documents stand in Aramaic (4:8–6:18 and 7:12–26).',
  nehemiah:
    'The governor Nehemiah rebuilds the walls of Jerusalem, much of it in his own words. Chapter 8 tells how Ezra read the law to the people; in Hebrew tradition the two form one book.',
  esther:
    'A Jewish queen of Persia averts the destruction of her people, which is the origin of Purim. The Hebrew text nowhere names God.',
  job: 'A righteous man loses everything and disputes with his friends about why. A prose frame surrounds the poetry, and God answers out of the whirlwind.',
  psalms:
    'A collection of 150 songs and prayers, divided into five books. Many have a title, which Hebrew Bibles often count as a verse and which stands here as verse 0; Psalm 119, by the alphabet, has 176 verses, 8 for each of 22 letters.',
  proverbs:
    'Collections of sayings on wisdom, work, speech and the fear of the LORD, several under the name of Solomon. It ends with an alphabetical poem on a capable wife (31:10–31).',
  ecclesiastes:
    'The speaker, in Hebrew Kohelet, tests wisdom, pleasure and toil, and finds them hevel, a breath or vapour. It is one of the five scrolls, read at the Feast of Booths.',
  songofsolomon:
    'Love poems in dialogue, called the Song of Songs in Hebrew. Jewish and Christian readers have also long read them of God and his people; the scroll is read at Passover.',
  isaiah:
    'Oracles to Judah under the threat of Assyria, then words of comfort in and after the exile. Scholars commonly distinguish chapters 1–39, 40–55 and 56–66.',
  jeremiah:
    'The prophet of the last years of Jerusalem, in oracles, laments and stories. One verse, 10:11, is Aramaic; the Greek text is considerably shorter and ordered differently.',
  lamentations:
    'Five poems on the fall of Jerusalem. The first four follow the order of the Hebrew alphabet; the scroll is read on the Ninth of Av.',
  ezekiel:
    'A priest among the exiles in Babylonia sees the divine chariot-throne, the glory leaving the temple, the valley of dry bones and a new temple. Its first chapter became a foundation of Jewish mysticism.',
  daniel:
    'Stories of Daniel and his companions at foreign courts (chapters 1–6) and visions of empires and times (chapters 7–12). 2:4–7:28 is in Aramaic; Hebrew Bibles place the book among the Writings.',
  hosea:
    'A prophet of the northern kingdom, whose broken marriage becomes an image of God and Israel. It opens the Book of the Twelve.',
  joel: 'A plague of locusts and the day of the LORD, a call to repent, and a promise of the spirit upon all flesh (2:28). Hebrew Bibles count four chapters where English ones count three.',
  amos: 'A shepherd from Tekoa speaks in the northern kingdom against injustice and empty worship.',
  obadiah: 'The shortest book of the Hebrew Bible: a single chapter against Edom.',
  jonah:
    'A prophet flees from his errand, is swallowed by a great fish, and is vexed when Nineveh repents and is spared. It is read on the Day of Atonement.',
  micah:
    'A contemporary of Isaiah speaks of judgement and hope, and of what is required: “to do justly, and to love mercy, and to walk humbly” (6:8).',
  nahum:
    'A poem on the fall of Nineveh. Traces of an alphabetical order have been seen in its first chapter.',
  habakkuk:
    'A prophet asks why God lets the violent prosper, is answered, and ends with a psalm (chapter 3).',
  zephaniah: 'The day of the LORD against Judah and the nations, and a promise to a humble remnant.',
  haggai: 'Four dated messages of the second year of Darius urge the people to rebuild the temple.',
  zechariah:
    'Night visions about the restored Jerusalem (chapters 1–8), then oracles without dates (chapters 9–14).',
  malachi:
    'Disputes with priests and people after the exile, and the promise of a messenger and of Elijah. English Bibles divide its last chapter, so that the Hebrew 3:19 is 4:1.',
  '1 esdras':
    'A Greek retelling of the end of Chronicles, of Ezra and of a part of Nehemiah, with one story of its own: three guards contend over what is strongest (chapters 3–4).',
  '2 esdras':
    'Visions of Ezra after the fall of Jerusalem (chapters 3–14), with later Christian additions before and after. The Greek is lost but for fragments; it survives in Latin and other translations.',
  tobit:
    'A pious exile in Nineveh goes blind, and his son travels with an unknown companion, the angel Raphael. Fragments in Aramaic and Hebrew were found at Qumran.',
  judith:
    'A widow saves her besieged town by killing the general Holofernes in his tent. The story joins names and empires of different ages.',
  wisdom:
    'A Greek praise of wisdom in the name of Solomon, generally placed in Alexandria. Its second half retells the exodus in contrasts.',
  sirach:
    'Teaching on wisdom and conduct by Ben Sira of Jerusalem, translated into Greek by his grandson. About two thirds of the Hebrew have been found again since 1896.',
  baruch:
    'A prayer of confession, a poem on wisdom and words of comfort to Jerusalem, in the name of Jeremiah’s scribe.',
  'letter of jeremiah':
    'A warning against idols, framed as a letter to those who are to be taken to Babylon. Many Bibles print it as Baruch chapter 6.',
  'prayer of azariah':
    'An addition to Daniel 3 in Greek: the prayer of Azariah in the furnace, and the song of the three young men.',
  susanna:
    'An addition to Daniel in Greek: a woman is falsely accused by two elders, and young Daniel exposes them by questioning them apart.',
  'bel and the dragon':
    'An addition to Daniel in Greek: Daniel shows that the idol Bel does not eat and that the dragon can die, and is kept safe among lions.',
  'prayer of manasseh':
    'A short prayer of repentance, as the king of 2 Chronicles 33 might have prayed it in captivity.',
  '1 maccabees':
    'The revolt against Antiochus IV and the rule of Judas and his brothers, written in Hebrew and preserved in Greek. Chapter 4 tells of the rededication of the temple, which Hanukkah commemorates.',
  '2 maccabees':
    'The same revolt up to a victory of Judas, abridged from five books by Jason of Cyrene. It tells of martyrs and of hope for resurrection (chapter 7).',
  '3 maccabees':
    'In Egypt under Ptolemy IV, well before the Maccabees, Jews are condemned to be trampled by elephants and are delivered.',
  '4 maccabees':
    'A discourse in Greek on devout reason as master of the passions, with the martyrs of 2 Maccabees as its example.',
  matthew:
    'A Gospel in which long discourses alternate with narrative and the Hebrew scriptures are often cited. The genealogy is told as three times 14 generations (1:17), and 14 is the value of David’s name in Hebrew.',
  mark: 'The shortest Gospel, rapid in its telling, from the baptism to the empty tomb. The oldest manuscripts end at 16:8.',
  luke: 'A Gospel addressed to Theophilus, with parables and songs that stand in no other. Acts continues it.',
  john: 'A Gospel that opens “In the beginning was the Word” and moves from signs to long discourses. It numbers the fish of the last catch at 153 (21:11).',
  acts: 'How the message spread from Jerusalem to Rome, with Peter and then Paul at the centre. It is the second volume to Theophilus.',
  romans:
    'Paul’s longest letter, written before he came to Rome: on righteousness and faith, on Israel, and on life together.',
  '1corinthians':
    'Paul answers questions and disputes of a divided congregation. It holds the praise of love (chapter 13) and a long chapter on resurrection (chapter 15).',
  '2corinthians':
    'Paul defends his ministry after a painful conflict with Corinth, and appeals for the collection for Jerusalem.',
  galatians:
    'Paul disputes with congregations that were told to take on circumcision, and tells of his own call.',
  ephesians:
    'A letter on the unity of Jews and gentiles in one body. The words “in Ephesus” are missing from some of the oldest manuscripts.',
  philippians:
    'A warm letter of thanks from prison. A passage in chapter 2 (2:6–11) is often taken for an early hymn.',
  colossians:
    'A letter on Christ as the head of all things, against other teachings in the congregation. It shares much with Ephesians.',
  '1thessalonians':
    'Generally held to be among the earliest letters of Paul, on holding fast and on those who have died.',
  '2thessalonians': 'A second letter on the coming day, and on those who stop working while they wait.',
  '1timothy': 'Instructions on teaching, prayer and offices in a congregation, addressed to Timothy.',
  '2timothy': 'A farewell to Timothy from prison, in the form of a testament.',
  titus: 'Instructions for ordering congregations on Crete, close to those of 1 Timothy.',
  philemon: 'A short letter of Paul on behalf of Onesimus, addressed to his master.',
  hebrews:
    'A sermon in polished Greek that reads the psalms, the priesthood and the tabernacle as pointing to Christ. It does not name its author.',
  james: 'Counsel on conduct, speech, riches and patience, near in style to the wisdom books.',
  '1peter':
    'Encouragement to congregations in Asia Minor who suffer for their faith and live as strangers there.',
  '2peter':
    'A testament that warns of false teachers and answers doubt about the promised coming. Its second chapter is close to Jude.',
  '1john':
    'On light, love and the confession that Jesus came in the flesh, in the language of the Gospel of John.',
  '2john': 'The elder writes to “the elect lady and her children”: one chapter on love and on deceivers.',
  '3john': 'The elder writes to Gaius about hospitality to travelling brothers: one chapter.',
  jude: 'One chapter against those who slip into the congregations. It cites the book of Enoch (verse 14).',
  revelation:
    'Letters to seven congregations and visions of judgement and a new Jerusalem, ordered by sevens. 13:18 gives a number to be reckoned, 666, the best-known case of isopsephy.',
};
