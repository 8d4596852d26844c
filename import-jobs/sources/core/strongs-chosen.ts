import { glossTable } from './gloss-table.ts';

const TABLE =
  'H1 father|H6 to perish|H14 to be willing|H26 Abigail|H34 needy|H53 Absalom|H56 to mourn|' +
  'H73 girdle|H80 dust|H81 powder|H113 lord|H117 mighty|H120 man|H127 ground|H134 socket|H136 Lord|' +
  'H157 to love|H160 love|H176 or|H178 familiar spirit|H188 woe|H191 fool|H194 perhaps|H197 porch|' +
  'H200 folly|H205 iniquity|H214 treasure|H215 to shine|H216 light|H226 sign|H227 then|' +
  'H238 to give ear|H241 ear|H259 one|H268 back|H270 to take hold|H309 to tarry|H310 after|' +
  'H312 other|H319 end|H335 where|H341 enemy|H343 calamity|H352 ram|H367 terror|H369 not|H376 man|' +
  'H383 there is|H389 only|H410 God|H413 to|H423 curse|H428 these|H430 God|H433 God|H441 duke|' +
  'H518 if|H520 cubit|H530 fidelity|H539 to believe|H543 Amen|H553 to be strong|H559 to say|' +
  'H561 word|H565 word|H571 truth|H589 I|H595 I|H622 to gather|H631 to bind|H637 also|H639 anger|' +
  'H645 now|H650 brook|H681 beside|H693 to lie in wait|H727 ark|H730 cedar|H734 path|H748 to be long|' +
  'H759 palace|H776 earth|H779 to curse|H795 Ashdod|H801 offering by fire|H804 Assyria|' +
  'H817 trespass offering|H834 which|H835 blessed|H842 Asherah|H854 with|H857 to come|H859 you|' +
  'H884 Beer-sheba|H894 Babylon|H898 to deal treacherously|H899 garment|H905 alone|H906 linen|' +
  'H929 beast|H935 to come|H953 pit|H959 to despise|H970 young man|H977 to choose|H983 safety|' +
  'H990 belly|H995 to understand|H1062 birthright|H1077 not|H1097 without|H1100 worthlessness|' +
  'H1104 to swallow|H1116 high place|H1130 Ben-hadad|H1157 for|H1197 to burn|H1235 half a shekel|' +
  'H1241 cattle|H1242 morning|H1245 to seek|H1254 to create|H1272 to flee|H1280 bar|H1285 covenant|' +
  'H1288 to bless|H1293 blessing|H1310 to boil|H1314 spice|H1319 to bring tidings|H1320 flesh|' +
  'H1347 pride|H1350 to redeem|H1361 to be high|H1364 high|H1366 border|H1368 mighty|H1369 might|' +
  'H1389 hill|H1397 man|H1400 man|H1416 troop|H1431 to be great|H1438 to cut down|H1471 nation|' +
  'H1478 to perish|H1481 to sojourn|H1486 lot|H1494 to shear|H1497 to rob|H1516 valley|' +
  'H1523 to rejoice|H1530 heap|H1540 to uncover|H1571 also|H1580 to recompense|H1589 to steal|' +
  'H1605 to rebuke|H1616 stranger|H1639 to take away|H1644 to drive out|H1653 rain|H1687 oracle|' +
  'H1692 to cleave|H1696 to speak|H1697 word|H1714 standard|H1715 corn|H1729 fish hook|H1730 beloved|' +
  'H1755 generation|H1768 which|H1800 poor|H1802 to draw|H1817 door|H1818 blood|H1819 to be like|' +
  'H1823 likeness|H1826 to be silent|H1835 Dan|H1870 way|H1875 to seek|H1881 law|H1897 to meditate|' +
  'H1926 majesty|H1933 to be|H1934 to be|H1935 majesty|H1942 calamity|H1945 woe|H1961 to be|' +
  'H1964 temple|H1973 beyond|H1980 to go|H1983 custom|H1984 to praise|H1993 to roar|H1995 multitude|' +
  'H2005 behold|H2007 they|H2009 behold|H2015 to turn|H2026 to slay|H2029 to conceive|' +
  'H2076 to sacrifice|H2077 sacrifice|H2088 this|H2090 this|H2094 to warn|H2108 beside|' +
  'H2114 stranger|H2143 remembrance|H2146 memorial|H2148 Zechariah|H2154 wicked device|' +
  'H2167 to sing praises|H2181 to play the harlot|H2195 indignation|H2199 to cry|H2219 to scatter|' +
  'H2233 seed|H2244 to hide|H2254 to take a pledge|H2280 to bind|H2282 feast|H2287 to celebrate|' +
  'H2308 to cease|H2315 chamber|H2320 month|H2342 to writhe|H2346 wall|H2347 to spare|H2370 to see|' +
  'H2372 to see|H2374 seer|H2377 vision|H2388 to strengthen|H2398 to sin|H2399 sin|H2403 sin|' +
  'H2416 life|H2428 army|H2435 outer|H2470 to be sick|H2483 disease|H2486 God forbid|' +
  'H2490 to profane|H2491 slain|H2492 to dream|H2498 to pass on|H2505 to divide|H2506 portion|' +
  'H2513 portion|H2530 to desire|H2534 wrath|H2543 ass|H2563 clay|H2580 favour|H2583 to encamp|' +
  'H2595 spear|H2600 without cause|H2603 to be gracious|H2617 mercy|H2620 to trust|H2623 saint|' +
  'H2654 to delight|H2656 delight|H2658 to dig|H2664 to search|H2670 free|H2671 arrow|H2672 to hew|' +
  'H2691 court|H2706 statute|H2708 statute|H2713 to search|H2717 to dry up|H2719 sword|' +
  'H2723 waste place|H2729 to tremble|H2734 to be angry|H2740 fierce wrath|H2763 to devote|' +
  'H2764 devoted thing|H2778 to reproach|H2781 reproach|H2790 to be silent|H2796 craftsman|' +
  'H2820 to withhold|H2822 darkness|H2833 breastplate|H2859 father in law|H2865 to dismay|' +
  'H2874 slaughter|H2876 guard|H2889 clean|H2891 to be clean|H2896 good|H2930 to defile|' +
  'H2931 unclean|H2932 impurity|H2941 matter|H2945 little ones|H2963 to tear|H2975 river|' +
  'H3001 to dry up|H3003 Jabesh|H3021 to labour|H3034 to praise|H3049 wizard|H3068 Lord|H3091 Joshua|' +
  'H3104 jubile|H3117 day|H3119 by day|H3162 together|H3190 to do good|H3198 to reprove|' +
  'H3205 to bear|H3206 child|H3212 to go|H3225 right hand|H3240 to lay|H3276 to profit|H3282 because|' +
  'H3289 to counsel|H3318 to go out|H3320 to stand|H3335 to form|H3368 precious|H3381 to go down|' +
  'H3384 to teach|H3407 curtain|H3411 side|H3423 to possess|H3426 there is|H3427 to dwell|' +
  'H3444 salvation|H3467 to save|H3468 salvation|H3474 to be right|H3477 upright|H3489 pin|' +
  'H3490 orphan|H3498 to remain|H3499 rest|H3519 glory|H3532 lamb|H3541 thus|H3547 to be priest|' +
  'H3548 priest|H3557 to sustain|H3559 to establish|H3568 Cush|H3577 lie|H3581 strength|' +
  'H3582 to hide|H3584 to deny|H3588 because|H3595 laver|H3602 thus|H3603 talent|H3605 all|H3606 all|' +
  'H3615 to finish|H3627 vessel|H3637 to be ashamed|H3639 shame|H3644 like|H3651 so|H3665 to humble|' +
  'H3680 to cover|H3684 fool|H3707 to provoke|H3708 anger|H3709 palm|H3715 young lion|' +
  'H3722 to make atonement|H3727 mercy seat|H3759 fruitful field|H3766 to bow|H3772 to cut off|' +
  'H3782 to stumble|H3789 to write|H3801 coat|H3808 not|H3816 people|H3820 heart|H3824 heart|' +
  'H3867 to join|H3881 Levite|H3885 to lodge|H3887 to scorn|H3898 to fight|H3899 bread|H3920 to take|' +
  'H3947 to take|H3957 chamber|H3966 very|H3967 hundred|H3978 food|H3988 to reject|H4013 fortress|' +
  'H4046 plague|H4057 wilderness|H4058 to measure|H4066 strife|H4074 Medes|H4082 province|H4100 what|' +
  'H4116 to make haste|H4131 to be moved|H4135 to circumcise|H4136 before|H4138 kindred|' +
  'H4148 instruction|H4150 appointed time|H4159 wonder|H4170 snare|H4191 to die|H4210 psalm|' +
  'H4229 to blot out|H4256 division|H4264 camp|H4284 thought|H4289 firepan|H4294 tribe|H4296 bed|' +
  'H4325 water|H4327 kind|H4399 work|H4410 realm|H4417 salt|H4437 kingdom|H4438 kingdom|' +
  'H4467 kingdom|H4480 from|H4481 from|H4487 to number|H4496 rest|H4501 candlestick|H4503 offering|' +
  'H4513 to withhold|H4522 tribute|H4539 hanging|H4541 molten image|H4546 highway|H4557 number|' +
  'H4577 belly|H4578 bowels|H4591 to be few|H4603 to trespass|H4604 trespass|H4605 above|H4609 step|' +
  'H4611 doing|H4616 because|H4631 cave|H4639 work|H4647 bellows|H4672 to find|H4676 pillar|' +
  'H4682 unfermented cake|H4686 strong place|H4687 commandment|H4720 sanctuary|H4723 gathering|' +
  'H4725 place|H4735 cattle|H4744 convocation|H4763 bolster|H4784 to rebel|H4791 height|H4801 far|' +
  'H4805 rebellion|H4820 deceit|H4864 burden|H4869 defence|H4888 ointment|H4908 tabernacle|' +
  'H4912 proverb|H4931 charge|H4932 second|H4940 family|H4941 judgment|H4960 feast|H4962 men|' +
  'H4970 when|H4975 loins|H4994 now|H5002 saith|H5006 to despise|H5027 to look|H5034 to fade|' +
  'H5035 psaltery|H5046 to tell|H5048 before|H5057 leader|H5059 to play|H5060 to touch|H5061 plague|' +
  'H5062 to smite|H5065 to oppress|H5066 to come near|H5071 voluntary offering|H5074 to flee|' +
  'H5079 impurity|H5080 to drive away|H5081 noble|H5087 to vow|H5088 vow|H5090 to lead|H5095 to lead|' +
  'H5104 river|H5110 to wander|H5116 habitation|H5126 Nun|H5127 to flee|H5130 to wave|' +
  'H5137 to sprinkle|H5145 separation|H5159 inheritance|H5162 to comfort|H5172 to divine|' +
  'H5203 to forsake|H5207 sweet|H5227 before|H5251 banner|H5262 drink offering|H5265 to journey|' +
  'H5274 to lock|H5275 shoe|H5315 soul|H5324 to stand|H5329 chief musician|H5331 perpetual|' +
  'H5337 to deliver|H5341 to keep|H5344 to pierce|H5358 to avenge|H5360 vengeance|H5381 to reach|' +
  'H5387 prince|H5391 to bite|H5397 breath|H5410 path|H5414 to give|H5422 to break down|' +
  'H5437 to surround|H5439 around|H5460 governor|H5493 to turn aside|H5503 merchant|' +
  'H5508 black marble|H5521 booth|H5526 to cover|H5536 basket|H5542 Selah|H5551 ladder|H5553 rock|' +
  'H5560 fine flour|H5591 whirlwind|H5592 threshold|H5608 to number|H5612 book|H5619 to stone|' +
  'H5633 lord|H5643 hiding place|H5647 to serve|H5650 servant|H5656 service|H5668 because|' +
  'H5674 to pass over|H5676 side|H5678 wrath|H5688 cord|H5699 wagon|H5703 eternity|H5704 until|' +
  'H5705 until|H5712 congregation|H5739 flock|H5749 to testify|H5750 again|H5766 iniquity|' +
  'H5769 for ever|H5771 iniquity|H5774 to fly|H5782 to stir up|H5795 goat|H5800 to forsake|' +
  'H5804 Gaza|H5826 to help|H5833 help|H5921 upon|H5922 upon|H5927 to go up|H5930 burnt offering|' +
  'H5945 Most High|H5949 deed|H5955 gleaning|H5956 to hide|H5957 ever|H5971 people|H5973 with|' +
  'H5975 to stand|H5978 with|H5980 beside|H5982 pillar|H5999 labour|H6010 valley|H6030 to answer|' +
  'H6031 to afflict|H6032 to answer|H6035 meek|H6040 misery|H6041 poor|H6049 soothsayer|' +
  'H6098 counsel|H6099 mighty|H6105 to be mighty|H6113 to restrain|H6116 assembly|H6118 because|' +
  'H6148 to be surety|H6153 evening|H6160 plain|H6172 nakedness|H6184 terrible|H6186 to set in order|' +
  'H6203 neck|H6213 to do|H6231 to oppress|H6239 riches|H6258 now|H6260 he goat|H6279 to intreat|' +
  'H6285 side|H6293 to meet|H6299 to ransom|H6327 to scatter|H6341 snare|H6342 to fear|H6343 dread|' +
  'H6346 governor|H6381 to be wonderful|H6403 to deliver|H6412 fugitive|H6413 remnant|H6419 to pray|' +
  'H6438 corner|H6440 face|H6453 passover|H6456 graven image|H6459 graven image|H6471 time|' +
  'H6490 precept|H6504 to separate|H6524 to blossom|H6532 vail|H6565 to break|H6566 to spread|' +
  'H6571 horseman|H6586 to transgress|H6588 transgression|H6597 suddenly|H6601 to entice|' +
  'H6605 to open|H6607 door|H6614 stomacher|H6629 flock|H6635 host|H6662 righteous|' +
  'H6663 to be righteous|H6664 righteousness|H6666 righteousness|H6677 neck|H6680 to command|' +
  'H6696 to besiege|H6738 shadow|H6743 to prosper|H6749 to sink|H6754 image|H6763 side|H6793 shield|' +
  'H6817 to cry|H6818 cry|H6822 to watch|H6823 to overlay|H6828 north|H6862 adversary|H6869 trouble|' +
  'H6884 to refine|H6887 to distress|H6903 before|H6908 to gather|H6912 to bury|H6913 grave|' +
  'H6918 holy|H6921 east wind|H6923 to meet|H6924 east|H6942 to sanctify|H6944 holy|' +
  'H6950 to assemble|H6951 assembly|H6960 to wait|H6963 voice|H6965 to rise|H6996 small|' +
  'H6999 to burn incense|H7004 incense|H7019 summer|H7023 wall|H7045 curse|H7065 to be jealous|' +
  'H7069 to buy|H7093 end|H7097 end|H7098 edge|H7105 harvest|H7107 to be wroth|H7110 wrath|' +
  'H7114 to reap|H7121 to call|H7122 to befall|H7125 to meet|H7126 to approach|H7130 midst|' +
  'H7133 offering|H7136 to happen|H7157 Kirjath-jearim|H7167 to tear|H7175 board|H7181 to give heed|' +
  'H7185 to be hard|H7186 hard|H7197 to gather|H7200 to see|H7225 beginning|H7227 many|H7229 great|' +
  'H7230 multitude|H7235 to multiply|H7257 to lie down|H7264 to tremble|H7270 to spy|H7281 moment|' +
  'H7287 to rule|H7291 to pursue|H7307 spirit|H7321 to shout|H7326 to be poor|H7341 breadth|' +
  'H7350 far|H7355 to have mercy|H7356 mercy|H7364 to wash|H7368 to be far|H7378 to strive|' +
  'H7379 strife|H7381 smell|H7393 chariot|H7399 substance|H7417 Rimmon|H7420 spear|H7440 shouting|' +
  'H7442 to shout for joy|H7451 evil|H7453 neighbour|H7458 famine|H7462 to feed|H7489 to do evil|' +
  'H7493 to shake|H7495 to heal|H7522 favour|H7523 to murder|H7535 only|H7561 to be wicked|' +
  'H7562 iniquity|H7563 wicked|H7585 grave|H7592 to ask|H7604 to remain|H7605 remnant|H7611 remnant|' +
  'H7617 to take captive|H7621 oath|H7626 tribe|H7628 captivity|H7641 ear|H7646 to satisfy|' +
  'H7650 to swear|H7665 to break|H7666 to buy|H7667 breach|H7673 to cease|H7676 sabbath|H7684 error|' +
  'H7701 destruction|H7703 to spoil|H7723 vanity|H7725 to return|H7737 to be like|H7768 to cry|' +
  'H7778 doorkeeper|H7782 trumpet|H7794 ox|H7797 to rejoice|H7810 bribe|H7812 to bow|H7819 to kill|' +
  'H7834 sky|H7843 to destroy|H7860 officer|H7896 to put|H7911 to forget|H7916 hired servant|' +
  'H7919 to be wise|H7925 to rise early|H7931 to dwell|H7939 wages|H7941 strong drink|H7965 peace|' +
  'H7971 to send|H7991 captain|H7992 third|H7993 to cast|H7998 spoil|H7999 to recompense|' +
  'H8002 peace offering|H8003 whole|H8025 to draw|H8032 day before yesterday|H8033 there|H8034 name|' +
  'H8035 Shem|H8040 left|H8042 left|H8045 to destroy|H8047 waste|H8052 report|H8055 to rejoice|' +
  'H8057 gladness|H8064 heaven|H8065 heaven|H8066 eighth|H8068 brier|H8071 garment|' +
  'H8074 to be desolate|H8077 desolation|H8081 oil|H8085 to hear|H8104 to keep|H8138 to change|' +
  'H8144 scarlet|H8163 goat|H8172 to lean|H8173 to delight|H8179 gate|H8198 maid|H8210 to pour out|' +
  'H8213 to humble|H8217 low|H8219 low country|H8227 coney|H8242 sack|H8248 to give drink|' +
  'H8251 detestable thing|H8252 to be quiet|H8254 to weigh|H8255 shekel|H8259 to look|H8267 lie|' +
  'H8269 prince|H8313 to burn|H8334 to minister|H8336 fine linen|H8342 joy|H8354 to drink|H8392 ark|' +
  'H8393 increase|H8394 understanding|H8398 world|H8401 straw|H8416 praise|H8426 thanks|H8432 midst|' +
  'H8433 reproof|H8435 generations|H8438 scarlet|H8441 abomination|H8444 border|H8446 to search out|' +
  'H8451 law|H8462 first|H8467 supplication|H8478 under|H8492 new wine|H8504 blue|H8518 to hang|' +
  'H8537 integrity|H8548 continual|H8549 perfect|H8552 to be complete|H8573 wave offering|' +
  'H8577 dragon|H8580 swan|H8581 to abhor|H8582 to go astray|H8597 beauty|H8605 prayer|H8610 to take|' +
  'H8615 hope|H8628 to blow|H8641 heave offering|H8643 shout|H8655 teraphim|H8668 salvation|' +
  'G15 to do good|G21 to rejoice|G26 love|G32 angel|G36 ignoble|G37 to sanctify|G38 holiness|' +
  'G40 holy|G50 to be ignorant|G59 to buy|G61 catching|G91 to do wrong|G93 unrighteousness|' +
  'G114 to despise|G142 to take up|G156 cause|G166 eternal|G169 unclean|G190 to follow|' +
  'G193 powerless|G203 uncircumcision|G225 truth|G235 but|G243 other|G245 strange|G254 chain|' +
  'G260 together|G266 sin|G268 sinner|G281 amen|G287 requital|G303 each|G312 to declare|G337 to kill|' +
  'G345 to sit at meat|G350 to examine|G377 to sit down|G386 resurrection|G391 behavior|' +
  'G399 to offer up|G402 to withdraw|G430 to endure|G436 to resist|G444 man|G450 to rise|' +
  'G455 to open|G458 iniquity|G473 instead|G474 to bandy|G483 to contradict|G507 above|' +
  'G509 from above|G514 worthy|G518 to tell|G520 to lead away|G529 meeting|G537 all|G544 to disobey|' +
  'G557 refutation|G565 to depart|G568 to have|G571 unbelieving|G575 from|G582 enrollment|' +
  'G591 to render|G599 to die|G602 revelation|G611 to answer|G615 to kill|G622 to destroy|' +
  'G626 to make defence|G629 redemption|G630 to release|G642 to bereave wholly|G649 to send|' +
  'G652 apostle|G684 perdition|G686 therefore|G720 to deny|G726 to catch|G728 pledge|G737 now|' +
  'G744 old|G746 beginning|G756 to begin|G758 ruler|G766 lasciviousness|G767 unmarked|G769 weakness|' +
  'G770 to be weak|G772 weak|G779 leathern bag|G816 to look stedfastly|G833 court|G839 to morrow|' +
  'G846 he|G851 to take away|G854 disappearance|G856 place of sitting apart|G859 forgiveness|' +
  'G863 to let go|G868 to depart|G873 to separate|G878 fool|G907 to baptize|G928 to torment|' +
  'G932 kingdom|G935 king|G936 to reign|G941 to bear|G968 judgment seat|G975 book|G987 to blaspheme|' +
  'G988 blasphemy|G991 to see|G1012 counsel|G1033 meat|G1034 eatable|G1060 to marry|G1062 marriage|' +
  'G1063 for|G1080 to beget|G1085 kindred|G1093 earth|G1096 to become|G1110 known|G1114 imposter|' +
  'G1124 scripture|G1127 to watch|G1140 devil|G1161 but|G1162 supplication|G1163 must|G1166 to show|' +
  'G1173 supper|G1175 religion|G1188 right hand|G1189 to beseech|G1194 to beat|G1198 prisoner|' +
  'G1199 bond|G1203 master|G1205 come|G1220 penny|G1223 through|G1228 devil|G1240 successor|' +
  'G1242 covenant|G1247 to serve|G1248 ministry|G1249 minister|G1252 to judge|G1256 to reason|' +
  'G1260 to reason|G1261 thought|G1263 to testify|G1266 to divide|G1271 understanding|' +
  'G1299 to command|G1304 to abide|G1319 doctrine|G1320 teacher|G1322 doctrine|G1330 to pass through|' +
  'G1342 righteous|G1343 righteousness|G1344 to justify|G1345 judgment|G1352 therefore|' +
  'G1355 wherefore|G1360 because|G1381 to prove|G1388 deceit|G1391 glory|G1392 to glorify|' +
  'G1398 to serve|G1401 servant|G1411 power|G1415 able|G1427 twelve|G1435 gift|G1437 if|' +
  'G1438 himself|G1448 to draw near|G1453 to raise|G1484 nation|G1485 custom|G1492 to know|' +
  'G1494 offered|G1499 though|G1504 image|G1510 to be|G1515 peace|G1519 into|G1521 to bring in|' +
  'G1526 are|G1535 whether|G1537 from|G1544 to cast out|G1549 descendant|G1551 to expect|' +
  'G1561 expectation|G1565 that|G1577 church|G1581 to cut down|G1586 to choose|G1588 elect|' +
  'G1601 to fall away|G1605 to astonish|G1607 to go forth|G1614 to stretch forth|G1632 to pour out|' +
  'G1651 to rebuke|G1653 to have mercy|G1654 alms|G1656 mercy|G1658 free|G1672 Greek|G1679 to hope|' +
  'G1680 hope|G1683 myself|G1684 to enter|G1689 to behold|G1715 before|G1718 to manifest|G1722 in|' +
  'G1731 to show|G1746 to put on|G1747 ambuscade|G1749 ambush|G1754 to work|G1762 there is|' +
  'G1773 by night|G1781 to command|G1785 commandment|G1831 to go out|G1832 to be lawful|G1838 habit|' +
  'G1839 to amaze|G1843 to confess|G1849 authority|G1855 without|G1859 feast|G1860 promise|' +
  'G1861 to promise|G1869 to lift up|G1883 above|G1887 morrow|G1894 because|G1899 then|G1904 to come|' +
  'G1909 upon|G1911 to lay on|G1920 to arrive|G1921 to know|G1922 knowledge|G1929 to give|' +
  'G1934 to seek|G1937 to desire|G1939 desire|G1941 to call on|G1949 to take hold|G1961 to continue|' +
  'G1968 to fall|G1980 to visit|G1987 to know|G1992 epistle|G1994 to turn|G2004 to command|' +
  'G2005 to perform|G2007 to lay on|G2008 to rebuke|G2010 to permit|G2032 heavenly|G2036 to say|' +
  'G2038 to work|G2040 labourer|G2041 work|G2046 to say|G2048 wilderness|G2065 to ask|G2067 clothing|' +
  'G2071 shall be|G2072 mirror|G2078 last|G2079 finally|G2097 to preach the gospel|' +
  'G2106 to be well pleased|G2112 immediately|G2129 blessing|G2140 well-doing|' +
  'G2141 have pecuniary means|G2150 godliness|G2168 to give thanks|G2169 thanksgiving|' +
  'G2188 be opened|G2190 enemy|G2192 to have|G2206 to covet|G2222 life|G2227 to quicken|G2228 or|' +
  'G2232 governor|G2233 to count|G2235 already|G2241 my God|G2300 to behold|G2307 will|G2309 to will|' +
  'G2314 opponent of deity|G2316 God|G2323 to heal|G2334 to behold|G2342 beast|G2346 to afflict|' +
  'G2347 tribulation|G2362 throne|G2372 wrath|G2374 door|G2390 to heal|G2396 behold|G2398 own|' +
  'G2411 temple|G2417 temple-despoiler|G2424 Jesus|G2425 sufficient|G2440 garment|G2443 that|' +
  'G2455 Judas|G2478 strong|G2479 strength|G2480 to be able|G2504 and I|G2509 as|G2518 to sleep|' +
  'G2521 to sit|G2523 to sit|G2525 to appoint|G2531 as|G2532 and|G2540 time|G2545 to burn|' +
  'G2548 and he|G2549 malice|G2556 evil|G2570 good|G2596 according|G2597 to come down|' +
  'G2602 foundation|G2605 to preach|G2609 to bring down|G2617 to confound|G2618 to burn up|' +
  'G2632 to condemn|G2638 to apprehend|G2641 to leave|G2647 to destroy|G2657 to consider|' +
  'G2658 to come|G2673 to abolish|G2675 to make perfect|G2680 to prepare|G2694 to drag down|' +
  'G2716 to work|G2722 to hold|G2723 to accuse|G2730 to dwell|G2736 beneath|G2744 to boast|' +
  'G2745 boasting|G2749 to lie|G2753 to command|G2777 roll|G2784 to preach|G2785 huge fish|' +
  'G2799 to weep|G2808 to shut|G2816 to inherit|G2819 lot|G2836 belly|G2837 to sleep|G2840 to defile|' +
  'G2842 communion|G2844 partaker|G2853 to join|G2865 to receive|G2872 to labour|G2873 labour|' +
  'G2892 custody|G2896 to cry out|G2902 to hold|G2904 power|G2917 judgment|G2919 to judge|' +
  'G2920 judgment|G2927 secret|G2928 to hide|G2936 to create|G2937 creation|G2962 Lord|' +
  'G2967 to forbid|G2968 village|G2974 deaf|G2980 to speak|G2983 to receive|G3000 to serve|' +
  'G3004 to say|G3027 robber|G3029 exceeding|G3042 famine|G3049 to reckon|G3056 word|G3062 rest|' +
  'G3063 finally|G3076 to grieve|G3077 sorrow|G3080 loosening|G3088 candle|G3089 to loose|' +
  'G3101 disciple|G3107 blessed|G3115 longsuffering|G3140 to testify|G3141 testimony|G3149 breast|' +
  'G3173 great|G3195 to be about|G3303 indeed|G3306 to abide|G3307 to divide|G3309 to take thought|' +
  'G3313 part|G3319 midst|G3326 with|G3327 to depart|G3360 until|G3367 none|G3372 length|G3379 lest|' +
  'G3381 lest|G3385 not|G3402 imitator|G3403 to remember|G3404 to hate|G3408 reward|G3419 sepulchre|' +
  'G3421 to remember|G3440 only|G3441 alone|G3474 foolish|G3485 temple|G3510 kidney|G3516 babe|' +
  'G3528 to overcome|G3539 to understand|G3543 to suppose|G3551 law|G3554 disease|G3581 stranger|' +
  'G3583 to wither|G3588 the|G3598 way|G3614 house|G3617 householder|G3618 to build|G3619 building|' +
  'G3624 house|G3625 world|G3641 few|G3657 companionship|G3661 with one accord|G3664 like|' +
  'G3666 to liken|G3668 likewise|G3670 to confess|G3693 behind|G3694 after|G3699 where|G3704 that|' +
  'G3705 vision|G3708 to see|G3709 wrath|G3725 coast|G3739 who|G3745 as many|G3748 who|G3754 that|' +
  'G3756 not|G3763 never|G3765 no longer|G3767 therefore|G3772 heaven|G3778 this|G3779 thus|' +
  'G3780 not|G3793 multitude|G3798 even|G3804 suffering|G3811 to chasten|G3813 child|G3814 damsel|' +
  'G3825 again|G3842 always|G3844 with|G3850 parable|G3853 to command|G3854 to come|G3860 to deliver|' +
  'G3862 tradition|G3866 deposit|G3867 to admonish|G3868 to refuse|G3870 to beseech|' +
  'G3874 consolation|G3880 to take|G3900 trespass|G3907 inspection|G3908 to set before|' +
  'G3916 immediately|G3918 to be present|G3928 to pass away|G3930 to give|G3952 coming|' +
  'G3954 boldness|G3957 Passover|G3958 to suffer|G3973 to cease|G3975 to thicken|G3982 to persuade|' +
  'G3983 to hunger|G3985 to tempt|G3986 temptation|G3987 to test|G3992 to send|G4008 beyond|' +
  'G4012 concerning|G4016 to clothe|G4041 special|G4043 to walk|G4052 to abound|G4053 abundant|' +
  'G4057 exceedingly|G4077 fountain|G4084 to take|G4095 to drink|G4100 to believe|G4102 faith|' +
  'G4103 faithful|G4105 to deceive|G4128 multitude|G4129 to multiply|G4133 nevertheless|' +
  'G4137 to fulfil|G4138 fulness|G4139 neighbour|G4143 ship|G4147 to be rich|G4151 spirit|' +
  'G4165 to feed|G4171 war|G4172 city|G4175 community|G4178 oft|G4183 many|G4198 to go|G4204 harlot|' +
  'G4214 how much|G4215 river|G4219 when|G4222 to give drink|G4226 where|G4229 matter|' +
  'G4231 to busy oneself|G4238 to do|G4245 elder|G4250 before|G4253 before|G4254 to go before|' +
  'G4286 purpose|G4299 prejudgment|G4302 to foretell|G4314 toward|G4327 to wait|G4328 to expect|' +
  'G4334 to come near|G4336 to pray|G4337 to take heed|G4341 to call|G4352 to worship|' +
  'G4355 to receive|G4369 to add|G4371 relish|G4374 to offer|G4383 face|G4386 before|G4394 prophecy|' +
  'G4396 prophet|G4399 to get an earlier start|G4404 morning|G4412 first|G4413 first|G4434 poor|' +
  'G4435 clenched hand|G4440 gate|G4441 to enquire|G4459 how|G4461 Rabbi|G4464 rod|G4487 word|' +
  'G4506 to deliver|G4531 to shake|G4559 carnal|G4572 thyself|G4592 sign|G4594 this day|' +
  'G4624 to offend|G4625 offence|G4653 darkness|G4687 to sow|G4690 seed|G4697 to have compassion|' +
  'G4698 bowels|G4704 to give diligence|G4710 diligence|G4717 to crucify|G4741 to strengthen|' +
  'G4762 to turn|G4773 kin|G4844 to drink|G4851 to be expedient|G4863 to gather|G4864 synagogue|' +
  'G4877 meeting|G4904 fellowlabourer|G4905 to come together|G4912 to constrain|G4920 to understand|' +
  'G4945 plot|G4955 fellow-insurgent|G4970 exceeding|G4972 to seal|G4991 salvation|G5013 to humble|' +
  'G5035 quickly|G5037 and|G5046 perfect|G5048 to perfect|G5053 to die|G5055 to finish|G5056 end|' +
  'G5083 to keep|G5087 to lay|G5088 to bring forth|G5091 to honour|G5092 honour|G5093 precious|' +
  'G5095 Timothy|G5100 certain|G5108 such|G5111 to dare|G5117 place|G5118 so great|G5119 then|' +
  'G5158 manner|G5160 food|G5177 to obtain|G5179 pattern|G5180 to strike|G5198 to be whole|' +
  'G5199 whole|G5208 forest|G5217 to go|G5218 obedience|G5219 to obey|G5222 meeting|G5225 to exist|' +
  'G5228 for|G5237 to overlook|G5257 officer|G5259 by|G5278 to endure|G5281 patience|' +
  'G5293 to subject|G5302 to lack|G5305 afterward|G5308 high|G5312 to exalt|G5316 to appear|' +
  'G5318 manifest|G5319 to make manifest|G5342 to bring|G5343 to flee|G5346 to say|' +
  'G5357 broad shallow cup|G5368 to love|G5399 to fear|G5401 fear|G5407 to kill|G5426 to think|' +
  'G5429 wise|G5438 prison|G5442 to keep|G5443 tribe|G5449 nature|G5455 to call|G5456 voice|' +
  'G5457 light|G5461 to enlighten|G5463 to rejoice|G5479 joy|G5485 grace|G5486 gift|G5501 worse|' +
  'G5506 chief captain|G5509 coat|G5526 to fill|G5528 grass|G5530 to use|G5532 need|G5547 Christ|' +
  'G5550 time|G5552 golden|G5561 region|G5563 to depart|G5565 without|G5570 spurious apostle|' +
  'G5574 to lie|G5590 soul|G5613 as|G5615 likewise|G5616 as|G5618 as|G5620 insomuch|G5623 to profit';

/**
 * Glosses that were chosen by hand. Some common words need one because their definition begins with a discussion or a
 * rare sense ("gods in the ordinary sense", "drought" for the sword). Other words need one because their only
 * rendering is misleading today ("conversation" for behavior). Each gloss is a rendering or meaning from the word's
 * own entry in Strong's dictionary.
 */
export const CHOSEN_GLOSSES = glossTable(TABLE);
