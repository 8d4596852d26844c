import type { BookId } from './books.ts';

/**
 * Names in the Vulgate and in Bibles that follow it, divided by spaces. A name itself has none: `3kings`. The
 * sources are the Nova Vulgata (1979), the Clementine Vulgate (1592) and the Douay Bible (Josue, Osee,
 * Apocalypse). The four books of Kingdoms of the Septuagint are here too, with the abbreviations of the SBL
 * Handbook of Style. The third book of Kings or Kingdoms is our 1 Kings. `1 Kings` and `2 Kings` keep their
 * English meaning. `Mc` stays Micah, although it is Mark in Latin.
 */
export const VULGATE_BOOK_NAMES: Readonly<Partial<Record<BookId, string>>> = {
  numbers: 'numeri',
  deuteronomy: 'deuteronomium',
  joshua: 'iosue josue ios',
  judges: 'iudicum judicum iudc idc',
  '1samuel': '1samuelis 1kingdoms 1kingdom 1kgdms 1reigns',
  '2samuel': '2samuelis 2kingdoms 2kingdom 2kgdms 2reigns',
  '1kings': '1regum 1reg 3regum 3reg 3kings 3kgs 3kin 3ki 3kingdoms 3kingdom 3kgdms 3reigns',
  '2kings': '2regum 2reg 4regum 4reg 4kings 4kgs 4kin 4ki 4kingdoms 4kingdom 4kgdms 4reigns',
  '1chronicles': '1paralipomenon 1paralipomena 1paralip 1par',
  '2chronicles': '2paralipomenon 2paralipomena 2paralip 2par',
  ezra: 'esdrae esd',
  nehemiah: 'nehemiae nehemias',
  job: 'iob',
  psalms: 'psalmi psalmus psalmorum psalterium',
  proverbs: 'proverbia proverbiorum',
  ecclesiastes: 'eccle',
  songofsolomon: 'canticumcanticorum canticum',
  isaiah: 'isaias esaias isaiae',
  jeremiah: 'ieremias ieremiae ier jeremias',
  lamentations: 'lamentationes threni thren',
  ezekiel: 'ezechielis ezechiel',
  daniel: 'danielis',
  hosea: 'osee os',
  joel: 'ioel',
  obadiah: 'abdias abd',
  jonah: 'ionas ion jonas',
  micah: 'michaeas micheas mich',
  habakkuk: 'habacuc',
  zephaniah: 'sophonias soph',
  haggai: 'aggaeus aggeus agg',
  zechariah: 'zacharias zach',
  malachi: 'malachias',
  '1 esdras': '3esdras 3esdrae 3esdr',
  '2 esdras': '4esdras 4esdrae 4esdr',
  judith: 'iudith idt',
  wisdom: 'sapientia sap',
  sirach: 'eccli siracides',
  '1 maccabees': '1machabaeorum 1machabees 1mach',
  '2 maccabees': '2machabaeorum 2machabees 2mach',
  matthew: 'matthaeus matthaeum mattheus',
  mark: 'marcus marcum marc',
  luke: 'lucas lucam luc lc',
  john: 'ioannes ioannem iohannes joannes io ioan',
  acts: 'actus actusapostolorum',
  romans: 'adromanos',
  '1corinthians': '1adcorinthios 1corinthios',
  '2corinthians': '2adcorinthios 2corinthios',
  galatians: 'adgalatas galatas',
  ephesians: 'adephesios ephesios',
  philippians: 'adphilippenses philippenses',
  colossians: 'adcolossenses colossenses',
  '1thessalonians': '1adthessalonicenses 1thessalonicenses',
  '2thessalonians': '2adthessalonicenses 2thessalonicenses',
  '1timothy': '1adtimotheum 1timotheum',
  '2timothy': '2adtimotheum 2timotheum',
  titus: 'adtitum',
  philemon: 'adphilemonem',
  hebrews: 'adhebraeos',
  james: 'iacobi jacobi iacobus iac jac',
  '1peter': '1petri',
  '2peter': '2petri',
  '1john': '1ioannis 1joannis 1io',
  '2john': '2ioannis 2joannis 2io',
  '3john': '3ioannis 3joannis 3io',
  jude: 'iudae judae iudas',
  revelation: 'apocalypsis apc',
};

/**
 * Names that mean another book in the Clementine Vulgate than in the Nova Vulgata, each with the Clementine book. A
 * reference with such a name offers both books.
 */
export const CLEMENTINE_BOOKS: Readonly<Record<string, BookId>> = {
  '1regum': '1samuel',
  '1reg': '1samuel',
  '2regum': '2samuel',
  '2reg': '2samuel',
};
