import { describe, expect, test } from 'vitest';
import type { MeaningWord } from '../meaning-word.ts';
import { CHOSEN_FORMS } from './chosen-forms.ts';
import { composeGreek } from './compose.ts';

const textsOf = (...args: Parameters<typeof composeGreek>) => composeGreek(...args).map(({ text }) => text);

/** Words with the numbers, parsings and dictionary glosses of the table, by their bare letters. */
const WORDS: Readonly<Record<string, readonly [string, string, string]>> = {
  ο: ['G3588', 'T-NSM,T-VSM', 'the'],
  τον: ['G3588', 'T-ASM', 'the'],
  του: ['G3588', 'T-GSM,T-GSN', 'the'],
  τω: ['G3588', 'T-DSM,T-DSN', 'the'],
  το: ['G3588', 'T-ASN,T-NSN,T-VSN', 'the'],
  τα: ['G3588', 'T-APN,T-NPN', 'the'],
  τησ: ['G3588', 'T-GSF', 'the'],
  τη: ['G3588', 'T-DSF', 'the'],
  την: ['G3588', 'T-ASF', 'the'],
  οι: ['G3588', 'T-NPM,T-VPM', 'the'],
  τοισ: ['G3588', 'T-DPM,T-DPN', 'the'],
  και: ['G2532', 'CONJ', 'and'],
  δε: ['G1161', 'CONJ', 'but'],
  γαρ: ['G1063', 'CONJ', 'for'],
  ινα: ['G2443', 'CONJ', 'so that'],
  εαν: ['G1437', 'COND', 'if'],
  οτι: ['G3754', 'CONJ', 'that'],
  ου: ['G3756', 'PRT-N', 'not'],
  μη: ['G3361', 'PRT-N', 'not'],
  αν: ['G302', 'PRT', 'null'],
  εν: ['G1722', 'PREP', 'in'],
  εκ: ['G1537', 'PREP', 'from'],
  δια: ['G1223', 'PREP', 'through'],
  περι: ['G4012', 'PREP', 'about'],
  μετα: ['G3326', 'PREP', 'with'],
  λογοσ: ['G3056', 'N-NSM', 'word'],
  λογω: ['G3056', 'N-DSM', 'word'],
  λογον: ['G3056', 'N-ASM', 'word'],
  λογοι: ['G3056', 'N-NPM', 'word'],
  θεοσ: ['G2316', 'N-NSM', 'God'],
  θεου: ['G2316', 'N-GSM', 'God'],
  ιησου: ['G2424', 'N-GSM,N-DSM,N-VSM', 'Jesus'],
  ιησουσ: ['G2424', 'N-NSM', 'Jesus'],
  χριστου: ['G5547', 'N-GSM', 'Christ'],
  υιοσ: ['G5207', 'N-NSM', 'son'],
  υιου: ['G5207', 'N-GSM', 'son'],
  ανθρωπου: ['G444', 'N-GSM', 'man'],
  ανθρωποσ: ['G444', 'N-NSM', 'man'],
  μαθηταισ: ['G3101', 'N-DPM', 'disciple'],
  φωσ: ['G5457', 'N-NSN,N-ASN', 'light'],
  φωτοσ: ['G5457', 'N-GSN', 'light'],
  ημερα: ['G2250', 'N-DSF', 'day'],
  τριτη: ['G5154', 'A-DSF', 'third'],
  ουδεμιαν: ['G3762', 'A-ASF', 'no one'],
  χρειαν: ['G5532', 'N-ASF', 'need'],
  ημερασ: ['G2250', 'N-APF,N-GSF', 'day'],
  ιουδαιοι: ['G2453', 'A-NPM', 'Jew'],
  αγιοισ: ['G40', 'A-DPM', 'holy'],
  παντα: ['G3956', 'A-NPN,A-APN,A-ASM', 'all'],
  πασ: ['G3956', 'A-NSM', 'all'],
  ουδεν: ['G3762', 'A-ASN,A-NSN', 'no one'],
  πολλα: ['G4183', 'A-APN,A-NPN', 'many'],
  πολυσ: ['G4183', 'A-NSM', 'many'],
  αλλον: ['G243', 'A-ASM', 'other'],
  αρχιερευσ: ['G749', 'N-NSM', 'chief priest'],
  κλαιετε: ['G2799', 'V-PAI-2P,V-PAM-2P', 'to weep'],
  μονογενουσ: ['G3439', 'A-GSM', 'only'],
  μειζων: ['G3173', 'A-NSM-C', 'great'],
  εγω: ['G1473', 'P-1NS', 'I'],
  μου: ['G1473', 'P-1GS', 'I'],
  υμιν: ['G4771', 'P-2DP', 'thou'],
  αυτου: ['G846', 'P-GSM,P-GSN', 'he'],
  αυτω: ['G846', 'P-DSM,P-DSN', 'he'],
  αυτον: ['G846', 'P-ASM', 'he'],
  αυτοσ: ['G846', 'P-NSM', 'he'],
  αυτο: ['G846', 'P-ASN,P-NSN', 'he'],
  πνευμα: ['G4151', 'N-ASN,N-NSN', 'spirit'],
  εαυτον: ['G1438', 'F-3ASM', 'himself'],
  εμη: ['G1699', 'S-1SNSF', 'null'],
  καγω: ['G2504', 'P-1NS', 'and I'],
  ουτοσ: ['G3778', 'D-NSM', 'this'],
  ταυτα: ['G3778', 'D-APN,D-NPN', 'this'],
  οσ: ['G3739', 'R-NSM', 'who'],
  ω: ['G3739', 'R-DSN,R-DSM', 'who'],
  τισ: ['G5100', 'X-NSM', 'someone'],
  ην: ['G1510', 'V-IAI-3S', 'to be'],
  εστιν: ['G1510', 'V-PAI-3S', 'to be'],
  ειναι: ['G1510', 'V-PAN', 'to be'],
  λεγει: ['G3004', 'V-PAI-3S', 'to say'],
  λεγω: ['G3004', 'V-PAI-1S', 'to say'],
  λεγων: ['G3004', 'V-PAP-NSM', 'to say'],
  ειπεν: ['G2036', 'V-2AAI-3S', 'to say'],
  εφη: ['G5346', 'V-IAI-3S', 'to say'],
  ηλθον: ['G2064', 'V-2AAI-3P,V-2AAI-1S', 'to come'],
  ερχομενοσ: ['G2064', 'V-PNP-NSM', 'to come'],
  ερχομενη: ['G2064', 'V-PNP-NSF', 'to come'],
  ελθων: ['G2064', 'V-2AAP-NSM', 'to come'],
  ελθοντοσ: ['G2064', 'V-2AAP-GSM', 'to come'],
  πιστευων: ['G4100', 'V-PAP-NSM', 'to believe'],
  πιστευουσιν: ['G4100', 'V-PAI-3P,V-PAP-DPM', 'to believe'],
  πιστευση: ['G4100', 'V-AAS-3S', 'to believe'],
  πιστευσουσιν: ['G4100', 'V-FAI-3P', 'to believe'],
  πεμψασ: ['G3992', 'V-AAP-NSM', 'to send'],
  απεσταλμενοσ: ['G649', 'V-RPP-NSM', 'to send'],
  απεσταλκεν: ['G649', 'V-RAI-3S', 'to send'],
  εδοθη: ['G1325', 'V-API-3S', 'to give'],
  εδιδασκεν: ['G1321', 'V-IAI-3S', 'to teach'],
  φοβηθηση: ['G5399', 'V-FPI-2S', 'to fear'],
  φοβεισθε: ['G5399', 'V-PNM-2P', 'to fear'],
  φοβηθητε: ['G5399', 'V-APS-2P', 'to fear'],
  οιδα: ['G1492', 'V-RAI-1S', 'to know'],
  ειδεν: ['G1492', 'V-2AAI-3S', 'to know'],
  ηρξατο: ['G757', 'V-ADI-3S', 'to be first'],
  δει: ['G1163', 'V-PAI-3S', 'must'],
  εγενετο: ['G1096', 'V-2ADI-3S', 'to become'],
  φαγωμεν: ['G5315', 'V-2AAS-1P', 'to eat'],
  ερχεσθω: ['G2064', 'V-PNM-3S', 'to come'],
  ακουε: ['G191', 'V-PAM-2S', 'to hear'],
  ακολουθει: ['G190', 'V-PAM-2S', 'to follow'],
  αιρει: ['G142', 'V-PAI-3S', 'to take up'],
  αμαρτιαν: ['G266', 'N-ASF', 'sin'],
  τι: ['G5101', 'I-ASN,I-NSN', 'who'],
  κλαιεισ: ['G2799', 'V-PAI-2S', 'to weep'],
  αποκριθεισ: ['G611', 'V-AOP-NSM', 'to answer'],
  εισ: ['G1519', 'PREP', 'into'],
  ωσ: ['G5613', 'ADV', 'as'],
  ηκουσαν: ['G191', 'V-AAI-3P', 'to hear'],
  λεγοντοσ: ['G3004', 'V-PAP-GSM', 'to say'],
  αυτοι: ['G846', 'P-NPM', 'he'],
  λεγομεν: ['G3004', 'V-PAI-1P', 'to say'],
  οπισω: ['G3694', 'ADV', 'after'],
  επαυριον: ['G1887', 'ADV', 'next day'],
  αβρααμ: ['G11', 'N-GSM,N-NSM,N-DSM,N-ASM', 'Abraham'],
  εγεννησεν: ['G1080', 'V-AAI-3S', 'to beget'],
  πατερ: ['G3962', 'N-VSM', 'father'],
  αμαρτιασ: ['G266', 'N-GSF,N-APF', 'sin'],
  αφιεναι: ['G863', 'V-PAN', 'to send forth'],
  γενομενησ: ['G1096', 'V-2ADP-GSF', 'to become'],
  φαρισαιοι: ['G5330', 'N-NPM', 'Pharisee'],
  ελθοντεσ: ['G2064', 'V-2AAP-NPM', 'to come'],
  ειδον: ['G1492', 'V-2AAI-1S,V-2AAI-3P', 'to know'],
  ηγαγον: ['G71', 'V-2AAI-3P,V-2AAI-1S', 'to bring'],
  συνηχθησαν: ['G4863', 'V-API-3P', 'to lead together'],
  πλανασθε: ['G4105', 'V-PPM-2P', 'to roam'],
  εντραπη: ['G1788', 'V-2APS-3S', 'to invert'],
  κατα: ['G2596', 'PREP', 'down'],
  επι: ['G1909', 'PREP', 'on'],
  μνημειον: ['G3419', 'N-NSN,N-ASN', 'tomb'],
  εθαυμασεν: ['G2296', 'V-AAI-3S', 'to marvel'],
  κρισιν: ['G2920', 'N-ASF', 'judgment'],
  εισηλθεν: ['G1525', 'V-2AAI-3S', 'to enter'],
  συνηντησεν: ['G4876', 'V-AAI-3S', 'to meet'],
  ωργισθη: ['G3710', 'V-API-3S', 'to be angry'],
  τουτου: ['G3778', 'D-GSM,D-GSN', 'this'],
  μαλλον: ['G3123', 'ADV', 'more'],
  ἤ: ['G2228', 'PRT', 'or'],
  παρεκαλεσεν: ['G3870', 'V-AAI-3S', 'to beseech'],
  ωστε: ['G5620', 'CONJ', 'so that'],
  πυρι: ['G4442', 'N-DSN', 'fire'],
  πτωχω: ['G4434', 'A-DSM', 'poor'],
  κυπριοι: ['G2953', 'N-NPM', 'of Cyprus'],
  τυριοισ: ['G5183', 'N-DPM', 'of Tyre'],
  ασιανοι: ['G774', 'N-NPM', 'of Asia'],
  ιεροσολυμιται: ['G2415', 'N-NPM', 'of Jerusalem'],
  ιεροσολυμα: ['G2414', 'N-APN', 'Jerusalem'],
  ρωμαιοι: ['G4514', 'N-NPM', 'Roman'],
  θεοι: ['G2316', 'N-NPM', 'God'],
  εμα: ['G1473', 'S-1SNPN,S-1SAPN', 'I'],
  εμου: ['G1473', 'S-1SGSN', 'I'],
  με: ['G1473', 'P-1AS', 'I'],
  ηνοιξαν: ['G455', 'V-AAI-3P', 'to open'],
  τουσ: ['G3588', 'T-APM', 'the'],
  οφθαλμουσ: ['G3788', 'N-APM', 'eye'],
  ηψατο: ['G681', 'V-ADI-3S', 'to fasten to'],
  αυτων: ['G846', 'P-GPM,P-GPN,P-GPF', 'he'],
  αυτην: ['G846', 'P-ASF', 'he'],
  ημεραν: ['G2250', 'N-ASF', 'day'],
  η: ['G3588', 'T-NSF,T-VSF', 'the'],
  βασιλεια: ['G932', 'N-NSF', 'kingdom'],
  ον: ['G3739', 'R-ASM', 'who'],
  οὗ: ['G3739', 'R-GSM,R-GSN', 'who'],
  τίς: ['G5101', 'I-NSM,I-NSF', 'who'],
  ουκ: ['G3756', 'PRT-N', 'not'],
  ουδενα: ['G3762', 'A-ASM', 'no one'],
  φωτι: ['G5457', 'N-DSN', 'light'],
  τεκνα: ['G5043', 'N-NPN,N-APN', 'child'],
  εχει: ['G2192', 'V-PAI-3S', 'to have'],
  γυνη: ['G1135', 'N-NSF', 'woman'],
  ηλθεν: ['G2064', 'V-2AAI-3S', 'to come'],
  ερρεθη: ['G2046', 'V-API-3S', 'to say'],
  ελθετω: ['G2064', 'V-2AAM-3S', 'to come'],
  πειραζετε: ['G3985', 'V-PAI-2P', 'to test'],
};

function read(word: string): MeaningWord {
  const letters = word.replace(/[,.·;]$/u, '');
  const mark = word.slice(letters.length);
  const [strongs, morphology, gloss] = WORDS[letters] ?? [];
  if (strongs === undefined || morphology === undefined) throw new Error(`No word ${letters}`);
  return { text: letters, letters, morphology, strongs, lemma: strongs, gloss: gloss ?? null, after: mark };
}

/** The meanings of a verse, with the dictionary's gloss where nothing is composed. */
function meanings(verse: string): string {
  const words = verse.split(' ').map(read);
  const composed = textsOf(words, null);
  return words.map(({ gloss }, place) => composed[place] ?? gloss).join(' | ');
}

describe('a noun', () => {
  test.each([
    ['has its number', 'λογοι', 'words'],
    ['has “of” in the genitive if it has no article', 'λογοσ θεου', 'word | of God'],
    ['has the case of the article that agrees with it', 'ο υιοσ του ανθρωπου', 'the | son | of the | man'],
    ['has no “of” after a preposition', 'περι του φωτοσ', 'about | the | light'],
    [
      'has “of” once, on its article, after the noun to which it belongs',
      'του υιου του ανθρωπου',
      'of the | son | of the | man',
    ],
    ['has “of” once for two names', 'υιοσ ιησου χριστου', 'son | of Jesus | Christ'],
    ['keeps its preposition after “and”', 'εκ θεου και ανθρωπου', 'from | God | and | man'],
    ['has “to” for a person in the dative', 'λεγει τοισ μαθηταισ', 'he says | to the | disciples'],
    ['has “on” for a day', 'τη ημερα', 'on the | day'],
    ['has “with” for a means', 'πυρι', 'with fire'],
    ['has nothing after a verb whose English has an object', 'συνηντησεν αυτω', 'he met | him'],
    [
      'has the preposition of the verb before it',
      'ωργισθη τοισ μαθηταισ',
      'he was angry | with the | disciples',
    ],
    ['has “than” after a comparative', 'μειζων τουτου', 'greater | than this'],
    ['has “to” if it is an adjective for a person', 'πτωχω', 'to poor'],
    ['has no “of” beside a participle of its own', 'ελθοντοσ του ιησου', 'having come | (the) | Jesus'],
    ['is singular or plural as its article', 'τησ ημερασ', 'of the | day'],
    ['is singular or plural as its participle', 'γενομενησ ημερασ', 'having come | day'],
    ['has the sense that its number shows', 'αρχιερευσ', 'high priest'],
    [
      'that ends in -ας and follows a verb is the object of the verb',
      'αφιεναι αμαρτιασ',
      'to forgive | sins',
    ],
  ])('a Greek noun %s', (_, verse, expected) => {
    expect(meanings(verse)).toBe(expected);
  });
});

describe('a name with one form for all cases', () => {
  test.each([
    ['is the subject of a verb beside it', 'αβρααμ εγεννησεν', 'Abraham | begot'],
    ['is the subject of a verb after δέ', 'αβρααμ δε εγεννησεν', 'Abraham | but | begot'],
    ['has “of” after a noun that belongs to it', 'ο θεοσ αβρααμ', '(the) | God | of Abraham'],
    ['has no “of” after a word of address', 'πατερ αβρααμ', 'father | Abraham'],
  ])('a name with one form for all Greek cases %s', (_, verse, expected) => {
    expect(meanings(verse)).toBe(expected);
  });
});

describe('the name of a people', () => {
  test.each([
    ['has a plural', 'κυπριοι', 'Cypriots'],
    ['has a plural in the dative', 'τυριοισ', 'to Tyrians'],
    ['has a plural of its own and not of its place', 'ασιανοι', 'Asians'],
    ['differs from the name of its town', 'ιεροσολυμιται', 'Jerusalemites'],
    ['that ends in -man has a regular plural', 'ρωμαιοι', 'Romans'],
  ])('the Greek name of a people %s', (_, word, expected) => {
    expect(meanings(word)).toBe(expected);
  });

  test('the name of a place that is a plural in Greek is a singular in English', () => {
    expect(meanings('ιεροσολυμα')).toBe('Jerusalem');
  });

  test('the plural of the Greek word for God is “gods”, not a name', () => {
    expect(meanings('θεοι')).toBe('gods');
  });
});

describe('a passive', () => {
  test.each([
    ['is passive in English', 'συνηχθησαν', 'they were gathered together'],
    ['is passive as a command', 'μη πλανασθε', 'do not | be led astray'],
    ['is “respect” with an object', 'ινα εντραπη αυτον', 'so that | he might respect | him'],
  ])('a Greek passive %s', (_, verse, expected) => {
    expect(meanings(verse)).toBe(expected);
  });
});

describe('the article', () => {
  test.each([
    ['of the name of a person is in brackets', 'ο ιησουσ', '(the) | Jesus'],
    ['of the name of a people is not in brackets', 'οι ιουδαιοι', 'the | Jews'],
    ['of God is “of” alone', 'του θεου', 'of | God'],
    ['before “only” and its noun is “the” once', 'του μονογενουσ υιου', 'of the | only | son'],
    ['before a participle is “the one who”', 'ο πιστευων', 'the one who | believes'],
    [
      'is “the one who” also if other words come before its participle',
      'ο οπισω μου ερχομενοσ',
      'the one who | after | me | comes',
    ],
    [
      'before a participle whose form could be a verb is “those who”',
      'τοισ πιστευουσιν',
      'to those who | believe',
    ],
    ['between a noun and a participle is “who”', 'θεοσ ο πεμψασ', 'God | who | sent'],
    ['alone before δέ is the subject “he”', 'ο δε ειπεν', 'he | but | said'],
    ['before δέ and a participle in a story is “he”', 'ο δε ελθων ειπεν', 'he | but | having come | said'],
    ['goes on to a second participle', 'ο λεγων και πιστευων', 'the one who | says | and | believes'],
    ['is “which” after a thing', 'η βασιλεια η ερχομενη', 'the | kingdom | which | comes'],
    ['before a phrase is “the things”', 'τα του θεου', 'the things | of | God'],
    ['before an adverb is “the”', 'τη επαυριον', 'on the | next day'],
    ['before an infinitive is in brackets', 'εν τω ειναι', 'in | (the) | being'],
  ])('the Greek article %s', (_, verse, expected) => {
    expect(meanings(verse)).toBe(expected);
  });
});

describe('a pronoun', () => {
  test.each([
    ['is “his” beside a noun', 'ο υιοσ αυτου', 'the | son | his'],
    ['is “him” after a preposition', 'μετα αυτου', 'with | him'],
    ['is “to him” in the dative', 'ειπεν αυτω', 'he said | to him'],
    ['is the subject of a clause with a participle', 'ελθοντοσ αυτου', 'having come | he'],
    ['is “of him” beside “need”', 'αυτου χρειαν εχει', 'of him | need | he has'],
    ['is “same” after its article', 'ο αυτοσ λογοσ', 'the | same | word'],
    ['is “itself” before an article', 'αυτο το πνευμα', 'itself | the | spirit'],
    ['is reflexive', 'εαυτον', 'himself'],
    ['is “ourselves” with “we”', 'αυτοι λεγομεν', 'ourselves | we say'],
    ['is the object of hearing', 'ηκουσαν αυτου λεγοντοσ', 'they heard | him | saying'],
    ['is possessive', 'εμη ημερα', 'my | on day'],
    ['is “mine” without a noun', 'τα εμα', 'the | mine'],
    ['is “me” after a preposition also in its longer form', 'περι εμου', 'about | me'],
    ['is “his” also apart from its noun', 'ηνοιξαν αυτου τουσ οφθαλμουσ', 'they opened | his | the | eyes'],
    ['is “him” as the object of “touch”', 'ηψατο αυτου', 'he touched | him'],
    ['is “theirs” before “is”', 'αυτων εστιν η βασιλεια', 'theirs | is | the | kingdom'],
    ['is “of them” after “some”', 'τισ αυτων', 'someone | of them'],
    ['is “it” for a thing', 'την ημεραν και αυτην', 'the | day | and | it'],
    ['is “myself” beside “I”', 'αυτοσ εγω', 'myself | I'],
    ['that is relative is “whose” beside a noun', 'θεοσ οὗ ο υιοσ', 'God | whose | the | son'],
    ['that asks about a thing is “what”', 'τίς ο λογοσ', 'what | the | word'],
    ['that asks with an object in the clause is “why”', 'τι με πειραζετε;', 'why | me | you test'],
    ['is “anyone” after another word that denies', 'ουκ ειδον ουδενα', 'not | I saw | anyone'],
    ['of the second person is “you”, not “ye”', 'υμιν', 'to you'],
    ['that is one word with “and” is “and I”', 'καγω λεγω', 'and I | say'],
    ['that is one word with “and” is “I also” after its verb', 'λεγω καγω', 'say | I also'],
    [
      'is “this one” alone and “this” before “was”',
      'ουτοσ ηλθον ουτοσ ην',
      'this one | they came | this | was',
    ],
    ['is “this” beside a noun', 'ουτοσ ο λογοσ', 'this | the | word'],
    ['is “these things” in the neuter plural', 'ταυτα', 'these things'],
    ['that is relative is “which” after a thing', 'ημερα εν ω', 'on day | in | which'],
    ['that is relative is “whoever” before ἄν', 'οσ αν πιστευση', 'whoever | (ever) | believes'],
    ['is “a certain” beside a noun', 'ανθρωποσ τισ', 'man | a certain'],
    ['is “someone” alone', 'τισ', 'someone'],
    ['is “anyone” after “if”', 'εαν τισ πιστευση', 'if | anyone | believes'],
  ])('a Greek pronoun %s', (_, verse, expected) => {
    expect(meanings(verse)).toBe(expected);
  });
});

describe('a verb', () => {
  test.each([
    ['shows its subject if the verse has no other', 'λεγει αυτω', 'he says | to him'],
    ['has no pronoun beside its subject', 'λεγει ιησουσ', 'says | Jesus'],
    ['has no pronoun after a neuter subject', 'φωσ εδοθη', 'light | was given'],
    ['has the person of a pronoun near it', 'εγω ηλθον', 'I | came'],
    ['has the number of a plural subject', 'οι φαρισαιοι ειδον', 'the | Pharisees | saw'],
    ['has the number of a plural participle', 'ελθοντεσ ειδον', 'having come | they saw'],
    ['has the number of a singular participle', 'ελθων ηγαγον', 'having come | I brought'],
    ['“to be” shows its subject if the clause has none', 'ην εν τω φωτι', 'he was | in | the | light'],
    ['“to be” before a noun without a predicate is “there was”', 'ην ανθρωποσ', 'there was | man'],
    ['“to be” after a noun without an article has a pronoun', 'υιοσ εστιν', 'son | he is'],
    ['has its pronoun if the noun is in another sentence', 'ειπεν· θεοσ', 'he said | God'],
    [
      'has no pronoun if a clause with “which” is between it and its subject',
      'ο λογοσ, ον ειπεν, ην θεοσ',
      'the | word | which | he said | was | God',
    ],
    ['is plural after a neuter plural', 'τα τεκνα εχει', 'the | children | have'],
    ['has “she” after a woman', 'η γυνη ηλθεν και ειπεν', 'the | woman | came | and | she said'],
    ['has “it” for what is said', 'ερρεθη οτι', 'it was said | that'],
    ['has “let it” for a thing', 'ελθετω η βασιλεια', 'let it come | the | kingdom'],
    ['is impersonal', 'δει', 'it is necessary'],
    ['“to become” is “it happened” without a subject', 'εγενετο δε', 'it happened | and'],
    ['“to become” is “came to be” with only a subject', 'ο λογοσ εγενετο', 'the | word | came to be'],
    ['“to become” is “became” with a predicate', 'ο λογοσ φωσ εγενετο', 'the | word | light | became'],
    [
      '“to become” is “happened” if its subject is “these things”',
      'ταυτα εγενετο',
      'these things | happened',
    ],
    ['has “it” if the last subject is a thing', 'φωσ ην και ηρξατο', 'light | was | and | it began'],
    ['has its object without “to”', 'ακολουθει αυτω', 'follow | him'],
    ['has the sense that its object shows', 'αιρει τον λογον εκ', 'he takes away | the | word | from'],
    ['“to take up” is “takes away” before “sin”', 'αιρει την αμαρτιαν', 'he takes away | the | sin'],
    ['such as “to weep” makes τί before it mean “why”', 'τι κλαιεισ', 'why | you weep'],
    [
      '“to answer” as a participle has its article as the subject “he”',
      'ο δε αποκριθεισ ειπεν',
      'he | but | having answered | said',
    ],
    ['is continuous in the imperfect', 'εδιδασκεν', 'he was teaching'],
    ['is past in the imperfect “said”', 'εφη', 'he said'],
    ['is future', 'πιστευσουσιν', 'they will believe'],
    ['is perfect', 'απεσταλκεν', 'he has sent'],
    ['whose perfect means a present is a present', 'οιδα', 'I know'],
    ['is “saw” in the aorist of “know”', 'ειδεν', 'he saw'],
    ['is passive', 'εδοθη', 'it was given'],
    ['is a participle', 'λεγων', 'saying'],
    ['is an aorist participle', 'ελθων', 'having come'],
    ['is an adjective as a perfect passive participle', 'απεσταλμενοσ', 'sent'],
    ['in the passive is active if its English meaning is not passive', 'φοβηθηση', 'you will fear'],
    ['in the middle has its chosen meaning', 'ηρξατο', 'he began'],
    ['has “might” after ἵνα', 'ινα πιστευση', 'so that | he might believe'],
    ['that can command or state does not command after τί', 'τι κλαιετε', 'why | you weep'],
    ['that can command or state commands after μή', 'μη κλαιετε', 'do not | weep'],
    ['is present after ἐάν', 'εαν πιστευση', 'if | he believes'],
    ['in the subjunctive after οὐ μή is a future', 'ου μη πιστευση', 'by no means | (not) | he will believe'],
    ['after μή is a command', 'μη φοβεισθε', 'do not | fear'],
    ['in the subjunctive after μή is a command', 'μη φοβηθητε', 'do not | fear'],
    ['in the imperative of the second person is a command', 'ακουε', 'hear'],
    ['in the imperative of the third person has “let him”', 'ερχεσθω', 'let him come'],
    ['in the subjunctive of the first person plural has “let us”', 'φαγωμεν', 'let us eat'],
  ])('a Greek verb %s', (_, verse, expected) => {
    expect(meanings(verse)).toBe(expected);
  });
});

describe('a particle', () => {
  test.each([
    ['before an accusative has its meaning for this case', 'δια λογον', 'because of | word'],
    ['before a genitive has its meaning for this case', 'δια ιησου', 'through | Jesus'],
    ['is “that” after a verb of saying', 'λεγω οτι', 'I say | that'],
    ['is “because” elsewhere', 'ηλθον οτι', 'they came | because'],
    ['is “also” after γάρ', 'γαρ και', 'for | also'],
    ['is “also” between a relative pronoun and its verb', 'οσ και λεγει', 'who | also | says'],
    ['is “in” after “believe”', 'πιστευουσιν εισ αυτον', 'they believe | in | him'],
    ['is “to” before a person', 'ερχεσθω εισ αυτον', 'let him come | to | him'],
    [
      'is “because” if the nearest verb before it is not one of saying or knowing',
      'λεγω φοβεισθε οτι',
      'I say | fear | because',
    ],
    ['has the meaning of the table after a verb', 'εθαυμασεν επι τω λογω', 'he marveled | at | the | word'],
    ['has the meaning of the table before a noun', 'ερχεσθω εισ κρισιν', 'let him come | for | judgment'],
    ['is “into” after “enter” before the same noun', 'εισηλθεν εισ κρισιν', 'he entered | into | judgment'],
    ['is “to” after a verb of motion before a place', 'ηλθεν επι το μνημειον', 'he came | to | the | tomb'],
    ['is “each” before a time that comes again', 'κατα ημεραν', 'each | day'],
    ['is “that” after a verb of asking', 'παρεκαλεσεν ινα', 'he urged | that'],
    ['is “therefore” without an infinitive', 'ωστε λεγει', 'therefore | he says'],
    ['is “so that” with an infinitive', 'ωστε ειναι', 'so that | to be'],
    ['is “when” before an event in the past', 'ωσ ηλθεν', 'when | he came'],
    ['is “than” after “more”', 'μαλλον ἤ', 'more | than'],
    [
      'is “and” between two participles with δέ',
      'ελθων δε και αποκριθεισ',
      'having come | but | and | having answered',
    ],
    ['is “also” after ἵνα', 'ινα και', 'so that | also'],
  ])('a Greek preposition or particle %s', (_, verse, expected) => {
    expect(meanings(verse)).toBe(expected);
  });
});

test('the meaning of a Greek word for a quantity depends on its gender and on the noun after it', () => {
  expect(meanings('παντα')).toBe('all things');
  expect(meanings('πασ ανθρωποσ')).toBe('every | man');
  expect(meanings('πασ ο πιστευων')).toBe('everyone | the one who | believes');
  expect(meanings('ουδεν')).toBe('nothing');
  expect(meanings('πολλα')).toBe('many things');
  expect(meanings('πολυσ λογοσ')).toBe('much | word');
  expect(meanings('αλλον λογον')).toBe('another | word');
  expect(meanings('ου ουδεν')).toBe('not | anything');
  expect(meanings('μειζων')).toBe('greater');
  expect(meanings('αγιοισ')).toBe('to saints');
});

test('a Greek word has the meaning that its idiom gives it', () => {
  expect(meanings('τη τριτη')).toBe('on the | third');
  expect(meanings('ουδεμιαν')).toBe('no');
  expect(meanings('πιστευση και πιστευση')).toBe('he might believe | and | he might believe');
  expect(meanings('εαν πιστευση και πιστευση')).toBe('if | he believes | and | he believes');
});

test('a Greek word whose meaning is the dictionary’s gloss has no composed meaning', () => {
  expect(textsOf([read('λογοσ'), read('και')], null)).toEqual([null, null]);
});

test('a Greek word without number, gloss and parsing has a meaning only if its form is in CHOSEN_FORMS', () => {
  const bare = { text: '', morphology: '', strongs: null, lemma: '', gloss: null };
  expect(
    textsOf(
      [
        { ...bare, letters: 'βλαψη' },
        { ...bare, letters: 'χχχ' },
      ],
      null,
    ),
  ).toEqual(['might harm', null]);
});

test('the table of chosen Greek forms has forms as keys and short English as values', () => {
  for (const [letters, gloss] of Object.entries(CHOSEN_FORMS)) {
    expect(`${letters} ${gloss}`).toMatch(/^[α-ω]+ [A-Za-z ]{2,40}$/u);
  }
});

test.each([
  ['a noun', 'mark 6:18', ['γυναικα', 'G1135', 'N-ASF', 'woman'], 'wife'],
  ['a verb', 'matthew 18:27', ['αφηκεν', 'G863', 'V-AAI-3S', 'to send forth'], 'he forgave'],
  ['a passive verb', 'matthew 9:2', ['αφιενται', 'G863', 'V-PPI-3P', 'to send forth'], 'they are forgiven'],
] as const)(
  '%s has the sense that the King James Version shows in its verse: %s',
  (_, reference, word, expected) => {
    const [letters, strongs, morphology, gloss] = word;
    const [book = '', chapter, verse] = reference.split(/[ :]/u);
    const place = { book, chapter: Number(chapter), verse: Number(verse) };
    const fact = { text: letters, letters, morphology, strongs, lemma: strongs, gloss };
    expect(textsOf([fact], place)).toEqual([expected]);
  },
);
