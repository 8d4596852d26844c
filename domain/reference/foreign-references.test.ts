import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOKS, type BookId, bookNames, CORE_BOOKS } from '../canon/index.ts';
import { parseReference } from './parse.ts';
import { at } from './testing.ts';

/** The books that a text opens, first the one that Enter opens, then those that it offers. */
function booksOf(text: string): readonly string[] {
  const parsed = parseReference(text);
  if (!parsed.ok) return [parsed.kind];
  return [parsed.reference, ...(parsed.others ?? []).map(({ reference }) => reference)].map(
    ({ book }) => book,
  );
}

/** Forms that mean another book in English, or in a language with more readers. The answer offers the foreign book second or later. */
const OFFERED = new Set(['Es', 'So', 'Sg', 'Ab', 'Hb', 'Jn', 'Jc', 'Gl', 'Pr', 'Re']);

function expectBooks(forms: string, books: readonly string[]): void {
  const names = forms.split(', ');
  expect(names).toHaveLength(books.length);
  for (const [index, name] of names.entries()) {
    const found = booksOf(`${name} 1,1`);
    if (OFFERED.has(name)) expect(found, name).toContain(books[index]);
    else expect(found[0], name).toBe(books[index]);
  }
}

const CORE: readonly string[] = CORE_BOOKS.map(({ id }) => id);
const OLD = CORE.slice(0, 39);
const NEW = CORE.slice(39);
const CATHOLIC: readonly BookId[] = [
  'tobit',
  'judith',
  '1 maccabees',
  '2 maccabees',
  'wisdom',
  'sirach',
  'baruch',
];

/** Each list is written in the order of the canon from the Bible that it names, not from the tables of the app. */
describe('the books are found by the names and abbreviations of other languages', () => {
  test.each([
    [
      'French: Bible de Jérusalem',
      'Gn, Ex, Lv, Nb, Dt, Jos, Jg, Rt, 1 S, 2 S, 1 R, 2 R, 1 Ch, 2 Ch, Esd, Ne, Est, Jb, Ps, Pr, Qo, Ct, Is, Jr, Lm, ' +
        'Ez, Dn, Os, Jl, Am, Ab, Jon, Mi, Na, Ha, So, Ag, Za, Ml, Mt, Mc, Lc, Jn, Ac, Rm, 1 Co, 2 Co, Ga, Ep, Ph, Col, ' +
        '1 Th, 2 Th, 1 Tm, 2 Tm, Tt, Phm, He, Jc, 1 P, 2 P, 1 Jn, 2 Jn, 3 Jn, Jude, Ap',
    ],
    [
      'French: Segond',
      'Genèse, Exode, Lévitique, Nombres, Deutéronome, Josué, Juges, Ruth, 1 Samuel, 2 Samuel, 1 Rois, 2 Rois, ' +
        '1 Chroniques, 2 Chroniques, Esdras, Néhémie, Esther, Job, Psaumes, Proverbes, Ecclésiaste, ' +
        'Cantique des cantiques, Ésaïe, Jérémie, Lamentations, Ézéchiel, Daniel, Osée, Joël, Amos, Abdias, Jonas, ' +
        'Michée, Nahum, Habacuc, Sophonie, Aggée, Zacharie, Malachie, Matthieu, Marc, Luc, Jean, Actes, Romains, ' +
        '1 Corinthiens, 2 Corinthiens, Galates, Éphésiens, Philippiens, Colossiens, 1 Thessaloniciens, ' +
        '2 Thessaloniciens, 1 Timothée, 2 Timothée, Tite, Philémon, Hébreux, Jacques, 1 Pierre, 2 Pierre, 1 Jean, ' +
        '2 Jean, 3 Jean, Jude, Apocalypse',
    ],
    [
      'Spanish: Reina-Valera',
      'Génesis, Éxodo, Levítico, Números, Deuteronomio, Josué, Jueces, Rut, 1 Samuel, 2 Samuel, 1 Reyes, 2 Reyes, ' +
        '1 Crónicas, 2 Crónicas, Esdras, Nehemías, Ester, Job, Salmos, Proverbios, Eclesiastés, Cantares, Isaías, ' +
        'Jeremías, Lamentaciones, Ezequiel, Daniel, Oseas, Joel, Amós, Abdías, Jonás, Miqueas, Nahúm, Habacuc, ' +
        'Sofonías, Hageo, Zacarías, Malaquías, Mateo, Marcos, Lucas, Juan, Hechos, Romanos, 1 Corintios, 2 Corintios, ' +
        'Gálatas, Efesios, Filipenses, Colosenses, 1 Tesalonicenses, 2 Tesalonicenses, 1 Timoteo, 2 Timoteo, Tito, ' +
        'Filemón, Hebreos, Santiago, 1 Pedro, 2 Pedro, 1 Juan, 2 Juan, 3 Juan, Judas, Apocalipsis',
    ],
    [
      'Spanish: abbreviations of the Reina-Valera',
      'Gn., Ex., Lv., Nm., Dt., Jos., Jue., Rt., 1 S., 2 S., 1 R., 2 R., 1 Cr., 2 Cr., Esd., Neh., Est., Job, Sal., Pr., ' +
        'Ec., Cnt., Is., Jer., Lm., Ez., Dn., Os., Jl., Am., Abd., Jon., Mi., Nah., Hab., Sof., Hag., Zac., Mal., Mt., ' +
        'Mr., Lc., Jn., Hch., Ro., 1 Co., 2 Co., Gá., Ef., Fil., Col., 1 Ts., 2 Ts., 1 Ti., 2 Ti., Tit., Flm., He., ' +
        'Stg., 1 P., 2 P., 1 Jn., 2 Jn., 3 Jn., Jud., Ap.',
    ],
    [
      'Portuguese: Almeida',
      'Gênesis, Êxodo, Levítico, Números, Deuteronômio, Josué, Juízes, Rute, 1 Samuel, 2 Samuel, 1 Reis, 2 Reis, ' +
        '1 Crônicas, 2 Crônicas, Esdras, Neemias, Ester, Jó, Salmos, Provérbios, Eclesiastes, Cântico dos Cânticos, ' +
        'Isaías, Jeremias, Lamentações, Ezequiel, Daniel, Oséias, Joel, Amós, Obadias, Jonas, Miquéias, Naum, ' +
        'Habacuque, Sofonias, Ageu, Zacarias, Malaquias, Mateus, Marcos, Lucas, João, Atos, Romanos, 1 Coríntios, ' +
        '2 Coríntios, Gálatas, Efésios, Filipenses, Colossenses, 1 Tessalonicenses, 2 Tessalonicenses, 1 Timóteo, ' +
        '2 Timóteo, Tito, Filemom, Hebreus, Tiago, 1 Pedro, 2 Pedro, 1 João, 2 João, 3 João, Judas, Apocalipse',
    ],
    [
      'Portuguese: abbreviations of the Almeida',
      'Gn, Êx, Lv, Nm, Dt, Js, Jz, Rt, 1Sm, 2Sm, 1Rs, 2Rs, 1Cr, 2Cr, Ed, Ne, Et, Jó, Sl, Pv, Ec, Ct, Is, Jr, Lm, Ez, Dn, ' +
        'Os, Jl, Am, Ob, Jn, Mq, Na, Hc, Sf, Ag, Zc, Ml, Mt, Mc, Lc, Jo, At, Rm, 1Co, 2Co, Gl, Ef, Fp, Cl, 1Ts, 2Ts, ' +
        '1Tm, 2Tm, Tt, Fm, Hb, Tg, 1Pe, 2Pe, 1Jo, 2Jo, 3Jo, Jd, Ap',
    ],
    [
      'Italian: the Bible of the bishops (CEI)',
      'Genesi, Esodo, Levitico, Numeri, Deuteronomio, Giosuè, Giudici, Rut, 1 Samuele, 2 Samuele, 1 Re, 2 Re, ' +
        '1 Cronache, 2 Cronache, Esdra, Neemia, Ester, Giobbe, Salmi, Proverbi, Qoèlet, Cantico dei cantici, Isaia, ' +
        'Geremia, Lamentazioni, Ezechiele, Daniele, Osea, Gioele, Amos, Abdia, Giona, Michea, Naum, Abacuc, Sofonia, ' +
        'Aggeo, Zaccaria, Malachia, Matteo, Marco, Luca, Giovanni, Atti, Romani, 1 Corinzi, 2 Corinzi, Galati, ' +
        'Efesini, Filippesi, Colossesi, 1 Tessalonicesi, 2 Tessalonicesi, 1 Timoteo, 2 Timoteo, Tito, Filemone, ' +
        'Ebrei, Giacomo, 1 Pietro, 2 Pietro, 1 Giovanni, 2 Giovanni, 3 Giovanni, Giuda, Apocalisse',
    ],
    [
      'Italian: abbreviations of the bishops’ Bible',
      'Gen, Es, Lv, Nm, Dt, Gs, Gdc, Rt, 1Sam, 2Sam, 1Re, 2Re, 1Cr, 2Cr, Esd, Ne, Est, Gb, Sal, Pr, Qo, Ct, Is, Ger, Lam, ' +
        'Ez, Dn, Os, Gl, Am, Abd, Gio, Mi, Na, Ab, Sof, Ag, Zc, Ml, Mt, Mc, Lc, Gv, At, Rm, 1Cor, 2Cor, Gal, Ef, Fil, ' +
        'Col, 1Ts, 2Ts, 1Tm, 2Tm, Tt, Fm, Eb, Gc, 1Pt, 2Pt, 1Gv, 2Gv, 3Gv, Gd, Ap',
    ],
    [
      'Latin: abbreviations of the Nova Vulgata',
      'Gen, Ex, Lev, Num, Deut, Ios, Idc, Ruth, 1 Sam, 2 Sam, 1 Reg, 2 Reg, 1 Par, 2 Par, Esd, Neh, Esth, Iob, Ps, Prov, ' +
        'Eccle, Cant, Is, Ier, Lam, Ez, Dan, Os, Ioel, Am, Abd, Ion, Mich, Nah, Hab, Soph, Agg, Zac, Mal, Mt, Mc, Lc, ' +
        'Io, Act, Rom, 1 Cor, 2 Cor, Gal, Eph, Phil, Col, 1 Thess, 2 Thess, 1 Tim, 2 Tim, Tit, Philm, Hebr, Iac, ' +
        '1 Pt, 2 Pt, 1 Io, 2 Io, 3 Io, Iud, Apc',
    ],
    [
      'Dutch: Statenvertaling',
      'Genesis, Exodus, Leviticus, Numeri, Deuteronomium, Jozua, Richteren, Ruth, 1 Samuël, 2 Samuël, 1 Koningen, ' +
        '2 Koningen, 1 Kronieken, 2 Kronieken, Ezra, Nehemia, Esther, Job, Psalmen, Spreuken, Prediker, Hooglied, ' +
        'Jesaja, Jeremia, Klaagliederen, Ezechiël, Daniël, Hosea, Joël, Amos, Obadja, Jona, Micha, Nahum, Habakuk, ' +
        'Zefanja, Haggaï, Zacharia, Maleachi, Mattheüs, Markus, Lukas, Johannes, Handelingen, Romeinen, 1 Korinthe, ' +
        '2 Korinthe, Galaten, Efeze, Filippenzen, Kolossenzen, 1 Thessalonicenzen, 2 Thessalonicenzen, 1 Timotheüs, ' +
        '2 Timotheüs, Titus, Filémon, Hebreeën, Jakobus, 1 Petrus, 2 Petrus, 1 Johannes, 2 Johannes, 3 Johannes, ' +
        'Judas, Openbaring',
    ],
    [
      'Dutch: abbreviations of the Nieuwe Bijbelvertaling',
      'Gen, Ex, Lev, Num, Deut, Joz, Recht, Ruth, 1 Sam, 2 Sam, 1 Kon, 2 Kon, 1 Kron, 2 Kron, Ezra, Neh, Est, Job, Ps, ' +
        'Spr, Pred, Hoogl, Jes, Jer, Klaagl, Ez, Dan, Hos, Joël, Am, Ob, Jona, Mi, Nah, Hab, Sef, Hag, Zach, Mal, Mat, ' +
        'Mar, Luc, Joh, Hand, Rom, 1 Kor, 2 Kor, Gal, Ef, Fil, Kol, 1 Tes, 2 Tes, 1 Tim, 2 Tim, Tit, Filem, Heb, Jak, ' +
        '1 Petr, 2 Petr, 1 Joh, 2 Joh, 3 Joh, Jud, Op',
    ],
    [
      'German: Elberfelder',
      '1Mo, 2Mo, 3Mo, 4Mo, 5Mo, Jos, Ri, Rt, 1Sam, 2Sam, 1Kö, 2Kö, 1Chr, 2Chr, Esr, Neh, Est, Hi, Ps, Spr, Pred, Hl, Jes, ' +
        'Jer, Kla, Hes, Dan, Hos, Joe, Am, Obd, Jon, Mi, Nah, Hab, Zeph, Hag, Sach, Mal, Mt, Mk, Lk, Joh, Apg, Röm, ' +
        '1Kor, 2Kor, Gal, Eph, Phil, Kol, 1Thes, 2Thes, 1Tim, 2Tim, Tit, Phim, Hebr, Jak, 1Petr, 2Petr, 1Jo, 2Jo, 3Jo, ' +
        'Jud, Offb',
    ],
  ])('%s', (_, forms) => {
    expectBooks(forms, [...OLD, ...NEW]);
  });

  test.each([
    ['French', 'Tb, Jdt, 1 M, 2 M, Sg, Si, Ba'],
    ['French names', 'Tobie, Judith, 1 Maccabées, 2 Maccabées, Sagesse, Siracide, Baruch'],
    ['Spanish', 'Tb, Jdt, 1 Mac, 2 Mac, Sab, Eclo, Bar'],
    ['Spanish names', 'Tobías, Judit, 1 Macabeos, 2 Macabeos, Sabiduría, Eclesiástico, Baruc'],
    ['Portuguese', 'Tb, Jt, 1Mc, 2Mc, Sb, Eclo, Br'],
    ['Portuguese names', 'Tobias, Judite, 1 Macabeus, 2 Macabeus, Sabedoria, Eclesiástico, Baruc'],
    ['Italian', 'Tb, Gdt, 1Mac, 2Mac, Sap, Sir, Bar'],
    ['Italian names', 'Tobia, Giuditta, 1 Maccabei, 2 Maccabei, Sapienza, Siracide, Baruc'],
    ['Latin', 'Tob, Idt, 1 Mac, 2 Mac, Sap, Eccli, Bar'],
    ['German', 'Tob, Jdt, 1 Makk, 2 Makk, Weish, Sir, Bar'],
    ['Dutch names', 'Tobit, Judit, 1 Makkabeeën, 2 Makkabeeën, Wijsheid, Sirach, Baruch'],
  ])('the books of Catholic Bibles that Hebrew Bibles lack: %s', (_, forms) => {
    expectBooks(forms, CATHOLIC);
  });
});

test.each([
  ['Mc 1,1', at('mark', 1, 1)],
  ['Genèse 1,1', at('genesis', 1, 1)],
  ['genese 1.1', at('genesis', 1, 1)],
  ['GENÈSE 1 : 1', at('genesis', 1, 1)],
  ['La Genèse 1, 1-3', at('genesis', 1, 1, 3)],
  ['L’Ecclésiaste 3,1', at('ecclesiastes', 3, 1)],
  ["l'Apocalypse 1,1", at('revelation', 1, 1)],
  ['Livre d’Isaïe 53,5', at('isaiah', 53, 5)],
  ['Deutér 6,4', at('deuteronomy', 6, 4)],
  ['1 Korin 13,4', at('1corinthians', 13, 4)],
  ['II Re 2,11', at('2kings', 2, 11)],
  ['1 Re 3,4', at('1kings', 3, 4)],
  ['2 R 2, 11', at('2kings', 2, 11)],
  ['I Cor 13,4', at('1corinthians', 13, 4)],
  ['2ª Corintios 5,17', at('2corinthians', 5, 17)],
  ['2.ª Coríntios 5.17', at('2corinthians', 5, 17)],
  ['1ère Corinthiens 13,4', at('1corinthians', 13, 4)],
  ['1re lettre aux Corinthiens 13,4', at('1corinthians', 13, 4)],
  ['1er Samuel 3,4', at('1samuel', 3, 4)],
  ['1er livre des Rois 3,4', at('1kings', 3, 4)],
  ['2e Rois 2,11', at('2kings', 2, 11)],
  ['3e Jean 4', at('3john', 1, 4)],
  ['1º Samuel 3,4', at('1samuel', 3, 4)],
  ['1° Samuele 3,4', at('1samuel', 3, 4)],
  ['1e Koningen 3:4', at('1kings', 3, 4)],
  ['Première lettre de saint Paul aux Corinthiens 13,4', at('1corinthians', 13, 4)],
  ['Primera carta a los Corintios 13,4', at('1corinthians', 13, 4)],
  ['Segunda de Samuel 7:12', at('2samuel', 7, 12)],
  ['Primeira Epístola de João 4.8', at('1john', 4, 8)],
  ['Segundo livro de Samuel 7.12', at('2samuel', 7, 12)],
  ['Evangelho segundo João 3.16', at('john', 3, 16)],
  ['Evangelho segundo São João 3,16', at('john', 3, 16)],
  ['Vangelo secondo Giovanni 3,16', at('john', 3, 16)],
  ['Secondo libro dei Re 2,11', at('2kings', 2, 11)],
  ['Lettera ai Romani 8,28', at('romans', 8, 28)],
  ['Évangile selon saint Jean 3,16', at('john', 3, 16)],
  ['San Juan 3:16', at('john', 3, 16)],
  ['Los Hechos 2,38', at('acts', 2, 38)],
  ['Hechos de los Apóstoles 2,38', at('acts', 2, 38)],
  ['Erster Brief an die Korinther 13,4', at('1corinthians', 13, 4)],
  ['Das Buch Jesaja 53,5', at('isaiah', 53, 5)],
  ['Eerste brief aan de Korintiërs 13:4', at('1corinthians', 13, 4)],
  ['Het evangelie naar Johannes 3:16', at('john', 3, 16)],
  ['Epistola ad Romanos 8,28', at('romans', 8, 28)],
  ['Carta de Jeremías 2', at('letter of jeremiah', 1, 2)],
  ['Lettre de Jérémie 2', at('letter of jeremiah', 1, 2)],
  ['Jn 3, 16', at('john', 3, 16)],
  ['Jn. 3.16', at('john', 3, 16)],
  ['Jn III, 16', at('john', 3, 16)],
  ['Ps 23,1.4', at('psalms', 23, 1)],
  ['Jean 3v16', at('john', 3, 16)],
  ['Ps 22 (23),1', at('psalms', 23, 1)],
  ['Ps 23(22)', at('psalms', 23)],
  ['Ésa 53.5', at('isaiah', 53, 5)],
  ['IJo 4,8', at('1john', 4, 8)],
  ['Ps 23,1ss', at('psalms', 23, 1)],
  ['Mt 5,3 ss.', at('matthew', 5, 3)],
  ['Mt 5,3 et 6,1', at('matthew', 5, 3)],
  ['Mt 5,3/Lc 6,20', at('matthew', 5, 3)],
  ['Lc 1,1-4 y Hch 1,1', at('luke', 1, 1, 4)],
  ['Jean chapitre 3 verset 16', at('john', 3, 16)],
  ['Juan capítulo 3 versículo 16', at('john', 3, 16)],
  ['Johannes Kapitel 3 Vers 16', at('john', 3, 16)],
  ['Giovanni capitolo 3, versetto 16', at('john', 3, 16)],
  ['Gen. cap. 1, v. 1', at('genesis', 1, 1)],
  ['Genesis hoofdstuk 1 vers 1', at('genesis', 1, 1)],
  ['Le Cantique des Cantiques 1,2', at('songofsolomon', 1, 2)],
  ['O Apocalipse 1', at('revelation', 1)],
  ['I Salmi 23', at('psalms', 23)],
  ['Gli Atti degli Apostoli 2', at('acts', 2)],
  ['A los Romanos 8,28', at('romans', 8, 28)],
  ['An die Römer 8,28', at('romans', 8, 28)],
  ['Ab 2,4', at('habakkuk', 2, 4)],
  ['Hb 11,1', at('hebrews', 11, 1)],
  ['Es 20,3', at('exodus', 20, 3)],
  ['IIe Samuel 7,12', at('2samuel', 7, 12)],
  ['IIIe Jean 4', at('3john', 1, 4)],
  ['IIo 4,8', at('1john', 4, 8)],
  ['Exodi 3,14', at('exodus', 3, 14)],
  ['Jk 1,1', at('james', 1, 1)],
  ['Johannes 3,16 bis 18', at('john', 3, 16, 18)],
])('the foreign reference %s opens its place', (text, reference) => {
  expect(parseReference(text)).toMatchObject({ ok: true, reference });
});

test.each([
  'Genèse',
  'Éxodo',
  'Jean',
  'Juan',
  'João',
  'Hechos',
  'Openbaring',
  'Giobbe',
  'Apocalipse',
  'Spreuken',
])('the full name %s alone opens the first chapter of its book', (name) => {
  expect(parseReference(name)).toMatchObject({ ok: true, reference: { chapter: 1 } });
});

test('where a form means two books, English decides, then the more usual one, and each option says in which language', () => {
  expect(parseReference('Hb 2,4')).toEqual({
    ok: true,
    reference: at('habakkuk', 2, 4),
    note: '“Hb” is Habakkuk in English',
    others: [{ reference: at('hebrews', 2, 4), note: '“Hb” is Hebrews in Spanish and Portuguese' }],
  });
  expect(parseReference('Ab 1,4')).toMatchObject({
    reference: at('obadiah', 1, 4),
    others: [{ reference: at('habakkuk', 1, 4), note: '“Ab” is Habakkuk in Italian' }],
  });
  expect(parseReference('Mc 1,1')).toMatchObject({
    reference: at('mark', 1, 1),
    others: [{ reference: at('micah', 1, 1), note: '“Mc” is Micah in some English lists' }],
  });
  expect(parseReference('Jud 6')).toMatchObject({
    reference: at('jude', 1, 6),
    others: [{ reference: at('judges', 6), note: '“Jud” is Judges in some English lists' }],
  });
  expect(parseReference('Jud 6:12')).toEqual({
    ok: true,
    reference: at('judges', 6, 12),
    note: '“Jud” is Judges in some English lists',
  });
  expect(parseReference('Jó 3,1')).toMatchObject({ reference: at('job', 3, 1) });
  expect(parseReference('Jo 3,1')).toMatchObject({ reference: at('john', 3, 1) });
});

describe('what stands around a reference', () => {
  test.each([
    ['Gen 1:1.', at('genesis', 1, 1)],
    ['v. Gen 1:1', at('genesis', 1, 1)],
    ['Mt. 5:3 par.', at('matthew', 5, 3)],
    ['Mt 5:3 et parr.', at('matthew', 5, 3)],
    ['Rom. 8:28 and following', at('romans', 8, 28)],
    ['Gen-1-1', at('genesis', 1, 1)],
    ['1-samuel-7-12', at('1samuel', 7, 12)],
    ['Gen 1:1,', at('genesis', 1, 1)],
    ['(Gen 1:1)', at('genesis', 1, 1)],
    ['[Genesis 1:1]', at('genesis', 1, 1)],
    ['{Gen 1:1}', at('genesis', 1, 1)],
    ['"Gen 1:1"', at('genesis', 1, 1)],
    ['“Gen 1:1”', at('genesis', 1, 1)],
    ['‘Gen 1:1’', at('genesis', 1, 1)],
    ['„Gen 1,1“', at('genesis', 1, 1)],
    ['« Gn 1,1 »', at('genesis', 1, 1)],
    ['»Gen 1,1«', at('genesis', 1, 1)],
    ['*Gen 1:1*', at('genesis', 1, 1)],
    ['(see Gen 1:1)', at('genesis', 1, 1)],
    ['cf. Gen 1:1', at('genesis', 1, 1)],
    ['See also Rom. 8:28;', at('romans', 8, 28)],
    ['e.g. Rom 8:28', at('romans', 8, 28)],
    ['vgl. Gen 1,1', at('genesis', 1, 1)],
    ['— Gen 1:1', at('genesis', 1, 1)],
    ['Gen 1:1 …', at('genesis', 1, 1)],
    ['Gen 1:1 KJV', at('genesis', 1, 1)],
    ['Gen 1:1 (KJV)', at('genesis', 1, 1)],
    ['Gen 1:1 [KJV].', at('genesis', 1, 1)],
    ['KJV Gen 1:1', at('genesis', 1, 1)],
    ['KJV: Gen 1:1', at('genesis', 1, 1)],
    ['Genesis (KJV) 1:1', at('genesis', 1, 1)],
    ['Genesis 1:1, WLC', at('genesis', 1, 1)],
    ['Genesis 1:1 – BHS', at('genesis', 1, 1)],
    ['Gen 1:1 King James Version', at('genesis', 1, 1)],
    ['Gen 1:1 (Westminster Leningrad Codex)', at('genesis', 1, 1)],
    ['John 3:16, SBLGNT', at('john', 3, 16)],
    ['John 3:16 (NIV)', at('john', 3, 16)],
    ['Jn 3,16 TOB', at('john', 3, 16)],
    ['Joh 3,16 (Luther 2017)', at('john', 3, 16)],
    ['Juan 3:16 RVR1960', at('john', 3, 16)],
    ['Psalm 23 KJV', at('psalms', 23)],
    ['(Joel 3:1 MT)', at('joel', 2, 28)],
    ['Joel 3:1, BHS', at('joel', 2, 28)],
    ['Mal 3:19 MT', at('malachi', 4, 1)],
    ['Mal 4:1 MT', at('malachi', 4, 1)],
    ['MT Joel 3:1', at('joel', 2, 28)],
    ['Joel 3:1 in the MT', at('joel', 2, 28)],
    ['Gen 1:1 AV', at('genesis', 1, 1)],
    ['Joel 3:1 KJV', at('joel', 3, 1)],
    ['1 Kings 1:1-1 Kings 1:10', at('1kings', 1, 1, 10)],
    ['1 Kings 1:1 – 1 Kings 1:10', at('1kings', 1, 1, 10)],
    ['1 Kings 1:1 to 1 Kings 1:10', at('1kings', 1, 1, 10)],
    ['Mt 5,3–Mt 5,12', at('matthew', 5, 3, 12)],
    ['Jude 5 - Jude 7', at('jude', 1, 5, 7)],
    ['בראשית א:א - בראשית א:י', at('genesis', 1, 1, 10)],
    ['Γεν 1,1 - Γεν 1,3', at('genesis', 1, 1, 3)],
    ['(תהלים כג:ג)', at('psalms', 23, 3)],
    ['«Ιω 3,16»', at('john', 3, 16)],
    ['Gen 1：1', at('genesis', 1, 1)],
    ['Ｇｅｎ　１：１－３', at('genesis', 1, 1, 3)],
    ['Gen 1﹕1', at('genesis', 1, 1)],
    ['Gen 1∶1', at('genesis', 1, 1)],
    ['Gen 1ː1', at('genesis', 1, 1)],
    ['Gen 1꞉1', at('genesis', 1, 1)],
    ['Gen 1，1', at('genesis', 1, 1)],
    ['Gen 1．1', at('genesis', 1, 1)],
    ['Gen ١:١', at('genesis', 1, 1)],
    ['Gen १:३', at('genesis', 1, 3)],
    ['Gen 𝟏:𝟑', at('genesis', 1, 3)],
    ['Ⅱ Kings 2:11', at('2kings', 2, 11)],
    ['Gen 1:1―3', at('genesis', 1, 1, 3)],
    ['Gen 1:1～3', at('genesis', 1, 1, 3)],
    ['Jn 3¹⁶', at('john', 3, 16)],
    ['Jn 3:16²', at('john', 3, 16)],
    ['תהלים כג׃ג', at('psalms', 23, 3)],
    ['Gen\u00A01:\u200B1', at('genesis', 1, 1)],
  ])('in %s it does not hide it', (text, reference) => {
    expect(parseReference(text)).toMatchObject({ ok: true, reference });
  });

  test('a range from one chapter to another, with the book at both ends, ends there', () => {
    expect(parseReference('Gen 1:31-Gen 2:3')).toEqual(parseReference('Gen 1:31-2:3'));
    expect(parseReference('Genesis 1 - Genesis 3')).toEqual(parseReference('Gen 1-3'));
  });

  test('a passage that ends in another book offers both ends', () => {
    expect(parseReference('Gen 50:26-Ex 1:5')).toMatchObject({
      reference: at('genesis', 50, 26),
      others: [{ reference: at('exodus', 1, 5) }],
    });
  });

  test('a list in brackets, with an edition at each place, offers every place', () => {
    for (const text of ['(Gen 1:1; Ex 3:14)', 'Gen 1:1 KJV; Ex 3:14 KJV', 'Gen 1:1, KJV; Ex 3:14, KJV.'])
      expect(parseReference(text), text).toMatchObject({
        reference: at('genesis', 1, 1),
        others: [{ reference: at('exodus', 3, 14) }],
      });
  });

  test.each(['Mt 5:3 // Lk 6:20', 'Mt 5:3 || Lk 6:20', 'Mt 5:3 par. Lk 6:20', 'Mt 5:3/Lk 6:20'])(
    'the parallel in %s is offered',
    (text) => {
      expect(parseReference(text)).toMatchObject({
        reference: at('matthew', 5, 3),
        others: [{ reference: at('luke', 6, 20) }],
      });
    },
  );

  test('a named edition decides the numbering, and otherwise a note says that it changes nothing', () => {
    const noteOf = (text: string) => {
      const parsed = parseReference(text);
      return parsed.ok ? parsed.note : parsed.reason;
    };
    expect(noteOf('Joel 3:1 MT')).toBe('Joel 3:1 of the Hebrew text is Joel 2:28 in English Bibles.');
    expect(noteOf('Gen 1:1 KJV')).toBe('KJV does not change which texts are shown');
    expect(noteOf('Ps 22:1 LXX')).toBe(
      'LXX counts some chapters and verses differently. These are the numbers of English Bibles.',
    );
  });

  test.each([
    '(light)',
    '"let there be"',
    '"Genesis light"',
    'KJV',
    'Genesis KJV light',
    'MT',
    '(23:3)',
    'NIV 3:16',
    'the mark',
    'Mc',
    'Jud',
    'v. good',
    'mark and following',
    'light-1-1',
    'from 9 to 5',
    'light // darkness',
    'light to 5',
    'a job',
  ])('the text “%s” stays a text to search for', (text) => {
    expect(parseReference(text)).toMatchObject({ ok: false, kind: 'not-a-reference' });
  });
});

test('every name of every list, with every separator and surroundings, opens or offers the same places', () => {
  const names = BOOKS.flatMap(({ id }) =>
    bookNames(id).latin.flatMap((list) => list.names.map((name) => ({ id, name }))),
  );
  const around = fc.constantFrom(
    ...[
      '%',
      '(%)',
      '[%]',
      '„%“',
      '«%»',
      '“%”',
      '‘%’',
      '%.',
      '%;',
      '(%).',
      '% KJV',
      '%, WLC',
      '% (NIV)',
      'KJV: %',
      'cf. %',
    ],
  );
  const separator = fc.constantFrom(':', ',', '.', ', ', ' : ', '：', '∶', ' v ', ' ');
  const between = fc.constantFrom(' ', '. ', '\u00A0', ', ');
  const written = fc.constantFrom<(name: string) => string>(
    (name) => name,
    (name) => name.toUpperCase(),
    (name) => name.normalize('NFD'),
    (name) => name.replace(/^1 ?/u, 'I '),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      around,
      separator,
      between,
      written,
      ({ id, name }, sides, colon, space, write) => {
        const text = sides.replace('%', `${write(name)}${space}1${colon}1`);
        expect(booksOf(text), text).toContain(id);
      },
    ),
    { numRuns: 6000 },
  );
});
