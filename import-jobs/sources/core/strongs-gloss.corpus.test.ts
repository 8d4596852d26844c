import { expect, test } from 'vitest';
import { STRONGS } from './strongs.ts';
import { glossOf } from './strongs-gloss.ts';
import { readLexicon, readText, wordsOf } from './testing.ts';
import { WLC } from './wlc.ts';

/** The 300 commonest numbers of the Hebrew Bible, by frequency. Each gloss was compared by hand with its entry. */
const COMMONEST = (
  'H853 (object marker)|H3068 Lord|H5921 upon|H413 to|H834 which|H3605 all|H559 to say|H3808 not|H1121 son|' +
  'H3588 because|H1961 to be|H6213 to do|H430 God|H935 to come|H4428 king|H3478 Israel|H776 earth|' +
  'H3117 day|H376 man|H6440 face|H1004 house|H5414 to give|H1931 he|H5971 people|H3027 hand|H1697 word|' +
  'H7200 to see|H5704 until|H4480 from|H1 father|H2088 this|H8085 to hear|H1696 to speak|H5892 city|' +
  'H859 you|H3427 to dwell|H1732 David|H518 if|H3318 to go out|H7725 to return|H5973 with|H3212 to go|' +
  'H259 one|H3947 to take|H3045 to know|H5927 to go up|H854 with|H5869 eye|H8141 year|H589 I|H8034 name|' +
  'H7971 to send|H2009 behold|H4191 to die|H8033 there|H3063 Judah|H398 to eat|H5650 servant|H369 not|' +
  'H802 woman|H3651 so|H1571 also|H8147 two|H4872 Moses|H5315 soul|H3548 priest|H428 these|H4100 what|' +
  'H7121 to call|H408 not|H310 after|H1870 way|H7451 evil|H5375 to lift|H3389 Jerusalem|H4714 Egypt|' +
  'H251 brother|H6965 to rise|H2063 this|H7218 head|H3820 heart|H1323 daughter|H7760 to put|H4325 water|' +
  'H3967 hundred|H3541 thus|H2896 good|H1992 they|H1471 nation|H5674 to pass over|H120 man|H2022 mountain|' +
  'H1419 great|H5975 to stand|H6963 voice|H505 thousand|H8478 under|H1980 to go|H5221 to strike|H2416 life|' +
  'H3205 to bear|H6310 mouth|H6680 to command|H5750 again|H6635 host|H8104 to keep|H6944 holy|H7227 many|' +
  'H4672 to find|H136 Lord|H5769 for ever|H5307 to fall|H6258 now|H7969 three|H4310 who|H4941 judgment|' +
  'H8064 heaven|H8269 prince|H8432 midst|H2719 sword|H996 between|H7586 Saul|H3701 silver|H4994 now|' +
  'H4196 altar|H4725 place|H3220 sea|H7651 seven|H2091 gold|H3381 to go down|H7307 spirit|H784 fire|' +
  'H5002 saith|H1129 to build|H8179 gate|H5046 to tell|H1818 blood|H595 I|H3290 Jacob|H4427 to reign|' +
  'H175 Aaron|H1768 which|H168 tent|H2568 five|H6240 ten|H5439 around|H7704 field|H1288 to bless|' +
  'H3372 to fear|H6030 to answer|H6086 tree|H113 lord|H3627 vessel|H176 or|H4421 battle|H702 four|' +
  'H2005 behold|H5030 prophet|H6242 twenty|H3069 God|H4940 family|H6485 to visit|H3966 very|' +
  'H5493 to turn aside|H3899 bread|H6256 time|H2403 sin|H8010 Solomon|H2388 to strengthen|H3772 to cut off|' +
  'H5647 to serve|H5930 burnt offering|H6430 Philistine|H3881 Levite|H1285 covenant|H2320 month|' +
  'H7126 to approach|H341 enemy|H639 anger|H6629 flock|H68 stone|H4616 because|H4057 wilderness|' +
  'H1320 flesh|H6547 Pharaoh|H894 Babylon|H2421 to live|H7563 wicked|H3824 heart|H4294 tribe|H4390 to fill|' +
  'H520 cubit|H2617 mercy|H410 God|H7272 foot|H1366 border|H5288 boy|H2398 to sin|H7965 peace|H4639 work|' +
  'H2428 army|H3915 night|H2142 to remember|H5771 iniquity|H3423 to possess|H7235 to multiply|H2233 seed|' +
  'H7130 midst|H127 ground|H1245 to seek|H3789 to write|H4150 appointed time|H5159 inheritance|H517 mother|' +
  'H3559 to establish|H8451 law|H3091 Joshua|H899 garment|H8354 to drink|H4264 camp|H5800 to forsake|' +
  'H8337 six|H1242 morning|H5186 to stretch|H3130 Joseph|H4397 messenger|H5337 to deliver|H4503 offering|' +
  'H157 to love|H3254 to add|H7901 to lie down|H3467 to save|H6662 righteous|H3615 to finish|' +
  'H8199 to judge|H622 to gather|H727 ark|H905 alone|H3519 glory|H3201 to be able|H3709 palm|H8081 oil|' +
  'H929 beast|H7626 tribe|H2691 court|H7311 to be high|H241 ear|H7453 neighbour|H1540 to uncover|' +
  'H5612 book|H7650 to swear|H6 to perish|H352 ram|H1241 cattle|H3383 Jordan|H7223 first|H4124 Moab|' +
  'H4687 commandment|H669 Ephraim|H4430 king|H2205 old|H3898 to fight|H6235 ten|H85 Abraham|H8193 lip|' +
  'H7970 thirty|H6942 to sanctify|H7592 to ask|H7812 to bow|H977 to choose|H995 to understand|' +
  'H1755 generation|H2026 to slay|H4399 work|H312 other|H1144 Benjamin|H1984 to praise|H1875 to seek|' +
  'H2351 outside|H6607 door|H7462 to feed|H2572 fifty|H2077 sacrifice|H2930 to defile|H389 only|' +
  'H5608 to number|H1368 mighty|H5127 to flee|H4194 death|H5437 to surround|H6666 righteousness|' +
  'H8145 second|H8055 to rejoice|H6726 Zion|H6828 north|H3680 to cover|H804 Assyria|H5048 before|' +
  'H5060 to touch|H2451 wisdom'
).split('|');

/**
 * The 150 commonest numbers of the Greek New Testament. Each gloss was compared by hand with its entry. ἄν has no
 * English rendering. SBLGNT has no numbers, so the order is that of Robinson and Pierpont's Byzantine text, which has
 * them.
 */
const COMMONEST_GREEK = (
  'G3588 the|G2532 and|G846 he|G4771 thou|G1161 but|G1722 in|G1473 I|G1510 to be|G3004 to say|' +
  'G1519 into|G3756 not|G3739 who|G3778 this|G2316 God|G3754 that|G3956 all|G1063 for|G3361 not|' +
  'G2424 Jesus|G1537 from|G1909 upon|G2962 Lord|G2192 to have|G4314 toward|G1096 to become|' +
  'G1223 through|G2443 that|G3708 to see|G575 from|G2064 to come|G235 but|G4160 to do|G5101 who|' +
  'G5547 Christ|G444 man|G5100 certain|G3767 therefore|G1487 if|G5613 as|G2596 according|G3326 with|' +
  'G191 to hear|G4183 many|G3962 father|G1325 to give|G2250 day|G4151 spirit|G5207 son|G2228 or|' +
  'G1437 if|G1520 one|G80 brother|G4012 concerning|G1438 himself|G3056 word|G1492 to know|' +
  'G2980 to speak|G3772 heaven|G3101 disciple|G2983 to receive|G1565 that|G1093 earth|G611 to answer|' +
  'G4100 to believe|G4102 faith|G40 holy|G3173 great|G3762 none|G3686 name|G5259 by|G1097 to know|' +
  'G1831 to go out|G1135 woman|G435 man|G3779 thus|G2309 to will|G1410 to be able|G5037 and|G3844 with|' +
  'G2453 Jew|G1525 to enter|G3551 law|G1125 to write|G3303 indeed|G2889 world|G2531 as|G32 angel|' +
  'G2147 to find|G5495 hand|G266 sin|G302 null|G2041 work|G3793 multitude|G1391 glory|G1484 nation|' +
  'G3972 Paul|G4172 city|G932 kingdom|G4074 Peter|G243 other|G2588 heart|G5228 for|G5119 then|' +
  'G5485 grace|G2476 to stand|G4198 to go|G281 amen|G4561 flesh|G4396 prophet|G863 to let go|' +
  'G2193 until|G2564 to call|G4983 body|G3568 now|G25 to love|G2198 to live|G2992 people|G3748 who|' +
  'G3825 again|G5456 voice|G1453 to raise|G2222 life|G3761 neither|G649 to send|G991 to see|G1417 two|' +
  'G2491 John|G3498 dead|G1401 servant|G165 age|G4862 with|G906 to throw|G749 chief priest|' +
  'G3752 whenever|G3306 to abide|G3860 to deliver|G1411 power|G565 to depart|G2288 death|G2212 to seek|' +
  'G26 love|G935 king|G1577 church|G2919 to judge|G3745 as many|G3624 house|G450 to rise|G2398 own|' +
  'G3650 whole|G599 to die'
).split('|');

test('glossOf gives the 300 commonest Hebrew words the expected glosses', async () => {
  const counts = new Map<string, number>();
  for (const { strongsNumber, lemma } of wordsOf(await readText(WLC))) {
    if (lemma === strongsNumber) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  }
  const commonest = [...counts]
    .sort(([a, n], [b, m]) => m - n || Number(a.slice(1)) - Number(b.slice(1)))
    .slice(0, 300);
  const glosses = new Map((await readLexicon(STRONGS)).map((entry) => [entry.strongsNumber, entry.gloss]));
  expect(commonest.map(([number]) => `${number} ${glosses.get(number)}`)).toEqual(COMMONEST);
}, 60_000);

test('glossOf gives the 150 commonest Greek words the expected glosses', async () => {
  const glosses = new Map((await readLexicon(STRONGS)).map((entry) => [entry.strongsNumber, entry.gloss]));
  const pinned = COMMONEST_GREEK.map((entry) => entry.split(' ')[0] ?? '');
  expect(new Set(pinned).size).toBe(150);
  expect(pinned.map((number) => `${number} ${glosses.get(number)}`)).toEqual(COMMONEST_GREEK);
}, 60_000);

test('glossOf gives a Greek word the only rendering of the King James Version, not an explanation of its parts', async () => {
  const glosses = new Map((await readLexicon(STRONGS)).map((entry) => [entry.strongsNumber, entry.gloss]));
  const gloss = (...numbers: string[]) => numbers.map((number) => glosses.get(number));
  // Strong's has camper-out, non-carnal, tax-farmer, to think differently, to exhibit, a donkey.
  expect(gloss('G4757', 'G4152', 'G5057', 'G3340', 'G1925', 'G3688')).toEqual([
    'soldier',
    'spiritual',
    'publican',
    'to repent',
    'to show',
    'ass',
  ]);
  // "Believe not" and "which no man can approach unto" are not usable under a word.
  expect(gloss('G569', 'G676', 'G20')).toEqual(['to be unbelieving', 'inaccessible', 'exultation']);
});

test('glossOf uses the only rendering for Greek only, and only if the definition does not have it', () => {
  const of = (strongsNumber: string, definition: string, usage: string) =>
    glossOf({ strongsNumber, lemma: 'α', definition, usage });
  expect(of('G9999', 'a camper-out', 'soldier.')).toBe('soldier');
  expect(of('H9999', 'a camper-out', 'soldier.')).toBe('camper-out');
  expect(of('G9999', 'a camper-out', 'soldier, warrior.')).toBe('camper-out');
  expect(of('G9999', 'a warrior, i.e. soldier', 'soldier.')).toBe('soldier');
  expect(of('G9999', 'to encamp', 'serve as.')).toBe('to encamp');
  expect(of('G9999', 'to encamp', 'pitching.')).toBe('to encamp');
  expect(of('G9999', 'to encamp', 'pitch against.')).toBe('to pitch');
  expect(of('G9999', 'to encamp', 'shew.')).toBe('to show');
  expect(of('G9999', 'a soldier', 'that fighteth.')).toBe('soldier');
});
