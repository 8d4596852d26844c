import { expect, test } from 'vitest';
import { checkLook, checkNewName } from './username.ts';

test.each([
  ['ΤΟΥΑ', 'Toya'],
  ['Сосо', 'Coco'],
  ['ꜱarah', 'Sarah'],
  ['Ꮪaгah', 'sarah'],
])('the name %s is refused because it looks like %s, also in letters of other alphabets', (name, admin) =>
  expect(() => checkLook(name, [admin])).toThrow('must not look like an administrator’s'),
);

test.each(['Мiriam', 'Mirіam', 'Αaron', 'Mirיam', 'Aаron 2', 'Ᏼea', 'ｍirіam'])(
  'the name %s is refused because it mixes alphabets',
  (name) => expect(() => checkNewName(name)).toThrow('must not mix letters of different alphabets'),
);

test.each(['ⅷadmin', 'Miriam ①', 'Miriam²', 'Miriam Ⅳ'])(
  'the name %s is refused because of its numbers',
  (name) => expect(() => checkNewName(name)).toThrow('must not have numbers other than digits'),
);

test('a name in another alphabet that looks like no administrator’s is accepted', () => {
  for (const name of ['Μαρία', 'Мария', 'מרים', 'Łukasz']) checkLook(name, ['Maria', 'Miriam', 'admin']);
});

const ALL = [
  ...['root', 'support', 'moderator', 'system', 'admin', 'administrator', 'админ', 'администратор', 'מנהל'],
  ...['administrador', 'webmaster', 'sysadmin', 'gematriaexplorer', 'διαχειριστής'],
];
const REFUSED = 'must not look like an administrator’s';

test.each(
  `
  root Root R00T r-o-o-t ᴿᵒᵒᵗ ʀᴏᴏᴛ ɹooʇ ｒｏｏｔ r0ot roøt ꓣꓳꓳꓔ
  support Supp0rt sup.port SUPPORT ѕuррort ꜱᴜᴘᴘᴏʀᴛ suppoɹʇ ｓｕｐｐｏｒｔ śupport 5upport suppor7 _
  moderator Moderat0r moder4tor m0d3r4t0r ᴍᴏᴅᴇʀᴀᴛᴏʀ ɯoderator modeɹator rnoderator ʍoderator mοdеrаtοr modǝrator
  system Sys-tem 5y5t3m ꜱʏꜱᴛᴇᴍ systeɯ ѕуѕтем sуstеm syst3m sʎstem sysтem ѕуѕтεм SYSTEΜ
  ᴀᴅᴍɪɴ admᴉn ᴀdmin adᴍin admiɴ ɐdmin ʌdmin adɯin admiᴎ аdmin 4dm1n adrnin adnnin aclmin ａｄｍｉｎ ᵃᵈᵐⁱⁿ 𝐚𝐝𝐦𝐢𝐧 ⓐⓓⓜⓘⓝ
  𝒶𝒹𝓂𝒾𝓃 ꭺdmin aḍmin a\u0300dmin Adminiѕtrator ᴀᴅᴍɪɴɪꜱᴛʀᴀᴛᴏʀ administratoɹ 4dmin1str4t0r adminıstrator
  admin Admin ADMIN adm1n a.d.m.i.n admín ａdmin admiņ Adm_ln administrator Admin1strat0r admini-strator adrnlnistrator
  ɑdmin Ɑɗɱɩɳ admınıstratoɍ
  админ администратор מנהל Administrador webmaster sysadmin Gematria_Explorer GematriaExp1orer
`
    .trim()
    .split(/\s+/u)
    .filter((name) => name !== '_')
    .concat('gematria explorer', 'sup port', 'ad min', 'Διαχειριστής'),
)('the name %s is refused, because a reader could take it for somebody who runs the site', (name) => {
  // Some of these names are refused for a second reason too, such as two alphabets.
  expect(() => checkNewName(name)).toThrow(/must not/u);
  expect(() => checkLook(name, ALL)).toThrow(REFUSED);
});

test.each([
  ...[
    'Adam',
    'Roots',
    'Rooth',
    'Ruth',
    'Supporter of Leeds',
    'Moderate',
    'Systema',
    'Admiral',
    'Adminah',
    'Naomi',
  ],
  ...[
    'administration_student',
    'admin2',
    'Rut',
    'Rosa',
    'Moriah',
    'Мария',
    'Λουκάς',
    'Łukasz',
    'Ümit',
    'Ẹniọlá',
  ],
  ...[
    'Stem',
    'Sister',
    'Port',
    'Anna',
    'Annie',
    'Clement',
    'Ἰωάννης',
    'מרים',
    'דניאל',
    '3ster',
    'J0hn',
    'badmin',
    'Ɔkyere',
    'Ŋmɛn',
  ],
  ...['Мириам', 'Μαρία', 'مريم', 'Մարիամ', 'みりあム', '美里アム', '김美', 'ローラ', 'Éloïse', 'Ｍiriam 2'],
])('the name %s is accepted', (name) => checkNewName(name));
