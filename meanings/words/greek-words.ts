/**
 * The Greek words by their Strong's numbers, a line each. First stands the short meaning that the dictionary's card shows. It is
 * from the word's entry in Strong's Dictionaries by Open Scriptures (CC BY-SA); of a number above 5624, from STEPBible
 * (https://www.stepbible.org, CC BY 4.0). After it, with `; ` between: our own word, where a verse needs another; `passive:` the
 * verb of the middle and the passive, where it is not the passive of the verb before; `perfect:` that of a perfect which means a
 * present. A meaning that begins with `to` is a verb. Verses have a short meaning with `!` without the sign °, although
 * Strong's has several. docs/adding-a-meaning-rule.md says more.
 */
export const GREEK_WORDS = `
G7 Abia; Abijah
G12 abyss!
G17 well-doer; doer of good
G21 to rejoice; to rejoice greatly
G23 to be indignant!
G28 Agar; Hagar
G29 to press into public service; to force
G35 without descent; without genealogy
G36 ignoble; low-born
G38 sanctification!
G39 holy place!
G46 new; unshrunk
G51 error; sin of ignorance
G53 pure!
G55 sincerely; with pure motives
G58 marketplace!
G60 marketplace!
G62 unlearned; uneducated
G63 to abide in the field; to live in the fields
G68 field!
G70 watch; sleepless night
G71 to bring!
G72 manner of life; way of life
G77 without expense; free of charge
G85 to be distressed!
G88 unintermitted; unceasing
G91 to do wrong; to harm
G92 wrong done; crime
G94 unrighteous!
G96 rejected; disqualified
G97 sincere; pure
G99 Adria; Adriatic Sea
G102 impossible!
G104 always!
G111 unlawful!
G114 to despise; to reject
G115 cancellation; setting aside
G120 to be dismayed; to become discouraged
G122 goat; of goat
G126 eternal!
G127 modesty!
G132 Æneas; Aeneas
G135 obscure saying; dimly
G137 Ænon; Aenon
G139 sect!
G141 schismatic; divisive
G146 sordid; greedy for money
G147 sordidly; for shameful gain
G148 filthy communication; obscene speech
G155 request!
G156 cause; reason
G160 sudden!
G162 to lead captive; to take captive
G172 innocent!
G175 unfruitful!
G176 unblamable; beyond reproach
G179 endless; indestructible
G180 unrefraining; unceasing
G181 disorder!
G184 Aceldama; Akeldama
G185 innocent!
G192 want of self-restraint; lack of self-control
G193 powerless; without self-control
G196 most straitest; strictest
G197 more exactly; more accurately
G198 to enquire diligently; to find out
G199 exactly; carefully
G201 place of hearing; audience hall
G205 spoils; plunder
G206 end!
G208 to invalidate; to make void
G209 in an unhindered manner; without hindrance
G211 perfume vase; alabaster jar
G212 braggadocio; arrogance
G215 unspeakable; inexpressible
G219 cockcrowing; rooster crow
G220 cock; rooster
G222 of Alexandria; Alexandrian
G237 some other way; another way
G239 alleluiah; hallelujah
G245 strange; another’s
G262 amaranthine; unfading
G269 not a brawler; not quarrelsome
G273 blameless!
G274 blameless!
G275 secure!
G280 immoderate; beyond measure
G281 amen; truly
G284 Aminadab; Amminadab
G287 requital; repayment
G291 Amplias; Ampliatus
G296 where two ways meet; street
G299 blameless!
G302; would
G304 stairs; steps
G310 to halloo; to shout
G312 to announce!
G317 by constraint; under compulsion
G318 necessity!
G321 to lead up; passive: to set sail
G326 to recover life; to come to life again
G329 to stir up; to fan into flame
G331 accursed!
G332 to bind with a curse!
G333 to look again; to look at closely
G335 importunity; persistence
G344 to turn back; to return
G347 to lean back; to make recline; passive: to recline
G352 to unbend; to straighten up
G358 saltless; without salt
G360 to depart!
G363 to remind; passive: to remember
G366 to recover self; to come to their senses
G369 without gainsaying; without objection
G373 to refresh; passive: to rest
G377 to sit down; to recline
G378 to fill up!
G379 without excuse!
G384 to subvert; to unsettle
G387 to disturb; to upset
G388 to crucify afresh; to crucify again
G390 to return; to live; passive: to live
G392 to set in order; to compile
G398 appear; to sight; passive: to appear
G401 excess; flood
G403 revival; refreshing
G405 menstealer; kidnapper
G412 unspeakable; inexpressible
G413 not left out; unfailing
G416 to drive with the wind; to be driven by the wind
G422 not ashamed; unashamed
G423 not arrested; above reproach
G425 relief!
G428 not commodious; unsuitable
G430 to endure; to put up with
G433 to attain; to be fitting
G434 fierce; brutal
G439 fire of coals; charcoal fire
G441 men-pleaser; people-pleaser
G450 to rise; to rise up
G453 foolish!
G454 rage!
G458 iniquity; lawlessness
G461 to straighten up; to restore
G467 to repay!
G468 recompense; repayment
G470 to contradict; to answer back
G471 to refute; to contradict
G473 instead; for
G474 to bandy; to exchange
G477 opposition; contradiction
G479 to bid again; to invite back
G482 to help!
G484 help; helping deed
G486 to revile again; to insult in return
G488 to measure again; to measure back
G489 recompense; repayment
G497 to war; to wage war against
G499 corresponding; copy
G502 thing to draw; bucket
G504 waterless!
G505 sincere!
G506 unsubdued; rebellious
G515 to deem entitled; to consider worthy
G516 worthily!
G518 to report!
G521 unlearned; ignorant
G524 to be past feeling; to become callous
G531 unchangeable; permanent
G539 deception!
G541 brightness; radiance
G543 disobedience!
G547 threat!
G551 not to be tempted; untempted
G553 to expect fully; to wait eagerly for
G554 to divest wholly oneself; to disarm
G557 refutation; disrepute
G560 to hope for again; to expect back
G565 to go away!
G568 to have; to receive; passive: to abstain
G572 sincerity!
G574 liberally; generously
G576 to disembark; to get out
G578 have respect; to look ahead
G581 being dead; to die
G582 enrollment; census
G583 to write off; to register
G584 to prove!
G588 to welcome!
G589 to go abroad; to go on a journey
G590 taking a far journey; away on a journey
G591 to give back!
G592 to separate; to cause division
G596 barn!
G603 earnest expectation; eager expectation
G616 to breed forth; to give birth to
G618 to receive; to receive back
G622 to destroy; passive: to perish
G626 to make a defense!
G627 defense!
G630 to release; passive: to be released
G632 to give; to show
G642 to bereave wholly; to be torn away
G643 to pack up baggage; to make ready
G645 to drag forth; to draw out
G646 apostasy!
G647 divorce; certificate of divorce
G653 to provoke to speak; to question closely
G655 to abhor; to hate
G657 to say farewell!
G659 to put off!; passive: to put off
G664 abruptly; severely
G667 to carry away!
G669 to enunciate plainly; to speak out
G675 Appii; Appius
G676 inaccessible; unapproachable
G677 inoffensive; blameless
G681 to light; passive: to touch
G684 destruction!
G686 therefore; then
G687 therefore; then
G690 Arabian; Arab
G692 idle!
G694 silver!
G701 pleasing!
G703 virtue!
G707 Arimathæa; Arimathea
G713 enough!
G714 to be enough; passive: to be content
G724 pillage; robbery
G725 robbery; thing to be grasped
G726 to catch; to snatch
G727 rapacious; swindler
G728 pledge; down payment
G732 sick!
G735 Diana; Artemis
G738 new born; newborn
G744 old; ancient
G747 chief leader; founder
G753 masterbuilder; master builder
G754 chief among the publicans; chief tax collector
G755 director; master of the feast
G757 to be first; to begin
G761 immovable!
G762 unquenchable!
G764 to be impious; to do in an ungodly way
G766 lasciviousness; sensuality
G767 unmarked; insignificant
G768 Aser; Asher
G771 infirmity; weakness
G774 of Asia; Asian
G775 chief of Asia; official of Asia
G776 abstinence; going without food
G779 leathern bag; wineskin
G782 to greet!
G784 spotless!
G786 without libation; irreconcilable
G787 farthing; small coin
G791 fair; beautiful
G795 to miss the mark; to turn away
G800 inharmonious; in disagreement
G801 without understanding!
G802 covenant-breaker; untrustworthy
G803 safety!
G804 certain!
G806 safely!
G807 to be unbecoming; to behave improperly
G808 indecency; shameless act
G809 uncomely; unpresentable
G810 profligacy; wild living
G812 to behave self disorderly; to be idle
G813 unruly; disorderly
G814 disorderly; idle
G816 to look intently!
G817 without!
G818 to dishonor!
G819 dishonor!
G820 without honor!
G824 out of place; wrong
G827 break of day; daybreak
G830 self-chosen; of one’s own accord
G831 to usurp authority over; to have authority over
G832 to play the flute; passive: to be played on the flute
G833 courtyard!
G835 to pass the night; to spend the night
G837 to grow; passive: to grow
G839 to morrow; tomorrow
G841 sufficiency!
G844 self-moved; by itself
G845 eye-witness; eyewitness
G849 self-handed; with one’s own hands
G852 that is not manifest; hidden
G854 disappearance; disappearing
G856 place of sitting apart; latrine
G857 neglecting; harsh treatment
G861 immortality!
G862 undecaying; imperishable
G863 to let go; to leave
G864 to come abroad; to reach
G865 hostile to virtue; not loving good
G866 unavaricious; not loving money
G868 to depart; passive: to depart
G873 to separate; passive: to be separated
G877 foolishness!
G878 fool; foolish
G880 mute!
G881 Achaz; Ahaz
G886 unmanufactured; not made by hands
G889 to become useless; passive: to become useless
G890 unprofitable; useless
G898 degree; standing
G899 depth!
G900 to deepen; to go deep
G901 deep!
G904 Balac; Balak
G905 money bag!
G909 washing!
G914 Barachias; Berechiah
G917 dull; hardly
G919 Barjesus; Bar-Jesus
G920 Bar-jona; Bar-Jonah
G922 burden!
G926 heavy!
G937 royal!
G941 to carry!
G942 bush!
G945 to use vain repetitions; to babble
G949 firm!
G950 to confirm!
G954 Beelzebub; Beelzebul
G961 of Berea; Berean
G973 violent; violent man
G974 little book; little scroll
G982 of this life!
G983 hurtful; harmful
G989 blasphemous!
G990 seeing; sight
G994 to cry; to cry out
G997 to help!
G999 pit!
G1001 to sound; to take soundings
G1003 Booz; Boaz
G1006 to feed!
G1007 Bosor; Beor
G1008 herb; vegetation
G1011 to advise; to plan
G1012 counsel; plan
G1013 purpose!
G1014 to will; to want
G1024 little!
G1025 babe; baby
G1026 to rain!
G1032 to send forth; to pour forth
G1033 food!
G1034 eatable; edible
G1035 food!
G1054 of Galatia; Galatian
G1057 Galilaean; Galilean
G1062 wedding!
G1064 womb!
G1065 and besides; indeed
G1066 Gedeon; Gideon
G1075 to trace descent; passive: to trace descent
G1078 nature; birth
G1080 to beget; passive: to be born
G1085 kindred; race
G1086 Gergesene; Gerasene
G1090 to dress; to farm
G1091 husbandry; field
G1095 to be senescent; to grow old
G1101 bag; money bag
G1102 fuller; launderer
G1103 true!
G1105 blackness; darkness
G1106 opinion!
G1116 Gomorrha; Gomorrah
G1117 cargo!
G1121 letter!
G1126 crone-like; fit for old women
G1127 to keep watch!
G1130 to be naked; to be poorly clothed
G1133 silly woman; weak woman
G1137 corner!
G1139; to be demon-possessed
G1140 devil; demon
G1141 devilish; demonic
G1142 devil; demon
G1155 to lend!
G1157 creditor; moneylender
G1162 petition!
G1163 must; to be necessary
G1165 to make a show; to disgrace
G1167 fear; cowardice
G1174 too superstitious; very religious
G1193 leather!
G1199 chain!
G1204 here; come
G1211 now; indeed
G1213 to make plain; to make clear
G1215 to make an oration; to make a speech
G1219 publicly!
G1220 denarius!
G1222 verily; surely
G1229 to herald thoroughly; to proclaim
G1230 to elapse meanwhile; to pass
G1231 to know thoroughly; to examine
G1234 to murmur; to grumble
G1235 to be awake; to become fully awake
G1236 to life; to live
G1245 to thoroughly purge; to clean out
G1249 servant!
G1252 to judge; to discern; passive: to doubt
G1253 discernment!
G1254 to forbid; to prevent
G1255 to talk throughout a company; to discuss
G1258 language!
G1271 mind!
G1277 to sail over; to sail across
G1278 to be grieved; to be greatly annoyed
G1279 to go through!
G1285 to tell; to explain
G1286 to do violence; to extort by violence
G1288 to draw apart; to tear apart
G1293 distinction!
G1294 to pervert!
G1295 to save thoroughly; to bring safely through
G1296 instrumentality; decree
G1303 to put apart; to make a covenant
G1304 to abide; to stay
G1308 to differ; to be worth more
G1310 to report thoroughly; to spread the news; passive: to be spread
G1311 to destroy!
G1313 different!
G1315 to kill!
G1317 apt to teach; able to teach
G1318 taught!
G1319 teaching!
G1322 doctrine; teaching
G1323 tribute; two-drachma tax
G1326 to wake fully; to rouse
G1327 highway; crossroads
G1330 to go through!
G1335 declaration; narrative
G1336 continual!
G1337 where two seas meet; between two seas
G1340 to stout it through; to insist
G1345 judgment; righteous requirement
G1346 righteously!
G1349 justice!
G1355 wherefore; therefore
G1356 sky-fallen; fallen from heaven
G1358 to penetrate burglariously; to dig through
G1359 Castor and Pollux; Twin Brothers
G1362 double!
G1366 two-edged!
G1369 to set at variance; to turn against
G1371 to bisect; to cut in pieces
G1378 decree!
G1379 to submit to rules; passive: to submit to rules
G1381 to test!
G1382 test; proven character
G1389 to handle deceitfully; to distort
G1403 feast; banquet
G1405 to take; to catch
G1414 to be mighty; to be able
G1415 able; powerful
G1419 grievous to be borne; hard to bear
G1423 hardly; with difficulty
G1426 evil report; slander
G1432 freely!
G1436 let alone; let us alone
G1439 to let; to allow
G1443 Heber; Eber
G1447; in Hebrew
G1450 surety; guarantor
G1453 to raise; to raise up; passive: to be raised
G1456 dedication; feast of dedication
G1460 to settle down; to live among
G1463 to be clothed; to put on
G1469 to make of the number; to classify
G1470 to conceal in; to hide in
G1476 sedentary; steadfast
G1478 Ezekias; Hezekiah
G1479 will worship; self-made religion
G1482 national; Gentile
G1483 after the manner of Gentiles; like a Gentile
G1486 neuter perfect participle usage; to be accustomed
G1491 appearance!
G1492 to know; perfect: to know
G1494 offered; food sacrificed to idols
G1500 in vain!
G1503 to be like; perfect: to be like
G1506 pure!
G1511 to exist; to be
G1512 if perhaps; if indeed
G1523 to receive; to welcome
G1533 to bring in!
G1545 way out!
G1550 to spend; to spend completely
G1552 manifest; plain
G1553 to be absent; to be away
G1554 to give forth; to rent out
G1556 to vindicate; to avenge
G1557 vengeance!
G1558 carrying justice out; avenger
G1559 to persecute; to drive out
G1560 delivered; handed over
G1562 to strip; passive: to be unclothed
G1564 from there!
G1568 to be greatly amazed!
G1569 greatly wondering; utterly amazed
G1570 cast out; abandoned
G1573 to be weak; to lose heart
G1578 to deviate; to turn away
G1581 to cut down; to cut off
G1582 to be very attentive; to hang on
G1588 chosen!
G1589 election!
G1590 to faint; to grow weary; passive: to grow weary
G1592 to deride; to ridicule
G1594 to awake; to wake up
G1596 willfully!
G1599 to despatch; to send out
G1602 to sail away!
G1606 to give up the ghost; to breathe his last
G1607 to go forth; to come out
G1608 to be utterly unchaste; to indulge in immorality
G1609 to reject; to despise
G1611 amazement!
G1613 to exceedingly trouble; to throw into confusion
G1614 to stretch out!
G1616 intentness; earnestness
G1618 intention!
G1620 to expose; to explain
G1622 outside!
G1627 to carry out!
G1628 to escape!
G1630 frightened out of one's wits; terrified
G1634 to expire; to die
G1638 Olivet; Olives
G1640 lesser!
G1642 to make lower!
G1651 to rebuke; to reprove
G1653 to have mercy; to have mercy on; passive: to be shown mercy
G1659 to liberate; to set free
G1665 Elisabeth; Elizabeth
G1666 Eliseus; Elisha
G1667 to fold up; to roll up
G1669 to cause to ulcerate; to cover with sores
G1674 Greek; Greek woman
G1675 Grecian; Hellenist
G1676 Greek; in Greek
G1677 to reckon in; to charge
G1678 Elmodam; Elmadam
G1684 to enter; to get in
G1687 to intrude on; to go into detail about
G1688 to put; to put on board
G1689 to behold; to look at
G1690 to have indignation on; to warn sternly
G1693 to be mad; to be enraged
G1694 Emmanuel; Immanuel
G1697 Emmor; Hamor
G1710 to travel in; to do business
G1711 merchandise; business
G1717 apparent in self; visible
G1718 to manifest; to reveal
G1719 in fear; terrified
G1723 to take up in arms; to take in his arms
G1724 in the sea; sea creature
G1727 contrary!
G1728 to commence on; to begin
G1730 manifest token; evidence
G1732 proof!
G1737 to clothe in; passive: to be clothed in
G1739 building; material
G1741 glorious!
G1742 clothing!
G1744 to creep; to slip into
G1746 to put on; passive: to put on
G1748 to lay wait; to lie in wait
G1753 working!
G1755 effect; activity
G1756 effective!
G1758 to hold in; to be hostile to; passive: to be entangled
G1762 there is; to be
G1771 intention!
G1772 lawful!
G1773 by night; in the night
G1777 guilty!
G1779 to bury; to prepare for burial
G1780 burying; burial
G1782 on; from here
G1784 honored!
G1786 of that place; local person
G1788 to invert; to put to shame; passive: to respect
G1790 trembling!
G1793 to intercede!
G1797 to dream; passive: to dream
G1800 Enos; Enosh
G1804 to show forth; to proclaim
G1806 to lead out!
G1807 to rescue!
G1809 to desire; to ask for
G1820 to despair; passive: to despair
G1822 to finish out; to complete
G1823 to lighten forth; to flash
G1824 immediately!
G1826 to go out!
G1830 to search diligently; to search carefully
G1833 to test thoroughly; to inquire
G1834 to consider out; to explain
G1836 next!
G1837 to sound forth; to ring out; passive: to ring out
G1839 to be amazed!
G1840 to be able; to have power
G1841 departure!
G1844 to adjure; to put under oath
G1847 to set at nought; to treat with contempt
G1850 to control; to have authority over; passive: to be mastered
G1852 to awake out of sleep; to wake up
G1854 out; outside
G1855 without; outside
G1856 to drive out!
G1865 to gather thick together; to gather around
G1870 to be ashamed; to be ashamed of
G1883 above; over
G1887 next day!
G1894 since!
G1901 to reach forth; to strain toward
G1902 to be clothed; to put on over
G1904 to come; to come upon
G1906 answer; appeal
G1907 to hold; to hold fast
G1908 to insult; to mistreat
G1910 to walk; to get on
G1912 to be heavy; to burden
G1914 to look at!
G1919 earthly!
G1921 to recognize!
G1927 to make oneself at home; to sojourn
G1932 gentleness!
G1933 gentle!
G1935 appointed to death; sentenced to death
G1945 to lie on!
G1948 to give sentence; to decide
G1964 to forswear self; to break an oath
G1966 next!
G1968 to fall; to fall on
G1971 to dote; to long for
G1977 to cast; to throw on
G1978 notable!
G1984 visitation!
G1985 overseer!
G1986 to become uncircumcised; to undo circumcision
G1989 to write to!
G1990 endued with knowledge; understanding
G1992 letter!
G1994 to turn; passive: to turn
G2003 command!
G2005 to complete!
G2012 steward!
G2014 to appear!; passive: to appear
G2015 appearing!
G2016 notable; glorious
G2017 to give light; to shine on
G2018 to bring upon!
G2021 to put the hand; to attempt
G2022; to pour on
G2030 eye-witness; eyewitness
G2039 occupation; business
G2040 worker!
G2047 desert!
G2051 to strive; to quarrel
G2052 faction; selfish ambition
G2054 strife!
G2056 goat!
G2066 clothing!
G2074 Esrom; Hezron
G2081 inside!
G2082 inner!
G2083 friend!
G2089 still!
G2091 preparation; readiness
G2101 fully agreeable; pleasing
G2102 acceptably!
G2104 noble!
G2107 good pleasure!
G2108 good deed!
G2111 well placed; suitable
G2114 to cheer up; to take courage
G2115 cheerfully!
G2118 righteousness; uprightness
G2121 well-timed; suitable
G2122 opportunely; at an opportune time
G2130 ready to distribute; generous
G2132 to agree; to make friends with
G2133 goodwill!
G2134 to castrate; to make eunuchs of; passive: to be made eunuchs
G2136 Euodias; Euodia
G2137 to prosper; passive: to prosper
G2138 easy to be intreated; open to reason
G2139 well standing around; easily entangling
G2141 have pecuniary means; to prosper
G2143 grace; beauty
G2145 assiduous; devoted
G2148 Euroclydon; northeaster
G2152 godly!
G2153 godly; in a godly way
G2155 tenderhearted!
G2156 decorously; properly
G2157 comeliness; presentability
G2158 well-formed; respected
G2159 vehemently!
G2160 jesting; crude joking
G2163 of good report; commendable
G2164 to bring forth abundantly; to be fruitful
G2165 rejoice; passive: to rejoice
G2167 joy!
G2171 vow!
G2173 useful!
G2175 fragrance!
G2183 course; division
G2186 to stand by; perfect: to stand by
G2194 Zabulon; Zebulun
G2195 Zacchæus; Zacchaeus
G2196 Zara; Zerah
G2197 Zacharias; Zechariah
G2201 pair!
G2203 Jupiter; Zeus
G2206 to covet; to be zealous for
G2208 Zelotes; Zealot
G2209 loss!
G2210 to lose!; passive: to lose
G2215 tares; weed
G2216 Zorobabel; Zerubbabel
G2218 yoke!
G2225 to engender alive; to keep alive
G2226 beast; living creature
G2227 to give life!
G2233 to consider!
G2237 pleasure!
G2240 to come; to have come
G2241 my God; Eli
G2243 Elias; Elijah
G2244 stature!
G2268 Esaias; Isaiah
G2270 to be quiet!
G2271 quietness!
G2272 quiet!
G2274 to make worse; to defeat
G2275 deterioration; defeat
G2278 to make a loud noise; to clang
G2279 sound!
G2280 Thaddæus; Thaddaeus
G2282 to cherish; to care for
G2283 Thamar; Tamar
G2285 amazement!
G2289 to put to death!
G2291 Thara; Terah
G2292 to be confident!
G2293 to have courage; to take courage
G2296 to marvel!
G2300 to see!
G2301 to make a gazing stock; to be made a spectacle
G2302 theater!
G2303 brimstone; sulfur
G2304 divine!
G2305 godhead; divine nature
G2306 brimstone; of sulfur
G2309 to will; to want
G2312 taught of God; taught by God
G2314 opponent of deity; fighting against God
G2315 given by inspiration of God; breathed out by God
G2318 worshipper of God; worshiper of God
G2320 godhead; deity
G2322 healing!
G2334 to see!
G2337 to suck; to nurse
G2343 to store up!
G2347 affliction!
G2348 to die; perfect: to be dead
G2350 to make an uproar; passive: to make an uproar
G2351 uproar!
G2353 cattle; livestock
G2356 religion!
G2358 to conquer; to lead in triumph
G2360 to trouble; to alarm
G2368 incense!
G2371 to be highly displeased; to be very angry
G2372 wrath; anger
G2373 to be wroth; to be furious
G2377 doorkeeper!
G2388 Janna; Jannai
G2392 healing!
G2397 countenance; appearance
G2399 private person; untrained person
G2401 Idumæa; Idumea
G2405 priesthood!
G2407 to be a priest; to serve as priest
G2408 Jeremy; Jeremiah
G2415 of Jerusalem; Jerusalemite
G2418 to minister; to serve as priest
G2422 Jephthae; Jephthah
G2423 Jechonias; Jechoniah
G2425 sufficient; many
G2433 to make atonement for; passive: to be merciful
G2435 propitiation!
G2447 poison!
G2449 Judæa; Judea
G2450 to live as the Jews; to live like a Jew
G2452 as do the Jews; like a Jew
G2454 Jews' religion; Judaism
G2465 equal unto the angels; equal to angels
G2470 equal!
G2473 likeminded; like-minded
G2476 to stand; passive: to stand; perfect: to stand
G2477 to see; to get acquainted with
G2484 Ituræa; Iturea
G2488 Joatham; Jotham
G2490 Joanna; Joanan
G2494 Jonan; Jonam
G2495 Jonas; Jonah
G2498 Josaphat; Jehoshaphat
G2502 Josias; Josiah
G2506 demolition; tearing down
G2507 to take down!
G2509 as; just as
G2512 cleansing!
G2517 in order!
G2520 to reach; to be proper
G2523 to sit down!
G2526 as!
G2530 because!
G2539 although!
G2541 Cæsar; Caesar
G2542 Cæsarea; Caesarea
G2544 and yet!
G2545 to burn; passive: to be burning
G2546 and there!
G2547 thence also; and from there
G2548 and he; and that one
G2555 evildoer!
G2557 criminal!
G2558 to maltreat; to mistreat
G2559 to harm!
G2562 stubble; straw
G2577 to tire; to grow weary
G2581 zealous; Zealot
G2585 to corrupt; to peddle
G2589 heart-knower; knower of hearts
G2592 to bear fruit!
G2594 to endure; to persevere
G2595 mote; speck
G2597 to come down; to go down
G2598 to throw down; to strike down
G2603 to beguile of reward; to disqualify
G2605 to proclaim!
G2606 to laugh to scorn; to laugh at
G2612 far more evident; even more evident
G2619 to cover!
G2625 to make recline; passive: to recline
G2626 to overflow; to flood
G2630 to cast down headlong; to throw off a cliff
G2634 to lord; to rule over
G2636 defamation; slander
G2638 to overtake; passive: to perceive
G2639 to take into the number; to put on the list
G2641 to leave; to leave behind
G2643 reconciliation!
G2645 residue; remnant
G2646 lodging-place; guest room
G2652 curse; accursed thing
G2661 to deem entirely deserving; to consider worthy
G2662 to trample!
G2664 to settle down; to stop
G2665 vail; veil
G2666 to swallow up!
G2670 to sink!; passive: to sink
G2671 curse!
G2675 to make perfect; to make complete
G2676 perfection; restoration
G2677 perfecting; equipping
G2678 to beckon; to motion
G2679 to undermine; to tear down
G2681 to camp down; to nest
G2686 to deal subtilly; to deal shrewdly with
G2687 to put down; to bring down
G2689 apparel; clothing
G2691 to begin to wax wanton; to grow wanton against
G2692 overturn; ruin
G2698 to lay down!
G2702 to bear down; to bring against
G2710 to abuse; to make full use of
G2712 wholly given to idolatry; full of idols
G2713 opposite!
G2714 before!
G2716 to work; to produce
G2721 to make insurrection; to rise against
G2722 to hold fast!
G2726 heaviness; gloom
G2728 to rust; passive: to rust
G2730 to dwell; to live
G2736 beneath; below
G2745 boast!
G2747 Cenchrea; Cenchreae
G2748 Cedron; Kidron
G2750 graveclothes; strip of cloth
G2751 to shear; to cut
G2752 shout; shout of command
G2762 tittle; stroke of a letter
G2767 to pour out; to mix
G2777 roll; scroll
G2784 to proclaim!
G2785 huge fish; great fish
G2789 to harp; to play the harp; passive: to be played on the harp
G2795 to move!
G2797 Cis; Kish
G2802 Clauda; Cauda
G2805 weeping!
G2811 glory; credit
G2820 to obtain an inheritance; passive: to obtain an inheritance
G2825 bed!
G2827 to lay!; passive: to bow
G2828 company; group
G2830 wave!
G2831 to toss to and fro; to toss about
G2832 Cleophas; Clopas
G2835 farthing; penny
G2837 to sleep; to fall asleep; passive: to fall asleep
G2842 fellowship!
G2843 willing to communicate; ready to share
G2844 partner!
G2845 bed!
G2847 scarlet!
G2848 grain!
G2851 punishment!
G2852 to buffet; to beat
G2854 eyesalve; eye salve
G2857 Colosse; Colossae
G2866 convalescent; better
G2870 lamentation; wailing
G2873 labor!
G2878 votive offering and the offering; Corban
G2879 Core; Korah
G2880 to cram; to satisfy
G2885 to adorn!
G2887 orderly; respectable
G2891 cumi; koum
G2892 custody; guard
G2897 surfeiting; dissipation
G2899 fringe!
G2901 to empower; to grow strong; passive: to grow strong
G2902 to hold; to seize
G2906 cry!
G2912 Crete; Cretan
G2922 rule of judging; lawsuit
G2924 discerner; judge
G2932 to acquire!
G2940 sleight; trickery
G2942 helmsman; pilot
G2953 of Cyprus; Cypriot
G2958 Cyrenius; Quirinius
G2960 belonging to the Lord; of the Lord
G2963 mastery; lordship
G2966 carcase; dead body
G2967 to hinder!
G2974 deaf; mute
G2977 secretly!
G2978 storm!
G2981 speech!
G2986 bright!
G2990 to lie hid; to be hidden from
G2991 hewn in stone; cut in rock
G2998 to hew; to cut
G3009 service!
G3026 idle tale; nonsense
G3029 very!
G3032 Libertine; freedman
G3036 to stone!
G3039 to grind to powder; to crush
G3045 dainty; luxurious
G3048 collection!
G3049 to reckon; to consider
G3054 to strive about words; to fight about words
G3058 to revile; to insult
G3060 reviler!
G3064 remaining time; from now on
G3065 Lucas; Luke
G3072 in the speech of Lycaonia; in Lycaonian
G3075 make havock; to ravage
G3080 loosening; release
G3085 redemption!
G3088 lamp!
G3089 to loose; to release
G3093 Magdala; Magadan
G3099 Madian; Midian
G3103 Mathusala; Methuselah
G3104 Menan; Menna
G3105 to rave; to be insane
G3110 Macedon; Macedonian
G3112 at a distance; far away
G3113 from a distance!
G3115 patience!
G3121 Maleleel; Mahalaleel
G3122 most; especially
G3123 more!
G3128 Manasses; Manasseh
G3130 craziness; madness
G3132 to divine; to tell fortunes
G3133 to fade away; to wither away; passive: to wither away
G3138 Marcus; Mark
G3140 to testify; passive: to be attested
G3142 testimony!
G3146 to scourge; to whip
G3150 vain jangling; empty talk
G3151 vain talker; empty talker
G3152 vain!
G3154 to become vain; to become futile; passive: to become futile
G3164 to quarrel!
G3167 magnificent; mighty deed
G3168 majesty!
G3175 grandees; great man
G3179 to remove!
G3180 travelling over; scheme
G3182 to intoxicate; to get drunk; passive: to get drunk
G3191 to take care; to ponder
G3194 Melita; Malta
G3198 Melchisedec; Melchizedek
G3202 complainer; faultfinder
G3304 so then at least; on the contrary
G3305 however!
G3306 to remain!
G3308 care; worry
G3309 to be anxious; passive: to be anxious
G3311 division!
G3315 to confirm; to guarantee
G3320 middle wall; dividing wall
G3321 midst of heaven; midheaven
G3323 Messias; Messiah
G3330 to share!
G3331 removal!
G3335 to participate; to share
G3342 between!
G3344 to turn!
G3350 change of abode; exile
G3356 to have compassion; to deal gently
G3367 no one!
G3371 no longer!
G3377 to disclose; to inform
G3385 not; surely not
G3389 murderer of mothers; killer of a mother
G3394 uncleanness; defilement
G3398 little!
G3403 to remember; passive: to remember
G3411 hired worker!
G3417 mention!
G3418 tomb!
G3419 tomb!
G3424 hardly talking; with a speech impediment
G3426 bushel; basket
G3431 to commit adultery; passive: to commit adultery
G3437 quarrel; complaint
G3438 staying; dwelling place
G3439 only!
G3441 alone; only
G3443 to be desolate; to be left alone
G3449 toil; hardship
G3453 to instruct; to teach the secret
G3457 belonging to a mill; of a mill
G3467 to shut the eyes; to be nearsighted
G3468 stripe; wound
G3469 to blame; to find fault with
G3471 to make foolish; passive: to become foolish
G3476 Naasson; Nahshon
G3477 Nagge; Naggai
G3479 of Nazareth; Nazarene
G3486 Naum; Nahum
G3493 Nachor; Nahor
G3499 to deaden; to put to death
G3500 decease; dead state
G3502 young; young one
G3508 Nephthalim; Naphtali
G3511 worshipper; temple keeper
G3516 infant!
G3523 fasting; hungry
G3532 Nicolas; Nicolaus
G3537 bason; washbasin
G3540 mind!
G3543 to think!
G3544 lawyer!
G3552 to dote; to have a sickness
G3557 to keep back!
G3560 to admonish!
G3562 discreetly; wisely
G3564 Nymphas; Nympha
G3565 bride!
G3567 bridechamber; wedding hall
G3575 Noe; Noah
G3579 to host; passive: to lodge
G3580 to lodge strangers; to show hospitality
G3583 to wither; to dry up; passive: to be withered
G3584 withered!
G3594 to guide!
G3595 guide!
G3601 sorrow; pain
G3604 Ozias; Uzziah
G3606 from where!
G3609 domestic; member of the household
G3611 to dwell; to live
G3613 residence; dwelling
G3615 familiar; member of the household
G3616 to guide the house; to manage a household
G3617 master of the house!
G3618 to build; passive: to be built
G3622 stewardship!
G3623 steward!
G3628 mercy; compassion
G3629 merciful!
G3630 winebibber; drinker
G3634 such as!
G3636 tardy; lazy
G3637 eighth day; on the eighth day
G3643 to despise; to take lightly
G3647 perfect soundness; perfect health
G3648 complete!
G3654 at all!
G3657 companionship; company
G3663 similarly affected; of like nature
G3665 likeness!
G3666 to compare; passive: to become like
G3667 likeness!
G3669 similitude; likeness
G3671 acknowledgment; confession
G3673 of the same craft; of the same trade
G3676 nevertheless!
G3678 young ass; young donkey
G3679 to defame; to insult
G3684 millstone; of a donkey
G3689 really; truly
G3691 sharp!
G3692 hole; opening
G3695 to arm self; to arm yourselves
G3697 what kind!
G3700 to see; passive: to appear
G3706 vision!
G3710 to be angry; passive: to be angry
G3711 soon angry; quick-tempered
G3713 to stretch oneself; to aspire
G3717 straight!
G3718 rightly divide; to handle rightly
G3723 rightly!
G3726 to put on oath; to put under oath
G3730 assault; attempt
G3732 bird!
G3740 how many times; as often as
G3741 holy!
G3743 holily; in a holy way
G3749 of clay!
G3760 not; not at all
G3762 no one!
G3764 not yet!
G3773 Urbane; Urbanus
G3774 Urias; Uriah
G3776 property!
G3779 thus; in this way
G3781 debtor!
G3782 debt!
G3785 I ought; if only
G3786 benefit!
G3791 to vex; to torment
G3792 to gather a company; to form a mob
G3793 multitude; crowd
G3798 evening!
G3799 face!
G3802 to entangle; to trap
G3805 suffer; subject to suffering
G3807 boy-leader; guardian
G3809 discipline!
G3810 instructor!
G3814 servant girl!
G3816 servant!
G3819 formerly; long ago
G3826 all at once; all together
G3831 general assembly; festal gathering
G3834 craftiness!
G3837 everywhere!
G3838 completely!
G3841 all-ruling; Almighty
G3843 entirely; certainly
G3844 with; from
G3845 to go contrary; to break
G3847 transgression!
G3848 transgressor!
G3849 to constrain; to urge strongly
G3851 to misconsult; to risk
G3852 command!
G3855 to pass by; passive: to pass away
G3859 perverse disputing; constant friction
G3860 to deliver; to hand over
G3861 strange; remarkable thing
G3863 to stimulate alongside; to make jealous
G3864 upon the sea coast; by the sea
G3870 to beseech; to urge
G3874 consolation; encouragement
G3875 intercessor; Helper
G3878 to neglect to hear; to refuse to listen
G3879 to stoop to look!
G3880 to take; to take along
G3881 to lay one's course; to sail along the coast
G3882 sea coast; seacoast
G3891 to be opposed to law; to act against the law
G3893 to provoke; to rebel
G3894 provocation; rebellion
G3896 to sail; to sail past
G3897 nigh; near
G3899 to pass by!
G3901 to let slip; to drift away
G3904 preparation; day of preparation
G3906 to inspect alongside; to watch closely
G3907 inspection; observation
G3908 to set before; passive: to entrust
G3909 to meet; to happen to be there
G3912 to misthink; to be beside oneself
G3919 to privily bring; to bring in secretly
G3920 unawares brought; secretly brought in
G3921 to creep in unawares; to slip in
G3923 to give; to apply
G3924 except!
G3925 barracks!
G3927 alien alongside; sojourner
G3929 remission; passing over
G3930 to give; to provide
G3935 to hang down; to droop; passive: to be drooping
G3936 to stand by!; perfect: to stand by
G3939 to dwell; to live as a stranger
G3940 sojourning!
G3941 foreigner!
G3942 state alongside of supposition; figure of speech
G3944 to escape along; to turn out
G3948 provocation!
G3950 wrath; anger
G3951 to stir up; to incite
G3955 to speak boldly!
G3960 to strike!
G3964 murderer of fathers; killer of a father
G3965 family!
G3967 of fathers; of the fathers
G3971 of fathers; ancestral
G3973 to stop; passive: to stop
G3975 to thicken; to make dull
G3978 to go afoot; to go on foot
G3980 to obey!
G3982 to persuade; perfect: to trust
G3985 to test!
G3994 mother-in-law!
G3996 to mourn!
G3997 mourning!
G4006 confidence!
G4009 end!
G4010 Pergamos; Pergamum
G4013 to go around!
G4016 to clothe; passive: to be clothed
G4018 covering!
G4019 to bind about; to wrap around
G4021 meddlesome!
G4022 to come all around; to go around
G4023 to hold all around; to seize
G4028 to cover!
G4031 strong all around; in control
G4036 grieved all around; deeply grieved
G4039 to dwell round about; to live around
G4046 to purchase; to obtain
G4050 abundance!
G4051 abundance!
G4052 to abound; passive: to have abundance
G4054 more!
G4055 greater!
G4056 more abundantly!
G4057 exceedingly; abundantly
G4058 dove!
G4065 to despise; to disregard
G4066 around the region; surrounding region
G4077 spring!
G4081 clay; mud
G4082 scrip; bag
G4084 to seize!
G4086 enticing words; persuasive speech
G4092 to fire; to swell up; passive: to swell up
G4094 platter!
G4100 to believe; passive: to be entrusted with
G4101 trustworthy; pure
G4105 to deceive; to lead astray; passive: to be led astray
G4106 error!
G4108 deceiver!
G4110 thing formed; thing molded
G4112 feigned; made up
G4116 wide; street
G4117 broidered hair; braided hair
G4118 most!
G4119 more!
G4122 to be covetous; to take advantage of
G4123 covetous; greedy person
G4124 greed!
G4127 plague!
G4129 to multiply; passive: to be multiplied
G4131 striker; violent man
G4135 to carry out fully; to fulfill
G4137 to fulfill!
G4138 fullness!
G4139 neighbor!
G4140 satisfying; indulgence
G4141 to smite; to strike
G4143 ship; boat
G4144 voyage!
G4146 richly!
G4157 breath!
G4158 garment down to the foot; robe reaching to the feet
G4159 whence; from where
G4161 made thing!
G4163 doer!
G4164 various!
G4165 to shepherd!
G4169 what!
G4170 to be in warfare; to wage war
G4178 oft; often
G4179 manifold; many times more
G4180 much speaking; many words
G4181 at sundry times; in many parts
G4185 very costly!
G4186 extremely valuable; very precious
G4189 wickedness!
G4193 born in Pontus; native of Pontus
G4197 journey!
G4202 fornication; sexual immorality
G4203 to act the harlot; to commit sexual immorality
G4204 harlot; prostitute
G4205 prostitute; sexually immoral person
G4206 far!
G4207 afar off; from far away
G4211 seller of purple; dealer in purple
G4212 how many times; how often
G4214 how much; how many
G4216 carried away of the flood; swept away by a flood
G4217 interrogatively; what kind of
G4218 at some time; formerly
G4224 banqueting; drinking party
G4231 to busy oneself; to do business
G4232 prætorium; praetorium
G4234 deed!
G4237 in ranks; in groups
G4240 meekness; gentleness
G4241 to tower up; to be fitting
G4242 seniority; delegation
G4244 order of elders; council of elders
G4247 aged woman; older woman
G4255 to purpose; to decide beforehand
G4258 to sin previously; to sin before
G4259 porch; gateway
G4264 to force forward; to prompt
G4266 to be past; to happen before
G4271 obvious!
G4273 traitor!
G4276 first trust; to hope beforehand
G4284 to be better; to be better off
G4285 prefer; to outdo
G4288 readiness!
G4289 willing!
G4290 willingly; eagerly
G4291 to stand before; to lead
G4293 to anounce beforehand; to announce beforehand
G4299 prejudgment; prejudice
G4304 to meditate before; to prepare beforehand
G4305 to take thought beforehand; to worry beforehand
G4307 provision!
G4312 headlong!
G4314 toward; to
G4315 day before the sabbath; day before the Sabbath
G4317 to bring near!
G4320 to go up; to move up
G4324 to menace additionally; to threaten further
G4325 to expend additionally; to spend besides
G4329 expectation!
G4330 to suffer; to allow to go farther
G4332 to wait; to serve constantly
G4333 to gain; to earn
G4334 to approach!
G4337 to pay attention!
G4340 temporary!
G4345 to consort; to join with
G4348 stumbling!
G4356 receiving; acceptance
G4357 to remain with!
G4359 to be indebted additionally; to owe besides
G4360 to be grieved; to be angry with
G4362 to crucify; to nail up
G4368 succourer; helper
G4370 to run; to run up
G4371 relish; something to eat
G4377 to sound; to call out to
G4381 respecter of persons; one who shows favoritism
G4385 to bind; to stretch out
G4388 to place before; to plan
G4390 to run forward; to run ahead
G4392 pretext!
G4397 prophetic!
G4399 to get an earlier start; to speak first
G4400 to purpose; to appoint
G4404 morning; early
G4405 early morning!
G4408 prow; bow
G4409 to have the preeminence; to have first place
G4410 chief seat!
G4411 place of honor!
G4422 to frighten; to terrify
G4423 amazement; terror
G4428 to close; to roll up
G4430 corpse!
G4441 to inquire!
G4451 burning!
G4455 at any time; ever
G4457 hardness!
G4462 Lord; Rabboni
G4465 serjeant; police officer
G4466 Ragau; Reu
G4468 mischief; fraud
G4471 Rama; Ramah
G4477 Rachab; Rahab
G4479 Rebecca; Rebekah
G4481 Remphan; Rephan
G4497 Roboam; Rehoboam
G4500 with a great noise; with a roar
G4505 street!
G4507 turpitude; filthiness
G4508 vile; filthy
G4511 issue; flow
G4519 sabaoth; Hosts
G4520 rest; Sabbath rest
G4522 net; dragnet
G4524 Sadoc; Zadok
G4527 Sala; Shelah
G4528 Salathiel; Shealtiel
G4542 of Samaria; Samaritan
G4543 Samothracia; Samothrace
G4556 sardius; carnelian
G4558 Sarepta; Zarephath
G4559 fleshly!
G4562 Saruch; Serug
G4564 Sara; Sarah
G4565 Saron; Sharon
G4570 to quench!
G4574 object of worship!
G4576 to worship!
G4583 to be a lunatic; to have seizures
G4584 Semei; Semein
G4586 honorable!
G4587 venerableness; dignity
G4590 Sem; Shem
G4593 to note; to take note of
G4594 this day; today
G4595 to be corrupted; to rot
G4601 to be silent!
G4606 of Sidon; Sidonian
G4614 Sina; Sinai
G4619 fatling; fattened cattle
G4622 Sion; Zion
G4624 to offend; to cause to stumble
G4625 offence; stumbling block
G4631 tackling; ship’s gear
G4634 tabernacles; feast of booths
G4636 tabernacle; tent
G4638 tabernacle; dwelling
G4644 stiffnecked; stiff-necked
G4646 crooked!
G4648 to take aim; to watch
G4652 dark!
G4657 dung; rubbish
G4661 spoil; plunder
G4662 eaten of worms; eaten by worms
G4669 to mingle with myrrh; to mix with myrrh
G4676 cloth!
G4679 to make wise!
G4692 to speed; to hurry
G4693 cave!
G4694 ledge; hidden reef
G4698 bowels; compassion
G4702 sown; grainfield
G4704 to give diligence; to be eager
G4708 more carefully; more eagerly
G4712 stadium!
G4714 standing; riot
G4724 to avoid!
G4729 to hem in closely; to restrict
G4730 distress!
G4731 solid!
G4733 stedfastness; firmness
G4739 to be stationary; to stand firm
G4740 stedfastness; steadfastness
G4749 robe!
G4753 army!
G4754 to serve; to serve as a soldier
G4755 captain!
G4761 to wrest; to twist
G4762 to turn; passive: to turn
G4763 to live deliciously; to live in luxury
G4770 Stoick; Stoic
G4771 thou; you
G4773 relative!
G4777 to be partaker of afflictions; to suffer together
G4778 to suffer affliction; to be mistreated with
G4786 to commingle; to associate with; passive: to associate with
G4788 to shut together; to enclose
G4789 fellow heir!
G4791 partner!
G4794 to bow together; to bend over
G4798 to have dealings; to associate with
G4802 to discuss!
G4804 disputer; debater
G4806 to quicken together; to make alive with
G4807 sycamine tree; mulberry tree
G4811 to be a fig-informer; to cheat
G4812 to spoil; to take captive
G4815 to conceive; to seize
G4819 to happen!
G4820 to ponder!
G4822 to drive together; to join together
G4824 counsel!
G4830 partaker; sharer
G4832 conformed!
G4834 to sympathize!
G4837 to comfort together; to encourage together
G4845 to implenish completely; to fulfill
G4849 company; group
G4850 co-presbyter; fellow elder
G4851 to be expedient; to be better
G4852 to consent; to agree with
G4855 to grow up with; passive: to grow up with
G4857 concord; harmony
G4860 to reckon; to count
G4861 like-minded; united in soul
G4863 to gather; passive: to be gathered together
G4868 to make up together; to settle
G4869 fellowprisoner; fellow prisoner
G4871 to assemble together; to gather with
G4874 to associate with!
G4875 to refresh; to find rest with
G4885 to grow together; passive: to grow together
G4886 bond!
G4898 travel companion!
G4904 fellow worker!
G4907 understanding!
G4908 prudent; intelligent
G4909 feel gratified; to approve
G4911 to rise up together; to join in the attack
G4912 to constrain; to press
G4915 equal; contemporary
G4918 to throng; to press around
G4921 to commend!
G4927 to join hard; to be next to
G4928 distress!
G4939 brought up; foster brother
G4942 to dissemble; to join in hypocrisy
G4943 to help together; to join in helping
G4944 to travail in pain together; to be in labor together
G4949 Syrophenician; Syrophoenician
G4950 quicksands; Syrtis
G4952 to throw down; to throw into convulsions
G4955 fellow-insurgent; fellow rebel
G4958 to send together; to bring together
G4961 fellowsoldier; fellow soldier
G4963 twisting together; plot
G4966 Sychem; Shechem
G4968 slain beast; slain animal
G4970 very!
G4976 fashion; form
G4978 division!
G4981 school; lecture hall
G4990 saviour; Savior
G4994 to teach to be sober; to train
G4996 soberly; with self-control
G4997 self-control!
G4998 self-controlled!
G4999 taverns; Three Taverns
G5009 dispensary; inner room
G5011 humble!
G5012 humility!
G5014 humiliation!
G5020 cast down to hell; to cast into Tartarus
G5028 tomb!
G5029 shortly; soon
G5030 quickly!
G5031 swift!
G5032 sooner!
G5034 haste!
G5050 completion; fulfillment
G5058 receipt of custom; tax booth
G5063 forty years!
G5074 fourfooted beast; four-footed animal
G5077 to turn to ashes; to reduce to ashes
G5078 craft!
G5079 craftsman!
G5082 so great!
G5084 hold; custody
G5087 to put!
G5088 to bring forth; to give birth; passive: to be born
G5092 honor!
G5094 costliness; wealth
G5102 title; inscription
G5106 therefore!
G5118 so much!
G5138 rough!
G5158 way!
G5159 to suffer the manners; to bear with
G5162 nurse; nursing mother
G5172 luxury!
G5179 pattern; example
G5183 of Tyre; Tyrian
G5188 to smoke; to smolder; passive: to smolder
G5189 tempestuous; violent
G5195 to exercise violence; to mistreat
G5196 insult!
G5197 insulter; insolent person
G5198 to be healthy!
G5199 healthy!
G5211 Hymenæus; Hymenaeus
G5217 to go; to go away
G5223 existency; possession
G5225 to exist; to be
G5227 opposed; hostile
G5229 to raise oneself over; to be arrogant
G5231 far above!
G5233 to go beyond; to wrong
G5234 beyond measure; more exceedingly
G5236 throwing beyond others; surpassing greatness
G5239 to stretch beyond; to overextend
G5240 to overflow; passive: to overflow
G5242 to hold oneself above; to surpass
G5246 great swelling; boastful
G5247 superiority!
G5248 to super-abound; to abound all the more; passive: to abound all the more
G5250 to be exceeding abundant; to overflow
G5252 to think more highly; to think too highly
G5256 to serve!
G5260 to suborn; to instigate
G5262 exhibit for imitation; example
G5264 to receive; to welcome
G5267 guilty; accountable
G5272 hypocrisy!
G5274 to suppose!
G5279 to remind!
G5281 endurance!
G5284 to sail under; to sail under the shelter of
G5287 confidence!
G5288 to withhold under; to hold back
G5292 subjection; submission
G5293 to subject; passive: to be subject
G5295 to run under; to run under the shelter of
G5296 pattern!
G5297 to endure!
G5299 to hit under the eye; to wear out
G5302 to lack; passive: to lack
G5303 lack!
G5304 want; poverty
G5309 to be highminded; to be haughty
G5311 height!
G5313 height!
G5316 to appear; to shine; passive: to appear
G5317 Phalec; Peleg
G5318 manifest; evident
G5319 to make manifest; to reveal
G5326 spirit; ghost
G5329 Phares; Perez
G5331 sorcery!
G5335 to assert; to claim
G5336 crib; manger
G5341 cloke; cloak
G5345 fame; news
G5356 corruption!
G5357 broad shallow cup; bowl
G5358 love of good men; loving good
G5360 brotherly love!
G5361 love as brethren; loving as brothers
G5362 love their husbands; loving their husbands
G5363 kindness!
G5364 courteously; kindly
G5366 covetous; lover of money
G5381 hospitality!
G5382 hospitable!
G5387 kindly affectioned; devoted
G5388 love their children; loving their children
G5389 to strive!
G5390 courteously; hospitably
G5392 to muzzle; to silence
G5396 to prate; to talk nonsense against
G5397 tattler; gossip
G5398 fearful!
G5399 to fear; passive: to fear
G5402 Phebe; Phoebe
G5403 Phenice; Phoenicia
G5405 Phenice; Phoenix
G5410 forum; Forum
G5412 to load up; to burden
G5419 to declare; to explain
G5427 mindset!
G5428 insight!
G5434 stick; brushwood
G5436 Phygellus; Phygelus
G5441 keeper; guard
G5450 swelling; arrogance
G5453 to spring up; passive: to spring up
G5454 hole; den
G5460 full of light!
G5461 to enlighten; passive: to be enlightened
G5466 Chaldæan; Chaldean
G5467 fierce!
G5470 brass; of bronze
G5473 brazen vessel; bronze vessel
G5474 fine brass; burnished bronze
G5477 Chanaan; Canaan
G5478 of Canaan; Canaanite
G5480 mark!
G5481 express image; exact imprint
G5482 trench; barricade
G5484; because of
G5488 Charran; Haran
G5497 hand-leader; guide
G5498 handwriting; handwritten record
G5506 commander!
G5509 tunic!
G5515 green!
G5517 earthy; made of dust
G5518 measure; quart
G5519 swine; pig
G5524 to be a dance-leader; to supply
G5526 to satisfy!
G5536 money!
G5537 to warn!
G5538 answer of God; divine answer
G5542 good words; smooth talk
G5543 kind!
G5544 kindness!
G5545 anointing!
G5558 to deck; to adorn
G5560 lame!
G5562 to be in space; to make room
G5563 to depart; to separate
G5564 field!
G5567 to twitch; to sing praise
G5571 false!
G5573 speaking lies; lying
G5579 lie!
G5586 stone!
G5588 whisperer; gossip
G5591 natural!
G5594 to wax cold; to grow cold; passive: to grow cold
G5595 to supply; to give away
G5596 sop; piece of bread
G5604 pang; birth pain
G5605; to be in labor
G5616 like!
G5617 Osee; Hosea
G5624 helpful; useful
G6015 fear; awe
G6016 to scour; to refine
G6020 examination; testing
G6033 hence; from there
G6037 to sow above; to sow over
G6058 hidden; secret
G6059 to encompass; to surround
G6068 fog; mist
G6081 to be downcast; to collapse
G20447 stoppage; delay
`;

/** The words whose only meaning is the short one. To give such a word another, move its line up. */
export const OTHER_GREEK_WORDS = `
G1 Alpha
G2 Aaron
G3 Abaddon
G4 not burdensome
G5 Abba
G6 Abel
G8 Abiathar
G9 Abilene
G10 Abiud
G11 Abraham
G13 Agabus
G14 to do good
G15 to do good
G16 well-doing
G18 good
G19 goodness
G20 exultation
G22 unmarried
G24 indignation
G25 to love
G26 love
G27 beloved
G30 vessel
G31 message
G32 angel
G33 go
G34 herd
G37 to sanctify
G40 holy
G41 holiness
G42 holiness
G43 arm
G44 hook
G45 anchor
G47 purity
G48 to purify
G49 purification
G50 to be ignorant
G52 ignorance
G54 pureness
G56 ignorance
G57 unknown
G59 to buy
G61 catch
G64 to catch
G65 wild olive tree
G66 wild
G67 Agrippa
G69 to keep watch
G73 contest
G74 agony
G75 to struggle
G76 Adam
G78 Addi
G79 sister
G80 brother
G81 brotherhood
G82 hidden
G83 uncertainty
G84 uncertainly
G86 Hades
G87 impartial
G89 without ceasing
G90 uncorruptness
G93 unrighteousness
G95 unjustly
G98 of Adramyttium
G100 abundance
G101 to be impossible
G103 to sing
G105 eagle
G106 unleavened
G107 Azor
G108 Azotus
G109 air
G110 immortality
G112 without God
G113 lawless
G116 Athens
G117 Athenian
G118 to compete
G119 struggle
G121 innocent
G123 shore
G124 Egyptian
G125 Egypt
G128 Ethiopian
G129 blood
G130 shedding of blood
G131 to have a flow of blood
G133 praise
G134 to praise
G136 praise
G138 to choose
G140 to choose
G142 to take up
G143 to perceive
G144 discernment
G145 sense
G149 shame
G150 shameful
G151 obscenity
G152 shame
G153 to be ashamed
G154 to ask
G157 complaint
G158 reason
G159 cause
G161 captivity
G163 to make captive
G164 captive
G165 age
G166 eternal
G167 impurity
G168 filthiness
G169 unclean
G170 to lack opportunity
G171 out of season
G173 thorn
G174 thorny
G177 uncovered
G178 uncondemned
G182 unstable
G183 unruly
G186 without wavering
G187 to be ripe
G188 yet
G189 hearing
G190 to follow
G191 to hear
G194 undiluted
G195 exactness
G200 locust
G202 hearer
G203 uncircumcision
G204 cornerstone
G207 Aquila
G210 against the will
G213 boaster
G214 to wail
G216 mute
G217 salt
G218 to anoint
G221 Alexandrian
G223 Alexander
G224 flour
G225 truth
G226 to tell the truth
G227 true
G228 true
G229 to grind
G230 truly
G231 fisherman
G232 to fish
G233 to salt
G234 pollution
G235 but
G236 to change
G238 to allegorize
G240 one another
G241 foreigner
G242 to jump
G243 other
G244 meddler
G246 foreigner
G247 otherwise
G248 to tread out grain
G249 irrational
G250 aloes
G251 salt
G252 salty
G253 less sorrowful
G254 chain
G255 unprofitable
G256 Alphaeus
G257 threshing floor
G258 fox
G259 capture
G260 together
G261 ignorant
G263 unfading
G264 to sin
G265 sin
G266 sin
G267 without witness
G268 sinner
G270 to reap
G271 amethyst
G272 to neglect
G276 unchangeable
G277 unmovable
G278 irrevocable
G279 unrepentant
G282 without mother
G283 undefiled
G285 sand
G286 lamb
G288 vine
G289 vinedresser
G290 vineyard
G292 to defend
G293 net
G294 to clothe
G295 Amphipolis
G297 both
G298 blameless
G300 Amon
G301 Amos
G303 each
G305 to go up
G306 to defer
G307 to draw
G308 to look up
G309 recovery of sight
G311 delay
G313 to beget again
G314 to read
G315 to compel
G316 necessary
G319 to be made known
G320 reading
G322 to show
G323 showing
G324 to receive
G325 to deliver
G327 to seek
G328 to gird up
G330 to revive
G334 gift
G336 death
G337 to kill
G338 innocent
G339 to sit up
G340 to renew
G341 to renew
G342 renewing
G343 to unveil
G345 to recline
G346 to sum up
G348 to hinder
G349 to cry out
G350 to examine
G351 examination
G353 to take up
G354 taking up
G355 to consume
G356 proportion
G357 to consider
G359 departure
G361 sinless
G362 to wait
G364 remembrance
G365 to renew
G367 Ananias
G368 indisputable
G370 unworthy
G371 unworthily
G372 rest
G374 to persuade
G375 to send back
G376 crippled
G380 to open
G381 to kindle
G382 innumerable
G383 to stir up
G385 to take up
G386 resurrection
G389 to sigh deeply
G391 behavior
G393 to rise
G394 to set forth
G395 east
G396 to overturn
G397 to bring up
G399 to offer up
G400 to speak out
G402 to withdraw
G404 to refresh
G406 Andrew
G407 to act like men
G408 Andronicus
G409 murderer
G410 blameless
G411 indescribable
G414 more tolerable
G415 merciless
G417 wind
G418 impossible
G419 unsearchable
G420 patient
G421 unsearchable
G424 to go up
G426 to examine
G427 without
G429 to find
G431 cousin
G432 dill
G435 man
G436 to resist
G437 to give thanks
G438 flower
G440 coal of fire
G442 human
G443 murderer
G444 man
G445 to be the deputy
G446 proconsul
G447 to loosen
G448 merciless
G449 unwashed
G451 Anna
G452 Annas
G455 to open
G456 to rebuild
G457 opening
G459 lawless
G460 without law
G462 unholy
G463 forbearance
G464 to strive
G465 exchange
G466 to fill up
G469 reward
G472 to hold to
G475 to oppose
G476 adversary
G478 to resist
G480 to oppose
G481 opposite
G483 to speak against
G485 dispute
G487 ransom
G490 Antioch
G491 of Antioch
G492 to pass by on the other side
G493 Antipas
G494 Antipatris
G495 over
G496 to resist
G498 oppose
G500 antichrist
G501 to draw
G503 to face
G507 above
G508 upper room
G509 from above
G510 upper
G511 upper
G512 unprofitable
G513 axe
G514 worthy
G517 invisible
G519 to hang himself
G520 to lead away
G522 to take away
G523 to ask back
G525 to release
G526 to alienate
G527 tender
G528 to meet
G529 meeting
G530 once
G532 unprepared
G533 to deny
G534 henceforth
G535 completion
G536 firstfruits
G537 all
G538 to deceive
G540 without father
G542 to see
G544 to disobey
G545 disobedient
G546 to threaten
G548 to be absent
G549 to go
G550 to renounce
G552 inexperienced
G555 putting off
G556 to drive
G558 freedman
G559 Apelles
G561 before
G562 endless
G563 without distraction
G564 uncircumcised
G566 it is enough
G567 to abstain
G569 to disbelieve
G570 unbelief
G571 unbelieving
G573 single
G575 from
G577 to throw off
G579 rejected
G580 loss
G585 demonstration
G586 to tithe
G587 acceptable
G593 to reject
G594 acceptance
G595 putting off
G597 to store up
G598 to press
G599 to die
G600 to restore
G601 to reveal
G602 revelation
G604 to reconcile
G605 restoration
G606 to be reserved
G607 to behead
G608 to shut
G609 to cut off
G610 sentence
G611 to answer
G612 answer
G613 to hide
G614 secret
G615 to kill
G617 to roll away
G619 full enjoyment
G620 to leave behind
G621 to lick
G623 Apollyon
G624 Apollonia
G625 Apollos
G628 to wash away
G629 redemption
G631 to wipe off
G633 to wash
G634 to fall
G635 to lead astray
G636 to sail away
G637 to wash
G638 to choke
G639 to be perplexed
G640 perplexity
G641 to cast
G644 shadow
G648 to uncover
G649 to send
G650 to defraud
G651 apostleship
G652 apostle
G654 to turn away
G656 put out of the synagogue
G658 to finish
G660 to shake off
G661 to repay
G662 to be very bold
G663 severity
G665 to turn away
G666 absence
G668 to escape
G670 to unload
G671 using
G672 to depart
G673 to separate
G674 to faint
G678 impartially
G679 without stumbling
G680 to touch
G682 Apphia
G683 to push away
G685 curse
G688 Arabia
G689 Aram
G691 to be idle
G693 silver
G695 silversmith
G696 silver
G697 Areopagus
G698 Areopagite
G699 pleasing
G700 to please
G702 Aretas
G704 lamb
G705 to number
G706 number
G708 Aristarchus
G709 to dine
G710 left hand
G711 Aristobulus
G712 meal
G715 bear
G716 chariot
G717 Armageddon
G718 to betroth
G719 joint
G720 to deny
G721 lamb
G722 to plow
G723 plow
G729 seamless
G730 male
G731 unspeakable
G733 sodomite
G734 Artemas
G736 foresail
G737 now
G739 complete
G740 bread
G741 to season
G742 Arphaxad
G743 archangel
G745 Archelaus
G746 beginning
G748 high-priestly
G749 chief priest
G750 chief shepherd
G751 Archippus
G752 synagogue ruler
G756 to begin
G758 ruler
G759 spice
G760 Asa
G763 ungodliness
G765 ungodly
G769 weakness
G770 to be weak
G772 weak
G773 Asia
G777 without food
G778 to exercise
G780 gladly
G781 unwise
G783 greeting
G785 asp
G788 nearer
G789 Assos
G790 to be homeless
G792 star
G793 unstable
G794 heartless
G796 lightning
G797 to flash
G798 star
G799 Asyncritus
G805 to secure
G811 riotous
G815 childless
G821 to handle shamefully
G822 vapor
G823 moment
G825 Attalia
G826 to shine
G828 Augustus
G829 self-willed
G834 flute-player
G836 flute
G838 growth
G840 severe
G842 content
G843 self-condemned
G846 he
G847 here
G848 self
G850 dark
G851 to take away
G853 to destroy
G855 invisible
G858 simplicity
G859 forgiveness
G860 ligament
G867 departure
G869 suddenly
G870 without fear
G871 to make like
G872 to look
G874 opportunity
G875 to foam
G876 foam
G879 to fall asleep
G882 Achaia
G883 Achaicus
G884 ungrateful
G885 Achim
G887 mist
G888 useless
G891 until
G892 chaff
G893 veracious
G894 wormwood
G895 without life
G896 Baal
G897 Babylon
G902 branch
G903 Balaam
G906 to throw
G907 to baptize
G908 baptism
G910 Baptist
G911 to dip
G912 Barabbas
G913 Barak
G915 barbarian
G916 to weigh down
G918 Bartholomew
G921 Barnabas
G923 Barsabas
G924 Bartimæus
G925 to overcharge
G927 very precious
G928 to torment
G929 torment
G930 torturer
G931 torment
G932 kingdom
G933 palace
G934 royal
G935 king
G936 to reign
G938 queen
G939 foot
G940 to bewitch
G943 bath measure
G944 frog
G946 abomination
G947 detestable
G948 to detest
G951 confirmation
G952 profane
G953 to profane
G955 Belial
G956 arrow
G957 very well
G958 Benjamin
G959 Bernice
G960 Berea
G962 Bethabara
G963 Bethany
G964 Bethesda
G965 Bethlehem
G966 Bethsaida
G967 Bethphage
G968 judgment seat
G969 beryl
G970 violence
G971 to force
G972 violent
G975 book
G976 book
G977 to eat
G978 Bithynia
G979 life
G980 to live
G981 manner of life
G984 to hurt
G985 to sprout
G986 Blastus
G987 to blaspheme
G988 blasphemy
G991 to see
G992 must be put
G993 Boanerges
G995 cry
G996 help
G998 helper
G1000 throw
G1002 dart
G1004 mire
G1005 north
G1009 cluster
G1010 council member
G1015 hill
G1016 ox
G1017 prize
G1018 to rule
G1019 to delay
G1020 to sail slowly
G1021 slow
G1022 slackness
G1023 arm
G1027 thunder
G1028 rain
G1029 noose
G1030 gnashing
G1031 to gnash
G1036 to sink
G1037 deep
G1038 tanner
G1039 fine linen
G1040 fine linen
G1041 altar
G1042 gabbatha
G1043 Gabriel
G1044 gangrene
G1045 Gad
G1046 Gadarene
G1047 treasure
G1048 Gaza
G1049 treasury
G1050 Gaius
G1051 milk
G1052 Galatian
G1053 Galatia
G1055 calm
G1056 Galilee
G1058 Gallio
G1059 Gamaliel
G1060 to marry
G1061 to give in marriage
G1063 for
G1067 hell
G1068 Gethsemane
G1069 neighbor
G1070 to laugh
G1071 laughter
G1072 to fill
G1073 be full
G1074 generation
G1076 genealogy
G1077 birthday
G1079 birth
G1081 offspring
G1082 Gennesaret
G1083 birth
G1084 born
G1087 senate
G1088 old
G1089 to taste
G1092 farmer
G1093 earth
G1094 old age
G1096 to become
G1097 to know
G1098 new wine
G1099 sweet
G1100 tongue
G1104 genuinely
G1107 to make known
G1108 knowledge
G1109 expert
G1110 known
G1111 to grumble
G1112 grumbling
G1113 grumbler
G1114 impostor
G1115 Golgotha
G1118 parent
G1119 knee
G1120 to kneel
G1122 scribe
G1123 written
G1124 scripture
G1125 to write
G1128 to train
G1129 training
G1131 naked
G1132 nakedness
G1134 feminine
G1135 woman
G1136 Gog
G1138 David
G1143 to bite
G1144 tear
G1145 to weep
G1146 ring
G1147 finger
G1148 Dalmanutha
G1149 Dalmatia
G1150 to tame
G1151 heifer
G1152 Damaris
G1153 Damascene
G1154 Damascus
G1156 debt
G1158 Daniel
G1159 to spend
G1160 cost
G1161 but
G1164 example
G1166 to show
G1168 to be afraid
G1169 fearful
G1170 so and so
G1171 terribly
G1172 to dine
G1173 supper
G1175 religion
G1176 ten
G1177 twelve
G1178 fifteen
G1179 Decapolis
G1180 fourteen
G1181 tenth
G1182 tenth
G1183 to tithe
G1184 acceptable
G1185 to entice
G1186 tree
G1187 spearman
G1188 right hand
G1189 to beg
G1190 of Derbe
G1191 Derbe
G1192 skin
G1194 to beat
G1195 to bind
G1196 to bind
G1197 bundle
G1198 prisoner
G1200 jailer
G1201 prison
G1202 prisoner
G1203 master
G1205 come
G1206 next day
G1207 second-first
G1208 second
G1209 to receive
G1210 to bind
G1212 clear
G1214 Demas
G1216 Demetrius
G1217 maker
G1218 people
G1221 indeed
G1223 through
G1224 to cross
G1225 to accuse
G1226 to affirm constantly
G1227 to see clearly
G1228 devil
G1232 to make known
G1233 hearing
G1237 to come after
G1238 crown
G1239 to distribute
G1240 successor
G1241 to gird
G1242 covenant
G1243 variety
G1244 to divide
G1246 to convince
G1247 to serve
G1248 ministry
G1250 two hundred
G1251 to hear
G1256 to reason
G1257 to cease
G1259 to reconcile
G1260 to reason
G1261 thought
G1262 to scatter
G1263 to testify
G1264 to strive
G1265 to remain
G1266 to divide
G1267 division
G1268 to spread
G1269 to nod
G1270 thought
G1272 to open
G1273 continue all night
G1274 to finish
G1275 through all time
G1276 to cross over
G1280 to be perplexed
G1281 to gain by trading
G1282 to cut to the heart
G1283 to plunder
G1284 to tear
G1287 to scatter
G1289 to scatter abroad
G1290 dispersion
G1291 to command
G1292 interval
G1297 commandment
G1298 to trouble
G1299 to command
G1300 to continue
G1301 to keep
G1302 why
G1305 food
G1306 to dawn
G1307 transparent
G1309 escape
G1312 decay
G1314 to keep
G1316 to depart
G1320 teacher
G1321 to teach
G1324 Didymus
G1325 to give
G1328 interpreter
G1329 to interpret
G1331 to make enquiry
G1332 two years old
G1333 two years
G1334 to tell
G1338 to pierce
G1339 to part
G1341 righteous judgment
G1342 righteous
G1343 righteousness
G1344 to justify
G1347 justification
G1348 judge
G1350 net
G1351 double-tongued
G1352 therefore
G1353 to travel through
G1354 Dionysius
G1357 reform
G1360 because
G1361 Diotrephes
G1363 to double
G1364 twice
G1365 to doubt
G1367 two thousand
G1368 to strain out
G1370 division
G1372 to be thirsty
G1373 thirst
G1374 double minded
G1375 persecution
G1376 persecutor
G1377 to persecute
G1380 to think
G1383 testing
G1384 approved
G1385 beam
G1386 deceitful
G1387 to use deceit
G1388 deceit
G1390 gift
G1391 glory
G1392 to glorify
G1393 Dorcas
G1394 giving
G1395 giver
G1396 to enslave
G1397 slavery
G1398 to serve
G1399 female slave
G1400 servant
G1401 servant
G1402 to enslave
G1404 dragon
G1406 drachma
G1407 sickle
G1408 course
G1409 Drusilla
G1410 to be able
G1411 power
G1412 to strengthen
G1413 ruler
G1416 to set
G1417 two
G1418 hard
G1420 dysentery
G1421 hard to explain
G1422 hard
G1424 west
G1425 hard to understand
G1427 twelve
G1428 twelfth
G1429 twelve tribes
G1430 housetop
G1431 gift
G1433 to give
G1434 gift
G1435 gift
G1437 if
G1438 himself
G1440 seventy
G1441 seventy times
G1442 seventh
G1444 Hebrew
G1445 Hebrew
G1446 Hebrew
G1448 to draw near
G1449 to write in
G1451 near
G1452 nearer
G1454 resurrection
G1455 spy
G1457 to dedicate
G1458 to accuse
G1459 to forsake
G1461 to graft in
G1462 accusation
G1464 hindrance
G1465 to hinder
G1466 self-control
G1467 to be self-controlled
G1468 self-controlled
G1471 pregnant
G1472 to anoint
G1473 I
G1474 to raze to the ground
G1475 ground
G1477 support
G1480 to accustom
G1481 governor
G1484 nation
G1485 custom
G1487 if
G1488 thou art
G1489 if indeed
G1490 otherwise
G1493 idol’s temple
G1495 idolatry
G1496 idolater
G1497 idol
G1498 mean
G1499 though
G1501 twenty
G1502 to yield
G1504 image
G1505 sincerity
G1507 to roll together
G1508 but
G1509 except
G1510 to be
G1513 if by any means
G1514 to live in peace
G1515 peace
G1516 peaceable
G1517 to make peace
G1518 peacemaker
G1519 into
G1520 one
G1521 to bring in
G1522 to hear
G1524 to enter
G1525 to enter
G1526 are
G1527 one by one
G1528 to invite in
G1529 entrance
G1530 to rush in
G1531 to enter
G1532 to run
G1534 then
G1535 whether
G1536 whosoever
G1537 from
G1538 each
G1539 always
G1540 a hundred
G1541 hundred years old
G1542 hundredfold
G1543 centurion
G1544 to cast out
G1546 throwing overboard
G1547 to give in marriage
G1548 give in marriage
G1549 grandchild
G1551 to wait for
G1555 to declare
G1561 expectation
G1563 there
G1565 that
G1566 there
G1567 to seek out
G1571 to clean out
G1572 to burn
G1574 to pierce
G1575 to break off
G1576 to exclude
G1577 church
G1579 to swim out
G1580 to carry out
G1583 to tell
G1584 to shine forth
G1585 to forget
G1586 to choose
G1587 to fail
G1591 to wipe
G1593 to slip away
G1595 willing
G1597 long ago
G1598 to test
G1600 to stretch out
G1601 to fall away
G1603 to fulfill
G1604 accomplishment
G1605 to astonish
G1610 to uproot
G1612 to be perverted
G1615 to complete
G1617 more earnestly
G1619 fervently
G1621 to shake off
G1623 sixth
G1624 to turn aside
G1625 to nourish
G1626 untimely birth
G1629 to terrify
G1631 to put forth
G1632 to pour out
G1633 to depart
G1635 willingly
G1636 olive
G1637 oil
G1639 Elamite
G1641 to have lack
G1643 to drive
G1644 lightness
G1645 light
G1646 least
G1647 less than the least
G1648 Eleazar
G1649 rebuke
G1650 proof
G1652 pitiable
G1654 alms
G1655 merciful
G1656 mercy
G1657 freedom
G1658 free
G1660 coming
G1661 of ivory
G1662 Eliakim
G1663 Eliezer
G1664 Eliud
G1668 sore
G1670 to draw
G1671 Greece
G1672 Greek
G1673 Greek
G1679 to hope
G1680 hope
G1681 Elymas
G1682 Eloi
G1683 myself
G1685 to throw into
G1686 to dip
G1691 me
G1692 to vomit
G1695 Emmaus
G1696 to continue
G1698 to me
G1699 my
G1700 of me
G1701 mocking
G1702 to mock
G1703 mocker
G1704 to walk
G1705 to fill
G1706 to fall into
G1707 to entangle
G1708 braiding
G1709 to breathe
G1712 merchandise
G1713 merchant
G1714 to burn up
G1715 before
G1716 to spit on
G1720 to breathe on
G1721 implanted
G1722 in
G1725 before
G1726 before
G1729 lacking
G1731 to show
G1733 eleven
G1734 eleventh
G1735 it is accepted in
G1736 to be at home
G1738 just
G1740 to glorify
G1743 to strengthen
G1745 putting on
G1747 ambush
G1749 ambush
G1750 to wrap
G1751 to be within
G1752 because of
G1754 to work
G1757 to bless
G1759 here
G1760 to think
G1761 thought
G1763 year
G1764 to be present
G1765 to strengthen
G1766 ninth
G1767 nine
G1768 ninety-nine
G1769 speechless
G1770 to make signs
G1774 to dwell
G1775 unity
G1776 to trouble
G1778 commandment
G1781 to command
G1783 prayer
G1785 commandment
G1787 within
G1789 to nourish
G1791 shame
G1792 to revel
G1794 to wrap
G1795 engrave
G1796 to insult
G1798 dream
G1799 before
G1801 to listen to
G1802 Enoch
G1803 six
G1805 to redeem
G1808 to put away
G1810 suddenly
G1811 to follow
G1812 six hundred
G1813 to wipe out
G1814 to leap up
G1815 resurrection
G1816 to spring up
G1817 to raise up
G1818 to deceive
G1819 suddenly
G1821 to send away
G1825 to raise up
G1827 to convince
G1828 to drag away
G1829 vomit
G1831 to go out
G1832 to be lawful
G1835 sixty
G1838 practice
G1842 to destroy
G1843 to confess
G1845 exorcist
G1846 to dig out
G1848 to despise
G1849 authority
G1851 prominent
G1853 awake
G1857 outer
G1858 to keep the feast
G1859 feast
G1860 promise
G1861 to promise
G1862 promise
G1863 to bring
G1864 to contend for
G1866 Epaenetus
G1867 to praise
G1868 praise
G1869 to lift up
G1871 to beg
G1872 to follow
G1873 to hear
G1874 to listen to
G1875 when
G1876 necessary
G1877 to return
G1878 to remind
G1879 to rest on
G1880 to return
G1881 to rise against
G1882 correction
G1884 to help
G1885 province
G1886 habitation
G1888 in the very act
G1889 Epaphras
G1890 to foam out
G1891 Epaphroditus
G1892 to stir up
G1893 since
G1895 since
G1896 to look upon
G1897 seeing
G1898 bringing in
G1899 then
G1900 beyond
G1903 outer garment
G1905 to ask
G1909 on
G1911 to lay on
G1913 to set on
G1915 patch
G1916 to cry
G1917 plot
G1918 to marry
G1920 to arrive
G1922 knowledge
G1923 inscription
G1924 to inscribe
G1925 to show
G1926 to receive
G1928 to add to
G1929 to give
G1930 to set in order
G1931 to go down
G1934 to seek
G1936 laying on
G1937 to desire
G1938 craver
G1939 desire
G1940 to set on
G1941 to call on
G1942 covering
G1943 to cover
G1944 accursed
G1946 Epicurean
G1947 help
G1949 to take hold
G1950 to forget
G1951 to call
G1952 to fail
G1953 forgetfulness
G1954 rest
G1955 interpretation
G1956 to explain
G1957 to testify
G1958 care
G1959 to take care of
G1960 diligently
G1961 to continue
G1962 to consent
G1963 thought
G1965 perjurer
G1967 daily
G1969 to rebuke
G1970 to choke
G1972 longing
G1973 longed for
G1974 longing
G1975 to come to
G1976 to sew on
G1979 provisions
G1980 to visit
G1981 to rest
G1982 to overshadow
G1983 to oversee
G1987 to know
G1988 master
G1991 to strengthen
G1993 to silence
G1995 conversion
G1996 to gather together
G1997 gathering together
G1998 to come running together
G1999 conspiracy
G2000 dangerous
G2001 to insist
G2002 to accumulate
G2004 to command
G2006 needful
G2007 to lay on
G2008 to rebuke
G2009 punishment
G2010 to permit
G2011 commission
G2013 to obtain
G2019 to shout
G2020 to dawn
G2023 to supply
G2024 supply
G2025 to anoint
G2026 to build on
G2027 to run aground
G2028 to call
G2029 to behold
G2031 word
G2032 heavenly
G2033 seven
G2034 seven times
G2035 seven thousand
G2036 to say
G2037 Erastus
G2038 to work
G2041 work
G2042 to provoke
G2043 to stick fast
G2044 to speak out
G2045 to search
G2046 to say
G2048 wilderness
G2049 to make desolate
G2050 desolation
G2053 wool
G2055 goat
G2057 Hermas
G2058 interpretation
G2059 to interpret
G2060 Hermes
G2061 Hermogenes
G2062 reptile
G2063 red
G2064 to come
G2065 to ask
G2067 clothing
G2068 to eat
G2069 Esli
G2070 are
G2071 shall be
G2072 mirror
G2073 evening
G2075 have been
G2076 are
G2077 be thou
G2078 last
G2079 finally
G2080 inside
G2084 of a foreign tongue
G2085 to teach differently
G2086 to be unequally yoked
G2087 other
G2088 differently
G2090 to prepare
G2092 ready
G2093 ready
G2094 year
G2095 well
G2096 Eve
G2097 to preach the gospel
G2098 gospel
G2099 evangelist
G2100 to please
G2103 Eubulus
G2105 fair weather
G2106 to be well pleased
G2109 to do good
G2110 benefactor
G2112 immediately
G2113 to sail straight
G2116 to make straight
G2117 straight
G2119 to have time
G2120 opportunity
G2123 easier
G2124 reverence
G2125 to be reverent
G2126 devout
G2127 to bless
G2128 blessed
G2129 blessing
G2131 Eunice
G2135 eunuch
G2140 doing good
G2142 wealth
G2144 acceptable
G2146 to make a good show
G2147 to find
G2149 broad
G2150 godliness
G2151 to worship
G2154 understandable
G2161 Eutychus
G2162 praise
G2166 Euphrates
G2168 to give thanks
G2169 thanksgiving
G2170 thankful
G2172 to pray
G2174 to be encouraged
G2176 left
G2177 to leap on
G2178 once for all
G2179 of Ephesus
G2180 Ephesian
G2181 Ephesus
G2182 inventor
G2184 daily
G2185 to reach
G2187 Ephraim
G2188 be opened
G2189 hostility
G2190 enemy
G2191 viper
G2192 to have
G2193 until
G2198 to live
G2199 Zebedee
G2200 hot
G2202 rope
G2204 to be fervent
G2205 zeal
G2207 zealous
G2211 Zenas
G2212 to seek
G2213 question
G2214 question
G2217 gloom
G2219 leaven
G2220 to leaven
G2221 to capture alive
G2222 life
G2223 belt
G2224 to gird
G2228 or
G2229 surely
G2230 to be governor
G2231 reign
G2232 governor
G2234 gladly
G2235 already
G2236 most gladly
G2238 mint
G2239 morals
G2242 Heli
G2245 how much
G2246 sun
G2247 nail
G2248 us
G2249 we
G2250 day
G2251 our
G2252 I was
G2253 half dead
G2254 to us
G2255 half
G2256 half an hour
G2257 of us
G2258 I was
G2259 when
G2260 than
G2261 gentle
G2262 Er
G2263 quiet
G2264 Herod
G2265 Herodians
G2266 Herodias
G2267 Herodion
G2269 Esau
G2273 whether
G2276 worse
G2277
G2281 sea
G2284 to amaze
G2286 deadly
G2287 deadly
G2288 death
G2290 to bury
G2294 courage
G2295 wonder
G2297 wonderful thing
G2298 marvelous
G2299 goddess
G2307 will
G2308 will
G2310 foundation
G2311 to found
G2313 to fight against God
G2316 God
G2317 godliness
G2319 hater of God
G2321 Theophilus
G2323 to heal
G2324 servant
G2325 to reap
G2326 harvest
G2327 reaper
G2328 to warm
G2329 heat
G2330 summer
G2331 Thessalonian
G2332 Thessalonica
G2333 Theudas
G2335 spectacle
G2336 sheath
G2338 female
G2339 trap
G2340 to catch
G2341 to fight with wild beasts
G2342 beast
G2344 treasure
G2345 to touch
G2346 to afflict
G2349 mortal
G2352 to bruise
G2354 to mourn
G2355 lamentation
G2357 religious
G2359 hair
G2361 drop
G2362 throne
G2363 Thyatira
G2364 daughter
G2365 little daughter
G2366 storm
G2367 citron
G2369 censer
G2370 to burn incense
G2374 door
G2375 shield
G2376 window
G2378 sacrifice
G2379 altar
G2380 to sacrifice
G2381 Thomas
G2382 breastplate
G2383 Jairus
G2384 Jacob
G2385 James
G2386 healing
G2387 Jambres
G2389 Jannes
G2390 to heal
G2391 Jared
G2393 jasper
G2394 Jason
G2395 physician
G2396 behold
G2398 own
G2400 behold
G2402 sweat
G2403 Jezebel
G2404 Hierapolis
G2406 priesthood
G2409 priest
G2410 Jericho
G2411 temple
G2412 reverent
G2413 holy
G2414 Jerusalem
G2416 to rob temples
G2417 temple robber
G2419 Jerusalem
G2420 priesthood
G2421 Jesse
G2424 Jesus
G2426 sufficiency
G2427 to make able
G2428 supplication
G2429 moisture
G2430 Iconium
G2431 cheerful
G2432 cheerfulness
G2434 propitiation
G2436 far be it
G2437 Illyricum
G2438 strap
G2439 to clothe
G2440 garment
G2441 clothing
G2442 to be affectionately desirous
G2443 so that
G2444 why
G2445 Joppa
G2446 Jordan
G2448 Judah
G2451 Jewish
G2453 Jew
G2455 Judas
G2456 Julia
G2457 Julius
G2458 Junia
G2459 Justus
G2460 horseman
G2461 cavalry force
G2462 horse
G2463 rainbow
G2464 Isaac
G2466 Issachar
G2467 to know
G2468 be thou
G2469 Iscariot
G2471 equality
G2472 equally precious
G2474 Israel
G2475 Israelite
G2478 strong
G2479 strength
G2480 to be able
G2481 perhaps
G2482 Italy
G2483 Italian
G2485 small fish
G2486 fish
G2487 step
G2489 Joanna
G2491 John
G2492 Job
G2493 Joel
G2496 Joram
G2497 Jorim
G2499 Jose
G2500 Joses
G2501 Joseph
G2503 iota
G2504 and I
G2505 as
G2508 to prune
G2510 to fasten on
G2511 to cleanse
G2513 clean
G2514 cleansing
G2515 seat
G2516 to sit
G2518 to sleep
G2519 teacher
G2521 to sit
G2522 daily
G2524 to let down
G2525 to appoint
G2527 at all
G2528 to arm fully
G2529 to see clearly
G2531 just as
G2532 and
G2533 Caiaphas
G2534 at least
G2535 Cain
G2536 Cainan
G2537 new
G2538 newness
G2540 time
G2543 although
G2549 malice
G2550 malice
G2551 to revile
G2552 suffering affliction
G2553 to suffer hardship
G2554 to do evil
G2556 evil
G2560 badly
G2561 affliction
G2563 reed
G2564 to call
G2565 cultivated olive tree
G2566 very well
G2567 teacher of good
G2568 fair havens
G2569 to do well
G2570 good
G2571 veil
G2572 to cover
G2573 well
G2574 camel
G2575 furnace
G2576 to shut
G2578 to bow
G2579 even if
G2580 Cana
G2582 Candace
G2583 rule
G2584 Capernaum
G2586 smoke
G2587 Cappadocia
G2588 heart
G2590 fruit
G2591 Carpus
G2593 fruitful
G2596 according to
G2599 to burden
G2600 descent
G2601 to cause to go down
G2602 foundation
G2604 proclaimer
G2607 to condemn
G2608 to break
G2609 to bring down
G2610 to subdue
G2611 to bind up
G2613 to condemn
G2614 to search for
G2615 to enslave
G2616 to oppress
G2617 to put to shame
G2618 to burn up
G2620 to boast against
G2621 to lie down
G2622 to break
G2623 to shut up
G2624 to divide by lot
G2627 flood
G2628 to follow after
G2629 to cut
G2631 condemnation
G2632 to condemn
G2633 condemnation
G2635 to speak against
G2637 slanderer
G2640 remnant
G2642 to stone
G2644 to reconcile
G2647 to destroy
G2648 to consider
G2649 to testify against
G2650 to stay
G2651 alone
G2653 to curse
G2654 to consume
G2655 to burden
G2656 to beckon
G2657 to consider
G2658 to come
G2659 stupor
G2660 to pierce
G2663 rest
G2667 to fall down
G2668 to arrive
G2669 to oppress
G2672 to curse
G2673 to abolish
G2674 to number
G2680 to prepare
G2682 nest
G2683 to overshadow
G2684 to spy out
G2685 spy
G2688 behavior
G2690 to overturn
G2693 to overthrow
G2694 to drag down
G2695 to slaughter
G2696 to seal
G2697 possession
G2699 mutilation
G2700 to thrust through
G2701 to run down
G2703 to flee
G2704 to corrupt
G2705 to kiss
G2706 to despise
G2707 despiser
G2708 to pour
G2709 under the earth
G2711 to cool
G2715 to exercise authority over
G2718 to come down
G2719 devour
G2720 direct
G2723 to accuse
G2724 accusation
G2725 accuser
G2727 to instruct
G2729 to prevail
G2731 dwelling
G2732 dwelling place
G2733 habitation
G2734 to see as in a mirror
G2735 very worthy deed
G2737 lower
G2738 heat
G2739 to scorch
G2740 burning
G2741 to set on fire
G2742 heat
G2743 to brand
G2744 to boast
G2746 boasting
G2749 to lie
G2753 to command
G2754 empty conceit
G2755 conceited
G2756 empty
G2757 vain
G2758 to empty
G2759 sting
G2760 centurion
G2761 in vain
G2763 potter
G2764 of a potter
G2765 pitcher
G2766 roof tile
G2768 horn
G2769 pod
G2770 to gain
G2771 gain
G2772 money
G2773 money changer
G2774 sum
G2775 to strike on the head
G2776 head
G2778 tax
G2779 garden
G2780 gardener
G2781 comb
G2782 preaching
G2783 herald
G2786 Cephas
G2787 ark
G2788 harp
G2790 harper
G2791 Cilicia
G2792 cinnamon
G2793 to be in danger
G2794 danger
G2796 moving
G2798 branch
G2799 to weep
G2800 breaking
G2801 piece
G2803 Claudia
G2804 Claudius
G2806 to break
G2807 key
G2808 to shut
G2809 theft
G2810 Cleopas
G2812 thief
G2813 to steal
G2814 branch
G2815 Clement
G2816 to inherit
G2817 inheritance
G2818 heir
G2819 lot
G2821 calling
G2822 called
G2823 oven
G2824 region
G2826 bed
G2829 theft
G2833 to tickle
G2834 Cnidus
G2836 belly
G2838 rest
G2839 common
G2840 to defile
G2841 to share
G2846 bedroom
G2849 to punish
G2850 flattery
G2853 to join
G2855 money changer
G2856 to shorten
G2858 Colossian
G2859 bosom
G2860 to swim
G2861 pool
G2862 colony
G2863 to have long hair
G2864 hair
G2865 to receive
G2867 to whitewash
G2868 dust
G2869 to cease
G2871 slaughter
G2872 to labor
G2874 manure
G2875 to cut
G2876 raven
G2877 girl
G2881 Corinthian
G2882 Corinth
G2883 Cornelius
G2884 cor measure
G2886 worldly
G2888 world ruler
G2889 world
G2890 Quartus
G2893 to lighten
G2894 basket
G2895 mat
G2896 to cry out
G2898 skull
G2900 mighty
G2903 most excellent
G2904 power
G2905 to cry out
G2907 meat
G2908 better
G2909 better
G2910 to hang
G2911 steep place
G2913 Crescens
G2914 Crete
G2915 barley
G2916 of barley
G2917 judgment
G2918 lily
G2919 to judge
G2920 judgment
G2921 Crispus
G2923 judge
G2925 to knock
G2926 secret
G2927 secret
G2928 to hide
G2929 to be clear as crystal
G2930 crystal
G2931 in secret
G2933 possession
G2934 animal
G2935 owner
G2936 to create
G2937 creation
G2938 creature
G2939 Creator
G2941 government
G2943 around
G2944 to surround
G2945 around
G2946 wallowing
G2947 to wallow
G2948 crippled
G2949 wave
G2950 cymbal
G2951 cummin
G2952 dog
G2954 Cyprus
G2955 to stoop down
G2956 Cyrenian
G2957 Cyrene
G2959 lady
G2961 to rule over
G2962 Lord
G2964 to confirm
G2965 dog
G2968 village
G2969 town
G2970 carousing
G2971 gnat
G2972 Cos
G2973 Cosam
G2975 to receive by lot
G2976 Lazarus
G2979 to kick
G2980 to speak
G2982 lama
G2983 to receive
G2984 Lamech
G2985 lamp
G2987 brightness
G2988 sumptuously
G2989 to shine
G2992 people
G2993 Laodicea
G2994 Laodicean
G2995 throat
G2996 Lasea
G2997 to burst open
G2999 worship
G3000 to serve
G3001 herb
G3002 Lebbæus
G3003 legion
G3004 to say
G3005 remnant
G3006 smooth
G3007 to lack
G3008 to minister
G3010 ministering
G3011 minister
G3012 towel
G3013 scale
G3014 leprosy
G3015 leper
G3016 small coin
G3017 Levi
G3018 Levi
G3019 Levite
G3020 Levitical
G3021 to whiten
G3022 white
G3023 lion
G3024 forgetfulness
G3025 winepress
G3027 robber
G3028 receiving
G3030 frankincense
G3031 censer
G3033 Libya
G3034 to stone
G3035 stone
G3037 stone
G3038 Pavement
G3040 harbor
G3041 lake
G3042 famine
G3043 linen
G3044 Linus
G3046 pound
G3047 southwest
G3050 rational
G3051 oracle
G3052 eloquent
G3053 thought
G3055 word dispute
G3056 word
G3057 spear
G3059 slander
G3061 plague
G3062 rest
G3063 finally
G3066 Lucius
G3067 washing
G3068 to wash
G3069 Lydda
G3070 Lydia
G3071 Lycaonia
G3073 Lycia
G3074 wolf
G3076 to grieve
G3077 sorrow
G3078 Lysanias
G3079 Lysias
G3081 it is better
G3082 Lystra
G3083 ransom
G3084 to redeem
G3086 deliverer
G3087 lampstand
G3090 Lois
G3091 Lot
G3092 Maath
G3094 Magdalene
G3095 magic
G3096 to practice magic
G3097 wise man
G3098 Magog
G3100 to disciple
G3101 disciple
G3102 disciple
G3106 to call blessed
G3107 blessed
G3108 blessedness
G3109 Macedonia
G3111 meat market
G3114 to be patient
G3116 patiently
G3117 long
G3118 long-lived
G3119 disease
G3120 soft
G3124 Malchus
G3125 grandmother
G3126 wealth
G3127 Manaen
G3129 to learn
G3131 manna
G3134 Maran-atha
G3135 pearl
G3136 Martha
G3137 Mary
G3139 marble
G3141 testimony
G3143 to testify
G3144 witness
G3145 to gnaw
G3147 to scourge
G3148 whip
G3149 breast
G3153 vanity
G3155 in vain
G3156 Matthew
G3157 Matthan
G3158 Matthat
G3159 Matthias
G3160 Mattatha
G3161 Mattathias
G3162 sword
G3163 battle
G3165 me
G3166 to boast great things
G3169 majestic
G3170 to magnify
G3171 greatly
G3172 majesty
G3173 great
G3174 greatness
G3176 exceeding great
G3177 to translate
G3178 drunkenness
G3181 border
G3183 drunkard
G3184 to be drunk
G3185 more
G3186 greater
G3187 larger
G3188 ink
G3189 black
G3190 Melea
G3192 honey
G3193 honeycomb
G3195 to be about
G3196 member
G3197 Melchi
G3199 to be a concern
G3200 parchment
G3201 to find fault
G3303 indeed
G3307 to divide
G3310 portion
G3312 divider
G3313 part
G3314 south
G3316 mediator
G3317 midnight
G3318 Mesopotamia
G3319 midst
G3322 to be in the middle
G3324 full
G3325 to fill
G3326 with
G3327 to depart
G3328 to change mind
G3329 to turn
G3332 to depart
G3333 to summon
G3334 to move away
G3336 taking
G3337 to exchange
G3338 to regret
G3339 to transform
G3340 to repent
G3341 repentance
G3343 to send for
G3345 to transform
G3346 to transfer
G3347 afterward
G3348 to share
G3349 to be anxious
G3351 to remove
G3352 partnership
G3353 partner
G3354 to measure
G3355 measure
G3357 little
G3358 measure
G3359 forehead
G3360 until
G3361 not
G3362 unless
G3363 in order
G3364 not at all
G3365 by no means
G3366 nor
G3368 never
G3369 not yet
G3370 Mede
G3372 length
G3373 to grow up
G3374 sheepskin
G3375 surely
G3376 month
G3378 not
G3379 lest
G3380 not yet
G3381 lest
G3382 thigh
G3383 nor
G3384 mother
G3386 not at all then
G3387
G3388 womb
G3390 chiefest city
G3391 one
G3392 to defile
G3393 pollution
G3395 mixture
G3396 to mix
G3397 small space of time
G3399 Miletus
G3400 mile
G3401 to imitate
G3402 imitator
G3404 to hate
G3405 reward
G3406 rewarder
G3407 hired servant
G3408 reward
G3409 to hire
G3410 rented house
G3412 Mitylene
G3413 Michael
G3414 mina
G3415 to bear in mind
G3416 Mnason
G3420 remembrance
G3421 to remember
G3422 memorial
G3423 to betroth
G3425 hardly
G3427 to me
G3428 adulteress
G3429 to commit adultery
G3430 adultery
G3432 adulterer
G3433 with difficulty
G3434 Moloch
G3435 to defile
G3436 filthiness
G3440 only
G3442 with one eye
G3444 form
G3445 to form
G3446 form
G3447 to make a calf
G3448 calf
G3450 of me
G3451 musician
G3452 marrow
G3454 myth
G3455 to roar
G3456 to mock
G3458 millstone
G3459 mill
G3460 Myra
G3461 ten thousand
G3462 to anoint
G3463 ten thousand
G3464 perfume
G3465 Mysia
G3466 mystery
G3470 blemish
G3472 foolishness
G3473 foolish talk
G3474 foolish
G3475 Moses
G3478 Nazareth
G3480 Nazarene
G3481 Nathan
G3482 Nathanael
G3483 yes
G3484 Nain
G3485 temple
G3487 nard
G3488 Narcissus
G3489 to be shipwrecked
G3490 owner of a ship
G3491 ship
G3492 sailor
G3494 young man
G3495 young man
G3496 Neapolis
G3497 Naaman
G3498 dead
G3501 new
G3503 youth
G3504 new convert
G3505 Nero
G3506 to nod
G3507 cloud
G3509 cloud
G3510 kidney
G3512 youthful
G3513 by
G3514 to spin
G3515 to be a child
G3517 Nereus
G3518 Neri
G3519 island
G3520 island
G3521 fasting
G3522 to fast
G3524 sober
G3525 to be sober
G3526 Niger
G3527 Nicanor
G3528 to overcome
G3529 victory
G3530 Nicodemus
G3531 Nicolaitan
G3533 Nicopolis
G3534 victory
G3535 Nineve
G3536 Ninevite
G3538 to wash
G3539 to understand
G3541 illegitimate
G3542 pasture
G3545 lawfully
G3546 money
G3547 teacher of the law
G3548 giving of the law
G3549 to enact
G3550 lawgiver
G3551 law
G3553 disease
G3554 disease
G3555 brood
G3556 chicken
G3558 south wind
G3559 admonition
G3561 new moon
G3563 mind
G3566 bridegroom
G3568 now
G3569 things now
G3570 now
G3571 night
G3572 to pierce
G3573 to slumber
G3574 night and a day
G3576 sluggish
G3577 back
G3578 lodging
G3581 stranger
G3582 pot
G3585 of wood
G3586 tree
G3587 to shave
G3588 the
G3589 eighty
G3590 eighth
G3591 weight
G3592 this
G3593 to journey
G3596 to go on a journey
G3597 journey
G3598 way
G3599 tooth
G3600 to grieve
G3602 mourning
G3603 called
G3605 to stink
G3607 sheet
G3608 linen cloth
G3610 household servant
G3612 prison
G3614 house
G3619 building
G3620 edifying
G3621 to be steward
G3624 house
G3625 world
G3626 keeper at home
G3627 to have compassion on
G3631 wine
G3632 drunkenness
G3633 to suppose
G3635 to delay
G3638 eight
G3639 destruction
G3640 of little faith
G3641 few
G3642 fainthearted
G3644 destroyer
G3645 to destroy
G3646 burnt offering
G3649 to howl
G3650 whole
G3651 completely
G3652 Olympas
G3653 unripe fig
G3655 shower
G3656 to talk with
G3658 company
G3659 eye
G3660 to swear
G3661 with one accord
G3662 to agree
G3664 like
G3668 likewise
G3670 to confess
G3672 confessedly
G3674 together
G3675 like-minded
G3677 dream
G3680 reproach
G3681 reproach
G3682 Onesimus
G3683 Onesiphorus
G3685 to have joy
G3686 name
G3687 to name
G3688 donkey
G3690 sour wine
G3693 behind
G3694 after
G3696 weapon
G3698 when
G3699 where
G3701 vision
G3702 broiled
G3703 fruit
G3704 so that
G3705 vision
G3707 visible
G3708 to see
G3709 wrath
G3712 fathom
G3714 hill country
G3715 lust
G3716 to walk straight
G3719 to come early in the morning
G3720 morning
G3721 early
G3722 early dawn
G3724 to determine
G3725 region
G3727 oath
G3728 oath
G3729 to rush
G3731 violence
G3733 hen
G3734 boundary
G3735 mountain
G3736 dig
G3737 orphan
G3738 to dance
G3739 who
G3742 holiness
G3744 fragrance
G3745 as many as
G3746 whomsoever
G3747 bone
G3748 who
G3750 sense of smell
G3751 loin
G3752 when
G3753 when
G3754 that
G3755 whiles
G3756 not
G3757 where
G3758 ah
G3759 woe
G3761 nor
G3763 never
G3765 no longer
G3766 so then
G3767 therefore
G3768 not yet
G3769 tail
G3770 heavenly
G3771 from heaven
G3772 heaven
G3775 ear
G3777 neither
G3778 this
G3780 not
G3783 debt
G3784 to owe
G3787 eye service
G3788 eye
G3789 serpent
G3790 brow
G3794 stronghold
G3795 fish
G3796 late
G3797 late
G3800 wages
G3801 one being and the one
G3803 snare
G3804 suffering
G3806 passion
G3808 little boy
G3811 to discipline
G3812 childhood
G3813 child
G3815 to play
G3817 to strike
G3818 Pacatiana
G3820 old
G3821 oldness
G3822 to make old
G3823 wrestling
G3824 regeneration
G3825 again
G3827 very great
G3828 Pamphylia
G3829 inn
G3830 innkeeper
G3832 with all his household
G3833 full armor
G3835 crafty
G3836 from every quarter
G3839 always
G3840 on every side
G3842 always
G3846 to arrive
G3850 parable
G3853 to command
G3854 to come
G3856 to put to open shame
G3857 paradise
G3858 to accept
G3862 tradition
G3865 to neglect
G3866 deposit
G3867 to advise
G3868 to refuse
G3869 to sit
G3871 to hide
G3872 something put down alongside
G3873 to be present
G3876 disobedience
G3877 to follow
G3883 variation
G3884 to deceive
G3885 paralytic
G3886 to paralyze
G3887 to stay
G3888 to comfort
G3889 comfort
G3890 comfort
G3892 transgression
G3895 to fall away
G3898 likewise
G3900 trespass
G3902 figurehead
G3903 to prepare
G3905 to continue
G3910 momentary
G3911 to take away
G3913 madness
G3914 to winter
G3915 winter
G3916 immediately
G3917 leopard
G3918 to be present
G3922 to come in
G3926 to trouble
G3928 to pass away
G3931 comfort
G3932 virginity
G3933 virgin
G3934 Parthian
G3937 Parmenas
G3938 way
G3943 given to wine
G3945 to resemble
G3946 like
G3947 to provoke
G3949 to provoke to anger
G3952 coming
G3953 dish
G3954 boldness
G3956 all
G3957 Passover
G3958 to suffer
G3959 Patara
G3961 to trample
G3962 father
G3963 Patmos
G3966 patriarch
G3968 hometown
G3969 Patrobas
G3970 handed down from the fathers
G3972 Paul
G3974 Paphos
G3976 fetter
G3977 level
G3979 on foot
G3981 enticing
G3983 to be hungry
G3984 test
G3986 temptation
G3987 to test
G3988 persuasion
G3989 deep
G3990 to behead
G3991 fifth
G3992 to send
G3993 poor
G3995 father in law
G3998 poor
G3999 five times
G4000 five thousand
G4001 five hundred
G4002 five
G4003 fifteenth
G4004 fifty
G4005 Pentecost
G4007 emphasis
G4008 beyond
G4011 Perga
G4012 about
G4014 to take away
G4015 to shine around
G4017 to look around
G4020 to be a busybody
G4024 to gird
G4025 wearing
G4026 to stand around
G4027 refuse
G4029 to be around
G4030 helmet
G4032 to hide
G4033 to encircle
G4034 to shine around
G4035 to remain
G4037 to wait
G4038 round about
G4040 neighbor
G4041 special
G4042 passage
G4043 to walk
G4044 to pierce through
G4045 to fall into
G4047 acquisition
G4048 to tear off
G4049 to distract
G4053 abundant
G4059 to circumcise
G4060 to put on
G4061 circumcision
G4062 to turn around
G4063 to run through
G4064 to carry about
G4067 scum
G4068 to boast
G4069 Persis
G4070 last year
G4071 bird
G4072 to fly
G4073 rock
G4074 Peter
G4075 rocky
G4076 rue
G4078 to pitch
G4079 rudder
G4080 how great
G4083 cubit
G4085 to press down
G4087 to embitter
G4088 bitterness
G4089 bitter
G4090 bitterly
G4091 Pilate
G4093 writing tablet
G4095 to drink
G4096 richness
G4097 to sell
G4098 to fall
G4099 Pisidia
G4102 faith
G4103 faithful
G4104 to assure
G4107 wandering
G4109 tablet
G4111 to form
G4113 street
G4114 breadth
G4115 to widen
G4120 to plait
G4121 increase
G4125 side
G4126 to sail
G4128 multitude
G4130 to fill
G4132 flood
G4133 nevertheless
G4134 full
G4136 full assurance
G4142 boat
G4145 rich
G4147 to be rich
G4148 to make wealthy
G4149 riches
G4150 to wash
G4151 spirit
G4152 spiritual
G4153 spiritually
G4154 to blow
G4155 to choke
G4156 strangled
G4160 to do
G4162 deed
G4166 shepherd
G4167 flock
G4168 flock
G4171 war
G4172 city
G4173 city official
G4174 citizenship
G4175 citizenship
G4176 to live as a citizen
G4177 citizen
G4182 manifold
G4183 many
G4184 very compassionate
G4187 in many ways
G4188 drink
G4190 evil
G4191 more wicked
G4192 pain
G4194 Pontius
G4195 Pontus
G4196 Publius
G4198 to go
G4199 to destroy
G4200 gain
G4201 Porcius
G4208 farther
G4209 purple
G4210 purple
G4213 drink
G4215 river
G4219 when
G4220 whether
G4221 cup
G4222 to give to drink
G4223 Puteoli
G4225 somewhere
G4226 where
G4227 Pudens
G4228 foot
G4229 matter
G4230 affair
G4233 officer
G4235 gentle
G4236 gentleness
G4238 to do
G4239 meek
G4243 to be an ambassador
G4245 elder
G4246 old man
G4248 headlong
G4249 to saw in two
G4250 before
G4251 Prisca
G4252 Priscilla
G4253 before
G4254 to go before
G4256 to charge before
G4257 to hear before
G4260 to go on
G4261 to put forward
G4262 sheep gate
G4263 sheep
G4265 to provide
G4267 to foreknow
G4268 foreknowledge
G4269 ancestor
G4270 to write before
G4272 to give first
G4274 forerunner
G4275 foresee
G4277 to tell before
G4278 to begin before
G4279 to promise before
G4280 to say before
G4281 to go forward
G4282 to prepare beforehand
G4283 to preach the gospel beforehand
G4286 purpose
G4287 time appointed
G4292 to provoke
G4294 to prepare beforehand
G4295 to be set before
G4296 to proclaim beforehand
G4297 progress
G4298 to advance
G4300 to confirm beforehand
G4301 to take in advance
G4302 to foretell
G4303 to testify beforehand
G4306 to provide
G4308 to foresee
G4309 to predestine
G4310 to suffer before
G4311 to send on
G4313 to go before
G4316 to call
G4318 access
G4319 to beg
G4321 to spend
G4322 to supply
G4323 to add
G4326 to need
G4327 to wait for
G4328 to expect
G4331 to come nigh
G4335 prayer
G4336 to pray
G4338 to nail
G4339 convert
G4341 to summon
G4342 to persist
G4343 perseverance
G4344 cushion
G4346 partiality
G4347 to join
G4349 offence
G4350 to stumble
G4351 to roll
G4352 to worship
G4353 worshiper
G4354 to talk
G4355 to receive
G4358 to moor
G4361 very hungry
G4363 to fall down before
G4364 to pretend
G4365 to go before
G4366 to burst against
G4367 to command
G4369 to add
G4372 new
G4373 recently
G4374 to offer
G4375 lovely
G4376 offering
G4378 sprinkling
G4379 to touch
G4380 to show favoritism
G4382 favoritism
G4383 face
G4384 to before appoint
G4386 before
G4387 former
G4389 to encourage
G4391 to be before
G4393 to bring forth
G4394 prophecy
G4395 to prophesy
G4396 prophet
G4398 prophetess
G4401 to choose before
G4402 Prochorus
G4403 stern
G4406 early
G4407 morning
G4412 first
G4413 first
G4414 ringleader
G4415 birthright
G4416 firstborn
G4417 to stumble
G4418 heel
G4419 pinnacle
G4420 wing
G4421 bird
G4424 Ptolemais
G4425 winnowing fork
G4426 to terrify
G4427 spittle
G4429 to spit
G4431 fall
G4432 poverty
G4433 to become poor
G4434 poor
G4435 fist
G4436 divination
G4437 frequent
G4438 to fight
G4439 gate
G4440 gate
G4442 fire
G4443 fire
G4444 tower
G4445 to have a fever
G4446 fever
G4447 of fire
G4448 to burn
G4449 to be red
G4450 red
G4452 yet
G4453 to sell
G4454 colt
G4456 to harden
G4458 somehow
G4459 how
G4460 Rahab
G4461 Rabbi
G4463 to beat with rods
G4464 rod
G4467 crime
G4469 Raca
G4470 cloth
G4472 to sprinkle
G4473 sprinkling
G4474 to slap
G4475 slap
G4476 needle
G4478 Rachel
G4480 chariot
G4482 flow
G4483 to say
G4484 Rhegium
G4485 ruin
G4486 to burst
G4487 word
G4488 Rhesa
G4489 orator
G4490 expressly
G4491 root
G4492 to root
G4493 twinkling
G4494 to be tossed
G4495 to cast off
G4496 to throw
G4498 Rhoda
G4499 Rhodes
G4501 sword
G4502 Reuben
G4503 Ruth
G4504 Rufus
G4506 to rescue
G4509 filth
G4510 to be filthy
G4512 wrinkle
G4513 Latin
G4514 Roman
G4515 Latin
G4516 Rome
G4517 to strengthen
G4518 sabachthani
G4521 Sabbath
G4523 Sadducee
G4525 to move
G4526 sackcloth
G4529 Salamis
G4530 Salim
G4531 to shake
G4532 Salem
G4533 Salmon
G4534 Salmone
G4535 wave
G4536 trumpet
G4537 to sound a trumpet
G4538 trumpeter
G4539 Salome
G4540 Samaria
G4541 Samaritan
G4544 Samos
G4545 Samuel
G4546 Samson
G4547 sandal
G4548 board
G4549 Saul
G4550 rotten
G4551 Sapphira
G4552 sapphire
G4553 basket
G4554 Sardis
G4555 sardine
G4557 sardonyx
G4560 fleshly
G4561 flesh
G4563 to sweep
G4566 Satan
G4567 Satan
G4568 measure
G4569 Saul
G4571 thee
G4572 thyself
G4573 to worship
G4575 emperor
G4577 chain
G4578 earthquake
G4579 to shake
G4580 Secundus
G4581 Seleucia
G4582 moon
G4585 fine flour
G4588 Sergius
G4589 Seth
G4591 to signify
G4592 sign
G4596 silk
G4597 moth
G4598 moth-eaten
G4599 to strengthen
G4600 cheek
G4602 silence
G4603 iron
G4604 iron
G4605 Sidon
G4607 assassin
G4608 strong drink
G4609 Silas
G4610 Silvanus
G4611 Siloam
G4612 apron
G4613 Simon
G4615 mustard
G4616 linen cloth
G4617 to sift
G4618 fattened
G4620 food ration
G4621 wheat
G4623 to be silent
G4626 to dig
G4627 boat
G4628 leg
G4629 covering
G4630 Sceva
G4632 vessel
G4633 tent
G4635 tent-maker
G4637 to dwell
G4639 shadow
G4640 to jump
G4641 hardness of heart
G4642 hard
G4643 hardness
G4645 to harden
G4647 thorn
G4649 goal
G4650 to scatter
G4651 scorpion
G4653 darkness
G4654 to darken
G4655 darkness
G4656 to darken
G4658 Scythian
G4659 gloomy
G4660 to trouble
G4663 worm
G4664 emerald
G4665 emerald
G4666 myrrh
G4667 Smyrna
G4668 in Smyrna
G4670 Sodom
G4671 to thee
G4672 Solomon
G4673 bier
G4674 thine
G4675 thy
G4677 Susanna
G4678 wisdom
G4680 wise
G4681 Spain
G4682 to convulse
G4683 to wrap in cloths
G4684 to live in luxury
G4685 to draw
G4686 cohort
G4687 to sow
G4688 executioner
G4689 to pour out
G4690 seed
G4691 babbler
G4695 to stain
G4696 spot
G4697 to have compassion
G4699 sponge
G4700 ashes
G4701 seed
G4703 seed
G4705 earnest
G4706 very diligently
G4707 more prompt
G4709 earnestly
G4710 diligence
G4711 basket
G4713 jar
G4715 stater coin
G4716 cross
G4717 to crucify
G4718 grape
G4719 head of grain
G4720 Stachys
G4721 roof
G4722 to endure
G4723 barren
G4725 garland
G4726 groaning
G4727 to groan
G4728 narrow
G4732 to make strong
G4734 Stephanas
G4735 crown
G4736 Stephen
G4737 to crown
G4738 breast
G4741 to strengthen
G4742 mark
G4743 moment
G4744 to gleam
G4745 porch
G4746 branch
G4747 element
G4748 to walk
G4750 mouth
G4751 stomach
G4752 warfare
G4756 army
G4757 soldier
G4758 to gather
G4759 captain of the guard
G4760 army
G4764 luxury
G4765 sparrow
G4766 to spread
G4767 hateful
G4768 to be sad
G4769 pillar
G4772 relatives
G4774 concession
G4775 to sit
G4776 to sit down with
G4779 to call together
G4780 to cover
G4781 to bend
G4782 to go down
G4783 agreement
G4784 to consent
G4785 to number
G4787 to stir up
G4790 to share
G4792 to carry
G4793 to compare
G4795 chance
G4796 to rejoice with
G4797 to confuse
G4799 confusion
G4800 to live with
G4801 to join together
G4803 mutual questioning
G4805 yokefellow
G4808 fig tree
G4809 sycamore tree
G4810 fig
G4813 to rob
G4814 to talk with
G4816 to gather
G4817 to reason
G4818 to be grieved
G4821 to reign with
G4823 to consult
G4825 counsellor
G4826 Simeon
G4827 fellow disciple
G4828 to testify with
G4829 to share in
G4831 fellow imitator
G4833 to be conformed to
G4835 sympathetic
G4836 to be present together
G4838 to take along
G4839 to continue
G4840 to be here present
G4841 to suffer with
G4842 to send with
G4843 to embrace
G4844 to drink with
G4846 to choke
G4847 fellow citizen
G4848 to go with
G4853 countryman
G4854 united
G4856 to agree
G4858 music
G4859 agreement
G4862 with
G4864 synagogue
G4865 to strive together with
G4866 to strive together
G4867 to gather together
G4870 to follow
G4872 to come up with
G4873 to recline with
G4876 to meet
G4877 meeting
G4878 help
G4879 to carry away
G4880 to die with
G4881 to perish with
G4882 to send with
G4883 to fit together
G4884 to seize
G4887 to be bound with
G4888 to glorify with
G4889 fellow servant
G4890 running together
G4891 to raise with
G4892 council
G4893 conscience
G4894 to become aware
G4895 to be with
G4896 to gather together
G4897 to go in with
G4899 chosen together
G4900 to drive together
G4901 to testify also
G4902 to accompany
G4903 to work together
G4905 to come together
G4906 to eat with
G4910 to feast with
G4913 to delight
G4914 custom
G4916 to bury with
G4917 to break
G4919 to break
G4920 to understand
G4922 to travel with
G4923 caravan
G4924 to dwell together
G4925 to build together
G4926 to talk
G4929 to appoint
G4930 end
G4931 to complete
G4932 to cut short
G4933 to preserve
G4934 to agree
G4935 briefly
G4936 to run together
G4937 to crush
G4938 destruction
G4940 to reach
G4941 Syntyche
G4945 plot
G4946 Syracuse
G4947 Syria
G4948 Syrian
G4951 to drag
G4953 signal
G4954 of the same body
G4956 of commendation
G4957 to crucify with
G4959 to groan together
G4960 to correspond to
G4962 to gather
G4964 to conform
G4965 Sychar
G4967 slaughter
G4969 to slaughter
G4971 exceedingly
G4972 to seal
G4973 seal
G4974 ankle
G4975 almost
G4977 to split
G4979 cord
G4980 to be empty
G4982 to save
G4983 body
G4984 bodily
G4985 bodily
G4986 Sopater
G4987 to heap
G4988 Sosthenes
G4989 Sosipater
G4991 salvation
G4992 salvation
G4993 to be of sound mind
G4995 self-control
G5000 Tabitha
G5001 order
G5002 appointed
G5003 to be afflicted
G5004 misery
G5005 wretched
G5006 weighing a talent
G5007 talent
G5008 talitha
G5010 order
G5013 to humble
G5015 to trouble
G5016 disturbance
G5017 disturbance
G5018 of Tarsus
G5019 Tarsus
G5021 to appoint
G5022 bull
G5023 these things
G5024 in the same way
G5025 these
G5026 this
G5027 burial
G5033 most quickly
G5035 quickly
G5036 swift
G5037 and
G5038 wall
G5039 proof
G5040 little child
G5041 to bear children
G5042 childbearing
G5043 child
G5044 to bring up children
G5045 carpenter
G5046 perfect
G5047 perfection
G5048 to perfect
G5049 completely
G5051 finisher
G5052 to bear ripe fruit
G5053 to die
G5054 death
G5055 to finish
G5056 end
G5057 tax collector
G5059 wonder
G5060 Tertius
G5061 Tertullus
G5062 forty
G5064 four
G5065 fourteenth
G5066 four days
G5067 fourth
G5068 square
G5069 squad of four
G5070 four thousand
G5071 four hundred
G5072 four months
G5073 fourfold
G5075 to be tetrarch
G5076 tetrarch
G5080 to melt
G5081 clearly
G5083 to keep
G5085 Tiberias
G5086 Tiberius
G5089 to pluck
G5090 Timæus
G5091 to honor
G5093 precious
G5095 Timothy
G5096 Timon
G5097 to punish
G5098 punishment
G5099 to be punished
G5100 someone
G5101 who
G5103 Titus
G5104 in sooth
G5105 therefore
G5107 such
G5108 such
G5109 wall
G5110 interest
G5111 to dare
G5112 more boldly
G5113 daring man
G5114 sharper
G5115 bow
G5116 topaz
G5117 place
G5119 then
G5120 his
G5121 on the contrary
G5122 named
G5123
G5124 that thing
G5125 to these
G5126 this
G5127 here
G5128 these
G5129 here
G5130 of these
G5131 goat
G5132 table
G5133 banker
G5134 wound
G5135 to wound
G5136 to lay bare
G5137 neck
G5139 Trachonitis
G5140 three
G5141 to tremble
G5142 to feed
G5143 to run
G5144 thirty
G5145 three hundred
G5146 thistle
G5147 path
G5148 three years
G5149 to gnash
G5150 three months
G5151 three times
G5152 third story
G5153 three thousand
G5154 third
G5155 made of hair
G5156 trembling
G5157 turning
G5160 food
G5161 Trophimus
G5163 path
G5164 course
G5165 bowl
G5166 to gather
G5167 turtledove
G5168 eye
G5169 eye
G5170 Tryphena
G5171 to live in luxury
G5173 Tryphosa
G5174 Troas
G5175 Trogyllium
G5176 to eat
G5177 to obtain
G5178 torture
G5180 to strike
G5181 Tyrannus
G5182 to trouble
G5184 Tyre
G5185 blind
G5186 to blind
G5187 to be conceited
G5190 Tychicus
G5191 hyacinth
G5192 hyacinth
G5193 of glass
G5194 glass
G5200 green
G5201 water jar
G5202 to drink water
G5203 to have dropsy
G5204 water
G5205 rain
G5206 adoption
G5207 son
G5208 forest
G5209 you
G5210 you
G5212 yours
G5213 to you
G5214 to sing a hymn
G5215 hymn
G5216 of you
G5218 obedience
G5219 to obey
G5220 married
G5221 to meet
G5222 meeting
G5224 things extant
G5226 to submit
G5228 for
G5230 past the prime
G5232 grow exceedingly
G5235 to surpass
G5237 to overlook
G5238 beyond
G5241 to intercede
G5243 pride
G5244 proud
G5245 to be more than conquerors
G5249 beyond measure
G5251 to exalt highly
G5253 upper room
G5254 to undergo
G5255 obedient
G5257 officer
G5258 sleep
G5259 by
G5261 example
G5263 to show
G5265 to put on shoes
G5266 sandal
G5268 donkey
G5269 to undergird
G5270 under
G5271 to pretend
G5273 hypocrite
G5275 to be left
G5276 winepress
G5277 to leave
G5278 to endure
G5280 reminder
G5282 to suppose
G5283 suspicion
G5285 to blow gently
G5286 footstool
G5289 shrinking back
G5290 to return
G5291 to spread
G5294 to lay down
G5298 to withdraw
G5300 sow
G5301 hyssop
G5305 afterward
G5306 later
G5307 woven
G5308 high
G5310 highest
G5312 to exalt
G5314 glutton
G5315 to eat
G5320 plainly
G5321 manifestation
G5322 lantern
G5323 Phanuel
G5324 to make apparent
G5325 pomp
G5327 valley
G5328 Pharaoh
G5330 Pharisee
G5332 sorcerer
G5333 sorcerer
G5334 report
G5337 evil
G5338 light
G5339 to spare
G5340 sparingly
G5342 to bring
G5343 to flee
G5344 Felix
G5346 to say
G5347 Festus
G5348 to come
G5349 perishable
G5350 to speak
G5351 to destroy
G5352 of late autumn
G5353 sound
G5354 to envy
G5355 envy
G5359 Philadelphia
G5365 love of money
G5367 lover of self
G5368 to love
G5369 lover of pleasure
G5370 kiss
G5371 Philemon
G5372 Philetus
G5373 friendship
G5374 Philippian
G5375 Philippi
G5376 Philip
G5377 lover of God
G5378 Philologus
G5379 strife
G5380 contentious
G5383 to love to be first
G5384 friend
G5385 philosophy
G5386 philosopher
G5391 courteous
G5393 Phlegon
G5394 to set on fire
G5395 flame
G5400 terrifying sight
G5401 fear
G5404 palm tree
G5406 murderer
G5407 to murder
G5408 murder
G5409 to wear
G5411 tax
G5413 burden
G5414 lading
G5415 Fortunatus
G5416 scourge
G5417 to scourge
G5418 fence
G5420 to stop
G5421 well
G5422 to deceive
G5423 deceiver
G5424 understanding
G5425 to shudder
G5426 to think
G5429 wise
G5430 wisely
G5431 to be careful
G5432 to guard
G5433 to rage
G5435 Phrygia
G5437 flight
G5438 prison
G5439 to imprison
G5440 phylactery
G5442 to keep
G5443 tribe
G5444 leaf
G5445 lump
G5446 natural
G5447 naturally
G5448 to puff up
G5449 nature
G5451 plant
G5452 to plant
G5455 to call
G5456 voice
G5457 light
G5458 light
G5459 morning star
G5462 light
G5463 to rejoice
G5464 hail
G5465 to lower
G5468 to bridle
G5469 bit
G5471 coppersmith
G5472 chalcedony
G5475 copper
G5476 on the ground
G5479 joy
G5483 to grant
G5485 grace
G5486 gift
G5487 to favor
G5489 paper
G5490 chasm
G5491 lip
G5492 to be storm-tossed
G5493 brook
G5494 winter
G5495 hand
G5496 to lead by the hand
G5499 made by hands
G5500 to appoint
G5501 worse
G5502 cherub
G5503 widow
G5504 yesterday
G5505 thousand
G5507 thousand
G5508 Chios
G5510 snow
G5511 cloak
G5512 to mock
G5513 lukewarm
G5514 Chloe
G5516 six hundred threescore and six
G5520 to be angry
G5521 gall
G5522 dust
G5523 Chorazin
G5525 dancing
G5527 food
G5528 grass
G5529 Chuza
G5530 to use
G5531 to lend
G5532 need
G5533 debtor
G5534 ought
G5535 to need
G5539 profit
G5540 use
G5541 to be kind
G5546 Christian
G5547 Christ
G5548 to anoint
G5549 to delay
G5550 time
G5551 to spend time
G5552 golden
G5553 gold
G5554 with a gold ring
G5555 chrysolite
G5556 chrysoprase
G5557 gold
G5559 body
G5561 region
G5565 without
G5566 north west
G5568 psalm
G5569 false brother
G5570 false apostle
G5572 false teacher
G5574 to lie
G5575 false witness
G5576 to testify falsely
G5577 false witness
G5578 false prophet
G5580 false Christ
G5581 falsely called
G5582 lie
G5583 liar
G5584 to touch
G5585 to count
G5587 whispering
G5589 crumb
G5590 soul
G5592 cold
G5593 cold
G5597 to rub
G5598 Omega
G5599 O
G5600 are
G5601 Obed
G5602 here
G5603 song
G5606 shoulder
G5607 being
G5608 to buy
G5609 egg
G5610 hour
G5611 beautiful
G5612 to roar
G5613 as
G5614 hosanna
G5615 likewise
G5618 just as
G5619 just as
G5620 so that
G5621 ear
G5622 usefulness
G5623 to benefit
G6000 to report
G6001 vessel
G6002 Admin
G6003 to gather
G6005 to dress
G6006 to cast
G6008 to jump up
G6011 needle
G6013 produce
G6017 to deride
G6018 to ponder
G6022 to defame
G6027 speculation
G6028 to be amazed
G6030 to rush out
G6031 rebuke
G6034 to adjure
G6035 accursed
G6036 to enter
G6041 to envy
G6043 Joda
G6044 Josech
G6045 as
G6046 to burden
G6048 judgment
G6050 to bless
G6051 accuser
G6052 to settle
G6053 to lower
G6055 cot
G6060 to turn around
G6061 mill
G6064 household
G6065 builder
G6066 little faith
G6067 scarcely
G6069 everywhere
G6070 to encamp
G6071 to further
G6072 to kindle
G6073 gentleness
G6074 ancestor
G6075 beggar
G6076 to lean toward
G6078 originally
G6079 food
G6080 relative
G6083 to be conscious of
G6085 hole
G6090 ear
G6092 to step out
G6094 to boast
G6897 translucent
G7013 to boast of
G7530 well done
G9315 to agree
G9402 humility
G9577 vestige
G9992 mark
G9994 working at home
G9995 sacrificed to idols
G9996 to urge
G20833 to yearn for
`;
