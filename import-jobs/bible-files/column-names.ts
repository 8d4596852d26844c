import type { ColumnRole } from './bible-file.ts';

/** Names of columns as people write them, as `nameKey` gives them. The languages are those of many public texts. */
const NAMES: Readonly<Record<ColumnRole, string>> = {
  book:
    'book books bookname booktitle booklongname bookid booknumber booknum bookno booknr bookcode bookabbreviation ' +
    'bookabbrev bookabbr bookshort bookshortname booksname bookindex bid b bk bn bnum bnumber bname origbookindex buch ' +
    'buchname buchnummer buchnr libro nombrelibro livre livro nomelivro boek liber knjiga ksiega kniha knyga bok bog kirja ' +
    'konyv carte cartea книга βιβλιο ספר kitab kitap kitabu sach aklat buku 书 書 书卷 書卷 卷 书名 書名 책 성경 권 पुस्तक كتاب السفر ' +
    'abbrev abbreviation osisbook usfm',
  chapter:
    'chapter chapters chapternumber chapternum chapterno chapternr chapterid chap chapnum chapno ch c cnum cnumber cn cid ' +
    'origchapter kapitel kapitelnr kap capitulo cap capitol chapitre capitolo hoofdstuk caput rozdzial kapitola poglavlje ' +
    'fejezet luku глава гл κεφαλαιο פרק bab bolum chuong sura kabanata pasal 章 장 अध्याय فصل الاصحاح',
  verse:
    'verse verses startverse versestart firstverse versenumber versenum verseno versenr verseid versecount v vs vn vnum vnumber vid origverse vers versnr ' +
    'versnummer verso versiculo versetto verset versiculus versicolo werset vers stih vers jae стих ст στιχοσ פסוק ayat ayet ' +
    'cau mstari talata 节 節 절 पद اية الاية',
  reference:
    'reference references ref refs osisid osisref osis verseref versereference versekey versecode citation passage location ' +
    'locator scriptureref bibleref biblereference bcv referenz stelle bibelstelle vid referencia riferimento verwijzing odkaz ' +
    'ссылка αναφορα מקור 参考 參考 구절',
  text:
    'text texte texto testo tekst textus t scripture scriptures content contents versetext textverse bibletext body words word ' +
    'passagetext wording schrift value line txt sourcetext targettext translationtext plaintext verstext текст κειμενο טקסט teks ' +
    'metin vanban 经文 經文 本文 文本 내용 본문 पाठ نص النص',
};
const ROLE_OF: ReadonlyMap<string, ColumnRole> = new Map(
  (Object.entries(NAMES) as [ColumnRole, string][]).flatMap(([role, names]) =>
    names.split(' ').map((name) => [name, role] as const),
  ),
);
/** Columns with words that are no verses. */
const OTHER =
  /^(?:id|heading|headings|title|titles|note|notes|comment|comments|footnote|footnotes|translation|translations|translationid|translationname|versesuffix|version|versions|bible|language|lang|testament|section|parallel|crossref|crossrefs|bookcolor|order|orderby|subverse|origsubverse|pk|field|type|endverse|verseend|lastverse|canonorder)$/u;

const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC');

const knownNames = new Map<string, ColumnRole | 'other' | undefined>();
const MOST_KNOWN = 500;

/** The role that a column's name speaks for; `other` for one of words that are no verses. Undefined if it says nothing. */
export function roleOfName(name: string): ColumnRole | 'other' | undefined {
  if (knownNames.has(name)) return knownNames.get(name);
  const key = nameKey(name);
  const role = ROLE_OF.get(key) ?? (OTHER.test(key) ? 'other' : undefined);
  // JSON asks for the same names at each verse.
  if (knownNames.size < MOST_KNOWN) knownNames.set(name, role);
  return role;
}
