import { describe, expect, test } from 'vitest';
import { stripAccents } from './marks.ts';
import { transliterateHebrew } from './transliterate.ts';

const groups: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'plain words and matres lectionis',
    [
      ['בְּרֵאשִׁ֖ית', 'bereshit'],
      ['בָּרָ֣א', 'bara'],
      ['אֱלֹהִ֑ים', 'elohim'],
      ['אֵ֥ת', 'et'],
      ['הַשָּׁמַ֖יִם', 'hashamayim'],
      ['וְאֵ֥ת', "ve'et"],
      ['הָאָֽרֶץ', "ha'arets"],
      ['תּוֹרָה', 'torah'],
      ['מֹשֶׁה', 'mosheh'],
      ['שָׁלוֹם', 'shalom'],
      ['שַׁבָּת', 'shabbat'],
      ['רֹאשׁ', 'rosh'],
      ['רִאשׁוֹן', 'rishon'],
      ['לֹא', 'lo'],
      ['בֵּית', 'bet'],
      ['אֱלֹהֶיךָ', 'elohekha'],
      ['הֵיכָל', 'hekhal'],
      ['דְּבָרָיו', 'devarav'],
      ['אָבִיו', 'aviv'],
      ['עֵשָׂו', 'esav'],
      ['גּוֹי', 'goy'],
      ['חַי', 'chay'],
      ['אֲדֹנָי', 'adonay'],
      ['הָיִיתִי', 'hayiti'],
      ['לָהּ', 'lah'],
      ['פַּרְעֹה', "par'oh"],
      ['נְבִיאִים', "nevi'im"],
      ['בֹּוא', 'bo'],
    ],
  ],
  [
    'alef and ayin',
    [
      ['יִשְׂרָאֵל', "yisra'el"],
      ['מַלְאָךְ', "mal'akh"],
      ['מְאֹד', "me'od"],
      ['מְאוֹר', "me'or"],
      ['אוֹר', 'or'],
      ['בָּאוּ', "ba'u"],
      ['שְׁמַע', 'shema'],
      ['יַעֲקֹב', "ya'aqov"],
      ['אַבְרָהָם', 'avraham'],
      ['עִמָּנוּאֵל', "immanu'el"],
      ['עַיִן', 'ayin'],
      ['לַעֲשׂוֹת', "la'asot"],
      ['הָרְשָׁעִים', "haresha'im"],
    ],
  ],
  [
    'a vav that is a consonant',
    [
      ['מִצְוֹת', 'mitsvot'],
      ['מִצְוָה', 'mitsvah'],
      ['עָוֹן', 'avon'],
      ['עֲוֹנוֹת', 'avonot'],
      ['צִוָּה', 'tsivvah'],
      ['דָּוִד', 'david'],
      ['לֵוִי', 'levi'],
      ['וַיִּֽשְׁתַּחֲווּ', 'vayyishtachavu'],
    ],
  ],
  [
    'a vav or yod with other points than its own, or with none',
    [
      ['שְׂמֹאול', 'semol'],
      ['חַטֹּאות', 'chattot'],
      ['צֹאונֵנוּ', 'tsonenu'],
      ['יֹאושִׁיָּהוּ', 'yoshiyyahu'],
      ['לִמְעָול', "lim'ol"],
      ['לֶאֱכָול', "le'ekhol"],
      ['וַיָּבָול', 'vayyavol'],
      ['יְכָונְיָה', 'yekhonyah'],
      ['הַשָּׁוא', 'hashav'],
      ['אַרְיָותָא', 'aryavta'],
      ['בָּמֳותֵי', 'bamote'],
      ['לִבּו', 'libbo'],
      ['וְהָכִונוּ', 'vehakhinu'],
      ['מְקַלְלַונִי', 'meqalelani'],
      ['וְהָרֻאובֵנִי', 'veharuveni'],
      ['פְתֻוּחוֹת', 'fetuchot'],
      ['קְוּצּוֹתָיו', 'qevutsotav'],
      ['קָו', 'qav'],
      ['זִו', 'ziv'],
      ['שָׁלֵו', 'shalev'],
      ['חֹטִאים', 'chotim'],
      ['הֲרִאישׁוֹן', 'harishon'],
      ['תִמָּצֶאינָה', 'timmatsenah'],
      ['פְּלִשְׁתּים', 'pelishtim'],
    ],
  ],
  [
    'furtive patah',
    [
      ['רוּחַ', 'ruach'],
      ['נֹחַ', 'noach'],
      ['מָשִׁיחַ', 'mashiach'],
      ['שָׁמֹעַ', 'shamoa'],
      ['גָּבֹהַּ', 'gavoah'],
      ['אֱלוֹהַּ', 'eloah'],
      ['יְהוֹשֻׁעַ', 'yehoshua'],
    ],
  ],
  [
    'dagesh: hard, doubled, or neither',
    [
      ['לָמָּה', 'lammah'],
      ['כֻּלָּם', 'kullam'],
      ['רַבִּי', 'rabbi'],
      ['בָּתִּים', 'battim'],
      ['וַיֹּאמֶר', 'vayyomer'],
      ['מִתְנַשֵּׂא', 'mitnasse'],
      ['וּבְנֵי', 'uvene'],
      ['אַתְּ', 'at'],
      ['אִשָּׁה', 'ishah'],
    ],
  ],
  [
    'shewa, heard and silent',
    [
      ['וַיְהִי', 'vayhi'],
      ['שְׁתַּיִם', 'shetayim'],
      ['שֹׁמְרִים', 'shomerim'],
      ['זָכְרָה', 'zakherah'],
      ['הַלְלוּ', 'halelu'],
      ['הִנְנִי', 'hineni'],
      ['אָמַרְתְּ', 'amart'],
      ['וַיֵּשְׁתְּ', 'vayyesht'],
      ['וַיַּרְא', 'vayyar'],
      ['שָׁוְא', 'shav'],
      ['יִצְחָק', 'yitschaq'],
      ['מַלְכֵי', 'malkhe'],
      ['עַבְדְּךָ', 'avdekha'],
    ],
  ],
  [
    'short and long qamats',
    [
      ['כָּל', 'kol'],
      ['כָל', 'khol'],
      ['וּבְכָל', 'uvekhol'],
      ['מִכָּל', 'mikkol'],
      ['חָכְמָה', 'chokhmah'],
      ['קָדְשׁוֹ', 'qodsho'],
      ['קָרְבָּן', 'qorban'],
      ['חָפְשִׁי', 'chofshi'],
      ['אׇזְנוֹ', 'ozno'],
      ['נָעֳמִי', "no'omi"],
      ['צָהֳרַיִם', 'tsohorayim'],
      ['הָאֳנִיָּה', "ha'oniyyah"],
      ['וַיָּקָם', 'vayyaqom'],
      ['וַיָּבֹא', 'vayyavo'],
      ['מָרְדֳּכַי', 'mordokhay'],
      ['יָרָבְעָם', "yarov'am"],
      ['עָזִּי', 'ozzi'],
      ['קָטֹנְתִּי', 'qatonti'],
      ['לְאָכְלָה', "le'okhlah"],
      ['אָכְלָה', 'akhelah'],
      ['יָדָעְתָּ', "yada'ta"],
      ['הָיְתָה', 'hayetah'],
    ],
  ],
  [
    'perpetual qere and other oddities',
    [
      ['יְרוּשָׁלִַם', 'yerushalayim'],
      ['יְרוּשָׁלָ֑͏ִם', 'yerushalayim'],
      ['יִשָּׂשכָר', 'yissakhar'],
      ['הִוא', 'hi'],
      ['הוּא', 'hu'],
    ],
  ],
  [
    'the Name',
    [
      ['יְהוָ֥ה', 'yhwh'],
      ['יְהוִה', 'yhwh'],
      ['לַיהוָה', 'la-yhwh'],
      ['וַיהוָה', 'va-yhwh'],
      ['מֵיהוָה', 'me-yhwh'],
    ],
  ],
  [
    'a word without vowels',
    [
      ['שלום', 'shlvm'],
      ['ירושלם', 'yrvshlm'],
      ['בראשׁ', "br'sh"],
      ['אֽת׃', "'t"],
    ],
  ],
];

describe.each(groups)('%s', (_, words) => {
  test.each(words)('the Hebrew word %s is %s in Latin letters', (word, latin) => {
    expect(transliterateHebrew(word)).toBe(latin);
    expect(transliterateHebrew(word.normalize('NFC'))).toBe(latin);
    expect(transliterateHebrew(word.normalize('NFD'))).toBe(latin);
    expect(transliterateHebrew(stripAccents(word))).toBe(latin);
  });
});

test('accents and meteg do not change the transliteration of a word without a shewa after a qamats', () => {
  const untold = groups
    .flatMap(([, words]) => words)
    .filter(([word]) => !/\u05B8[^\u05D0-\u05EA]*[\u05D0-\u05EA][^\u05D0-\u05EA]*\u05B0/.test(word));
  expect(untold.length).toBeGreaterThan(80);
  for (const [word, latin] of untold) {
    for (const accent of '\u0591\u0596\u05A3\u05BD') {
      expect(transliterateHebrew(word.replace(/[\u05D0-\u05EA]/g, (letter) => letter + accent))).toBe(latin);
    }
  }
});

describe('words whose transliteration depends on their morphology', () => {
  test.each([
    ['זָכְרָה', 'HVqv2ms/Sh', 'zokhrah'],
    ['זָכְרָה', 'HVqp3fs', 'zakherah'],
    ['שָֽׁמְרָ֣ה', 'HVqv2ms/Sh', 'shomrah'],
    ['שָֽׁמְרָ֣ה', 'HVqp3fs', 'shamerah'],
    ['חָכְמוּ', 'HVqp3cp', 'chakhemu'],
    ['אֲכָלְכֶם', 'HVqc/Sp2mp', 'akholkhem'],
    ['כְּקָרָבְכֶם', 'HR/Vqc/Sp2mp', 'keqorovkhem'],
    ['יִשְׁמָרְךָ', 'HVqi3ms/Sp2ms', 'yishmorkha'],
    ['יִשְׁאָלְךָ', 'HVqi3ms/Sp2ms', "yish'alekha"],
    ['יִֽירָשְׁךָ', 'HVqi3ms/Sp2ms', 'yirashekha'],
    ['מָשְׁזָר', 'HVHsmsa', 'moshzar'],
    ['תָעָבְדֵם', 'HVHi2ms/Sp3mp', "to'ovdem"],
    ['יָפְיָפִיתָ', 'HVjp2ms', 'yofyafita'],
    ['מְאָדָּמִים', 'HVPsmpa', "me'oddamim"],
    ['מֹרָטָּה', 'HVPp3fs', 'morattah'],
    ['רָנּוּ', 'HVqv2mp', 'ronnu'],
    ['רָבּוּ', 'HVqp3cp', 'rabbu'],
    ['יִתָּמּוּ', 'HVqi3mp', 'yittammu'],
    ['יְשָׁדֵּם', 'HVqi3ms/Sp3mp', 'yeshoddem'],
    ['תְּחָגֻּהוּ', 'HVqi2mp/Sp3ms', 'techogguhu'],
    ['יְחָנֵּנוּ', 'HVpi3ms/Sp1cp', 'yechonnenu'],
    ['שָׁדְּדָה', 'HVPp3fs', 'shoddedah'],
    ['תְּרָצְּחוּ', 'HVpi2mp', 'terotsechu'],
    ['כָרַּת', 'HVPp3ms', 'khorat'],
    ['בְעָזְּךָ', 'HR/Ncmsc/Sp2ms', "ve'ozzekha"],
    ['בְּכָלְּהוֹן', 'AR/Ncmsc/Sp3mp', 'bekhollehon'],
    ['שָׁרֵּךְ', 'HNcmsc/Sp2fs', 'shorekh'],
    ['מָרַּת', 'HNcfsc', 'morat'],
    ['מָרַת', 'HAafsc', 'marat'],
    ['קָבָלּוֹ', 'HNcmsc/Sp3ms', 'qovollo'],
    ['לְחָגָּא', 'HR/Ncfsa', 'lechogga'],
    ['בָּתֵּיהֶם', 'HNcmpc/Sp3mp', 'battehem'],
    ['יָמָּה', 'HNcmsa/Sd', 'yammah'],
    ['וַיִּקָּבְצוּ', 'HC/VNw3mp', 'vayyiqqavetsu'],
    ['וַיִּוָּלְדּוּ', 'HC/VNw3mp', 'vayyivvaldu'],
    ['נָכְרִי', 'HAamsa', 'nokhri'],
    ['עָלְמָא', 'ANcmsd/Td', 'alema'],
    ['שָׁלְטָן', 'ANcmsa', 'sholtan'],
    ['דְּבָרְךָ', 'HNcmsc/Sp2ms', 'devarekha'],
    ['חָקְךָ', 'HNcmsc/Sp2ms', 'choqkha'],
    ['פָּעָלְךָ', 'HNcmsc/Sp2ms', "po'olkha"],
    ['רָעָתְךָ', 'HNcfsc/Sp2ms', "ra'atekha"],
    ['קָדָשִׁים', 'HNcmpa', 'qodashim'],
    ['כֻּתָּנְתִּי', 'HNcfsc/Sp1cs', 'kuttonti'],
    ['הָרְשָׁעִים', 'HTd/Aampa', "haresha'im"],
    ['לְהָרְגוֹ', 'HR/Vqc/Sp3ms', 'lehorgo'],
    ['וָאֳנִי', 'HC/Ncbsa', "va'oni"],
    ['בָּמֳתֵי', 'HNcfpc', 'bamote'],
    ['וְכָל', 'HC/Vqp3ms', 'vekhal'],
    ['וְכָל', 'HC/Ncmsc', 'vekhol'],
    ['זְכָר', 'HVqv2ms', 'zekhor'],
    ['יִמְצָא', 'HVqi3ms', 'yimtsa'],
    ['חָק', 'HNcmsc', 'choq'],
    ['דָּ֣ם', 'HNcmsa', 'dam'],
    ['לָיְלָה', 'HNcmsa', 'laylah'],
    ['וּמִיכָיְהוּ', 'HC/Np', 'umikhayhu'],
    ['שָׁמָעְנוּ', 'HVqp1cp', "shama'nu"],
    ['נָתְנוּ', 'HVqp3cp', 'natenu'],
    ['תָּשֹׁבְנָה', 'HVqi3fp', 'tashovnah'],
    ['אֲכָלָתְהוּ', 'HVqp3fs/Sp3ms', 'akhalathu'],
    ['יַחֲרִישׁו', 'HVhi3mp', 'yacharishu'],
    ['לִבּו', 'HNcmsc/Sp3ms', 'libbo'],
  ])('the Hebrew word %s with the morphology %s is %s in Latin letters', (word, morphology, latin) => {
    expect(transliterateHebrew(word, morphology)).toBe(latin);
  });
});

describe('words whose transliteration depends on their accent', () => {
  test.each([
    ['אָ֣רְצָה', 'HNcbsa/Sd', 'artsah'],
    ['הָ֤רְבִיעִי֙', 'HTd/Aomsa', "harevi'i"],
    ['אָֽסְנַ֗ת', 'HNp', 'asenat'],
    ['חָרְמָֽה', 'HNp', 'chormah'],
    ['הָ֣יְתָה', 'HVqp3fs', 'hayetah'],
    ['יִֽמְשָׁל', 'HVqi3ms', 'yimshol'],
    ['יִמְשָֽׁל', 'HVqi3ms', 'yimshal'],
  ])('the Hebrew word %s with the morphology %s is %s in Latin letters', (word, morphology, latin) => {
    expect(transliterateHebrew(word, morphology)).toBe(latin);
  });
});

test('presentation forms are transliterated like the letters that they represent', () => {
  expect(transliterateHebrew('שָׁלוֹם')).toBe('shalom');
});

test('a text without Hebrew letters gives an empty transliteration', () => {
  expect(transliterateHebrew('peace 12')).toBe('');
});
