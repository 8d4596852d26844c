import { describe, expect, test } from 'vitest';
import { composeHebrew } from './compose.ts';

/** A word as `letters code number gloss`, for example `בראשית HR/Ncfsa H7225 beginning`. */
function meaningWord(facts: string) {
  const [letters = '', morphology = '', number = '', ...gloss] = facts.split(' ');
  const strongs = number.replace('+', '') || null;
  return {
    text: letters,
    letters,
    morphology: morphology === '-' ? null : morphology,
    strongs: strongs === '-' ? null : strongs,
    lemma: number,
    gloss: gloss.join(' ') || null,
  };
}
const POEM = { book: 'psalms', chapter: 1, verse: 0 };
const textsAt = (place: Parameters<typeof composeHebrew>[1], ...words: string[]) =>
  composeHebrew(words.map(meaningWord), place).map(({ text }) => text);
const prose = (...words: string[]) => textsAt(null, ...words);
const poetry = (...words: string[]) => textsAt(POEM, ...words);

test('the composed meanings of Psalm 23:1–3 read like the psalm in English', () => {
  expect(
    poetry(
      'מזמור HNcmsa H4210 psalm',
      'לדוד HR/Np H1732 David',
      'יהוה HNp H3068 Lord',
      'רעי HVqrmsc/Sp1cs H7462 to feed',
      'לא HTn H3808 not',
      'אחסר HVqi1cs H2637 to lack',
    ),
  ).toEqual(['psalm', 'of David', 'the LORD', 'my shepherd', 'not', 'I lack']);
  expect(
    poetry(
      'נפשי HNcbsc/Sp1cs H5315 soul',
      'ישובב HVoi3ms H7725 to return',
      'ינחני HVhi3ms/Sp1cs H5148 to lead',
      'במעגלי HR/Ncmpc H4570 path',
      'צדק HNcmsa H6664 righteousness',
      'למען HR H4616 because',
      'שמו HNcmsc/Sp3ms H8034 name',
    ),
  ).toEqual([
    'my soul',
    'he restores',
    'he leads me',
    'in the paths of',
    'righteousness',
    'for the sake of',
    'his name',
  ]);
});

test('the joined “what” exclaims in Malachi 1:13, as the King James Version does, and asks in Exodus 4:2', () => {
  expect(prose('מתלאה HTi/Ncfsa H4972 what a weariness')).toEqual(['what a weariness!']);
  expect(prose('מזה HTi/Pdxms H2088 this')).toEqual(['what is this?']);
  expect(prose('הזה HTi/Pdxms H2088 this')).toEqual(['this?']);
});

describe('prefixes', () => {
  test('a Hebrew prefix is translated by its letter, because the morphology code does not say which preposition it is', () => {
    const words = ['בבית', 'לבית', 'כבית', 'מבית'].map((letters) => `${letters} HRd/Ncmsa H1004 house`);
    expect(words.flatMap((word) => prose(word))).toEqual([
      'in the house',
      'to the house',
      'like a house',
      'from the house',
    ]);
  });

  test('a Hebrew prefix can follow “and”, and a suffix can follow it instead of a word', () => {
    expect(prose('ומארץ HC/R/Ncbsa H776 earth')).toEqual(['and from land']);
    expect(prose('ולו HC/R/Sp3ms -')).toEqual(['and to him']);
    expect(prose('בהם HR/Sp3mp -')).toEqual(['in them']);
  });

  test('a Hebrew prefix and its word can be a fixed phrase, such as “before him”', () => {
    expect(prose('לפניו HR/Ncbpc/Sp3ms H6440 face')).toEqual(['before him']);
    expect(prose('בתוך HR/Ncmsc H8432 midst')).toEqual(['in the midst of']);
    expect(prose('לעולם HR/Ncmsa H5769 for ever')).toEqual(['forever']);
    expect(prose('למען HR H4616 because', 'ירבו HVqi3mp H7235 to multiply')).toEqual([
      'so that',
      'they multiply',
    ]);
  });

  test('a word has no composed meaning if its first letter is not a prefix although its morphology code names one', () => {
    expect(prose('דבר HR/Ncmsa H1697 word')).toEqual([null]);
  });
});

describe('prepositions', () => {
  test('a verb decides what its Hebrew preposition is in English, also with its subject between', () => {
    expect(prose('בטח HVqp3ms H982 to trust', 'עליו HR/Sp3ms H5921 on')).toEqual(['he trusted', 'in him']);
    expect(prose('ויבחר HC/Vqw3ms H977 to choose', 'משה HNp H4872 Moses', 'בהם HR/Sp3mp -')).toEqual([
      'and chose',
      'Moses',
      'them',
    ]);
    expect(prose('וילחם HC/VNw3ms H3898 to fight', 'בישראל HR/Np H3478 Israel')).toEqual([
      'and he fought',
      'against Israel',
    ]);
  });

  test('a verb decides only the first of two phrases with the same Hebrew preposition', () => {
    expect(
      prose('נגע HVqp3ms H5060 to touch', 'בו HR/Sp3ms -', 'בשדה HRd/Ncmsa H7704 field').slice(1),
    ).toEqual(['him', 'in the field']);
  });

  test('a Hebrew preposition at the head of a clause belongs to the verb after it', () => {
    expect(prose('ביהוה HR/Np H3068 Lord', 'תדרש HVqi2ms H1875 to seek')).toEqual([
      'of the LORD',
      'you will seek',
    ]);
  });

  test('the Hebrew “to” is “for” before a pronoun for the subject of the verb, as in “for yourself”', () => {
    expect(prose('ויקח HC/Vqw3ms H3947 to take', 'לו HR/Sp3ms -')).toEqual(['and he took', 'for himself']);
    expect(prose('ויקח HC/Vqw3ms H3947 to take', 'לה HR/Sp3fs -')).toEqual(['and he took', 'for her']);
  });

  test('the Hebrew preposition “from” is “than” after “good”', () => {
    expect(prose('טוב HAamsa H2896 good', 'מיין HR/Ncmsa H3196 wine')).toEqual(['good', 'than wine']);
  });

  test('a noun decides what the Hebrew preposition before it is in English', () => {
    const nouns = [
      'בחצצרות HR/Ncbpa H2689 trumpet',
      'בגוים HRd/Ncmpa H1471 nation',
      'ככל HR/Ncmsc H3605 all',
      'לאכלה HR/Ncfsa H402 food',
      'מקץ HR/Ncmsc H7093 end',
    ];
    expect(nouns.flatMap((noun) => prose(noun))).toEqual([
      'with trumpets',
      'among the nations',
      'according to all',
      'for food',
      'at the end of',
    ]);
  });

  test('the Hebrew “to” before what something becomes has no English preposition', () => {
    expect(prose('והיתה HC/Vqq3fs H1961 to be', 'לשממה HR/Ncfsa H8077 desolation')[1]).toBe('desolation');
  });
});

describe('nouns', () => {
  test('a Hebrew noun in the construct has “the” and “of”, but numerals and “all” have no “of”', () => {
    expect(
      prose(
        'ימי HNcmpc H3117 day',
        'שלשת HAcmsc H7969 three',
        'כל HNcmsc H3605 all',
        'העם HTd/Ncmsa H5971 people',
      ),
    ).toEqual(['the days of', 'three', 'all', 'the people']);
  });

  test('a Hebrew noun shows its owner, its plural and its dual in English', () => {
    expect(prose('ידיו HNcfdc/Sp3ms H3027 hand', 'שנתים HNcfda H8141 year', 'אנשים HNcmpa H376 man')).toEqual(
      ['his hands', 'two years', 'men'],
    );
    expect(prose('מים HNcmpa H4325 water', 'זהב HNcmsa H2091 gold', 'נחשת HNcfsa H5178 copper')).toEqual([
      'waters',
      'gold',
      'bronze',
    ]);
  });

  test('a Hebrew noun in the singular after a number is a plural in English', () => {
    expect(prose('שבעים HAcbpa H7657 seventy', 'שנה HNcfsa H8141 year')).toEqual(['seventy', 'years']);
  });

  test('the Hebrew word for woman means a wife if a suffix names her husband', () => {
    expect(prose('ואשתו HC/Ncfsc/Sp3ms H802 woman', 'נשים HNcfpa H802 woman')).toEqual([
      'and his wife',
      'women',
    ]);
  });

  test('a Hebrew noun has the meaning that fits the words beside it', () => {
    expect(prose('אהל HNcmsc H168 tent', 'מועד HNcmsa H4150 appointed time')).toEqual([
      'the tent of',
      'meeting',
    ]);
    expect(prose('הארץ HTd/Ncbsa H776 earth')).toEqual(['the land']);
    expect(prose('הר HNcmsc H2022 mountain', 'סיני HNp H5514 Sinai')).toEqual(['Mount', 'Sinai']);
    expect(prose('איש HNcmsa H376 man', 'אל HR H413 to', 'רעהו HNcmsc/Sp3ms H7453 neighbour')).toEqual([
      'each',
      'to',
      'his neighbour',
    ]);
  });

  test('the Hebrew plural for God is “God” in English, but “gods” before “other”', () => {
    expect(prose('אלהים HNcmpa H430 God')).toEqual(['God']);
    expect(prose('אלהי HNcmpc H430 God', 'ישראל HNp H3478 Israel')).toEqual(['the God of', 'Israel']);
    expect(prose('אלהים HNcmpa H430 God', 'אחרים HAampa H312 other')).toEqual(['gods', 'other']);
  });

  test('a dictionary gloss that is a verb or a description is not the meaning of a Hebrew noun', () => {
    expect(prose('רזה HNcfsa H9999 to attenuate', 'מצבה HNcfsa H4526 border')).toEqual([null, 'border']);
    expect(prose('תמונה HNcfsa H9999 something portioned out')).toEqual([null]);
  });

  test('a Hebrew word is an English name if its morphology code says so, and an English noun if not', () => {
    expect(prose('שפן HNp H8227 hyrax', 'והשפן HC/Td/Ncmsa H8227 hyrax')).toEqual([
      'Shaphan',
      'and the hyrax',
    ]);
    expect(prose('צידון HNp H6721 Zidon')).toEqual(['Sidon']);
  });

  test('a Hebrew adjective whose dictionary gloss is a verb is a participle in English', () => {
    expect(
      prose('ירא HAamsa H3372 to fear', 'יראי HAampc H3372 to fear', 'לבוּש HAamsa H3847 to clothe'),
    ).toEqual(['fearing', 'those who fear', 'clothed']);
  });

  test('a Hebrew name of several words has its English name at the first word and “…” at the others', () => {
    expect(prose('מבית HR/Np H1035+ Bethlehem', 'לחם HNp H1035 Bethlehem')).toEqual(['from Bethlehem', '…']);
  });
});

describe('adjectives and demonstratives', () => {
  test('a Hebrew adjective or demonstrative has no “the” after a definite noun', () => {
    expect(
      prose('העיר HTd/Ncfsa H5892 city', 'הגדולה HTd/Aafsa H1419 great', 'הזאת HTd/Pdxfs H2063 this'),
    ).toEqual(['the city', 'great', 'this']);
    expect(prose('הצדיק HTd/Aamsa H6662 righteous')).toEqual(['the righteous']);
    expect(prose('ההוא HTd/Pp3ms H1931 he', 'ההם HTd/Pp3mp H1992 they')).toEqual(['that', 'those']);
  });
});

describe('verbs', () => {
  test('a Hebrew verb is past in the perfect and wayyiqtol, and future in the imperfect and weqatal', () => {
    expect(
      prose(
        'ויאמר HC/Vqw3ms H559 to say',
        'דברו HVpp3cp H1696 to speak',
        'ואכלת HC/Vqq2ms H398 to eat',
        'אשמע HVqi1cs H8085 to hear',
      ),
    ).toEqual(['and he said', 'they spoke', 'and you will eat', 'I will hear']);
  });

  test('a Hebrew imperfect is a present in poetry and after “if”', () => {
    expect(poetry('יבטח HVqi3ms H982 to trust')).toEqual(['he trusts']);
    expect(prose('אם HC H518 if', 'תשמע HVqi2ms H8085 to hear')).toEqual(['if', 'you hear']);
  });

  test('a Hebrew perfect with “and” is a future after a command, and past after what happened', () => {
    expect(prose('לך HVqv2ms H3212 to go', 'ואכל HC/Vqp3ms H398 to eat')).toEqual(['go', 'and he will eat']);
    expect(prose('וילך HC/Vqw3ms H3212 to go', 'ואכל HC/Vqp3ms H398 to eat')).toEqual([
      'and he went',
      'and he ate',
    ]);
    expect(
      prose('והיה HC/Vqp3ms H1961 to be', 'ביום HR/Ncmsa H3117 day', 'יבוא HVqi3ms H935 to come'),
    ).toEqual(['and it will happen', 'on day', 'he will come']);
  });

  test('a Hebrew imperfect is past beside a wayyiqtol and after “then”, and present in a relative clause', () => {
    expect(prose('ויקם HC/Vqw3ms H6965 to rise', 'ולא HC/Tn H3808 not', 'ילך HVqi3ms H3212 to go')).toEqual([
      'and he rose',
      'and not',
      'he went',
    ]);
    expect(prose('אז HD H227 then', 'ישיר HVqi3ms H7891 to sing')).toEqual(['then', 'he sang']);
    expect(prose('אשר HTr H834 that', 'יגע HVqi3ms H5060 to touch')).toEqual(['that', 'he touches']);
    expect(prose('כי HC H3588 for', 'תבוא HVqi2ms H935 to come')).toEqual(['when', 'you come']);
  });

  test('a Hebrew question has its pronoun in the English place', () => {
    expect(prose('הישוב HTi/Vqi3ms H7725 to return')).toEqual(['will he return?']);
    expect(prose('הראית HTi/Vqp2ms H7200 to see')).toEqual(['did you see?']);
    expect(prose('הנשבר HTi/VNp3ms H7665 to break')).toEqual(['was it broken?']);
  });

  test('a Hebrew verb has no English pronoun if its subject is beside it', () => {
    expect(prose('ויאמר HC/Vqw3ms H559 to say', 'אלהים HNcmpa H430 God')).toEqual(['and said', 'God']);
    expect(
      prose('והארץ HC/Td/Ncbsa H776 earth', 'היתה HVqp3fs H1961 to be', 'תהו HNcmsa H8414 formless'),
    ).toEqual(['and the land', 'was', 'formless']);
    expect(prose('ויבן HC/Vqw3ms H1129 to build', 'מזבח HNcmsa H4196 altar')).toEqual([
      'and he built',
      'an altar',
    ]);
  });

  test('a Hebrew verb has the meaning of its stem', () => {
    expect(
      prose(
        'ויבא HC/Vhw3ms/Sp1cs H935 to come',
        'נמצא HVNp3ms H4672 to find',
        'וימליכו HC/Vhw3mp/Sp3ms H4427 to reign',
      ),
    ).toEqual(['and he brought me', 'he was found', 'and they made him king']);
    expect(prose('ניתן HVNp3ms H9999 to weave')).toEqual(['he was woven']);
  });

  test('a Hebrew verb can express a wish (“let us go”) or a prohibition (“do not fear”)', () => {
    expect(prose('יהי HVqj3ms H1961 to be', 'אור HNcmsa H216 light')).toEqual(['let there be', 'light']);
    expect(prose('אל HTn H408 not', 'תירא HVqj2ms H3372 to fear')).toEqual(['do not', 'fear']);
    expect(prose('נלכה HVqh1cp H3212 to go')).toEqual(['let us go']);
  });

  test('the Hebrew verb “to be” can mean “it happened”, “there was” or “it was”', () => {
    expect(prose('ויהי HC/Vqw3ms H1961 to be', 'בימי HR/Ncmpc H3117 day')).toEqual([
      'and it happened',
      'in the days of',
    ]);
    expect(prose('ויהי HC/Vqw3ms H1961 to be', 'רעב HNcmsa H7458 famine')).toEqual([
      'and there was',
      'famine',
    ]);
    expect(prose('ויהי HC/Vqw3ms H1961 to be', 'כן HTm H3651 so')).toEqual(['and it was', 'so']);
  });

  test('a Hebrew infinitive expresses a purpose, a time or, before the same verb, “surely”', () => {
    expect(
      prose('לאמר HR/Vqc H559 to say', 'לשמר HR/Vqc/Sp3ms H8104 to keep', 'בבאו HR/Vqc/Sp3ms H935 to come'),
    ).toEqual(['saying', 'to keep him', 'when he came']);
    expect(prose('מות HVqa H4191 to die', 'תמות HVqi2ms H4191 to die')).toEqual(['surely', 'you will die']);
    expect(prose('כבוא HR/Vqc H935 to come', 'אברם HNp H87 Abram', 'ויראו HC/Vqw3mp H7200 to see')).toEqual([
      'when came',
      'Abram',
      'and they saw',
    ]);
    expect(prose('בבאו HR/Vqc/Sp3ms H935 to come', 'תרחץ HVqi2ms H7364 to wash')).toEqual([
      'when he comes',
      'you will wash',
    ]);
    expect(prose('לקראת HR/Vqc H7122 to meet')).toEqual(['to meet']);
  });

  test('a Hebrew participle is a noun for a person, such as “judges”, or an English participle', () => {
    expect(
      prose('השפטים HTd/Vqrmpa H8199 to judge', 'ישבי HVqrmpc H3427 to dwell', 'ישב HVqrmsa H3427 to dwell'),
    ).toEqual(['the judges', 'the inhabitants of', 'dwelling']);
    expect(prose('לאהבי HR/Vqrmpc/Sp1cs H157 to love', 'ברוך HVqsmsa H1288 to bless')).toEqual([
      'to those who love me',
      'blessed',
    ]);
    expect(prose('נפלאותיך HVNrfpc/Sp2ms H6381 to be wonderful')).toEqual(['your wonders']);
    expect(prose('הנני HTm/Sp1cs H2009 behold', 'אספך HVqrmsc/Sp2ms H622 to gather')).toEqual([
      'behold, I',
      'gathering you',
    ]);
    expect(prose('קול HNcmsc H6963 voice', 'מחרף HVprmsa H2778 to taunt')).toEqual([
      'the voice of',
      'one who taunts',
    ]);
  });

  test('an Aramaic verb has the meaning of its Aramaic stem', () => {
    expect(
      prose('ענה AVqp3ms H6032 to answer', 'מלכא ANcmsd/Td H4430 king', 'להודעה AR/Vhc H3046 to know'),
    ).toEqual(['answered', 'the king', 'to make known']);
  });
});

describe('particles', () => {
  test('a Hebrew particle with a suffix is a pronoun or a short sentence', () => {
    expect(
      prose('אתו HTo/Sp3ms H853 (object marker)', 'הנני HTm/Sp1cs H2009 behold', 'איננו HTn/Sp3ms H369 not'),
    ).toEqual(['him', 'here I am', 'he is not']);
  });

  test('a Hebrew conjunction has the meaning that fits its clause', () => {
    expect(prose('הילך HTi/Vqi3ms H3212 to go', 'אם HC H518 if', 'ישב HVqi3ms H3427 to dwell')).toEqual([
      'will he go?',
      'or',
      'he will dwell',
    ]);
    expect(prose('את HTo H853 (object marker)', 'אשר HTr H834 that')).toEqual(['(object marker)', 'what']);
    expect(prose('ואין HC/Tn H369 not', 'שמע HVqrmsa H8085 to hear')).toEqual([
      'and there is none',
      'hearing',
    ]);
    expect(prose('מאני ANcmpc H3984 vessel', 'די ATr H1768 that', 'דהבא ANcmsd/Td H1722 gold')).toEqual([
      'the vessels of',
      'of',
      'the gold',
    ]);
  });

  test('the Hebrew object marker with “and” keeps its “and”', () => {
    expect(prose('את HTo H853 (object marker)', 'ואת HC/To H853 (object marker)')).toEqual([
      '(object marker)',
      'and (object marker)',
    ]);
  });

  test('a Hebrew particle has the meaning that fits the words beside it', () => {
    expect(prose('על HR H5921 on', 'כן HD H3651 so')).toEqual(['for', 'this reason']);
    expect(prose('וירא HC/Vqw3ms H7200 to see', 'כי HC H3588 because')).toEqual(['and he saw', 'that']);
    expect(prose('הלא HTi/Tn H3808 not')).toEqual(['is it not?']);
  });
});

describe('meanings that depend on the neighbours', () => {
  test('in Genesis 1:20, the wish “let …” continues with a second subject: “let fly”', () => {
    expect(
      prose(
        'ויאמר HC/Vqw3ms H559 to say',
        'אלהים HNcmpa H430 God',
        'ישרצו HVqi3mp H8317 to swarm',
        'המים HTd/Ncmpa H4325 water',
        'ועוף HC/Ncmsa H5775 birds',
        'יעופף HVoi3ms H5774 to fly',
      ).at(-1),
    ).toBe('let fly');
  });

  test('the Hebrew word for man is “each” before “his firepan”, and “husband” with the suffix “her”', () => {
    expect(prose('איש HNcmsa H376 man', 'מחתתו HNcfsc/Sp3ms H4289 firepan')).toEqual(['each', 'his firepan']);
    expect(prose('אישה HNcmsc/Sp3fs H376 man')).toEqual(['her husband']);
  });

  test('the Hebrew “the day” is “today”, but not before “this”', () => {
    const day = 'היום HTd/Ncmsa H3117 day';
    expect(prose('אנכי HPp1cs H595 I', day)).toEqual(['I', 'today']);
    expect(prose(day, 'הזה HTd/Pdxms H2088 this')).toEqual(['the day', 'this']);
  });

  test('one Hebrew verb is “to make” before a thing, and “to do” before “the good”', () => {
    const did = 'ויעש HC/Vqw3ms H6213 to do';
    expect(prose(did, 'תבה HNcfsa H8392 ark')).toEqual(['and he made', 'ark']);
    expect(prose(did, 'הטוב HTd/Aamsa H2896 good')).toEqual(['and he did', 'the good']);
  });

  test('one Hebrew verb is “lift up” with eyes as its object, “bear” with guilt and “carry” with a vessel', () => {
    const lifted = 'ישא HVqi3ms H5375 to lift';
    expect(prose(lifted, 'עיניו HNcbdc/Sp3ms H5869 eye')).toEqual(['he will lift up', 'his eyes']);
    expect(prose(lifted, 'עון HNcbsa H5771 iniquity')).toEqual(['he will bear', 'iniquity']);
    expect(prose(lifted, 'כלי HNcmsa H3627 vessel')).toEqual(['he will carry', 'vessel']);
  });

  test('a feminine suffix in Hebrew is “it” after a thing, and “her” after a woman', () => {
    expect(prose('הארץ HTd/Ncbsa H776 earth', 'וכבשה HC/Vqv2mp/Sp3fs H3533 to subdue')).toEqual([
      'the land',
      'and subdue it',
    ]);
    expect(prose('אשה HNcfsa H802 woman', 'ויקחה HC/Vqw3ms/Sp3fs H3947 to take')).toEqual([
      'a woman',
      'and he took her',
    ]);
  });

  test('the Hebrew verb “to be” before “the word of the LORD” is “came”', () => {
    expect(prose('ויהי HC/Vqw3ms H1961 to be', 'דבר HNcmsc H1697 word', 'יהוה HNp H3068 Lord')).toEqual([
      'and came',
      'the word of',
      'the LORD',
    ]);
    expect(prose('יהוה HNp H3068 Lord', 'צבאות HNcbpa H6635 host')).toEqual(['the LORD of', 'hosts']);
  });

  test('the Hebrew prefix “in” after “to rule” is “over”', () => {
    expect(prose('ומשל HC/Vqq3ms H4910 to rule', 'בגוים HR/Ncmpa H1471 nation')).toEqual([
      'and he will rule',
      'over nations',
    ]);
  });
});

test('the pronoun of a Hebrew suffix stands inside an English verb of several words: “brought them out”', () => {
  expect(
    prose(
      'ויוציאם HC/Vhw3ms/Sp3mp H3318 to go out',
      'חנני HVqv2ms/Sp1cs H2603 to be gracious',
      'שאהו HVqv2ms/Sp3ms H5375 to lift',
      'ויתחבא HC/Vtw3ms H2244 to hide',
    ),
  ).toEqual(['and he brought them out', 'be gracious to me', 'carry him', 'and he hid himself']);
});

describe('meanings of poetry and prophecy', () => {
  test('a Hebrew comparison has “a” before one thing of many and “the” before the only one, such as the sun', () => {
    expect(prose('כאהל HRd/Ncmsa H168 tent')).toEqual(['like a tent']);
    expect(prose('כקש HRd/Ncmsa H7179 stubble')).toEqual(['like stubble']);
    expect(prose('כשמש HRd/Ncbsa H8121 sun')).toEqual(['like the sun']);
  });

  test('a Hebrew preposition has the meaning that fits the verb or noun beside it', () => {
    expect(prose('דבקה HVqp3fs H1692 to cling', 'בה HR/Sp3fs -')).toEqual(['she clung', 'to her']);
    expect(prose('על HR H5921 on', 'מי HNcmpc H4325 water')).toEqual(['beside', 'the waters of']);
  });

  test('the pronoun after a plant is “its” or “it”', () => {
    expect(
      prose('עץ HNcmsa H6086 tree', 'אשר HTr H834 which', 'זרעו HNcmsc/Sp3ms H2233 seed', 'בו HR/Sp3ms -'),
    ).toEqual(['a tree', 'that', 'its seed', 'in it']);
  });

  test('a Hebrew verb is a wish (“may give”, “let appear”) before a command or after another wish', () => {
    expect(
      prose('יתן HVqi3ms H5414 to give', 'יהוה HNp H3068 Lord', 'ומצאן HC/Vqv2fp H4672 to find'),
    ).toEqual(['may give', 'the LORD', 'and find']);
    expect(
      prose(
        'יהי HVqj3ms H1961 to be',
        'אור HNcmsa H216 light',
        'ותראה HC/VNi3fs H7200 to see',
        'היבשה HTd/Ncfsa H3004 dry land',
      ),
    ).toEqual(['let there be', 'light', 'and let appear', 'the dry land']);
  });

  test('the noun before a Hebrew verb is its subject if “not” is between them, but can be its object without “not”', () => {
    expect(prose('פסל HNcmsa H6459 carved image', 'לא HTn H3808 not', 'ימוט HVNi3ms H4131 to waver')).toEqual(
      ['carved image', 'not', 'will be shaken'],
    );
    expect(prose('עדרו HNcmsc/Sp3ms H5739 flock', 'ירעה HVqi3ms H7462 to feed')).toEqual([
      'his flock',
      'he will shepherd',
    ]);
  });

  test('a Hebrew verb with an article is a clause: “who returned”, or “the one who stretches out” after a plural', () => {
    expect(prose('עמה HR/Sp3fs H5973 with', 'השבה HTd/Vqp3fs H7725 to return')).toEqual([
      'with her',
      'who returned',
    ]);
    expect(prose('חגבים HNcmpa H2284 locust', 'הנוטה HTd/Vqrmsa H5186 to stretch out')).toEqual([
      'locusts',
      'the one who stretches out',
    ]);
  });

  test('the Hebrew “to you” after a command is “for yourself”', () => {
    expect(prose('עלי HVqv2fs H5927 to go up', 'לך HR/Sp2fs -')).toEqual(['go up', 'for yourself']);
  });
});

test('the meaning of a name, a number or a particle shows none of the signs | ~ = of the chosen words', () => {
  expect(prose('אל HNp H410 strength', 'ואל HC/Np H410 strength')).toEqual(['God', 'and God']);
  expect(prose('ושש HC/Acfsa H8336 bleached stuff', 'עשתרת HNp H6251 increase')).toEqual([
    'and fine linen',
    'young',
  ]);
  expect(prose('עקב HC H6118 heel')).toEqual(['because']);
});

test('a Hebrew word without a morphology code has no composed meaning', () => {
  expect(prose('שלום - H7965 peace', 'שלום HX9 H7965 peace')).toEqual([null, 'peace']);
});

test.each([
  ['a noun has', 'genesis 16:3', 'לאשה HR/Ncfsa H802 woman', 'as a wife'],
  ['a noun has, and its plural too,', 'exodus 7:12', 'מטתם HNcmpc/Sp3mp H4294 branch', 'their staffs'],
  ['a verb has', 'nehemiah 8:3', 'ויקרא HC/Vqw3ms H7121 to call', 'and he read'],
  ['an infinitive has', 'genesis 2:5', 'לעבד HR/Vqc H5647 to work', 'to till'],
])('%s the sense that the King James Version shows in its verse: %s', (_, reference, word, expected) => {
  const [book = '', chapter, verse] = reference.split(/[ :]/u);
  const place = { book, chapter: Number(chapter), verse: Number(verse) };
  expect(textsAt(place, word)).toEqual([expected]);
});

describe('“it” and “its”', () => {
  const altar = 'המזבח HTd/Ncmsa H4196 altar';

  test('the suffix of a thing is “it” or “its”, that of a person “him” or “his”', () => {
    expect(prose(altar, 'וארכו HC/Ncmsc/Sp3ms H753 length')[1]).toBe('and its length');
    expect(prose(altar, 'תעשה HVqi2ms H6213 to do', 'אתו HTo/Sp3ms H853 (object marker)')[2]).toBe('it');
    expect(prose('דוד HNp H1732 David', 'ובגדו HC/Ncmsc/Sp3ms H899 garment')[1]).toBe('and his garment');
    expect(
      prose('דוד HNp H1732 David', 'ויקח HC/Vqw1cs H3947 to take', 'אתו HTo/Sp3ms H853 (object marker)')[2],
    ).toBe('him');
  });

  test('a feminine suffix or verb is “it” only if no woman is in the verse', () => {
    const land = 'הארץ HTd/Ncbsa H776 earth';
    expect(prose(land, 'ונתתיה HC/Vqq1cs/Sp3fs H5414 to give')[1]).toBe('and I will give it');
    expect(prose(land, 'ושרה HC/Np H8283 Sarah', 'ונתתיה HC/Vqq1cs/Sp3fs H5414 to give')[2]).toBe(
      'and I will give her',
    );
    expect(
      prose('מנחה HNcfsa H4503 offering', 'בשמן HRd/Ncmsa H8081 oil', 'תעשה HVNi3fs H6213 to do')[2],
    ).toBe('it will be done');
  });

  test('a pronoun is “it” after what a thing is, and before another name of a place', () => {
    expect(prose('עלה HNcfsa H5930 burnt offering', 'הוא HPp3ms H1931 he')[1]).toBe('it');
    expect(prose('היא HPp3fs H1931 he', 'ציון HNp H6726 Zion')[0]).toBe('it');
    expect(prose('נביא HNcmsa H5030 prophet', 'הוא HPp3ms H1931 he')[1]).toBe('he');
  });
});

describe('subjects', () => {
  test('a verb after “that” has no pronoun if it has another object or none', () => {
    const that = ['האיש HTd/Ncmsa H376 man', 'אשר HTr H834 which'];
    expect(prose(...that, 'בא HVqp3ms H935 to come')[2]).toBe('came');
    expect(prose(...that, 'לקח HVqp3ms H3947 to take')[2]).toBe('he took');
  });

  test('a noun after “to send” is its object if its suffix means the one who sends: “his hand”', () => {
    expect(prose('וישלח HC/Vqw3ms H7971 to send', 'ידו HNcbsc/Sp3ms H3027 hand')[0]).toBe('and he sent');
  });

  test('small words may stand between a verb and its subject, and “not” between a subject and its verb', () => {
    expect(prose('ויבן HC/Vqw3ms H1129 to build', 'שם HD H8033 there', 'דוד HNp H1732 David')[0]).toBe(
      'and built',
    );
    expect(prose('והמלך HC/Td/Ncmsa H4428 king', 'לא HTn H3808 not', 'ידע HVqp3ms H3045 to know')[2]).toBe(
      'knew',
    );
  });

  test('“to be” before a place and a new noun is “there is”', () => {
    expect(prose('יהיה HVqi3ms H1961 to be', 'בארץ HRd/Ncbsa H776 earth', 'רעב HNcmsa H7458 famine')[0]).toBe(
      'there will be',
    );
  });
});

test('a lord with an owner is one lord, although the Hebrew word is a plural', () => {
  expect(prose('אדניו HNcmpc/Sp3ms H113 lord')).toEqual(['his lord']);
});

test('a verb of several English words has its object at the right place', () => {
  expect(prose('אחזתיו HVqp1cs/Sp3ms H270 to seize', 'הכלמני HVhp3ms/Sp1cs H3637 to wound')).toEqual([
    'I seized him',
    'he put me to shame',
  ]);
});

describe('the sense of a Hebrew word by its neighbours', () => {
  test('the plural for God means gods before “other”, and an idol is a god', () => {
    expect(prose('אלהים HNcmpa H430 God', 'אחרים HAampa H312 other')).toEqual(['gods', 'other']);
    expect(prose('כמוש HNp H3645 Chemosh', 'אלהיך HNcmpc/Sp2ms H430 God')).toEqual(['Chemosh', 'your god']);
  });

  test('“to give” is “to put” on a place, and “to let” with “not” before what someone may do', () => {
    expect(prose('ונתן HC/Vqq3ms H5414 to give', 'על HR H5921 on', 'המזבח HTd/Ncmsa H4196 altar')).toEqual([
      'and he will put',
      'on',
      'the altar',
    ]);
    expect(
      prose(
        'לא HTn H3808 not',
        'נתן HVqp3ms H5414 to give',
        'אתם HTo/Sp3mp H853 -',
        'לעבר HR/Vqc H5674 to pass over',
      ),
    ).toEqual(['not', 'he let', 'them', 'to pass over']);
  });

  test('“to do” is “to make” with a thing as its object, and “to keep” with the passover', () => {
    expect(prose('ויעש HC/Vqw3ms H6213 to do', 'לו HR/Sp3ms -', 'תבה HNcfsa H8392 ark')[0]).toBe(
      'and he made',
    );
    expect(prose('ויעשו HC/Vqw3mp H6213 to do', 'את HTo H853 -', 'הפסח HTd/Ncmsa H6453 passover')[0]).toBe(
      'and they kept',
    );
  });

  test('a lord with an owner is one lord, and the vowels tell two thousand from thousands', () => {
    expect(prose('אדניו HNcmpc/Sp3ms H113 lord')).toEqual(['his lord']);
    expect(prose('אַלְפַּיִם HAcbpa H505 thousand')).toEqual(['two thousand']);
    expect(prose('אֲלָפִים HAcbpa H505 thousand')).toEqual(['thousands']);
  });
});

test('two nouns with ל that “and” joins have the same English preposition', () => {
  expect(prose('לקדר HR/Np H6938 Kedar', 'ולממלכות HC/R/Ncfpc H4467 kingdom')[1]).toBe(
    'and to the kingdoms of',
  );
});

test('the imperfect of Ecclesiastes tells what always happens', () => {
  const place = { book: 'ecclesiastes', chapter: 7, verse: 20 };
  expect(textsAt(place, 'ולא HC/Tn H3808 not', 'יחטא HVqi3ms H2398 to sin')[1]).toBe('he sins');
});
