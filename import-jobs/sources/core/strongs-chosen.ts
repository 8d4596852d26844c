const TABLE = (
  'H1 father|H6 to perish|H113 lord|H120 man|H127 ground|H136 Lord|H157 to love|H176 or|H216 light|' +
  'H226 sign|H227 then|H241 ear|H259 one|H310 after|H312 other|H341 enemy|H352 ram|H369 not|H376 man|' +
  'H389 only|H410 God|H413 to|H428 these|H430 God|H518 if|H520 cubit|H539 to believe|H559 to say|' +
  'H571 truth|H589 I|H595 I|H622 to gather|H639 anger|H727 ark|H776 earth|H804 Assyria|H834 which|' +
  'H854 with|H859 you|H894 Babylon|H899 garment|H905 alone|H929 beast|H935 to come|H977 to choose|' +
  'H995 to understand|H1241 cattle|H1242 morning|H1245 to seek|H1254 to create|H1285 covenant|' +
  'H1288 to bless|H1320 flesh|H1366 border|H1368 mighty|H1471 nation|H1540 to uncover|H1571 also|' +
  'H1696 to speak|H1697 word|H1755 generation|H1768 which|H1818 blood|H1875 to seek|H1961 to be|' +
  'H1980 to go|H1984 to praise|H2005 behold|H2009 behold|H2077 sacrifice|H2088 this|H2233 seed|H2320 month|' +
  'H2388 to strengthen|H2398 to sin|H2403 sin|H2416 life|H2428 army|H2490 to profane|H2583 to encamp|' +
  'H2617 mercy|H2691 court|H2719 sword|H2896 good|H2930 to defile|H3068 Lord|H3091 Joshua|H3117 day|' +
  'H3162 together|H3205 to bear|H3212 to go|H3225 right hand|H3318 to go out|H3423 to possess|' +
  'H3427 to dwell|H3467 to save|H3519 glory|H3548 priest|H3559 to establish|H3588 because|H3605 all|' +
  'H3615 to finish|H3627 vessel|H3644 like|H3651 so|H3680 to cover|H3709 palm|H3789 to write|H3808 not|' +
  'H3820 heart|H3824 heart|H3881 Levite|H3898 to fight|H3899 bread|H3947 to take|H3966 very|H3967 hundred|' +
  'H4057 wilderness|H4100 what|H4150 season|H4191 to die|H4264 camp|H4294 tribe|H4325 water|H4399 work|' +
  'H4480 from|H4503 offering|H4605 above|H4616 because of|H4639 work|H4672 to find|H4687 command|' +
  'H4908 tabernacle|H4941 judgment|H4994 now|H5002 saith|H5046 to tell|H5048 before|H5060 to touch|' +
  'H5127 to flee|H5159 inheritance|H5265 to journey|H5315 soul|H5337 to deliver|H5414 to give|' +
  'H5437 to surround|H5439 around|H5608 to number|H5612 book|H5650 servant|H5656 service|H5704 until|' +
  'H5712 congregation|H5750 again|H5769 for ever|H5771 iniquity|H5800 to forsake|H5921 upon|H5927 to go up|' +
  'H5930 burnt offering|H5971 people|H5973 with|H5975 to stand|H6030 to answer|H6213 to do|H6258 now|' +
  'H6440 face|H6605 to open|H6607 door|H6629 flock|H6635 host|H6662 righteous|H6666 justice|' +
  'H6680 to command|H6828 north|H6942 to sanctify|H6944 holy|H6963 voice|H6965 to rise|H7121 to call|' +
  'H7126 to approach|H7130 midst|H7200 to see|H7225 beginning|H7227 many|H7230 multitude|H7291 to pursue|' +
  'H7307 spirit|H7451 evil|H7453 neighbour|H7462 to feed|H7563 wicked|H7592 to ask|H7626 tribe|' +
  'H7650 to swear|H7665 to break|H7725 to return|H7812 to bow|H7843 to destroy|H7896 to put|H7965 peace|' +
  'H7971 to send|H8033 there|H8034 name|H8055 to rejoice|H8064 heaven|H8081 oil|H8085 to hear|' +
  'H8104 to keep|H8179 gate|H8269 prince|H8354 to drink|H8432 midst|H8451 law|H8478 under|G32 angel|' +
  'G40 holy|G444 man|G846 he|G1063 for|G1096 to become|G1161 but|G1510 to be|G1515 peace|G1537 from|' +
  'G1722 in|G2036 to say|G2316 God|G2424 Jesus|G2443 that|G2962 Lord|G3004 to say|G3056 word|G3551 law|' +
  'G3739 who|G3754 that|G3756 not|G3772 heaven|G4102 faith|G4151 spirit|G5457 light|G5485 grace|' +
  'G5547 Christ|G5590 soul'
).split('|');

/**
 * A gloss chosen for the commonest words, whose definition begins with a discussion or a rare sense ("gods in the
 * ordinary sense", "drought" for the sword). Each is one of the renderings or meanings of its own entry in Strong's
 * dictionary; nothing is added that the dictionary does not have.
 */
export const CHOSEN_GLOSSES: ReadonlyMap<string, string> = new Map(
  TABLE.map((entry) => {
    const space = entry.indexOf(' ');
    return [entry.slice(0, space), entry.slice(space + 1)];
  }),
);
