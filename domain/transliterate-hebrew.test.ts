import { describe, expect, test } from 'vitest';
import { stripAccents } from './hebrew.ts';
import { transliterateHebrew } from './transliterate-hebrew.ts';

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
  test.each(words)('%s is %s', (word, latin) => {
    expect(transliterateHebrew(word)).toBe(latin);
    expect(transliterateHebrew(word.normalize('NFC'))).toBe(latin);
    expect(transliterateHebrew(word.normalize('NFD'))).toBe(latin);
    expect(transliterateHebrew(stripAccents(word))).toBe(latin);
  });
});

test('an accent or meteg on any letter changes nothing', () => {
  for (const [word, latin] of groups.flatMap(([, words]) => words)) {
    for (const accent of '\u0591\u0596\u05A3\u05BD') {
      expect(transliterateHebrew(word.replace(/[\u05D0-\u05EA]/g, (letter) => letter + accent))).toBe(latin);
    }
  }
});

test('presentation forms sound like the letters they stand for', () => {
  expect(transliterateHebrew('שָׁלוֹם')).toBe('shalom');
});

test('what is not Hebrew has no sound', () => {
  expect(transliterateHebrew('peace 12')).toBe('');
});
