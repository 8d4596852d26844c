import type { TagCorrection } from '../../../domain/contract/index.ts';

/**
 * Strong's numbers and morphology codes that the Open Scriptures Hebrew Bible has wrong: book, verses in its own numbers,
 * the letters of the word, what the source says, what is right, and the number of the report to that project. Without a
 * report, the word's letters and points show the fault: they have another prefix, article, person or number. Each was
 * compared with the verse. In the order of the Bible; ממנו, "from him" and "from us", has a line for each book.
 */
const LINES = `
genesis 2:17 3:3 3:11 3:17 48:19 ממנו HR/Sp1cp HR/Sp3ms 82
genesis 7:14 למינה HR/Ncmsc/Sp3fp HR/Ncmsc/Sp3fs -
genesis 24:17 מכדך HR/Ncfsc/Sp3fs HR/Ncfsc/Sp2fs -
genesis 24:23 אביך HNcmsc/Sp3fs HNcmsc/Sp2fs -
genesis 26:28 עמך HR/Sp3fs HR/Sp2ms -
genesis 31:42 כפי HNcfdc/Sp1cp HNcfdc/Sp1cs -
genesis 47:16 במקניכם HR/Ncmpc/Sp2ms HR/Ncmpc/Sp2mp -
exodus 4:23 ויעבדני HC/Vqj3ms/Sp1cp HC/Vqj3ms/Sp1cs -
exodus 4:26 5:8 10:26 12:9 12:10 16:16 16:19 16:20 16:32 17:6 19:21 27:2 28:8 30:2 30:19 30:33 37:25 38:2 39:5 40:31 ממנו HR/Sp1cp HR/Sp3ms 82
exodus 20:6 לאלפים HRd/Acbpa HR/Acbpa 90
exodus 32:24 ואשלכהו HC/Vhw1cs/Sp3mp HC/Vhw1cs/Sp3ms -
leviticus 2:11 3:14 4:8 4:19 5:2 5:3 5:4 6:8 7:3 7:14 7:15 7:16 7:18 8:11 15:16 15:32 22:4 22:30 27:9 ממנו HR/Sp1cp HR/Sp3ms 82
leviticus 26:39 בעונת HRd/Ncbpc HR/Ncbpc -
leviticus 27:7 ולנקבה HC/R/Ncfsa HC/Rd/Ncfsa -
numbers 9:12 18:26 18:28 18:30 18:32 21:1 ממנו HR/Sp1cp HR/Sp3ms 82
numbers 11:21 ואכלו HC/Vqq1cp HC/Vqq3cp -
deuteronomy 2:1 ונסב HC/Vqw1cs HC/Vqw1cp -
deuteronomy 4:2 20:19 22:3 26:14 28:31 ממנו HR/Sp1cp HR/Sp3ms 82
deuteronomy 4:9 מלבבך HR/Ncmsc/Sp2mp HR/Ncmsc/Sp2ms -
deuteronomy 5:10 לאלפים HRd/Acbpa HR/Acbpa -
joshua 1:7 22:17 23:6 23:14 ממנו HR/Sp1cp HR/Sp3ms 82
joshua 9:12 אליכם HR/Sp2ms HR/Sp2mp -
judges 1:13 11:34 15:19 18:26 20:45 ממנו HR/Sp1cp HR/Sp3ms 82
judges 4:20 ושאלך HC/Vqq3ms/Sp3fs HC/Vqq3ms/Sp2fs -
judges 13:8 היולד HRd/VQsmsa HTd/VQsmsa -
judges 13:14 צויתיה HVpp1cs/Pp3fs HVpp1cs/Sp3fs 88
judges 13:17 דבריך HNcmpc/Pp2ms HNcmpc/Sp2ms 88
judges 13:17 דברך HNcmsc/Pp2ms HNcmsc/Sp2ms 88
judges 13:23 הראנו HVhp3ms/Pp1cp HVhp3ms/Sp1cp 88
judges 14:14 מהאכל HR/Rd/Vqrmsa HR/Td/Vqrmsa -
judges 14:15 הלירשנו HTd/R/Vqc/Pp1cp HTi/R/Vqc/Sp1cp 88
ruth 2:9 בשדה HR/Ncmsa HRd/Ncmsa -
1samuel 3:18 9:2 ממנו HR/Sp1cp HR/Sp3ms 82
1samuel 5:1 מאבן HC/Np HR/Np -
1samuel 16:3 אודיעך HVhi1cs/Sp2mp HVhi1cs/Sp2ms -
1samuel 18:21 תתחתן HVtp2ms HVti2ms -
2samuel 7:15 8:4 14:14 ממנו HR/Sp1cp HR/Sp3ms 82
2samuel 15:18 הגתים HRd/Ngmsa HTd/Ngmpa -
2samuel 19:4 הנכלמים HR/VNsmpa HTd/VNsmpa -
1kings 2:32 20:7 21:2 22:43 ממנו HR/Sp1cp HR/Sp3ms 82
1kings 4:7 וכלכלו HC/Vlp3cp HC/Vlq3cp 82
1kings 5:7 וכלכלו HC/Vlp3cp HC/Vlq3cp 82
1kings 13:22 תשת HVqj3ms HVqj2ms -
1kings 13:31 וקברתם HC/Vqp2mp HC/Vqq2mp 82
1kings 14:13 וספדו HC/Vqp3cp HC/Vqq3cp 82
1kings 14:13 וקברו HC/Vqp3cp HC/Vqq3cp 82
1kings 14:14 והקים HC/Vhp3ms HC/Vhq3ms 82
1kings 14:15 ונתש HC/Vqp3ms HC/Vqq3ms 82
1kings 14:15 וזרם HC/Vpp3ms/Sp3mp HC/Vpq3ms/Sp3mp 82
1kings 17:3 ונסתרת HC/VNp2ms HC/VNq2ms 82
1kings 17:13 והוצאת HC/Vhp2fs HC/Vhq2fs 82
1kings 18:4 וכלכלם HC/Vpp3ms/Sp3mp HC/Vlp3ms/Sp3mp 82
1kings 20:13 וידעת HC/Vqp2ms HC/Vqq2ms 82
1kings 22:12 ונתן HC/Vqp3ms HC/Vqq3ms 82
1kings 22:27 ואמרת HC/Vqp2ms HC/Vqq2ms 82
2kings 3:26 4:39 ממנו HR/Sp1cp HR/Sp3ms 82
1chronicles 5:2 18:4 ממנו HR/Sp1cp HR/Sp3ms 82
1chronicles 9:22 הראה H7200 H7203 112
1chronicles 26:28 הראה H7200 H7203 112
1chronicles 29:29 הראה H7200 H7203 112
2chronicles 12:12 13:19 24:25 28:5 35:22 ממנו HR/Sp1cp HR/Sp3ms 82
2chronicles 16:7 הראה H7200 H7203 112
2chronicles 16:10 הראה H7200 H7203 112
2chronicles 25:17 לך - H1980 -
2chronicles 30:2 השני HRd/Ncbsa HTd/Aomsa -
ezra 4:2 ככם HRd/Pp2mp HR/Sp2mp 88
ezra 4:3 ולנו HC/Rd/Pp1cp HC/R/Sp1cp 88
ezra 4:7 כנותו HNcmpc/Pp3ms HNcmpc/Sp3ms 88
ezra 4:7 כנותיו HNcmpc/Pp3ms HNcmpc/Sp3ms 88
ezra 8:21 ממנו HR/Sp1cp HR/Sp3ms 82
nehemiah 11:20 בנחלתו HR/Ncfsc/Sp3mp HR/Ncfsc/Sp3ms -
esther 5:9 ממנו HR/Sp1cp HR/Sp3ms 82
job 32:4 ממנו HR/Sp1cp HR/Sp3ms 82
psalms 22:24 22:25 33:8 35:10 62:2 62:6 ממנו HR/Sp1cp HR/Sp3ms 82
psalms 23:5 בשמן HR/Ncmsa HRd/Ncmsa -
psalms 45:4 והדרך HC/Ncmsc/Sp2mp HC/Ncmsc/Sp2ms -
psalms 68:19 למרום HTd/Ncmsa HRd/Ncmsa 90
psalms 88:1 לענות HC/Vpa HR/Vpc -
psalms 137:6 לשוני HNcbsc/Sp1cp HNcbsc/Sp1cs -
proverbs 4:23 19:7 ממנו HR/Sp1cp HR/Sp3ms 82
proverbs 27:19 לפנים HR/Ncbpa HRd/Ncbpa -
ecclesiastes 5:18 6:2 6:3 ממנו HR/Sp1cp HR/Sp3ms 82
ecclesiastes 9:12 וכצפרים HC/R/Ncbpa HC/Rd/Ncbpa -
isaiah 1:5 וכל HR/Ncmsc HC/Ncmsc -
isaiah 5:14 לבלי HC/Tn HR/Tn -
isaiah 8:17 וקויתי HC/Vpq1cp HC/Vpq1cs -
isaiah 11:13 וצררי H6862 H6887 97
isaiah 14:15 תורד HVHi3ms HVHi2ms -
isaiah 60:5 לבבך HNcmsc/Sp3fs HNcmsc/Sp2fs -
isaiah 62:4 ולארצך HC/R/Ncbsc/Sp3fs HC/R/Ncbsc/Sp2fs -
jeremiah 2:33 למדת HVpp1cs HVpp2fs -
jeremiah 7:31 בניהם H1323 H1121 95
jeremiah 7:31 בניהם HNcfpc/Sp3mp HNcmpc/Sp3mp 95
jeremiah 7:31 בנתיהם H1121 H1323 95
jeremiah 7:31 בנתיהם HNcmpc/Sp3mp HNcfpc/Sp3mp 95
jeremiah 23:18 דברי HC/Vqw3ms HNcmsc/Sp1cs 88
jeremiah 23:18 דברו HC/Vqw3ms HNcmsc/Sp3ms 88
jeremiah 25:27 ביניכם HR/Sp2ms HR/Sp2mp -
jeremiah 30:21 38:27 42:11 42:16 ממנו HR/Sp1cp HR/Sp3ms 82
jeremiah 32:4 עיניו HTd/Aofsa HNcbdc/Sp3ms 88
jeremiah 32:18 לאלפים HRd/Acbpa HR/Acbpa -
jeremiah 49:37 ושלחתי HR/Sp3mp HC/Vpq1cs 76
ezekiel 5:4 15:3 35:7 48:14 ממנו HR/Sp1cp HR/Sp3ms 82
ezekiel 37:17 לאחדים HRd/Acmpa HR/Acmpa -
daniel 2:23 וגבורתא ANcfsd/Td/Td AC/Ncfsd/Td 68
daniel 3:3 לחנכת AC/Ncfsc AR/Ncfsc -
daniel 4:21 מלכא ANcmsc/Sp1cs ANcmsd/Td -
daniel 4:22 לך AR/To ATo/Sp2ms -
daniel 4:23 די AAafsa ATr -
daniel 6:6 עלוהי AR/Pp3ms AR/Sp3ms 88
daniel 6:28 ובארעא AR/Ncfpd/Td/Td AC/R/Ncfsd/Td 68
daniel 7:6 לה AC/Acbsa AR/Sp3fs -
daniel 7:23 כל AVqi3fs ANcmsc -
daniel 11:31 ממנו HR/Sp1cp HR/Sp3ms 82
hosea 13:1 בבעל HR/Np HRd/Np -
amos 5:11 ממנו HR/Sp1cp HR/Sp3ms 82
jonah 2:4 ונהר HR/Ncmsa HC/Ncmsa -
jonah 3:5 ועד HR/R HC/R -
jonah 4:8 ותך HC/Vhw3ms HC/Vhw3fs -
jonah 4:11 ובהמה HR/Ncfsa HC/Ncfsa -
micah 5:11 והכרתי HC/Vqh1cs HC/Vhq1cs -
nahum 1:5 ממנו HR/Sp1cp HR/Sp3ms 82
habakkuk 1:7 ממנו HR/Sp1cp HR/Sp3ms 82
zephaniah 2:5 והאבדתיך HC/Vhq1cs/Sp3fs HC/Vhq1cs/Sp2fs -
haggai 2:6 החרבה HR/Ncfsa HTd/Ncfsa -
haggai 2:19 הזית HRd/Ncmsa HTd/Ncmsa -
zechariah 9:12 התקוה HRd/Ncfsa HTd/Ncfsa -
zechariah 10:4 ממנו HR/Sp1cp HR/Sp3ms 82
zechariah 14:1 שללך HNcmsc/Sp3fs HNcmsc/Sp2fs -
`;

const LINE =
  /^(?<book>\S+) (?<verses>[\d: ]+) (?<letters>[א-ת]+) (?<source>\S+) (?<right>\S+) (?<report>\d+|-)$/u;

const REPORTS = 'https://github.com/openscriptures/morphhb/issues/';

/** A word without a Strong's number. */
const NO_NUMBER = '-';

interface Correction {
  readonly source: string;
  readonly right: string;
  readonly report: string | null;
}

/** The corrections of the words of a verse with the same letters, by `genesis 2:17 ממנו`. */
export function readCorrections(): ReadonlyMap<string, readonly Correction[]> {
  const read = new Map<string, Correction[]>();
  for (const line of LINES.trim().split('\n')) {
    const { book, verses = '', letters, source = '', right = '', report } = LINE.exec(line)?.groups ?? {};
    for (const verse of verses.split(' ')) {
      const key = `${book} ${verse} ${letters}`;
      const correction = { source, right, report: report === '-' ? null : `${REPORTS}${report}` };
      read.set(key, [...(read.get(key) ?? []), correction]);
    }
  }
  return read;
}

let corrections: ReadonlyMap<string, readonly Correction[]> | null = null;

interface Tags {
  readonly strongsNumber: string | null;
  readonly morphology: string | null;
}

/**
 * The right Strong's number and morphology code of a word, and as JSON what the source says where it differs.
 *
 * @param letters the letters of the word, in the verse by the numbers of the Hebrew Bible.
 */
export function correctTags(
  { book, chapter, verse }: { readonly book: string; readonly chapter: number; readonly verse: number },
  letters: string,
  tags: Tags,
): Tags & { readonly corrected: string | null } {
  corrections ??= readCorrections();
  const found = (corrections.get(`${book} ${chapter}:${verse} ${letters}`) ?? []).flatMap((one) => {
    if (one.source === tags.morphology) return [{ ...one, field: 'morphology' }];
    return one.source === (tags.strongsNumber ?? NO_NUMBER) ? [{ ...one, field: 'strongsNumber' }] : [];
  });
  if (found[0] === undefined) return { ...tags, corrected: null };
  const ofFields = (value: 'source' | 'right') =>
    Object.fromEntries(found.map((one) => [one.field, one[value] === NO_NUMBER ? null : one[value]]));
  const corrected: TagCorrection = { ...ofFields('source'), report: found[0].report };
  return { ...tags, ...ofFields('right'), corrected: JSON.stringify(corrected) };
}
