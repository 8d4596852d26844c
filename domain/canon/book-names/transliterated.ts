import type { OldTestamentBookId } from '../books.ts';

/**
 * Hebrew names of the books of the Tanakh in Latin letters, divided by spaces, in the spellings that are
 * common in English (of Sefaria, of the Encyclopaedia Judaica, of Ashkenazi books such as `Bereishis`) and in
 * German (`Schemot`). A number can be before or after the name: `Melachim II` is also `II Melachim`,
 * `Melachim Bet` and `Melachim B`.
 */
export const TRANSLITERATED_BOOK_NAMES: Readonly<Partial<Record<OldTestamentBookId, string>>> = {
  genesis: 'bereshith beresheet breshit breishit bereishis bereschit bereshis',
  exodus: 'shemoth shmot shmoth shemos shmos schemot',
  leviticus: 'vayiqra vayyiqra wayiqra wayyiqra vajikra wajikra vayikrah',
  numbers: 'bmidbar bamidbor bemidbor bammidbar',
  deuteronomy: 'dvarim debarim devorim dewarim dvorim',
  joshua: 'yhoshua yehoshuah jehoshua jehoschua',
  judges: 'shofetim shophetim schoftim',
  '1samuel': '1shmuel 1shemuel 1schmuel',
  '2samuel': '2shmuel 2shemuel 2schmuel',
  '1kings': '1melachim 1melakhim 1melakim 1mlachim 1mlakhim 1melochim',
  '2kings': '2melachim 2melakhim 2melakim 2mlachim 2mlakhim 2melochim',
  isaiah: 'yeshayah yeshaya yeshaiah yeshaayahu yishayahu yishaya jeschajahu',
  jeremiah: 'yirmiyah yirmiya yirmeyahu yirmeyah jirmejahu jirmijahu',
  ezekiel: 'yehezkel yehezqel yechezqel yekhezkel yechezkiel jecheskel',
  hosea: 'hoshea hoschea',
  joel: 'yoel',
  obadiah: 'ovadiah ovadyah ovadia ovadya obadyah owadja',
  jonah: 'yonah yona',
  micah: 'michah mikhah mikha mica',
  nahum: 'nachum nakhum',
  habakkuk: 'chavakuk chavakkuk chabakuk chabakkuk havakuk havakkuk khavakuk',
  zephaniah:
    'tzefaniah tzefanyah tzefania tzefanya tsefaniah tsefanyah tsefania tsefanya tzephaniah tzephania zefaniah zefania',
  haggai: 'chaggai chagai khagai hagai chaggay',
  zechariah: 'zecharyah zecharya zecharia zekhariah zekharyah zekharia zekharya',
  malachi: 'malakhi malachai maleakhi',
  psalms: 'thillim',
  proverbs: 'mishle mishley mischle mishlai',
  job: 'iyyov iyob iyyob ijov eyov',
  songofsolomon: 'shirhashirim shirhasirim shirashirim schirhaschirim',
  ruth: 'megillatruth megillatrut',
  lamentations: 'eikha eikhah ekhah echah eichoh echa',
  ecclesiastes: 'qohelet koheleth koheles qoheles',
  esther: 'megillatesther',
  nehemiah: 'nechemiah nechemya nechemyah nechemia nehemyah nehemya',
  '1chronicles': '1divreihayamim 1divrehayamim 1divreyhayamim 1divreihayomim 1dibrehayamim',
  '2chronicles': '2divreihayamim 2divrehayamim 2divreyhayamim 2divreihayomim 2dibrehayamim',
};
