import { describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { migratedDatabase } from '../../../tests/support/test-database.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { coresOf, isOfOwnWords, isTwoOf } from './cores.ts';
import { acceptedPassword } from './new-password.ts';

/** Words that people change a little: a substitution, digits or signs at the ends, two together, or words of this site. */
const WEAK = `
password1! Passw0rd123 summer2026 gematriaexplorer1 p@ssword P@$$w0rd! pa55word99 Password2026 PASSWORD!!! 2026password
#password# pàssword1 pass.word1 pass-word-12 passwordpassword letme1n! L3tm31n2024 1l0vey0u iloveyou2 ILoveYou!!
qwerty!23 Qwerty2026! qw3rty99! 1q2w3e4r! zaq12wsx! dr4g0n2020 Dragon#88 m0nkey1234 monkey!!! sunsh1ne! Sunshine99
Pr1ncess1 f00tball7 Baseb4ll! Superman77 b4tman2019 ch3ls3a2012 Liverp00l! Arsenal2025 Summer!2026 W1nter2025!
winter-2026 Autumn2026 $pring2026 Spring24! January2026 Monday2026! 0ctober2025 december!! Welcome123! w3lcome1 Welc0me!!
4dm1n1234 adm1n!234 Administrator1 ch4ngeme! Changeme2026 starwars77 michael1990 J3ss1ca! daniel2001! Jordan23! ashley_99
charlie1! bible2026! Genesis1:1 psalms23:1 John3:16! Gematria777 g3m4tri4! hebrew26! torah613! Elohim86! yahweh26!
Gematria-Explorer-2 scripturebynumber1 Deuteronomy6 biblegematria1 jesus777! hebrewbible2
summersummer1 riverriver99 h4ck3r99! matrix2023 shad0w2022 master!2024 Tr1n1ty33 freedom!1 whatever_1
Letmein123 Pa$$w0rd hello123! Trustno1! Test12345 secret99! Passwort1 explorer1! scripture7! 12password34 p455w0rd
sunshine!1 Qwerty!@# asdfgh1! zxcvbn99 ｐａｓｓｗｏｒｄ１！ football! spring2024!
dragonmonkey1 DragonMonkey99! dr4gonm0nkey monkeydragon 7sunshinefootball LoveDragon7 bluecastle22
`
  .trim()
  .split(/\s+/u)
  .concat('i love jesus 7', 'Gematria Explorer 2', 'pass word 123', 'm y b i b l e 1');

/** Passwords and passphrases that nobody guesses soon. */
const STRONG = [
  'correct horse battery staple',
  'still waters and green pastures',
  'seven wells at the sea',
  'a new and longer one',
  'purple-otter-42-lamp',
  'seven camels at the well 3',
  'the lord is my shepherd I shall not want',
  'my cat sleeps on the piano',
  'river stone 9 window',
  'cobalt.ferry.mango.17',
  'Tuesday rain on tin roofs',
  'four green bottles',
  'under the fig tree at noon',
  'Lagos to Seoul by bicycle',
  'two eggs, no toast!',
  'bread4the*whole-village',
  'marmalade skies over Leeds',
  'paper boats sail 8 days',
  'quiet harbor lantern',
  'Grandmother bakes at dawn 5',
  'ninety-nine sheep and one',
  'wheat and tares together',
  'sling five smooth stones',
  'manna tastes of coriander',
  'oil lamp, ten bridesmaids',
  'walls fell after seven days',
  'ravens brought him bread',
  'fishing on the other side',
  'cedar beams from Lebanon',
  'mustard seed, tall tree',
  'genesis by the river in june',
  'psalms sung at midnight',
  'hebrew letters on blue paper',
  'gematria before breakfast',
  'the bible of my grandfather',
  'summer rain smells of dust',
  'winter in the old library',
  'password manager made this',
  'x7Kq9vTz2m',
  'Jm4#rW8!pQz',
  'u8H2-kLw0-Zp3v',
  'gT5$hN2@vB9&',
  'b7nq4xkfw2',
  'QmXz81LrTv',
  'zvkq-wjpx-mhtd',
  'tlqwbzrmkf',
  '9fK!2sLp0w',
  'vR3nB8tY6qWe',
  'kw92jf83hd72',
  'hjwqkrtvnz77',
  'otter-k93f-birch',
  'W4ff1es&Sunlight&Rain',
  'blåbærsyltetøy til frokost',
  'Schmetterling im Regenwald',
  'le pain quotidien du marché',
  'cinco panes y dos peces',
  'Кошка спит на рояле',
  'ἐν ἀρχῇ ἦν ὁ λόγος',
  'בראשית ברא אלהים את',
  'שקט מים ומנוחה 7',
  '초록 풀밭에 누이시며',
  '静かな水のほとりに',
  'Èṣù kò ní àjọṣe pẹ̀lú wa',
  'ng’ombe wangu wanne wazuri',
  'ember falcon drift',
  'copper teapot whistles',
  'lantern moss quarry 12',
  'rye, salt, water, time',
  'dragon83057162940417',
  'Xanthippe’s old umbrella',
  'correct-horse-battery',
  'correcthorsebattery',
  'dragonmonkeycastlesummer',
  'silverteapotwhistle',
];

const database = await migratedDatabase();
const ctx: Ctx = testApp(database.client).ctx();
database.remove();

const reasonOf = async (password: string) =>
  acceptedPassword(ctx, password, 'naomi', 'password').then(
    () => null,
    (error: Error) => error.message,
  );

describe('a new password', () => {
  test('there are enough examples of both kinds', () => {
    expect(WEAK.length).toBeGreaterThan(80);
    expect(STRONG.length).toBeGreaterThan(60);
  });

  test.each(WEAK)('a new password that changes an easy word a little is refused: %s', async (password) => {
    expect(await reasonOf(password)).toMatch(/common|sequence/u);
  });

  test.each(STRONG)('a new password that nobody guesses soon is accepted: %s', async (password) => {
    expect(await reasonOf(password)).toBeNull();
  });

  test.each(['naomi2026!!', 'N40m1!2026', 'naomi.naomi', '!!!Naomi!!!', 'naomi 83057'])(
    'a new password that changes the reader’s name a little is refused: %s',
    async (password) => expect(await reasonOf(password)).toBe('Your password is too close to your username.'),
  );
});

test('coresOf undoes usual substitutions, and drops digits, signs and repetitions', () => {
  for (const [password, core] of [
    ['p@ssw0rd123!', 'password'],
    ['summer2026', 'summer'],
    ['4dm1n1234', 'admin'],
    ['l1llian7', 'lillian'],
    ['6oldfish', 'goldfish'],
    ['ra66it22', 'rabbit'],
    ['riverriver', 'river'],
    ['pàss wörd', 'password'],
  ] as const)
    expect(coresOf(password)).toContain(core);
  expect(coresOf('12345678')).toEqual(new Set());
});

test('isOfOwnWords knows one to three words of this site, alone', () => {
  for (const word of ['gematria', 'gematriaexplorer', 'scripturebynumber', 'deuteronomy', 'songofsolomon'])
    expect(isOfOwnWords(word)).toBe(true);
  for (const word of ['gematric', 'psalmody', 'biblehebrewgreektorah', ''])
    expect(isOfOwnWords(word)).toBe(false);
});

test('isTwoOf knows two listed words, one after the other, and neither one nor three', () => {
  const words = new Set(['dragon', 'monkey', 'a', 'dragonmonkey']);
  const found = ['dragonmonkey', 'monkeymonkey', 'dragon', 'adragon', 'monkeydragonmonkeys', ''].map((core) =>
    isTwoOf(words, core),
  );
  expect(found).toEqual([true, true, false, false, false, false]);
});
