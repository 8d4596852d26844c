import { describe, expect, test } from 'vitest';
import { transliterateGreek } from './transliterate.ts';

describe('a Greek word in Latin letters', () => {
  test.each([
    ['Ἰησοῦς', 'Iēsous'],
    ['Χριστός', 'Christos'],
    ['λόγος', 'logos'],
    ['ἐν', 'en'],
    ['ἀρχῇ', 'archēi'],
    ['ἦν', 'ēn'],
    ['ὁ', 'ho'],
    ['ἡ', 'hē'],
    ['θεός', 'theos'],
    ['καὶ', 'kai'],
    ['πρὸς', 'pros'],
    ['υἱός', 'huios'],
    ['Υἱὸς', 'Huios'],
    ['ἅγιος', 'hagios'],
    ['Ἅγιος', 'Hagios'],
    ['οὗτος', 'houtos'],
    ['οὐκ', 'ouk'],
    ['αὐτός', 'autos'],
    ['Αὐτὸς', 'Autos'],
    ['εὐαγγέλιον', 'euangelion'],
    ['ἄγγελος', 'angelos'],
    ['ἀνάγκη', 'anankē'],
    ['σάλπιγξ', 'salpinx'],
    ['ἐλέγχω', 'elenchō'],
    ['ῥῆμα', 'rhēma'],
    ['Ῥώμη', 'Rhōmē'],
    ['ἄρρητος', 'arrhētos'],
    ['πατήρ', 'patēr'],
    ['ψυχή', 'psychē'],
    ['κύριος', 'kyrios'],
    ['ὑπέρ', 'hyper'],
    ['Μωϋσῆς', 'Mōysēs'],
    ['Ἠσαΐας', 'Ēsaias'],
    ['Καϊάφας', 'Kaiaphas'],
    ['πραΰς', 'prays'],
    ['ηὔξανεν', 'ēuxanen'],
    ['λόγῳ', 'logōi'],
    ['ᾠδή', 'ōidē'],
    ['ᾅδης', 'haidēs'],
    ['Ἅιδης', 'Haidēs'],
    ['εἷς', 'heis'],
    ['οἱ', 'hoi'],
    ['αἷμα', 'haima'],
    ['ξύλον', 'xylon'],
    ['φῶς', 'phōs'],
    ['ζωή', 'zōē'],
    ['ἀλλ’', 'all’'],
    ['μεθ᾽', 'meth’'],
    ['Δαυίδ', 'Dauid'],
    ['ναῦς', 'naus'],
    ['ἄυλος', 'aylos'],
    ['ἰχθύς', 'ichthys'],
    ['Βηθλέεμ', 'Bēthleem'],
    ['ΧΡΙΣΤΟΣ', 'Christos'],
    ['χξϛ', 'chxst'],
    ['peace', ''],
    ['', ''],
  ])('the Greek word %s is %s in Latin letters', (word, latin) => {
    expect(transliterateGreek(word)).toBe(latin);
    expect(transliterateGreek(word.normalize('NFC'))).toBe(latin);
    expect(transliterateGreek(word.normalize('NFD'))).toBe(latin);
  });

  test('θεὸς with a grave and θεός with an acute accent give equal transliterations', () => {
    expect(transliterateGreek('θεὸς')).toBe(transliterateGreek('θεός'));
  });
});
