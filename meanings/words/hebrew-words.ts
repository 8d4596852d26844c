/**
 * The Hebrew and Aramaic words by their Strong's numbers, a line each. First stands the short meaning that the dictionary's
 * card shows. It is from the word's entry in Strong's Dictionaries by Open Scriptures (CC BY-SA). After it, with `; ` between:
 * - our own word, where a verse needs another: `H776 earth; land`;
 * - `q:` the verb of a stem, where it is not that of the short meaning. The letters are those of the morphology codes. A star is
 *   the place of the object if it is not at the end. Words in brackets are only there if the object is a pronoun;
 * - `agent q:` the noun for the one who acts; `name:` the word as a name; `ב:` its meaning after this prefix, `ב+:` with an
 *   article too; `toward:` its meaning with the ending of direction.
 *
 * A plural that is not regular stands after `|`. A word with `~` has neither plural nor "a". After `=` stands a whole meaning.
 * Verses have a short meaning with `!` without the sign °, although Strong's has several.
 * docs/adding-a-meaning-rule.md says more.
 */
export const HEBREW_WORDS = `
H1 father; name: Abi
H3 green plant; freshness~
H4 fruit~
H6 to perish; p: destroy; h: destroy
H7 to perish; h: destroy; H: be destroyed
H8 destruction~
H9 concrete; lost thing
H10 destruction~
H11 abstract; Abaddon
H13 destruction~
H15 longing; =would that
H19 brandishing; slaughter
H24 green; =Abib
H34 needy|needy
H45 Abialbon; name: Abi-albon
H46 mighty; Mighty One
H47 mighty|mighty ones
H55 to coil upward; t: roll upward
H56 to mourn; h: make * mourn
H57 mourning|mourners!
H60 mourning~
H61 but!
H62 Abel-beth-maachah; name: Abel-beth-maacah
H63 Abelshittim; name: Abel-shittim
H64 Abel-Keramim; name: Abel-keramim
H70 pair of stones; birthstool
H73 girdle; sash
H76 inflammatory pustule; blister
H79 to bedust; N: wrestle
H98 pool!
H99 sad; grieved
H109 to languish; h: grieve
H113 lord|lords
H116 then; ב: then
H119 flush; q: be ruddy; P: be dyed red; t: be red; h: be red
H120 man|men
H122 red!
H134 socket; base
H137 Adonibezek; name: Adoni-bezek
H142 to expand; N: be glorious; h: make * glorious
H145 amplitude; cloak
H148 chief diviner; counsellor
H153 force~
H155 something ample; cloak
H157 to love; love~; agent p: lover
H160 love; q: love
H166 to be clear; h: shine
H167 to pitch a tent; p: pitch a tent
H170 Aholah; name: Oholah
H171 Aholiab; name: Oholiab
H172 Aholibah; name: Oholibah
H173 Aholibamah; name: Oholibamah
H174 aloes~
H178 familiar spirit; medium
H182 account~!
H183 to wish; p: desire; t: desire
H184 to extend; t: mark out
H191 fool|fools
H193 body; noble
H200 folly~
H202 might~!
H205 iniquity~
H213 to hurry; h: urge
H214 treasure; treasury
H215 to shine; N: be lit up; h: make * shine
H217 fire~!
H219 light|herbs!
H224 Urim~
H225 to assent; N: consent
H227 then; מ: since then
H234 reminder; memorial portion
H238 to give ear; h: give ear [to *]
H246 chains~
H247 to gird; N: be girded; p: gird; t: gird oneself
H254 fire-pot; brazier
H258 to unify; t: be sharp
H260 bulrush; reeds~
H263 solution; h: declare
H270 to take hold; q: seize; N: be caught; p: cover; H: be fastened
H280 enigma; riddle
H305 would; if only
H309 to tarry; q: stay; p: delay; h: delay
H310 =after; מ: from behind
H320 later; latter part
H322 backward!
H326 achastarite; name: Haahashtari
H327 mule; royal
H328 =gently
H329 bramble!; name: Atad
H330 linen~
H334 shut up; bound
H338 howler; hyena
H340 to hate; q: be an enemy [to *]
H341 enemy; agent q: enemy
H342 hostility; enmity~
H344 screamer; falcon
H360 strength~
H368 Emims; Emim~
H369 not; ב: without; כ: as nothing; ל: without; מ: without
H371 not; is there not
H376 man|men
H377 to be a man; r: stand firm
H386 permanence; enduring
H390 Accad; name: Akkad
H391 falsehood; deceitful
H393 cruel!
H395 cruelty~
H396 food~
H398 to eat; p: devour; h: feed
H400 food~; q: eat
H402 food~
H404 to urge; q: drive
H405 load; pressure
H408 not; do not
H410 God|gods
H417 hail~
H418 algum wood~
H421 to bewail; q: wail
H422 imprecate; oath; q: swear; h: put * under oath
H423 curse; h: put * under oath
H426 God|gods
H430 God|gods
H433 God|gods
H434 good for nothing; worthlessness~
H441 chief!
H444 to muddle; N: be corrupt
H481 to tie fast; N: be silent; p: bind
H483 speechless; mute
H484 almug wood~
H488 discarded; widowed
H489 widowhood~
H491 widowhood~
H492 someone!
H502 to learn; p: teach
H503 to make athousandfold; h: bring forth thousands
H504 family; cattle~
H510 =no rising up
H516 Al-taschith; h: destroy
H523 collection; tribe
H525 skilled; master worker
H529 faithfulness~!
H530 faithfulness~!
H534 summit; top
H535 to be weak; K: languish
H536 sick; weak
H539 to believe; faithful|faithful ones; q: nurse; N: be faithful
H540 to faithful; h: trust
H541 turn to the right; h: turn to the right
H542 expert; craftsman
H544 verity; faithfulness~
H545 tutelage; upbringing
H547 column; doorpost
H548 something fixed; firm agreement
H551 verily; truly
H552 verily; truly
H553 to be strong; q: be courageous; p: strengthen; t: be determined
H556 strength~
H559 to say; t: boast; h: declare
H562 word!
H570 last night!
H571 truth~
H578 to groan; mourn
H579 to approach; p: cause to happen; P: befall; t: seek a quarrel
H582 man|men
H583 Enos; name: Enosh
H584 to sigh; N: groan
H585 sighing~
H592 lamentation~
H594 to others a hook; plumb line
H596 complain; r: complain
H598 to distress; q: be difficult [for *]
H599 to be angry; t: be angry
H602 to groan; N: groan
H603 groaning~
H605 to be frail; incurable; N: fall sick
H610 anointed; jar
H611 hurt; harm~
H615 prisoner!
H616 prisoner|prisoners
H622 to gather; h: sweep * away
H624 threshold; storehouse
H626 collection of people; gathering
H628 gathered up together; rabble
H633 interdict; prohibition
H639 anger|face
H642 girding on; covering
H644 to bake; agent q: baker
H648 unripe; late
H650 brook; channel
H652 dusk; gloom~
H653 gloom~!
H655 =fitly
H656 to disappear; q: come to an end
H659 nothing~
H662 to contain; t: restrain oneself
H665 ashes~
H666 turban; bandage
H667 young~
H668 palanquin; sedan chair
H672 Ephratah; name: Ephrathah
H674 revenue; =in the end
H680 to separate; q: set aside; N: be set back
H681 beside; מ: from beside
H685 bracelet; armlet
H686 to store up; h: appoint as treasurer
H688 carbuncle; sparkling jewel
H693 to lie in wait; ambush; agent q: ambush
H695 ambuscade; lair
H698 ambuscades; trickery~
H707 to weave; agent q: weaver
H708 shuttle; loom
H713 purple~
H724 healing~!
H729 of cedar; tightly twisted
H737 allowance!
H739 lion; name: Ariel
H741 altar; altar hearth
H748 to be long; h: prolong
H749 to suit; =fitting
H750 long; =slow to
H754 length; lengthening
H757 Archi; Archite
H762 in Aramean; =in Aramaic
H766 ash tree; pine
H775 Arphaxad; name: Arpachshad
H776 earth; land; toward: to the ground
H781 to engage for matrimony; p: betroth; P: be betrothed
H793 outpouring; slope
H794 ravine; slope
H797 in the language of Ashdod; =the language of Ashdod
H802 woman|women
H803 foundation; tower
H805 Asshurim~
H808 foundation; raisin cake
H813 Ashchenaz; name: Ashkenaz
H814 gratuity; tribute
H815 tamarisk tree!
H816 to be guilty; N: suffer; h: declare * guilty
H817 guilt offering!
H819 guilt~!
H820 fat-field; vigorous~
H826 conjurer; enchanter
H832 Eshkalonites; Ashkelonite
H833 to be straight; q: walk; p: call * blessed; P: be blessed
H834 which; that; ב: where; כ: as
H835 =blessed
H837 happiness~
H839 cedar tree; cypress
H846 wall; structure
H853 (object marker); מ: from
H854 with; מ: from
H855 hoe; ploughshare
H857 to come; q: come [to *]; h: bring
H858 to come!; h: bring; H: be brought
H865 yesterday!
H866 present; wages~
H868 gift; wages~
H874 to dig; p: explain
H875 well!
H884 Beer-sheba; name: Beersheba
H887 to stink; N: be odious; t: make oneself odious; h: make * stink
H890 weeds~
H891 wild grapes~
H896 Babylonia; Babylonian
H897 food; plunder~
H898 to deal treacherously; agent q: traitor
H900 treachery~
H905 alone; apart|poles; ל: alone; מל: besides
H906 linen~
H907 lie; boast
H909 to divide; =alone; q: be alone
H910 =alone!
H914 to divide; N: be separated; h: separate
H919 breach!
H922 void!
H923 white marble; porphyry~
H924 haste~
H926 to tremble inwardly; N: be terrified; p: terrify; P: be hurried; h: hurry
H927 to terrify; haste~; p: frighten; M: be frightened; u: be in haste
H928 terror!
H929 beast; animals~
H930 water-ox; Behemoth~
H933 white scurf; rash
H935 to come; entrance; name: the entrance of; q: come [to *]; h: bring; H: be brought
H937 contempt~!
H939 contempt~
H943 to involve; N: be bewildered
H947 to trample; o: trample down; r: wallow
H948 fine linen~
H951 herdsman|herdsmen
H953 pit; name: Bor
H954 to be ashamed; h: put * to shame; o: delay
H956 to lodge over night; q: spend the night
H958 to cleave; q: divide
H959 to despise; h: make * contemptible
H960 scorned; q: despise
H962 to plunder; agent q: plunderer
H963 contempt~
H965 lightning~
H967 to scatter; p: scatter
H970 young man; q: choose
H971 watch-tower of besiegers; siege tower
H972 chosen|chosen ones
H973 to loath; P: be gained greedily
H976 trial; tested
H979 youth~
H981 to babble; q: speak rashly; p: speak rashly
H982 to trust; h: make * trust
H983 safety; =securely; ל: securely
H986 confidence~!
H987 security~
H989 to stop; q: cease
H995 to understand; N: be discerning; t: consider; o: watch over; r: consider
H998 understanding~
H1001 palace; fortress
H1002 palace; citadel
H1004 house; name: Beth
H1008 Beth-el; name: Bethel
H1023 Beth-ham-Merchak; =the last house
H1024 Bethmarcaboth; name: Beth-marcaboth
H1036 house of Aphrah; =Beth-leaphrah
H1038 Beth-maachah; name: Beth-maacah
H1039 Beth-Nimrah; name: Beth-nimrah
H1041 house of Azmaveth; Beth-azmaveth
H1044 shearing house; Beth-eked; name: Beth-eked
H1046 Beth-palet; name: Beth-pelet
H1047 Bethpeor; name: Beth-peor
H1058 to weep; weeping~
H1060 firstborn~
H1061 firstfruits~!
H1067 firstborn~
H1069 to give the birthright; p: treat as the firstborn; P: be firstborn; h: bear the first child
H1076 Bachrites; Becherite
H1080 to afflict; p: wear out
H1082 to break off; h: cheer up
H1086 to wear out!; p: wear out
H1089 to palpitate; p: frighten
H1091 terror!
H1093 excise; tax~
H1097 =without; ב: without; מ: without
H1098 fodder~
H1099 =nothing
H1100 worthlessness~
H1101 to mix; r: mix oneself
H1102 to muzzle; q: curb
H1103 to pinch sycamore figs; q: tend sycamore figs
H1104 to swallow; p: swallow * up; P: be swallowed up; t: be confounded
H1105 devouring~!
H1107 without; מ: apart from
H1110 to annihilate; q: lay * waste; P: be laid waste
H1115 not; ל: not to; מ: without
H1119 with; =in
H1121 son; name: the son of
H1125 son of Abinadab; =Ben-abinadab
H1127 son of Geber; =Ben-geber
H1128 son of Dekar; =Ben-deker
H1129 to build; agent q: builder
H1133 son of Hur; =Ben-hur
H1136 son of Hesed; =Ben-hesed
H1139 sons of lightning; Bene-berak
H1143 =champion
H1156 to seek; q: ask
H1158 to inquire; N: be searched out
H1164 prayer; heap of ruins
H1165 cattle~
H1184 Baale of Judah; name: Baale-judah
H1187 Baal-peor; name: Baal of Peor
H1197 to burn; N: be stupid; P: be kindled
H1198 foot; senseless
H1204 to fear; N: be terrified; p: terrify
H1205 fear; terror
H1206 mire~
H1207 swamp; marsh
H1210 clipped; grape harvest
H1212 Bezaleel; name: Bezalel
H1214 to finish; q: gain
H1219 to gather grapes; fortified; N: be withheld; agent q: grape gatherer
H1220 gold~
H1222 gold; distress
H1234 to cleave; q: split; N: be split; p: split; P: be torn open; t: be split open; h: break through; H: be breached
H1235 half shekel!
H1237 plain; name: the Valley of
H1238 to empty; q: lay * waste; N: be laid waste; m: lay * waste
H1239 to inspect; p: seek
H1240 to inspect; p: search; M: be searched
H1241 cattle~
H1244 punishment; inquiry
H1252 cleanness~
H1253 lye~
H1254 to create; p: cut; h: fatten oneself; agent q: creator
H1255 Berodach-baladan; name: Merodach-baladan
H1262 to choose; p: eat; h: give * food
H1264 damask; coloured cloth~
H1270 iron~
H1272 to flee; h: put * to flight
H1276 Berites~
H1277 fat!
H1281 fleeing|fugitives!
H1287 vegetable alkali; lye~
H1288 to bless; t: bless oneself; h: make * kneel
H1289 to kneel; Q: be blessed; p: bless
H1299 to lighten; q: flash
H1300 lightning~
H1303 thorn; briar
H1305 to purge; pure; N: be pure; p: purify; t: show oneself pure; h: polish
H1309 glad tidings; good news~
H1310 to boil; q: ripen; h: ripen
H1315 Bashemath; name: Basemath
H1317 shame~
H1318 to trample down; m: trample
H1319 to bring tidings; p: bring good news; t: receive good news; agent p: bringer of good news
H1320 flesh~
H1322 shame~; name: Bosheth
H1327 desolation; steep
H1331 virginity~
H1333 to cut in pieces; p: cut * to pieces
H1334 to chop up; q: cut in two; p: cut in two
H1337 daughter of Rabbah; Bath-rabbim
H1339 Bath-sheba; name: Bathsheba
H1343 proud|proud
H1346 pride~!
H1347 pride~
H1350 to redeem; redemption; agent q: redeemer
H1351 to soil; N: be defiled; p: defile; P: be defiled; t: defile oneself; h: stain
H1356 log; trench
H1360 reservoir; cistern
H1361 to be high; h: make * high
H1362 lofty; haughty
H1363 height!
H1365 pride; haughtiness~
H1368 mighty|mighty men
H1369 might|mighty deeds
H1379 to set a boundary; h: set bounds [for *]
H1382 Giblites; Gebalite
H1383 twisted chain; twisted work~
H1385 cheese~
H1386 hump; many-peaked~
H1389 hill; name: Gibeah
H1392 calyx; bud
H1396 to prevail; p: strengthen; t: show oneself mighty
H1399 man|men
H1401 valiant; mighty man|mighty men
H1413 to crowd; q: band together; r: cut oneself; z: cut oneself
H1417 furrow; gash
H1418 incision; furrow
H1419 great; q: grow
H1420 greatness|great things
H1430 tomb; stack of grain
H1431 to be great; p: make * great; P: be grown; t: magnify oneself; h: make * great
H1432 large; q: become great
H1433 greatness~!
H1442 to hack; p: blaspheme; agent p: blasphemer
H1447 wall!
H1448 enclosure; name: Gederah
H1456 cure; healing
H1457 to prostrate oneself; q: crouch
H1461 to dig; q: till the soil; agent q: farmer
H1464 to crowd; q: raid
H1466 pride~!
H1467 pride~
H1468 to shear off; q: sweep * in
H1471 nation; name: Goiim
H1473 exile; q: go into exile
H1478 to perish; q: breathe one’s last
H1481 to sojourn; q: sojourn [with *]
H1491 to cut off; q: bring * forth
H1494 to shear; N: be cut off
H1496 hewn stone~!
H1499 violence; robbery
H1501 kind of locust; cutting locust
H1504 to cut off; N: be cut off
H1505 to quarry; q: be an astrologer; i: be cut out; u: be cut out; agent q: astrologer
H1508 figure; separate area
H1509 desert; solitary
H1511 Gezrites; Girzite
H1516 valley; name: the Valley of
H1518 to gush forth; q: burst forth; h: rush out
H1519 to rush forth; a: stir up
H1524 joy; q: rejoice
H1528 plaster~
H1530 heap|waves
H1540 to uncover; q: go into exile; t: uncover oneself; h: take * into exile; H: be exiled
H1541 to reveal; h: deport
H1545 clothing; cloak
H1548 to shave; t: shave oneself
H1549 mirror!
H1556 to roll; N: be rolled up; f: roll on; r: roll oneself
H1558 circumstance; ב: because of
H1560 weight; =large
H1563 to fold; q: roll up
H1564 wrapped; unformed body
H1566 to be obstinate; t: break out
H1570 to caper; q: go down
H1572 to absorb; p: swallow; h: let * drink
H1575 warrior; man of Gammad; name: Gammadites
H1576 recompense!
H1580 to recompense; q: deal with; N: be weaned
H1585 to end; Q: be complete
H1588 garden; name: Haggan
H1589 to steal; t: steal away
H1591 stealing; stolen thing
H1602 to detest; q: loathe; N: be defiled; h: fail
H1606 rebuke!
H1607 to shake; P: be shaken; t: shake; r: stagger
H1613 gopher~
H1614 brimstone~
H1615 chalk~
H1616 stranger; sojourner; agent q: sojourner
H1623 to abrade; t: scrape oneself
H1624 to anger; p: stir up; t: contend
H1628 residence; lodging place
H1633 to bone; q: leave till morning; p: break the bones
H1637 threshing floor!
H1638 to be crushed; h: break
H1639 to take away; q: diminish; N: be diminished; p: draw up
H1640 to bear off violently; q: sweep * away
H1641 to saw; q: drag * away; N: chew; r: sweep
H1643 kernel; crushed grain~
H1644 to drive out; q: drive * out; p: drive * out
H1646 dispossession; eviction
H1651 Geshuri; Geshurite
H1652 to shower violently; h: be violent
H1659 to feel about; p: grope
H1669 to pine; q: languish
H1670 pining; dismay~
H1671 pining; languishing
H1672 be anxious; q: be anxious
H1675 to dart; q: swoop
H1679 strength~
H1681 slander; bad report
H1686 dove’s dung~
H1691 Diblaim; q: cling
H1692 to cleave; q: cling [to *]; P: cling together; h: overtake; H: be made to cling
H1693 to stick; q: cling
H1695 adhering; clinging
H1696 to speak; N: speak together; h: subdue
H1697 word; name: Debar; q: speak
H1698 pestilence~
H1701 reason; =in order
H1706 honey~
H1709 fish~
H1710 fish~
H1711 to spawn; q: multiply
H1713 to flaunt; q: lift banners; N: be bannered
H1715 grain~!
H1716 to brood over eggs; q: hatch
H1718 to walk gently; t: walk slowly
H1723 Dehavites; Dehavite
H1724 to be dumb; N: be confused
H1727 to mope; h: make * pine
H1730 beloved|love
H1736 basket; mandrake
H1740 to thrust away; h: wash
H1747 silence~!
H1748 silent!
H1754 ball; q: pile up
H1758 to thresh; N: be trampled; agent q: thresher
H1760 to push down; N: be outcast; P: be thrust down
H1761 musical instrument; diversion
H1763 to fear; Q: be fearsome; p: make * afraid
H1765 to urge; q: hurry; N: hurry
H1767 =enough
H1768 which; that
H1770 to fish; q: fish for
H1772 falcon; kite
H1777; q: judge; N: quarrel
H1779 judgment!
H1785 battering-tower; siege wall
H1788 leaper; ibex
H1790 oppressed|oppressed!
H1792 to bruise; N: be contrite; p: crush; P: be crushed; t: be crushed
H1794 to collapse; q: be crushed; N: be crushed; p: crush
H1795 mutilated; crushing
H1796 waves~
H1800 poor|poor
H1801 to leap; p: leap
H1802 to draw; p: draw * up
H1803 poorest~!
H1809 to slacken; q: be brought low
H1811 to drip; q: leak
H1814 to flame; q: pursue; h: inflame
H1818 blood~
H1819 to be like; p: compare; t: make oneself like
H1820 to be dumb; q: cease; N: be destroyed
H1822 desolation; =one silenced
H1826 to be silent; N: be silenced; h: silence; o: quiet
H1827 silence~!
H1828 dung~
H1831 juice~
H1832 tears~
H1844 knowledge~
H1846 to be put out; N: be put out; P: be put out
H1847 knowledge~; q: know
H1848 slander~
H1849 to knock; q: drive * hard; t: beat
H1851 thin!
H1854 to crush crumble; q: crush * fine; h: crush; H: be crushed
H1855 to be crushed; h: crush; a: crush
H1856 to pierce; N: be pierced; P: be pierced
H1858 mother-of-pearl~
H1860 abhorrence~!
H1865 liberty~!
H1868 Darius; q: dwell
H1869 to tread; h: lead
H1876 to sprout; sprout; q: grow green; h: bring forth vegetation
H1877 grass~; q: tread grain
H1878 to be fat; q: grow fat; p: anoint; P: be made fat; u: be covered with fat
H1880 fatness~
H1882 law!
H1888 lo; behold
H1891 to become vain; h: make * vain
H1892 vanity|vanities
H1894 ebony~
H1895 to be a horoscopist; q: divide
H1897 to meditate; h: mutter; m: utter
H1901 complaint; sighing~
H1902 meditation!
H1903 suitable; corresponding
H1905 Hagarite; Hagrite
H1911 to stretch forth the hand; q: put out
H1917 something stamped to pieces; limb
H1920 to push!
H1921 to honour; rough place; t: honour oneself
H1922 to honour; p: glorify
H1923 majesty~
H1925 honour; splendour~
H1926 majesty~
H1927 decoration; splendour~
H1929 ah expressing grief; alas
H1935 majesty~
H1942 calamity; destruction~
H1943 ruin; disaster
H1947 madness~
H1949 to make an uproar; q: be in tumult; N: be stirred; t: be in tumult; h: moan
H1951 to be light; h: think * easy
H1952 wealth~
H1960 thanksgiving~
H1961 to be; =be; N: happen
H1966 morning-star; shining one
H1970 to injure; h: wrong
H1971 respect; look
H1972 to remove; N: be driven away
H1974 merry; festival of praise
H1976 this; that
H1980 to go; N: be gone; p: walk; t: walk
H1982 flow!
H1983 toll~
H1984 to praise; q: boast; t: boast; h: shine; M: be mad; m: make fools of; r: go mad
H1986 to strike; =here and there
H1988 here!
H1994 they; them
H1996 multitude of Gog; Hamon-gog; name: Hamon-gog
H1999 tumult!
H2000 to put in commotion; q: confuse; h: confuse
H2003 brushwood~
H2006 whether; if
H2008 here!
H2010 permission of rest; holiday
H2013 to hush; hush; p: be silent; h: quiet
H2014 relaxation; respite
H2015 to turn; N: be turned; H: be turned
H2016 turn; opposite
H2019 very perverse; crooked
H2020 deliverance~
H2021 weapons~
H2025 mount; altar hearth
H2026 to slay; q: kill; N: be killed
H2031 mental conception; imagination
H2035 destruction~
H2038 castle; Harmon
H2040 to pull down; q: tear * down; N: be torn down; p: overthrow
H2041 destruction~
H2047 Hatach; name: Hathach
H2048 to deride; p: mock; h: mock; H: be deceived
H2049 mockery~
H2050 to assail; o: attack
H2051 Dan also; name: Vedan
H2064 to confer; q: endow
H2068 zabdiel; name: Zabdiel
H2082 to reside; q: honour
H2084 to acquire by purchase; q: buy
H2091 gold~
H2092 to be rancid; p: make * loathe
H2095 be admonished; careful
H2096 brightness~
H2100 to flow; discharge~
H2101 seminal; discharge; q: have a discharge
H2102 to seethe; q: act proudly; h: act proudly
H2103 to be proud; h: act proudly
H2104 Zuzims; Zuzim~
H2106 angle; corner pillar
H2107 to shake out; q: pour out; h: despise
H2108 beside; besides
H2109 to be plump; P: be well-fed
H2110 to be plump; u: feed
H2111 to tremble; l: terrify
H2113 agitation; horror~
H2114 stranger; strange|strangers; q: be estranged; N: be estranged; H: be estranged
H2115 to press together; q: squeeze; Q: be pressed out
H2116 trodden on; q: be crushed
H2118 to shove; N: come loose
H2121 boiling of water; raging
H2122 brightness~
H2123 fulness; moving creatures~
H2132 olive|olive trees
H2134 pure!
H2135 to be pure; p: keep * pure; t: make oneself clean
H2136 innocence~
H2137 glass~
H2138 males~
H2141 to be pure; h: cleanse
H2142 to remember; h: mention
H2149 vileness~
H2151 to be a glutton; N: quake
H2152 glow; burning heat~
H2154 wicked device; lewdness~
H2156 branch!
H2159 twig; singing~
H2163 to fix; P: be appointed
H2164 to agree; M: agree
H2165 appointed time!
H2166 appointed time!
H2167 to sing praises; p: sing praises [to *]
H2168 to prune; N: be pruned
H2169 gazelle; mountain sheep
H2170 music~
H2172 song!
H2177 kind!
H2179 to curtail; p: strike the rear
H2181 to play the harlot; harlot; q: prostitute oneself; P: be solicited; h: lead * to harlotry; agent q: prostitute
H2183 adultery; harlotry
H2184 adultery; harlotry
H2185 harlots; q: prostitute oneself
H2186 reject; q: reject; h: reject
H2187 to spring forward; p: leap
H2188 sweat~
H2189 agitation; horror~
H2194 to be enraged; q: denounce; N: be angry
H2196 to be peevish; q: be enraged
H2197 anger; q: rage
H2198 angry; sullen
H2199 to cry; q: cry out [to *]; N: be called together; h: call together
H2201 cry; q: cry out
H2203 pitch~
H2204 to be old; h: grow old
H2205 old|elders
H2208 old age~
H2209 old age~
H2210 to life; q: raise * up
H2211 to hang; Q: be lifted up
H2212 to refine; p: refine; P: be refined
H2215 to flow away; P: be scorched
H2221 something sown; seed~
H2222 pouring rain; showering
H2223 racer; strutting rooster
H2225 rising of light; dawning
H2227 Zarhite; Zerahite
H2229 to gush; q: sweep * away; m: pour out
H2230 gush of water; rainstorm
H2231 gushing of fluid; discharge~
H2232 to sow; h: yield; agent q: sower
H2235 vegetables~
H2244 to hide; N: hide oneself; t: hide oneself
H2247 to hide; N: hide oneself
H2248 crime; wrong
H2250 wound!
H2251 to beat out; N: be beaten out
H2254 to take a pledge; q: take * as a pledge; N: be pledged; p: destroy; P: be destroyed
H2255 to ruin; p: destroy; M: be destroyed
H2256 cord!
H2263 to embrace!; p: embrace
H2266 to join; t: make an alliance
H2267 spell!
H2270 companion!
H2271 partner; trader
H2273 associate; companion
H2280 to bind; p: bind up; P: be bound up
H2281 griddle cakes~
H2296 to gird on; q: gird * on
H2298 one!
H2300 to be sharp; q: be keen; h: sharpen; H: be sharpened
H2302 to rejoice; p: make * glad
H2304 joy~
H2305 joy~
H2310 vacant; forsaken
H2312 thorns~!
H2313 Hiddekel; name: Tigris
H2314 to beset; q: surround
H2315 chamber; inner room
H2318 to be new; p: renew; t: be renewed
H2325 to owe; p: endanger
H2328 to describe a circle; q: draw a circle
H2330 to propound a riddle; q: pose a riddle
H2334 hamlets of Jair; =Havvoth-jair; name: Havvoth-jair
H2335 seers; name: Hozai
H2338 to string together; a: repair
H2342 to writhe; p: wait; P: be brought forth; h: shake; H: be brought forth; O: be brought forth; f: be in anguish; m: wound; o: bring * forth
H2347 to spare; q: have pity [on *]
H2351 outside|streets; ב+: outside; מ: outside; toward: outside
H2356 hole!
H2357 to blanch; q: grow pale
H2363 to hurry; h: hasten
H2368 seal!
H2374 seer; q: see; agent q: seer
H2379 view; visibility~
H2380 vision!
H2385 flash of lightning; thunderbolt
H2386 hog; pig
H2388 to strengthen; q: be strong [against *]; t: strengthen oneself; h: take hold [of *]
H2391 strength~
H2392 strength~
H2393 strength~
H2394 force~; q: be strong
H2397 hook!
H2398 to sin; sinning~; p: purify; t: purify oneself; h: make * sin; agent q: sinner
H2400 sinner|sinners!
H2402 offence; p: be a sin offering
H2404 to cut!; P: be carved; agent q: cutter
H2405 carving; coloured cloth~
H2406 wheat~
H2409 expiation; p: be a sin offering
H2413 to stop; q: hold back
H2416 life; living|living; q: live
H2420 riddle!
H2421 to live; p: let * live; h: keep * alive
H2427 throe; anguish~
H2428 army|armies; name: Helech
H2430 intrenchment; rampart
H2433 beauty; grace~
H2434 wall; flimsy wall
H2440 =quickly
H2442 to adhere; q: wait for; p: wait for
H2445 wise|wise men
H2448 redness~
H2449 to be wise; p: make * wise; P: be skilled; h: make * wise
H2451 wisdom~
H2454 wisdom~
H2455 common!
H2457 rust~
H2459 fat~
H2461 milk~
H2464 galbanum~
H2470 to be sick; p: entreat; P: be weakened; t: pretend to be sick; h: make * sick; H: be wounded
H2480 to snatch; h: take at once
H2486 God forbid; far be it
H2489 wretch; helpless~
H2490 to profane; q: be pierced; P: be pierced; h: begin; H: be begun; O: be pierced; m: pierce; o: pierce
H2491 slain|slain
H2492 to dream; dream; h: make * dream
H2495 purslain; mallow~
H2498 to pass on; q: pass by; p: change; h: renew
H2499 to pass on; q: pass over
H2502 to deliver; q: equip; N: be equipped; h: strengthen
H2504 loins~
H2505 to divide; h: flatter
H2511 smooth; smooth stone
H2519 something very smooth; slippery places~
H2524 father-in-law|fathers-in-law
H2527 heat~; q: be hot
H2528 anger; rage~
H2529 curds~
H2530 to desire; =precious; q: covet; N: be pleasant; p: delight
H2534 wrath~
H2535 heat; =the sun
H2542 wrapping; curve
H2543 ass; donkey
H2545 mother-in-law|mothers-in-law
H2546 lizard; sand lizard
H2550 to spare; compassion~; q: have pity [on *]
H2551 commiseration; compassion~
H2552 to be warm!; N: burn with desire; p: warm; t: warm oneself
H2553 sun-pillar; incense altar
H2554 to do violence to; N: suffer violence
H2555 violence~
H2556 to be leavened; t: be embittered
H2557 leavened bread~!; h: be leavened
H2559 to wrap; q: turn away; t: waver
H2560 to boil up; q: foam; j: be in turmoil
H2563 clay~
H2567 to tax a fifth; p: take a fifth
H2571 staunch; q: be armed
H2573 skin bottle; waterskin
H2579 Hamath the great; name: Hamath the Great
H2580 favour~
H2583 to encamp; q: camp
H2589 supplication; p: be gracious
H2590 to embalm; embalming~
H2593 initiated; trained man|trained men
H2597 dedication~
H2598 dedication~
H2601 Hanameel; name: Hanamel
H2602 frost~
H2603 to be gracious; q: be gracious [to *]; N: be pitied; p: be gracious [to *]; t: plead for favour; H: be shown favour; m: show favour to
H2604 to show mercy; M: ask for mercy
H2606 Hananeel; name: Hananel
H2610 to be polluted; h: pollute
H2611 soiled; godless|godless
H2612 moral filth; ungodliness~
H2613 impiety; godlessness~
H2614 to be narrow; N: hang oneself; p: strangle
H2616 to be kind; p: shame; t: show oneself loyal
H2617 mercy; faithful love~
H2620 to trust; q: take refuge
H2622 confidence; refuge~
H2623 saint; faithful|faithful ones
H2625 ravager; destroying locust
H2627 deficient; lacking
H2630 to compact; N: be hoarded
H2631 to hold in occupancy; h: possess; a: possess
H2635 clay~
H2636 shred; P: be flaky
H2637 to lack; p: deprive
H2638 lacking; q: lack
H2640 poverty; lack~
H2642 deficiency; lack
H2643 pure; clean
H2644 to act covertly; p: do secretly
H2645 to cover; p: overlay
H2648 to hasten away; q: hurry in alarm; N: hurry away
H2649 haste~
H2653 to cover; q: shelter
H2654 to delight; q: delight [in *]
H2655 =delighting in!
H2659 to be ashamed; h: bring shame
H2661 burrower; q: dig
H2664 to search; P: be searched for; t: disguise oneself
H2665 something covert; plot
H2666 to spread loose; P: be freed
H2667 something spread loosely; saddlecloth
H2669 prostration by sickness; isolation~
H2672 to hew; N: be engraved; h: cut * in pieces; agent q: stonecutter
H2673 to divide; N: be divided
H2675 new Chatsor; Hazor-hadattah
H2679 half of the Manahethites; half of the Manahathites
H2680 half of the Manahethites; half of the Manahathites
H2682 grass~
H2684 bosom; fold of the garment
H2685 to shear; h: be urgent; a: be urgent
H2686 to chop; q: march in ranks; p: divide; P: be cut off
H2687 gravel~
H2690 to trumpet; p: sound the trumpet; h: sound the trumpet; agent p: trumpeter; agent h: trumpeter
H2699 Hazerim; villages~
H2707 to carve; t: draw a line around
H2710 engrave; q: inscribe; P: be decreed; H: be inscribed; m: command; agent m: lawgiver; agent o: ruler
H2714 searching~!
H2717 to dry up; desolate; N: be laid waste; P: be dried; h: lay * waste; H: be laid waste
H2718 to demolish; H: be laid waste
H2720 desolate!
H2721 heat~!
H2723 waste place; ruin
H2724 desert; dry ground~
H2727 to be dismayed; q: come trembling
H2728 leaping insect; cricket
H2729 to tremble; h: make * afraid
H2731 trembling~!
H2734 to be angry; q: burn; t: fret; h: be zealous
H2735 Hor-hagidgad; name: Hor-haggidgad
H2737 bead of pearl; string of beads
H2740 fierce wrath; burning
H2742 gold; name: decision
H2746 fever; fiery heat
H2750 burning~
H2755 dove’s dung~
H2759 quiet; scorching
H2761 to scorch; M: be singed
H2763 to devote; q: be mutilated; h: destroy * completely; H: be devoted to destruction
H2769 Hermonites; name: Hermon
H2775 itch; name: Heres
H2778 to reproach; N: be betrothed; p: taunt
H2782 to decide; N: be determined
H2784 fetter; pang
H2785 sour grape; seed
H2787 to be burned; N: be scorched; l: kindle
H2789 earthenware|potsherds~!
H2790 to be silent; q: plough; t: keep silent
H2791 magical craft; name: Harashim
H2793 forest; name: Horesh
H2794 fabricator; q: forge
H2798 mechanics; name: Harashim
H2799 cutting~
H2803 to think; N: be considered; p: plan; t: be counted; agent q: designer
H2804 to regard; Q: be accounted
H2805 belt; woven band
H2808 contrivance; reckoning
H2810 contrivance; device
H2814 to be silent!; h: be silent
H2816 darkness~
H2818 to need; need
H2820 to withhold; N: be spared
H2821 to be dark; q: grow dark; h: darken
H2822 darkness~
H2826 to make unsteady; N: be feeble
H2827 to weaken; q: shatter
H2830 bronze; gleaming metal~
H2831 wealthy; envoy
H2833 breastplate; breastpiece
H2834 to strip off; q: lay * bare
H2836 to desire; p: join; P: be joined
H2838 attached; band
H2842 dry grass~
H2844 crushed; N: be shattered
H2846 to take!
H2851 terror~
H2853 to swathe; P: be swaddled
H2856 to seal; p: shut up; h: stop up
H2859 father in law; t: become a son-in-law; agent q: father-in-law
H2860 bridegroom|sons-in-law!
H2862 to clutch; q: snatch
H2865 to dismay; q: be dismayed; p: terrify
H2866 dismay; terror
H2871 turban; flowing turban
H2872 accumulated; centre
H2878 slaughtered meat~!
H2891 to be clean; pure; p: cleanse; P: be cleansed; t: cleanse oneself
H2892 clearness~
H2893 cleansing!
H2894 to sweep away; l: sweep
H2895 to be good; good; h: do well
H2896 good; q: be good; h: do good
H2898 goodness~!
H2902 to smear; q: plaster; N: be plastered
H2904 to cast down; h: hurl; H: be hurled; l: hurl
H2907 to pounce; q: swoop
H2908 =fasting
H2909 to stretch a bow; k: shoot
H2910 inward parts~
H2912 to grind; grinder
H2916 mire~!
H2918 wall; encampment
H2921 to cover; q: patch; P: be patched
H2925 overthrow; violent hurling
H2926 to cover in; p: roof
H2927 to cover; a: find shade
H2930 to defile; q: be unclean; t: defile oneself; u: be defiled
H2931 unclean; q: be unclean
H2932 uncleanness~!
H2933 to be impure; N: be thought stupid
H2934 to hide; N: hide oneself
H2937 to wander; h: lead astray
H2939 to feed; tasting
H2940 taste!
H2941 matter; decree
H2942 decree!
H2944 to stab; P: be pierced
H2945 little ones~
H2946 to flatten out; p: spread out
H2947 handbreadth!
H2949 nursing; tender care~
H2950 to stick on; q: smear
H2951 military governor; marshal
H2952 to trip coquettishly; q: trip along
H2957 to expel; q: drive * away; Q: be driven away
H2959 to overburden; h: load
H2961 fresh!
H2962 before!; ב: before
H2963 to tear; h: feed
H2964 food~!
H2966 torn animal!
H2967 Tarpelites; Tarpelite
H2969 to be suitable; q: be due
H2973 to be foolish; N: act foolishly
H2974 to yield; h: be willing
H2975 river|rivers; name: the Nile
H2976 to desist; N: despair; p: make * despair
H2980 to bawl; p: cry out
H2992 to marry a brother's widow; p: do a brother-in-law’s duty [to *]
H2993 brotherin-law; brother-in-law|brothers-in-law
H2994 sister-in-law|sisters-in-law
H3001 to dry up; p: wither
H3004 dry land~!
H3006 dry ground~
H3007 dry land~
H3009 to dig; q: till the soil; agent q: farmer
H3013 to grieve; N: be grieved
H3014 to push away; h: be removed
H3015 sorrow~!
H3021 to labour; q: grow weary; p: weary; h: weary
H3022 earnings; gain
H3023 weary!
H3024 weariness~
H3025 to fear; q: be afraid [of *]
H3029 to praise; h: give thanks; a: give thanks
H3034 to praise; q: shoot; p: throw down; t: confess; h: give thanks [to *]
H3039 beloved|beloved ones
H3045 to know; p: show; t: make oneself known; h: make * known; H: be made known
H3046 to know; h: make * known
H3049 wizard; spiritist
H3050 Jah; the LORD
H3054 to Judaize; t: profess to be jews
H3061 Jewry; name: Judah
H3066 Jewish language; =in Judean
H3068 Lord; the LORD
H3069 God; GOD
H3071 Jehovah-nissi; =The LORD is my banner
H3087 Josedech; name: Jehozadak
H3093 haughty!
H3104 jubilee!
H3121 mire~
H3125 Grecian; Greek
H3126 sucker; young plant
H3127 sprout; shoot
H3138 sprinkling; early rain~
H3148 =more!
H3161 to be united; p: unite
H3173 only!
H3175 expectant; waiting
H3176 to wait; p: hope
H3179 to be hot; q: be in heat; p: conceive
H3180 kind of deer; roebuck
H3182 barefoot!
H3187 to enroll by pedigree; t: be enrolled
H3190 to do good; q: be good; h: do good [to *]
H3193 Jotbath; name: Jotbathah
H3196 wine~
H3198 to reprove; N: reason together; t: contend; h: rebuke; H: be chastened
H3200 Jachinites; Jachinite
H3201 to be able; q: be able [to overcome *]
H3205 to bear; birth; Q: be born; N: be born; p: help in birth; P: be born; t: declare one’s descent; h: father; H: be born
H3206 child|children
H3208 youth~
H3211 born; offspring~
H3212 to go; please; h: lead
H3213 to howl; h: wail
H3215 howl; wailing~
H3216 to blurt; q: speak rashly
H3218 young locust!
H3220 sea; toward: westward
H3222 warm spring; sea
H3225 right hand; name: Benjamin
H3227 right; Benjamite
H3231 to be right-handed; h: go to the right
H3235 to exchange; t: boast
H3237 to touch; q: be good; h: let * feel
H3238 to oppress; =let us crush them; h: oppress
H3239 Janohah; name: Janoah
H3240 to lay; h: leave; H: be left
H3243 to suck; nurse; q: nurse; h: nurse; agent q: nursing child
H3245 to found!; N: take counsel; p: found; P: be founded; H: be founded
H3247 foundation; q: found
H3249 departing; =those who turn away
H3250 reprover; faultfinder
H3255 to add; H: be added
H3256 to chastise; q: instruct; N: be instructed; p: discipline; D: take warning
H3259 to meet; q: appoint; N: meet; h: summon; H: be set
H3261 to brush aside; q: sweep * away
H3267 to be bold; N: be insolent
H3271 to clothe; q: robe
H3272 to counsel; P: consult together; agent q: counsellor
H3280 ibex; doe
H3281 Jaalam; name: Jalam
H3286 to be faint; faint; H: be wearied
H3287 weary!
H3288 fatigue; weariness~
H3289 to counsel; N: consult; t: conspire; agent q: counsellor
H3293 forest; name: Jaar
H3302 beautiful; q: be beautiful; p: adorn; t: beautify oneself; j: be most beautiful
H3303 beautiful; q: be beautiful
H3306 to sigh; t: gasp
H3313 to shine; h: shine forth
H3314 splendour~
H3317 Jiphthah-el; name: Iphtahel
H3318 to go out; h: bring * out; H: be brought out
H3319 to go out; e: be finished
H3320 to stand; t: take one’s stand
H3321 to be firm; p: make certain
H3322 to place permanently; h: set; H: be left
H3329 offspring~
H3330 certain!
H3331 to strew; h: make a bed; H: be spread
H3332 to pour; h: pour; H: be cast
H3333 casting~; q: cast
H3334 be narrow; q: be distressed; h: distress
H3335 to form; potter; agent q: potter
H3336 form; inclination
H3341 to kindle; N: be kindled; h: kindle
H3342 winepress!
H3344 to burn; hearth; H: be kept burning
H3353 fowler!
H3363 to be dislocated; q: be put out of joint; h: hang; H: be hanged
H3365 valuable; q: be precious; h: make * rare
H3366 honour~!
H3367 honour~
H3369 to snare; N: be snared; P: be snared
H3372 to fear; N: be awesome; p: frighten
H3373 fearing; q: fear
H3374 fear~
H3381 to go down; h: bring * down; H: be brought down
H3384 to teach; teacher; q: shoot; N: be shot; H: be watered; agent q: archer; agent h: teacher
H3415 to fear; q: tremble
H3418 green!
H3419 vegetables~!
H3420 paleness; mildew~
H3422 greenish!
H3423 to possess; N: become poor; h: dispossess
H3425 possession!
H3427 to dwell; seat; N: be inhabited; p: set up; h: make * dwell; H: be settled; agent q: inhabitant
H3429 Joshebbash-Shebeth; q: sit
H3438 Ishuah; name: Ishvah
H3440 Ishuai; name: Ishvi
H3441 Jesuites; Ishvite
H3444 salvation~
H3445 emptiness~
H3447 to extend; h: hold out
H3452 desolation; wasteland
H3453 aged|aged!
H3455 to set; Q: be set
H3459 Ishmeelite; Ishmaelite
H3462 sleep; q: sleep; N: be old; p: make * sleep
H3463 asleep!
H3465 old; name: Jeshanah
H3467 to save; salvation~; agent h: saviour
H3468 salvation~
H3474 to be right; p: make * straight; P: be laid smooth; h: make straight
H3476 uprightness~!
H3477 upright|upright
H3488 to sit; h: settle
H3489 peg!
H3490 orphan; fatherless~
H3491 gleaning; q: search out
H3493 preeminent; extraordinary
H3498 to remain; rest; h: leave
H3504 preeminence; advantage
H3510 to feel pain; q: be in pain; h: cause pain [to *]
H3512 to despond; disheartened; N: be disheartened; h: dishearten
H3513 to be heavy; heavy; N: be honoured; p: honour; P: be honoured; t: multiply oneself; h: make * heavy
H3517 difficulty~
H3518 to go out; p: quench
H3519 glory~
H3523 matrass; quilt
H3524 mighty!
H3526 to wash; u: be washed; agent q: fuller; agent p: fuller
H3527 to augment; h: multiply
H3528 already!
H3530 measure; =some distance
H3533 to subdue!; N: be subdued; p: subdue; h: subdue
H3537 jar!
H3543 to grow dim; p: restrain
H3544 dim!; p: fade
H3545 weakening; relief~
H3547 to be priest; p: serve * as priest
H3554 to prick; N: be burned
H3557 to sustain; q: contain; p: provide for; h: contain; L: be provided for
H3558 jewel; armlet
H3559 to establish; ready; h: prepare; H: be prepared; O: be established; r: be established
H3569 Cushi; Cushite
H3571 Ethiopian; Cushite
H3573 Chushan-rishathaim; name: Cushan-rishathaim
H3574 prosperity~
H3576 to lie; lie; N: be proved false; h: prove * a liar
H3581 strength~
H3582 to hide; h: wipe * out
H3584 to deny; q: grow lean; N: cringe; t: cringe
H3585 lie!
H3588 because; for
H3589 destruction~
H3591 dart; javelin
H3594 idol; Kiyyun
H3595 laver; basin
H3596 niggardly; scoundrel
H3599 bag!
H3600 cooking range; stove
H3607 to withhold!; N: be restrained; p: restrain
H3610 two kinds~!
H3615 to finish; destruction~; q: be finished
H3617 full end!
H3618 daughter-in-law|daughters-in-law!
H3623 bridehood; betrothal~
H3624 maturity; full vigour
H3631 failing!
H3635 to complete; t: be finished; e: finish; v: finish
H3637 to be ashamed; N: be humiliated; h: put * to shame; H: be put to shame
H3639 shame; disgrace~
H3642 to pine after; q: faint
H3646 cummin; cumin~
H3648 to shrivel; N: be stirred
H3650 blackness~
H3651 so; ל: therefore
H3655 to eulogize; p: give * a title
H3657 plant; root
H3658 harp; lyre
H3664 to gather!; p: gather; t: wrap oneself
H3666 package; bundle
H3670 to withdraw; N: hide oneself
H3673 to gather; M: be gathered
H3676 flag; throne
H3680 to cover; q: conceal; t: cover oneself
H3682 covering!
H3684 fool|fools
H3687 silliness; folly~
H3688 silly; q: be foolish
H3690 confidence~
H3691 Chisleu; name: Chislev
H3695 Casluhim~
H3697 to shear; q: trim
H3700 to long; N: long
H3701 silver~
H3704 pillow; wristband
H3706 thus; now
H3707 to provoke; q: be angry; h: provoke * to anger
H3709 palm; hand
H3713 tankard; bowl
H3717 to double; N: be doubled
H3718 double~
H3719 to bend; q: stretch
H3720 famine~
H3721 to curve; q: be bowed down; N: bow oneself
H3722 to make atonement; atonement~; q: cover; p: make atonement [for *]; P: be atoned for; t: be atoned for; D: be atoned for
H3724 ransom!
H3725 atonement~
H3727 mercy seat; atonement cover
H3728 to tread down; h: press * down
H3729 to fetter; Q: be bound; p: bind
H3730 chaplet; knob
H3732 Caphthorim; Caphtorim~
H3733 lamb!
H3735 to grieve; i: be distressed
H3736 to gird; P: be clothed
H3738 to dig; =they pierced
H3740 purchase; feast
H3741 meadow; pasture
H3742 cherub|cherubim
H3746 life-guardsman; Carite
H3750 saffron~
H3753 dromedary; camel
H3758 crimson~
H3765 to lay waste; p: ravage
H3766 to bow; q: bow down; h: bring * low
H3768 byssus; cotton~
H3772 to cut off; h: cut * off
H3780 to grow fat; q: grow stout
H3781 axe; hatchet
H3782 to stumble; p: bereave; h: make * stumble; H: be made to stumble
H3783 ruin; stumbling
H3784 to inchant; p: practise sorcery; agent p: sorcerer
H3787 to succeed; h: bring success
H3788 success; skill
H3789 to write; writing; כ+: as it is written
H3794 Chittim; Kittim~
H3799 to inscribe indelibly; N: be stained
H3801 coat; tunic
H3803 to enclose; p: surround; h: surround
H3807 to bruise; q: beat * in pieces; p: beat * in pieces; P: be beaten in pieces; h: beat down; H: be beaten in pieces
H3808 not; ב: without; ל: without
H3811 to be weary; N: be weary; h: weary
H3814 silently; =secret
H3816 people|peoples
H3820 heart; name: Leb
H3823 to make cakes; N: gain understanding; p: bake cakes
H3830 garment; q: clothe
H3832 to fall; N: come to ruin
H3833 lioness!
H3835 to be white; q: make bricks; t: be made white
H3847 to clothe; clothed; q: wear
H3848 to clothe; q: be clothed
H3852 flame!
H3853 Lehabim~
H3856 to languish; f: be mad
H3857 to flame; p: set * ablaze
H3859 to rankle; t: be swallowed greedily
H3864 Lubim; Libyan
H3866 Ludim~
H3867 to join; q: borrow; N: join oneself; h: lend
H3868 to depart; N: be devious
H3869 some kind of nuttree; almond tree
H3874 to wrap; h: wrap
H3875 veil; q: cover
H3879 something attached; Levite
H3880 something attached; garland
H3882 wreathed animal; =Leviathan
H3883 winding stairs~
H3885 to lodge; q: spend the night; N: grumble; h: grumble
H3887 to scorn; scoffer|scoffers; q: scoff; h: mock; r: scoff; agent q: scoffer
H3893 vigour~
H3895 cheek; name: Lehi
H3897 to lick; q: lick up
H3898 to fight; q: fight [against *]; N: fight [against *]
H3899 bread~; q: be food
H3905 to oppress; N: press oneself
H3906 oppression~!
H3907 to whisper; p: charm; agent p: charmer
H3908 charm!
H3910 myrrh~
H3917 night spectre; night creature
H3920 to take; q: capture; N: be captured; t: hold together
H3921 something to capture; snare
H3925 to teach; q: learn; P: be trained; agent p: teacher
H3928 taught!
H3931 to deride; h: mock
H3932 to mock; N: stammer; h: mock
H3936 Laadan; name: Ladan
H3938 to feed; h: let * gulp
H3940 torch!
H3942 anterior; front
H3943 to aside; q: grasp; N: turn oneself
H3944 derision; scoffing~
H3945 to deride; o: be a scoffer
H3947 to take; =planted; t: flash
H3948 teaching!
H3950 to gather; p: glean
H3952 to lap; p: lap
H3953 to gather the after crop; p: glean
H3954 after crop; late growth~
H3955 vigor; richness~
H3960 to wag the tongue; h: slander; m: slander
H3961 speech; tongue
H3963 measure for things dry; lethech
H3972 something; anything
H3974 light|lights
H3976 scales~
H3977 scales~
H3978 food~
H3983 something said; command
H3986 unwilling; p: refuse
H3987 refractory; p: refuse
H3990 darkness~
H3991 opaqueness; thick darkness~
H3992 to be bitter; h: be malignant
H3995 separation; =set apart
H4001 trampling~
H4005 choice~
H4009 trust~!
H4016 pudenda; private parts~
H4020 border; twisted~
H4022 distinguished thing; choice thing
H4029 tower of Edar; =Migdal-eder
H4032 terror!
H4036 Magormissabib; Magor-missabib
H4037 cutting implement; cutting tool
H4039 roll; scroll
H4040 roll; scroll
H4041 impulse; horde
H4042 to shield; p: deliver
H4044 covering; hardness~
H4048 to yield up; q: deliver; p: deliver
H4054 pastureland!
H4058 to measure; r: stretch oneself out
H4059 flight; p: be prolonged
H4061 tribute~!
H4062 goldmaking; fury
H4065 seduction; deceptive~
H4066 strife~
H4067 stature~
H4071 pile of fuel; pyre
H4073 push; blow
H4093 knowledge~!
H4094 wound; thrust
H4095 steep; cliff
H4097 treatise; commentary
H4098 threshing; threshed one
H4100 what; ב: how; כ: how many; ל: why
H4102 to be reluctant; t: linger; f: delay
H4106 skilled!
H4107 to adulterate; q: dilute
H4108 walking; free access~
H4111 Mahalaleel; name: Mahalalel
H4114 overthrow~
H4116 to hasten; N: be hasty; p: hurry
H4117 to bargain; q: pay the bride-price [for *]
H4118 hastening; p: hurry
H4119 price; bride price
H4120 =quickly!
H4123 delusion; illusion
H4127 to melt; N: melt; o: soften
H4130 acquaintance; kinsman|kinsmen
H4131 to be moved; q: slip; N: be shaken; h: bring * down; r: totter
H4132 pole; q: slip
H4135 to circumcise; circumcised; t: be cut off; h: cut * off; m: wither
H4136 before; in front of
H4138 kindred~
H4141 turn; surrounding
H4142 reversal; H: be turned
H4148 instruction~
H4154 dislocated; Q: slip
H4155 dark; gloom~
H4157 pressure; burden
H4160 to press; oppressor
H4161 going out|goings out!
H4163 family descent; latrine
H4165 casting; H: be cast
H4167 to jeer; h: scoff
H4168 hearth!
H4169 fuel; hearth
H4171 to alter; N: be changed; h: exchange
H4175 early rain~
H4178 obstinate; P: be smooth
H4183 Morasthite; Moreshethite
H4184 to feel; h: feel
H4185 to depart; h: remove
H4186 seat; dwelling
H4189 cords~
H4191 to die; death~; h: put * to death; H: be put to death; o: kill; agent q: dead~
H4192 title; =Muth-labben; q: die
H4194 death; q: die
H4197 tempered wine; mixed wine~
H4198 exhausted; wasted
H4204 treachery; snare
H4205 wound!
H4213 fewness; little
H4214 winnowing shovel; fork
H4216 the constellations; name: Mazzaroth
H4217 east; toward: eastward
H4220 fat; fat beast
H4223 to strike; p: hold back; u: be impaled
H4225 junction; joining
H4226 joiner; clamp
H4227 pan for baking in; griddle
H4228 girdle; wrapping
H4229 to blot out; q: blot * out; P: be filled
H4239 stroke; blow
H4253 ringlet of hair; braid
H4254 mantle; festal robe
H4255 section; division
H4257 title; mahalath
H4260 butter~
H4261 desire|precious things
H4262 desired; treasure
H4264 camp; name: Mahaneh
H4268 refuge~!
H4270 lack~!
H4272 to dash asunder; q: shatter
H4273 contusion; wound
H4277 to crush; q: shatter
H4278 recess; depth
H4280 sink; latrine
H4281 pick-axe; ploughshare
H4284 plan!
H4286 peeling; exposing
H4290 burglary; breaking in
H4295 beneath; ל: downward; מל: below
H4298 expansion; outspreading
H4299 something spun; spun yarn~
H4301 hidden treasure!
H4302 planting!
H4303 delicacies~!
H4305 to rain; N: be rained on; h: make * rain
H4307 guard~
H4314 Mezahab; name: Me-zahab
H4315 best~
H4316 Micha; name: Mica
H4320 Michaiah; name: Micaiah
H4325 water|waters~
H4326 Miamin; name: Mijamin
H4329 portico; covered way
H4330 pressing~
H4339 uprightness~!
H4341 pain!
H4342 plenty; h: give abundance
H4347 blow!
H4355 to tumble; q: sink low; N: sag; H: be brought low
H4358 splendour~!
H4360 something perfect; fine garment
H4361 food~
H4370 drawers; undergarments~
H4371 tribute~
H4376 to sell; t: sell oneself; agent q: seller
H4383 stumbling block!
H4386 fracture; fragment
H4387 engraving; miktam
H4390 to fill; =full; q: be full [of *]; P: be set; t: mass oneself
H4392 full; q: be full
H4393 fullness~!
H4394 consecration; ordination
H4395 something fulfilled; full
H4402 fulness; fullness~
H4407 rampart; name: the Millo
H4408 mallow~
H4410 kingdom!
H4411 lodging place!
H4414 to salt; N: vanish; H: be rubbed with salt
H4417 salt~; name: Salt
H4418 rag; worn-out clothes~
H4420 salt land!
H4422 to escape; N: escape; p: save; h: deliver
H4423 cement; mortar
H4426 aphorism; riddle
H4427 to reign; N: consult; h: make * king; H: be made king
H4431 advice; nest
H4441 Malchiah; name: Malchijah
H4448 to speak; q: point; p: utter
H4452 to be smooth; N: be sweet
H4453 butler; overseer
H4455 booty~!
H4457 tongs~
H4459 grinder; fang
H4463 mortal disease; deadly disease; H: be killed
H4464 mongrel; one of illegitimate birth
H4465 sale!
H4469 mixed wine~!
H4470 bitterness~
H4472 bitterness~
H4474 dominion!
H4476 possession; breeding place
H4477 something sweet; sweet thing
H4480 from; ל: from
H4483 to number; p: appoint
H4484 numbered; Mene
H4485 satire; mocking song
H4486 knowledge~
H4487 to count!; N: be counted; p: appoint; P: be appointed
H4490 portion!
H4496 rest~
H4497 continuator; =grief
H4498 refuge~!
H4501 candlestick; lampstand
H4502 prince; guard
H4503 offering; grain offering
H4507 Apportioner; name: Destiny
H4512 completion; possessions~
H4517 sistrum|sistrums
H4522 tribute; forced labour~
H4523 fainting; despairing
H4524 divan; surroundings~; h: surround
H4526 border!
H4529 to dissolve; h: melt
H4530 abundance; sufficiency~
H4531 trial; name: Massah
H4538 mixture; mixed wine~
H4539 hanging; screen
H4544 scarcity~
H4549 to waste away; N: melt; h: melt
H4551 quarry!
H4552 balustrade; support
H4553 wailing~!
H4560 to deliver!; N: be provided
H4565 covert; hiding place
H4568 clay~
H4569 ford!
H4570 path!
H4571 to slip; h: make * shake
H4575 bond; chain
H4578 bowels; inward parts~
H4579 belly; grain
H4580 bread~!
H4581 stronghold!
H4583 dwelling place!
H4585 den!
H4588 darkness; gloom~
H4591 to be few; h: lessen
H4592 =a little!
H4600 to press; q: crush; P: be fondled
H4601 Maachah; name: Maacah
H4602 Maachathite; Maacathite
H4603 to trespass; unfaithfulness~; q: act unfaithfully
H4604 trespass; unfaithfulness~
H4605 above; ל: upward; מ: above; מל: above; toward: upward
H4611 doing; deed
H4616 because; for the sake of
H4617 reply; h: answer
H4620 anguish; torment
H4623 control; restraint
H4625 crook; rough place
H4627 merchandise~
H4629 nude place; clearing
H4630 open spot; battle line
H4634 arrangement; battle line
H4636 naked~
H4643 tithe!
H4645 object of attack; target
H4650 breaker; club
H4651 falling off; fold
H4656 idol; abominable image
H4660 smiting to pieces; shattering
H4664 break; landing
H4667 buttocks~
H4672 to find; h: hand * over
H4675 garrison!
H4678 pillar!
H4680 to drain; N: be drained out
H4682 unleavened bread~!
H4683 strife~!
H4686 strong place; fortress
H4688 depth!
H4689 distress~!
H4690 pillar!
H4692 siege; name: Egypt
H4694 fortification!
H4697 greaves~
H4699 shade; ravine
H4700 cymbals~
H4701 turban!
H4704 littleness; small
H4705 little!
H4706 Mizar; little hill
H4713 Egyptian; name: the Egyptians
H4716 rottenness~!
H4723 gathering; name: Kue
H4726 fountain!
H4728 wares~
H4729 something to fume on; place for burning
H4733 refuge~
H4735 livestock~!
H4742 angle; P: be cornered
H4743 to melt; N: rot; h: rot
H4745 something met; fate
H4746 frame; roof beam
H4747 coolness~
H4748 well-set hair~
H4749 hammered work~!
H4751 bitter; q: be bitter
H4753 myrrh~
H4754 to rebel; h: soar
H4763 head~
H4766 increase~
H4767 abundance~
H4769 reclining place; resting place
H4771 rest~
H4772 feet~
H4775 to rebel; q: rebel [against *]
H4784 to rebel; q: rebel [against *]; h: rebel [against *]
H4787 bitterness~
H4788 outcast; wandering
H4790 bruised; crushed
H4795 rubbed; beautifying
H4798 mourning~
H4800 enlargement; broad place
H4801 far; =afar
H4802 stewpan; pan
H4803 to polish; N: lose one’s hair
H4804 to pull off; Q: be plucked off
H4806 stall-fed; fattened animal
H4807 quarreller of Baal; Merib-baal; name: Merib-baal
H4808 quarrel; name: Meribah
H4814 bitterness~
H4816 faintness~
H4819 mart; market
H4820 deceit~
H4823 abasement; trampling~
H4827 wickedness; evil
H4832 healing~!
H4833 muddied water~
H4834 to be pungent; N: be grievous; h: provoke
H4838 to polish; P: be scoured; h: cleanse
H4840 spicy herb; perfume
H4842 ointment!
H4843 to be bitter; p: embitter; h: make * bitter; f: be enraged
H4845 gall~
H4858 conflagration; uplifted smoke
H4860 deceit~
H4864 burden; portion
H4866 birth!
H4868 cessation; downfall
H4869 defence; stronghold
H4870 error; mistake
H4871 to pull out; q: draw * out; h: draw * out
H4885 joy~!; q: rejoice
H4888 ointment; anointing~
H4896 jurisdiction; rule
H4899 anointed|anointed ones
H4900 to draw; N: be prolonged; P: be deferred
H4905 instructive; maskil
H4907 residence; dwelling
H4910 to rule; h: make * rule; agent q: ruler
H4911 to liken; q: recite; N: be like; p: speak in parables; t: become like; h: compare
H4914 satire; q: make a byword
H4916 sending out; undertaking
H4917 mission; band
H4924 fatness~!
H4928 audience; bodyguard
H4935 inspection; cleansing
H4939 slaughter; bloodshed~
H4940 family; clan
H4943 possession; heir
H4944 traversing; rushing
H4945 cupbearer!
H4950 settling place; clear water~
H4952 juice~
H4959 to feel; p: grope; h: be felt
H4962 men~
H4967 Methusael; name: Methushael
H4973 tooth; fang
H4974 soundness~!
H4975 loins~
H4976 gift!
H4984 supreme exaltation; t: exalt oneself
H4985 to be sweet; h: be sweet
H4986 sweetness~
H4988 dainty; q: be sweet
H4994 now; please
H4996 No; name: Thebes
H4998 beautiful; q: be lovely; N: befit
H5000 suitable; lovely
H5001 to utter; q: declare
H5002 saith; =declares
H5003 to commit adultery; agent q: adulterer; agent p: adulterer
H5006 to despise; p: spurn; h: spurn; r: be blasphemed
H5009 groaning~
H5010 to reject; p: renounce
H5012 to prophesy; N: prophesy
H5013 to prophesy; M: prophesy
H5032 Nebajoth; name: Nebaioth
H5034 to wither; p: dishonour
H5035 psaltery; harp
H5036 fool|fools!
H5038 carcass|carcasses!
H5039 folly~!
H5040 lewdness~
H5042 to utter; q: flow; h: pour forth
H5043 light; lampstand
H5045 south; name: Negev; toward: southward
H5048 before; כ: corresponding to; ל: before; מ: from before
H5050 to shine; h: make * shine
H5051 brightness~!
H5054 brightness~
H5055 to gore; p: gore; t: wage war
H5056 butting; given to goring
H5059 to play; agent p: musician
H5060 to touch; N: be struck; p: strike; P: be stricken; h: reach
H5062 to strike!; N: be struck; t: stumble
H5063 plague!
H5064 to flow; N: be spilled; h: hand * over; H: be poured down
H5065 to oppress; N: be hard-pressed; agent q: taskmaster
H5066 to come near; t: draw near; h: bring * near; H: be brought near
H5068 to impel; q: make * willing; t: offer willingly
H5069 freewill offering; M: give willingly
H5071 freewill offering!
H5073 layer; course
H5074 to flee; h: drive * away; H: be driven away; M: flee away
H5075 to depart; q: flee
H5077 to toss; p: banish; h: drive * away
H5079 impurity~
H5080 to drive away; q: wield; N: be scattered; P: be driven; h: drive * away; H: be chased
H5081 noble|nobles
H5082 reputation; honour~
H5086 to shove asunder; q: drive * away; N: be driven away
H5089 wailing~
H5091 to wail; N: long
H5092 wailing~!
H5093 lamentation; N: be done
H5095 to lead; p: guide; t: go on
H5097 pasture; watering place
H5098 to growl; q: groan
H5099 snarl; growling
H5103 river; name: the River
H5106 to refuse; q: discourage; h: forbid
H5107 to germinate; q: bear fruit; o: make * flourish
H5108 fruit~
H5110 to wander; h: make * wander; r: grieve
H5115 to rest; q: stay at home; h: glorify
H5116 dwelling!
H5117 to rest; rest~; h: give * rest; H: be given rest
H5118 resting place; q: rest
H5122 sink; rubbish heap
H5124 drowsiness~
H5125 to resprout; N: increase; h: increase
H5127 to flee; h: put * to flight; o: drive * on
H5128 to wander!; N: be shaken; h: shake
H5130 to wave; sieve; q: sprinkle; o: shake
H5131 elevation; height
H5132 to flee; h: bloom
H5133 plumage~!
H5134 to suckle; h: nurse
H5136 to be sick; q: be in despair
H5137 to sprinkle; q: spatter
H5138 something boiled; stew~
H5139 separate; Nazirite
H5140 to flow; h: make * flow; agent q: stream
H5141 ring!
H5142 to suffer loss; damage; h: cause loss [to *]
H5144 to hold aloof; N: separate oneself; h: separate oneself
H5145 separation; consecration
H5148 to lead; h: lead
H5153 coppery; bronze
H5154 copper; bronze~
H5155 flute; nehiloth
H5157 to inherit; p: distribute for inheritance; h: give * as an inheritance; H: be allotted
H5162 to comfort; N: relent; t: be comforted; agent p: comforter
H5164 ruefulness; compassion~
H5172 to divine; p: practise divination
H5173 incantation; divination~
H5174 copper; bronze~
H5178 copper; bronze~
H5180 something made of copper; Nehushtan
H5181 to go down; N: sink; p: bend; h: bring * down
H5182 to come down; h: deposit; H: be deposed; a: deposit
H5183 rest~!
H5185 descending; coming down
H5186 to stretch out!; N: be stretched out; h: incline
H5187 laden; weigher
H5190 to lift; q: lay upon; p: lift up
H5191 to raise; q: lift up; Q: be lifted up
H5196 plants; name: Netaim
H5197 to ooze; q: drip; h: preach
H5203 to forsake; q: leave; N: be spread
H5204 wailing~
H5205 motion; solace~
H5206 removal; unclean thing
H5207 sweet; soothing
H5208 pleasure; soothing offering
H5209 progeny; offspring~
H5211 fugitive; q: flee
H5215 fallow ground~!
H5217 to smite; N: be scourged
H5218 broken!
H5219 spice~
H5220 offspring; posterity~
H5222 smiter; assailant
H5223 smitten; stricken
H5228 right!
H5229 uprightness~!
H5230 to deceive; p: deceive; t: plot
H5231 deceit; trick
H5233 wealth~!
H5234 to acknowledge; N: be recognized; p: regard; t: disguise oneself; h: recognize
H5235 something strange; disaster
H5236 foreign; foreign land~
H5237 foreign!
H5238 spicery; treasure~
H5239 to complete; h: finish
H5243 to become clipped; q: wither; N: be circumcised
H5252 circumstance; turn of events
H5253 to retreat; N: turn back; h: move; H: be turned back
H5254 to test; N: attempt
H5255 to tear away; q: tear * away
H5256 to tear away; u: be pulled out
H5258 to pour out; N: be appointed
H5259 to interweave; q: weave
H5260 to pour out a libation; p: offer
H5265 to set out; N: be pulled up; h: lead out
H5267 to go up; h: take * up; H: be taken up
H5271 youth~
H5273 pleasant!
H5275 sandal!
H5278 pleasantness~!
H5282 pleasantness~
H5287 to shake out; N: be shaken off; p: shake off; t: shake oneself
H5288 young man|young men
H5289 wanderer; scattered
H5290 youth~
H5291 young woman|young women!
H5296 tow; flax fibre
H5297 Noph; name: Memphis
H5301 to blow!; p: breathe; P: be blown; h: sniff at
H5303 bully; Nephilim~
H5306 shining; turquoise
H5307 to fall; t: fall down; h: make * fall
H5309 something fallen; stillborn child
H5310 to dash to pieces; q: shatter; N: be scattered; p: shatter; P: be crushed
H5311 storm; cloudburst
H5312 to go out; h: bring * out
H5313 expense; cost
H5314 to breathe; N: refresh oneself
H5315 soul; life|lives; N: be refreshed
H5320 Naphtuhim~
H5323 to go away; q: fly away
H5324 to stand; h: set * up; H: be set up
H5326 firmness~
H5327 to be expelled; q: be ruined; N: fight; h: contend
H5329 chief musician; N: be perpetual; p: direct; agent p: director
H5330 to become chief; M: distinguish oneself
H5331 perpetual; =forever; ל: forever
H5332 juice; lifeblood~
H5337 to deliver; N: be rescued; p: strip; t: strip oneself; h: rescue; H: be snatched; agent h: rescuer
H5338 to extricate; h: rescue; a: rescue
H5341 to keep; secret place; q: guard
H5344 to pierce; N: be designated
H5345 bezel; socket
H5349 spotter; sheep breeder
H5352 to be clean; N: go unpunished; p: leave * unpunished
H5354 to loathe; N: loathe
H5356 innocence~!
H5358 to avenge; N: avenge oneself; t: avenge oneself
H5359 vengeance~!
H5360 vengeance~
H5361 to feel aversion; q: turn in disgust
H5362 to strike; q: go around; p: cut down; h: surround
H5363 threshing; beating
H5365 to bore; q: gouge * out; p: put out; P: be dug
H5366 to bore; cleft
H5367 to be snared; N: be snared; p: lay snares; t: lay a snare
H5372 slanderer; N: gossip; agent N: gossip
H5373 nard~
H5375 to lift; q: lift up; N: be lifted up; p: lift * up; t: exalt oneself; h: bring; agent q: bearer
H5376 to lift; q: lift up; M: rise up
H5377 to lead astray; q: be deceived; N: be deceived; h: deceive
H5378 to lend on interest; q: be a creditor; h: exact from; agent q: creditor
H5379 something taken; N: be given
H5380 to blow; h: drive * away
H5381 to reach; h: overtake
H5382 to forget; p: make * forget; h: make * forget
H5383 to lend; agent q: lender
H5384 rheumatic; sinew of the hip
H5385 something borne; q: carry
H5387 prince; leader
H5388 forgetfulness~
H5389 man; wife|wives
H5391 to bite; h: charge interest
H5392 interest~
H5394 to pluck off; q: take off; p: drive * out
H5395 destroy; q: pant
H5396 breath~
H5397 breath~
H5400 to catch fire; N: be kindled; h: kindle
H5401 to kiss; h: touch
H5402 weapons~!; q: kindle
H5405 to dry up; q: be parched
H5408 to dismember; p: cut * in pieces
H5409 piece!
H5411 Nethinims; temple servant; q: give
H5412 Nethinims; temple servant
H5413 to be poured out; N: be poured out; h: pour * out; H: be melted
H5415 give; q: give
H5417 Nethaneel; name: Nethanel
H5419 Nathanmelech; name: Nathan-melech
H5420 to tear up; q: break up
H5421 to tear out; N: be broken
H5422 to break down; q: tear * down; N: be torn down; p: tear down; P: be torn down; H: be broken in pieces
H5423 to tear off; q: draw * away; N: be torn; p: tear * off; h: draw away; H: be drawn away
H5425 to leap!; p: leap; h: set * free
H5426 to jump; a: strip off
H5427 mineral potash; soda~
H5428 to tear away; q: uproot; N: be uprooted; H: be plucked up
H5431 to shoe; q: tramp
H5432 measurement; l: drive * out
H5433 to quaff to satiety; drunkard; q: drink heavily
H5435 potation; liquor~; q: be a drunkard
H5437 to surround; q: go around; N: surround; p: change; h: turn * around; H: be turned; m: go around
H5438 turn; turn of events
H5439 =around; מ: all around
H5440 to entwine; q: tangle
H5445 to carry; P: be laden; t: drag oneself along
H5446 to erect; s: be laid
H5449 burden-bearer!
H5452 to bear in mind; q: intend
H5454 Sabta; name: Sabtah
H5455 Sabtecha; name: Sabteca
H5456 to prostrate oneself; q: bow down
H5458 gold; pure gold~
H5459 wealth; treasured possession
H5460 governor; prefect
H5462 to shut up; pure; q: shut; N: be shut; p: deliver; h: shut * up
H5464 pouring rain; steady rain
H5466 wrapper; linen garment
H5468 order~
H5472 to turn back; backslider; N: turn back
H5473 to hem in; Q: be encircled
H5475 council!
H5478 something swept away; refuse~
H5480 anoint; q: anoint
H5486 to snatch away; q: come to an end; h: make an end [of *]
H5487 to be fulfilled; h: bring * to an end
H5488 reeds~!
H5490 end!
H5492 whirlwind!; name: Suphah
H5493 to turn aside; turned away; h: remove; H: be removed
H5496 stimulate; q: incite; h: incite
H5498 to trail along; q: drag * away
H5500 to sweep away; p: scrape
H5501 refuse; filth~
H5502 to scrape off; q: beat down; N: be swept away
H5503 merchant; q: trade [with *]; j: throb; agent q: merchant
H5505 trade~
H5506 merchandise~
H5508 black marble; precious stone
H5509 dross~
H5522 booth; Sikkuth
H5524 booths of daughters; Succoth-benoth; name: Succoth-benoth
H5526 to cover; mantelet; l: spur on; m: weave * together
H5528 to be silly; N: act foolishly; p: make * foolish; h: act foolishly
H5529 folly~
H5530 fool|fools!
H5531 folly~!
H5532 to be familiar; q: be of use; h: be accustomed
H5533 damage; N: be endangered; P: be poor
H5534 to shut up; N: be shut; p: hand over
H5535 to observe quietly; h: be silent
H5537 to suspend; P: be weighed
H5539 to leap; p: leap for joy
H5541 to hang up; q: reject; p: reject; P: be weighed
H5544 thorn!
H5547 forgiveness~!
H5549 to exalt; q: build up; l: prize; r: exalt oneself
H5550 military mound; siege ramp
H5553 rock; name: Sela
H5557 to subvert; p: overthrow
H5558 distortion; crookedness~
H5560 fine flour~
H5561 spices~
H5563 vine blossom~
H5564 to lean; q: lay; p: sustain
H5566 image!
H5567 to designate; N: be appointed
H5568 to be erect; q: shudder; p: stand on end
H5575 blindness~
H5577 twig; cluster
H5582 to suport; q: sustain
H5583 to aid; p: help
H5585 fissure; cleft
H5586 to disbranch; p: lop off
H5587 divided; thought
H5588 divided; double-minded
H5590 to toss; q: be stormy; N: be troubled; p: scatter; P: be storm-tossed; m: be swept away
H5591 whirlwind; storm
H5594 to mourn!; wailing~; N: be mourned
H5595 to scrape together; q: sweep away; N: be swept away; h: heap
H5596 to scrape out; q: attach; N: be joined; p: strike with scabs; P: be gathered together; t: be attached
H5599 something falling off; aftergrowth
H5603 to hide by covering; q: panel
H5604 wainscot; ceiling
H5605 to wait at the threshold; z: stand at the threshold
H5606 to clap; h: clasp hands
H5607 sufficiency~
H5608 to count!; scribe; N: be counted; p: recount; P: be told; agent q: scribe
H5612 book; scroll
H5619 to stone; p: throw stones [at *]
H5620 peevish; sullen
H5625 Sardites; Seredite
H5628 to extend; q: hang over; N: be spoiled
H5629 redundancy; overhang
H5631 eunuch|eunuchs
H5632 emir; administrator
H5635 to cremate; p: burn
H5641 to hide; t: hide oneself
H5642 to conceal; q: destroy; p: hide
H5643 hiding place; secret place
H5646 architrave; canopy
H5647 to serve; N: be tilled; P: be worked; h: make * serve; H: serve
H5656 service~
H5657 servants~
H5659 bondage~
H5665 Abed-nego; name: Abednego
H5668 because; for the sake of; ב: for the sake of
H5669 passed; produce~
H5670 to lend; q: borrow; p: swerve
H5671 something pledged; heavy debt
H5672 thickness~
H5674 to pass over; N: be crossed; p: overlay; t: be furious [with *]; h: make * pass
H5675 region across; Beyond; name: the region beyond
H5676 side; ב: beyond; ל: beyond; מ: beyond
H5678 wrath; fury~
H5679 crossing-place; ford
H5685 to dry up; q: shrivel
H5686 to interlace; p: weave * together
H5687 intwined; leafy
H5689 to breathe after; q: lust
H5690 love~
H5691 love; lust
H5693 swallow; crane
H5697 heifer!; name: Eglath
H5702 to debar; N: be kept back
H5703 eternity; forever; ל: forever
H5708 menstruation~
H5709 to pass away; h: take * away
H5710 to advance; q: adorn oneself; h: take off
H5716 ornaments~!
H5719 voluptuous; lover of pleasures
H5722 his spear; name: Adino
H5727 to be soft; t: delight oneself
H5730 pleasure; name: Eden
H5736 to be redundant; q: be in excess; h: have left over
H5737 to keep rank; N: be missing; p: lack
H5743 to be dense; h: cover with a cloud
H5748 reed-instrument of music; pipe
H5749 to testify; p: surround; h: testify [against *]; H: be warned; o: uphold; r: stand upright
H5753 to commit iniquity; N: be bent; p: twist; h: commit iniquity
H5755 Ava; name: Avva
H5756 to be strong; h: take refuge
H5757 Avite; Avvite
H5759 young child|young children
H5761 Avim; name: Avvim
H5763 to suckle; nursing ewes~; q: nurse
H5765 to distort; p: act unjustly
H5766 iniquity; injustice~
H5767 evil; wrongdoer
H5768 infant!
H5769 for ever; everlasting~; q: hide; ל: forever; מ: from everlasting
H5771 iniquity|iniquities
H5772 sexual; marital right
H5773 perversity; dizziness~
H5774 to fly; h: set; r: fly away
H5775 birds~!
H5781 to pack; h: press down
H5782 to stir up; q: awake; o: awaken; r: rouse oneself
H5784 chaff~
H5789 to hasten; q: hurry
H5790 to hasten; q: sustain
H5791 to wrest; p: pervert; P: be crooked; t: be bent
H5797 strength~
H5799 scapegoat; Azazel; name: Azazel
H5801 wares~
H5807 might~
H5808 forcible; mighty
H5810 to be strong!; h: harden
H5823 to grub over; p: dig over
H5826 to help; agent q: helper
H5828 help~
H5832 Azareel; name: Azarel
H5835 inclosure; ledge
H5841 Gazathite; Gazite
H5843 prudence; discretion~
H5844 cover; q: cover oneself; h: cover
H5848 to faint; N: faint; t: faint; h: be feeble
H5849 to crown; q: surround; h: bestow crowns
H5854 Ataroth the house of Joab; name: Atroth-beth-joab
H5856 ruins~
H5861 bird of prey!
H5863 Ije-abarim; name: Iye-abarim
H5865 =ever
H5868 mighty; scorching
H5869 eye; name: En
H5889 weary!
H5890 obscurity; gloom~
H5895 young ass; donkey
H5898 Irham-Melach; =Ir-hammelach
H5903 naked~
H5906 constellation; the Bear
H5910 Accho; name: Acco
H5913 to put on anklets; p: jingle anklets
H5916 to trouble; N: be stirred up
H5918 Ocran; name: Ochran
H5919 asp; viper
H5920 top; =on high
H5921 on; מ: from
H5927 to go up; N: be lifted up; t: exalt oneself; h: bring * up; H: be brought up
H5931 pretext; ground for complaint
H5932 moral perverseness; injustice~
H5934 youth~
H5935 Alian; name: Alvan
H5937 to exult!
H5943 supreme; Most High|Most High
H5945 Most High|Most High
H5946 Most high; Most High|Most High
H5950 execution; deed
H5952 second-story room; upper room
H5953 to glean; t: mistreat; M: be done; r: practise
H5954 to come in; h: bring * in; H: be brought in
H5956 to hide; q: be secret; t: hide oneself
H5957 ever; age; ל: forever
H5958 lad; youth
H5959 lass; young woman|young women
H5961 soprano; =alamoth
H5965 to exult; N: flap joyfully; t: delight oneself
H5966 to sip up; p: drink up
H5968 to veil; P: faint; t: cover oneself
H5969 mourning~
H5971 people|peoples; name: Ammi
H5973 with; מ: from
H5975 to stand; place; h: make * stand; H: be set
H5976 to shake; h: make * shake
H5979 station; standing place
H5980 =beside; ל: beside
H5995 sheaf!
H5999 labour; trouble~
H6001 toiling|labourers
H6004 to associate; q: match; H: grow dim
H6009 to be deep; h: make * deep
H6014 to gather grain; p: bind sheaves; t: treat as a slave
H6026 to be soft; P: be delicate; t: delight
H6027 delight!
H6030 to answer; p: sing
H6031 to afflict; q: be afflicted; t: humble oneself
H6033 to depress literally; poor~
H6035 meek|meek
H6037 gentleness~
H6038 humility~!
H6040 affliction~!
H6041 poor|poor
H6045 ado; task
H6047 Anamim~
H6049 soothsayer; p: bring clouds; m: practise soothsaying; o: practise soothsaying; agent m: soothsayer; agent o: soothsayer
H6057 branch!
H6059 to adorn; h: furnish liberally
H6062 Anakim; Anakite
H6064 to fine; fined~; N: be fined
H6069 Antothite; Anathothite
H6071 sweet wine~!
H6074 foliage~
H6075 to swell; P: be puffed up; h: presume
H6076 tumour!
H6080 to be dust; p: throw dust
H6083 dust~
H6087 fabricate; q: displease; N: be grieved; p: shape; t: be grieved; h: grieve
H6088 to afflict; anguished
H6089 pain!
H6090 pain!
H6093 toil~
H6094 sorrow!
H6095 to close; q: wink
H6098 counsel; q: counsel
H6101 to lean idly; N: be slow
H6102 sluggard|sluggards!
H6103 indolence; laziness~
H6104 idleness~
H6105 to be mighty; p: close; h: make * strong
H6107 Azem; name: Ezem
H6109 powerfulness; might~
H6115 closure; restraint~
H6116 assembly; solemn assembly
H6117 to seize by the heel; q: deceive; p: hold * back
H6118 =because
H6121 fraudulent; steep ground~
H6122 trickery; cunning~
H6128 crooked!
H6131 to pluck up; q: uproot; N: be uprooted; p: hamstring
H6132 to pluck up; i: be uprooted
H6133 transplanted person; member
H6140 to knot; N: be crooked; p: make * crooked; h: prove * perverse
H6141 crooked!
H6145 foe; adversary
H6146 foe; adversary
H6148 to be surety; q: pledge; t: mingle
H6150 to grow dark!; h: do at evening
H6151 to commingle; p: mix; M: be mixed
H6154 woof!
H6157 flies~!
H6160 plain; Arabah|plains
H6161 pledge!
H6163 Arabian; Arab
H6167 onager; wild donkey
H6168 to empty; N: be poured out; p: lay bare; t: lay oneself bare; h: lay bare
H6169 naked plot; bare place
H6170 something piled up; garden bed
H6171 onager; wild donkey
H6172 nakedness~
H6175 cunning; shrewd
H6178 feared; dreadful
H6181 bare~!
H6182 dough~
H6184 terrible; ruthless|ruthless
H6186 to set in order; q: arrange; h: value
H6188 to expose; q: count as forbidden; N: show oneself uncircumcised
H6190 foreskin!
H6191 to be bare; q: be shrewd; h: devise craftily
H6193 stratagem; q: be crafty
H6195 trickery; shrewdness~
H6202 to break the neck; q: break the neck [of *]
H6205 thick darkness~!
H6206 to dread; q: be terrified; N: be feared
H6209 to bare; q: strip oneself; f: be razed; m: strip bare
H6212 grass; plant|plants
H6213 to do; p: press; P: be made; agent q: maker
H6217 oppression; q: be oppressed
H6218 ten; tenth
H6219 shining; wrought
H6223 rich|rich
H6229 to press; t: contend
H6230 strife; Esek
H6231 to oppress; agent q: oppressor
H6233 oppression~!
H6237 to tithe; q: take a tenth
H6238 to be rich; t: pretend to be rich; h: make * rich
H6239 riches~
H6244 to shrink; q: waste away
H6245 to be sleek; t: give thought
H6246 to purpose; Q: plan
H6247 fabric; polished work
H6249 eleven; =one
H6250 thinking; plan
H6251 increase; young~
H6255 Ashteroth Karnaim; Ashteroth-karnaim
H6257 to prepare; p: make * ready; t: be ready
H6260 he goat; male goat
H6261 timely; appointed
H6264 ready!
H6266 venerable; fine
H6267 ancient!
H6268 ancient; name: the Ancient of
H6272 to glow; N: be scorched
H6275 to grow old; h: move
H6276 antique; enduring
H6277 arrogant!
H6279 to intreat; q: pray; N: be entreated; h: pray
H6280 to be abundant; N: be profuse; h: multiply
H6282 incense; cloud
H6284 to puff; h: cut * to pieces
H6286 to boast; p: adorn; t: glorify oneself
H6287 headdress!
H6288 branch!
H6289 glow~
H6292 unclean; defiled thing
H6293 to meet; h: make entreaty
H6294 impact; misfortune
H6296 to relax; p: be exhausted
H6297 carcass!
H6298 to meet; N: meet together; p: run into
H6299 to ransom; q: redeem; h: let * be redeemed
H6302 ransom~
H6304 redemption~!
H6307 Padan; name: Paddan
H6309 fat~
H6310 mouth; כ: according to; ל: according to
H6313 to be sluggish; q: grow numb; N: be benumbed
H6314 rest~
H6315 to breathe; h: breathe out
H6316 Phut; name: Put
H6319 Poti-pherah; name: Potiphera
H6320 eye paint~!
H6323 be perplexed; q: be distracted
H6327 to scatter; q: be scattered; l: shatter; m: shatter; r: be scattered
H6328 to stumble; h: totter
H6329 to issue; =obtains; h: obtain
H6331 to crush; h: break
H6332 lot; name: Purim
H6335 to spread; q: leap; N: be scattered
H6337 fine gold~
H6339 to solidify; q: be agile; p: leap
H6342 to fear; q: dread; h: make * shake
H6344 testicle; thigh
H6345 alarm; dread
H6347 governor!
H6348 to bubble up; q: be reckless
H6350 frivolity; recklessness~
H6351 to spread a net; h: be trapped
H6355 Pahathmoab; name: Pahath-moab
H6356 hole; eaten spot
H6358 opened; q: be opened
H6359 free~
H6361 gown; trouser
H6362 to cleave; q: escape; h: part
H6363 firstborn~
H6368 ashes; soot~
H6369 Phichol; name: Phicol
H6371 obesity; fat~
H6374 tooth; double-edged~
H6375 tottering; trembling
H6376 Pison; name: Pishon
H6379 to pour; p: trickle
H6380 Pochereth of Zebaim; name: Pochereth-hazzebaim
H6381 to be wonderful; p: fulfil; t: show oneself wonderful; h: do wonders
H6382 wonder!
H6383 wonderful!
H6385 to split; N: be divided; p: divide
H6386 to split; Q: be divided
H6390 runlet; stream
H6393 cleaver; steel~
H6395 to distinguish; h: set apart
H6398 to slice; q: plough; p: cut open
H6402 service~
H6403 to deliver; q: escape; h: carry away
H6405 escape; p: deliver
H6412 fugitive; survivor
H6413 remnant; survivors~
H6415 justice; decision
H6416 judicial; =for the judges
H6418 district!
H6419 to pray; p: judge
H6424 weigh; p: make level
H6425 scales~!
H6426 to quiver; t: shudder
H6427 affright; shuddering~
H6428 to roll; t: roll oneself
H6429 Palestina; name: Philistia
H6432 courier; Pelethite
H6434 angle; Corner
H6436 pastry; cake
H6437 to turn; p: clear; H: be turned
H6440 face|face; ל: before; מ: from before; מל: from before
H6441 faceward; inside
H6442 interior; inner
H6443 pearl; jewel
H6445 to enervate; p: pamper
H6446 long sleeves~
H6448 to cut up; p: walk through
H6451 abundance~
H6452 to pass over; lame; N: become lame; p: limp
H6453 passover; Passover
H6461 to disperse; q: vanish
H6463 to scream; q: groan
H6464 Pai; name: Pau
H6466 to do; agent q: worker
H6467 work!; q: do
H6468 work; recompense
H6470 to tap; q: stir; N: be troubled; t: be troubled
H6473 open wide; q: open wide
H6475 open; q: open
H6476 to break out; p: break
H6477 bluntness; charge
H6479 peeling; peeled stripe
H6480 to rend; q: tear * open
H6481 wound; q: be crushed
H6484 to urge; h: be stubborn
H6485 to visit; N: be missing; p: muster; P: be counted; t: be numbered; h: appoint; H: be appointed; u: be numbered
H6486 charge!
H6488 supervision; oversight
H6493 seeing!
H6496 overseer!
H6497 semi-globe; gourd
H6500 to bear fruit; h: be fruitful
H6501 onager; wild donkey
H6504 to separate; q: spread; p: go apart; P: be scattered; t: be scattered
H6509 to be fruitful; h: make * fruitful
H6510 cow!
H6518 decide; warriors~
H6520 villagers~
H6524 to blossom; h: make * flourish
H6525 blossom!
H6526 progeny; rabble
H6527 to scatter words; q: improvise
H6528 stray; fallen grapes~
H6529 fruit~
H6530 violent; violent one
H6531 fracture; harshness~
H6532 vail; veil
H6536 to break; h: divide
H6537 to split up; Peres; Q: be divided
H6538 claw; vulture
H6541 hoof|hooves!
H6544 to loosen; q: let * loose; N: run wild; h: let loose
H6545 locks~
H6555 to break out; N: be frequent; P: be broken down; t: break away
H6556 breach!
H6557 Pharez; name: Perez
H6558 Pharzites; Perezite
H6560 Perezuzza; name: Perez-uzza
H6561 to break off; q: tear * to pieces; p: tear off; t: tear off
H6563 crossroads!
H6565 to break; l: shatter; m: divide; r: be split apart
H6566 to spread out; N: be scattered; p: spread out
H6567 to separate; q: make clear; N: be scattered; P: be made plain; h: sting
H6568 to specify; p: be read plainly
H6569 dung~
H6574 crotch; =behind
H6575 exposition; full account
H6576 to expand; i: spread
H6580 stupidity; folly~
H6582 to tear in pieces; p: tear * in pieces
H6584 to strip; q: raid; t: strip oneself; h: strip * off
H6585 to stride; q: march
H6586 to transgress; q: rebel; N: be offended; agent q: transgressor
H6589 to open wide; p: spread
H6593 linen~
H6595 piece!
H6596 hinge; socket
H6597 suddenly; ב: suddenly
H6598 dainty; fine food~
H6601 to entice; q: be simple; P: be persuaded; h: enlarge
H6603 carving!
H6605 to open; p: loosen; P: be engraved; t: loosen oneself
H6607 door; entrance
H6612 simple|simple!
H6614 stomacher; fine robe
H6615 simplicity~
H6616 twine; cord
H6617 to twine; N: wrestle; t: show oneself shrewd
H6618 tortuous; twisted
H6621 =an instant!; ל: suddenly
H6622 interpret; q: interpret
H6625 Pathrusim~
H6626 to open; q: crumble
H6627 excrement~
H6629 flock~
H6631 offspring~
H6633 to mass; q: wage war [against *]; h: muster
H6638 to swell; h: make * swell
H6643 beauty~!
H6647 to dip; p: wet; M: be wet
H6648 dye; dyed cloth
H6653 lock of stalks; bundle
H6656 design; purpose
H6658 to hunt; N: be laid waste
H6660 design; malice~
H6663 to be righteous; N: be put right; p: justify; t: justify oneself; h: justify
H6664 righteousness~
H6665 righteousness~
H6666 righteousness|righteous deeds
H6668 to glitter; H: be polished
H6670 to shout; h: make * shine
H6671 to press out oil; h: press oil
H6673 precept!
H6678 Zoba; name: Zobah
H6679 to hunt!; t: take provisions; o: hunt
H6682 screech; outcry
H6687 to flow; h: make * flow
H6693 distress; h: bring distress [on *]; agent h: oppressor
H6695 anguish~!
H6696 to besiege; q: lay siege [to *]; h: lay siege [to *]
H6702 to blaze; h: burn
H6706 glaring; bareness~
H6707 parched land~
H6708 bare spot; open place
H6710 dry place; scorched place
H6711 to laugh; p: mock
H6718 game~!
H6720 provisions~!
H6721 Zidon; name: Sidon
H6722 Zidonian; Sidonian
H6723 aridity; dryness~
H6725 monument!
H6728 wild beast; desert creatures~
H6734 tassel!
H6735 messenger|pangs!
H6737 to make an errand; t: act as envoys
H6739 pray; p: pray
H6742 cake; round loaf
H6744 to advance; h: prosper; a: prosper
H6746 something prolonged; bowl
H6748 roast~
H6750 to tingle; h: tingle
H6751 to shade; q: grow dark; h: give shade
H6755 image!
H6774 thirsty ground~
H6775 to link; N: join oneself; P: be fastened; h: frame
H6779 to sprout; p: grow; h: make * grow
H6782 noose; snare
H6783 excision; permanence~
H6789 to destroy; N: vanish; p: consume; h: destroy; l: destroy
H6792 flocks~
H6794 culvert; water shaft
H6795 to alight; q: dismount
H6797 head-dress; turban; q: wrap
H6798 to blast; q: scorch
H6800 to humiliate; humble|humble; h: be humble
H6803 vase; jar
H6806 step!
H6808 to tip over; q: stoop; p: tip * over
H6810 younger!
H6812 youth~
H6813 to load up; q: move tents
H6817 to cry; q: cry out [to *]; N: be called together; p: cry out; h: call together
H6821 to adhere; q: shrivel
H6822 to watch; q: keep watch; agent q: watchman; agent p: watchman
H6823 to overlay; q: spread
H6824 inundation; outflow
H6826 overlay!
H6828 north; toward: northward
H6832 dung~
H6833 bird!
H6835 saucer; jug
H6839 Zophim; q: watch
H6841 he-goat; male goat
H6845 to hide; q: store * up; N: be stored up
H6849 outcast thing; offshoot
H6850 to coo; l: chirp
H6856 nail; fingernail
H6862 adversary; q: be distressed
H6864 flint!
H6866 to burn; N: be scorched
H6867 conflagration; scar
H6869 distress~!
H6872 bundle!; name: Zeror
H6873 to be clear; q: cry out; h: shout
H6875 balm~
H6876 man of Tyre; Tyrian
H6877 citadel; stronghold
H6879 to scourge; q: have a skin disease; P: have a skin disease
H6882 Zorites; Zorathite
H6884 to refine; agent q: goldsmith
H6887 to distress; distressed; q: be distressed; P: be mended; agent q: adversary
H6891 Zarthan; name: Zarethan
H6895 to curse!
H6899 throng; collection
H6900 grave!
H6901 take; p: receive; h: be opposite
H6902 to acquire; p: receive
H6908 to gather; t: gather together
H6916 cassia~
H6922 holy|holy ones
H6923 to meet; h: confront
H6924 east; toward: eastward
H6926 east~
H6927 priority; former state
H6931 eastern|former!
H6937 to be dark; t: grow dark; h: darken
H6940 blackness~
H6941 blackish ones; =as mourners
H6942 to sanctify; holy thing; q: be holy; N: be made holy; p: consecrate; P: be consecrated; t: consecrate oneself; h: consecrate
H6944 holy; holiness|holy things
H6945 sacred person; cult prostitute
H6947 Kadeshbarnea; name: Kadesh-barnea
H6948 female devotee; cult prostitute
H6949 to be set on edge; p: be blunt
H6952 assembly!
H6953 assembler; =the Preacher
H6957 line!
H6958 to vomit; q: vomit out
H6960 to wait; q: wait for; N: be gathered; p: wait for
H6962 detest; q: loathe; N: loathe; r: loathe
H6965 to rise; Leb-kamai; q: rise [against *]; p: confirm; h: raise * up; H: be set up; o: raise * up; r: rise up [against *]
H6966 to rise; q: arise; p: establish; h: set * up; H: be raised up; a: set * up
H6968 =upright
H6969 to strike a musical note; o: lament
H6973 to loathe; h: terrify
H6979 to dig; h: keep * fresh; l: tear down
H6986 destruction~!
H6987 destruction~
H6988 incense~
H6991 put to death; q: kill
H6994 to be small; h: make * small
H6998 to pluck; N: be withered
H6999 to burn incense; incense altar; P: be perfumed; h: burn; H: be burned
H7000 to inclose; enclosed~
H7002 perfume; burning
H7004 incense~
H7008 smoke~
H7011 permanent; enduring
H7018 Cainan; name: Kenan
H7020 terminal; outermost
H7022 intense disgrace; utter disgrace
H7031 swift!
H7033 to roast; N: be burning
H7034 to be despised; N: be lightly esteemed; h: dishonour
H7035 to assemble; N: be gathered
H7038 to maim; q: be stunted
H7039 roasted grain~
H7043 to be light; N: be a light thing; p: curse; P: be cursed; h: lighten; f: move to and fro; l: shake
H7044 burnished!
H7046 to disparage; p: scorn; t: mock
H7047 derision~
H7049 to sling; agent q: slinger
H7050 sling|hangings; q: sling
H7052 insubstantial; worthless
H7053 prong; three-pronged fork
H7054 standing grain~!
H7059 to pluck; q: seize; P: be snatched away
H7065 to be jealous; p: be jealous [of *]; h: make * jealous
H7068 jealousy~
H7069 to buy; h: provoke * to jealousy
H7070 reed|branches
H7075 creation; property~
H7076 cinnamon~
H7077 to nestle; p: make a nest; P: be nested
H7078 perversion; snare
H7080 to divine; divination~; q: practise divination; agent q: diviner
H7081 divination; q: practise divination
H7082 to lop off; m: strip off
H7083 ink-stand; writing case
H7085 incision; tattoo
H7087 to congeal; frost~; h: curdle
H7088 to contract; p: roll up
H7089 shrinking; anguish~
H7090 bittern; hedgehog
H7092 to shut; N: be gathered up; p: bound
H7096 to cut off; h: scrape off
H7098 edge; end
H7100 fennelflower; black cumin~
H7101 ruler!
H7102 cassia~
H7106 scrape; h: scrape; H: be cornered
H7107 to be wroth; q: be angry; t: be enraged; h: provoke * to wrath
H7111 fragment; splintered
H7112 to cut off; p: cut off; P: be cut off
H7113 to chop off; p: cut off
H7114 to reap; p: shorten; agent q: reaper
H7122 to meet!; N: meet; h: bring * upon
H7123 to read!; Q: be read; u: be called
H7126 to come near!; =who comes near; N: come near; p: bring * near; h: present
H7127 approach; q: draw near; Q: draw near; p: draw near; h: offer
H7128 battle!
H7130 midst; ב: in the midst of; מ: from the midst of
H7135 cold~
H7136 to happen; q: happen [to *]; N: meet; p: lay the beams [of *]; h: grant success
H7137 occurrence; emission
H7139 to make bald; N: make oneself bald; h: make oneself bald; H: be made bald
H7145 Korhite; Korahite
H7147 hostility~
H7148 called|called ones
H7153 Kirjath-arba; name: Kiriath-arba
H7154 Kirjathbaal; name: Kiriath-baal
H7155 Kirjath-huzoth; name: Kiriath-huzoth
H7157 Kirjath-jearim; name: Kiriath-jearim
H7160 to shine; h: have horns
H7161 horn; name: Karnaim
H7165 knob; clasp
H7169 to wink; P: be pinched off
H7171 extirpation; destroying fly
H7175 board; frame
H7179 stubble~
H7181 to give heed; q: listen; h: pay attention [to *]
H7182 hearkening; attention~
H7185 to be hard; N: be hard-pressed; h: harden
H7187 truth~
H7188 to be unfeeling; h: harden
H7190 stubbornness~
H7194 to bind; N: be joined; p: bind; P: be strong; t: conspire
H7195 conspiracy!
H7196 girdle; sash
H7197 to gather; q: gather together; r: gather together
H7200 to see; seer; N: appear; t: look at each other; h: show; H: be shown
H7201 bird of prey; kite
H7202 experiencing; q: see
H7203 seer; q: see; agent q: seer
H7207 sight; seeing
H7210 sight; q: see
H7211 Reaia; name: Reaiah
H7212 sight; seeing
H7214 wild bull; wild ox
H7218 head; מ: from the beginning
H7221 beginning; former time
H7222 head; top
H7224 first; beginning
H7225 beginning; ב: in the beginning
H7226 head~
H7227 many; great|many; q: be many
H7230 multitude; abundance~; q: be many; ל: in abundance
H7231 increase; q: be many; P: be multiplied
H7233 ten thousand!
H7235 to multiply; p: increase
H7236 to grow; p: make * great
H7238 greatness~
H7241 showers~
H7246 to soak; H: be mixed
H7250 to lie down!; h: mate
H7251 to be square; P: be square
H7252 prostration; q: lie down
H7253 fourth part|sides
H7256 fourth generation~
H7257 to lie down; h: make * lie down
H7261 magnate; noble
H7264 to tremble; t: rage; h: shake
H7265 to quiver; h: provoke * to anger
H7266 rage~
H7267 commotion; turmoil~
H7269 trepidation; anxiety~
H7270 to spy; q: slander; p: spy out; agent p: spy
H7272 foot|feet
H7273 foot soldiers~
H7275 to stone!
H7279 to murmur; N: murmur
H7280 to toss violently and suddenly; q: stir up; N: rest; h: find rest
H7284 to gather tumultuously; h: come in a throng
H7285 tumultuous crowd; throng
H7286 to subdue!; h: overlay
H7287 to rule; h: subdue
H7290 to stun; N: be in deep sleep
H7291 to pursue; P: be chased
H7292 to urge severely; q: press; h: embolden
H7293 bluster; Rahab~; name: Rahab
H7295 proud~
H7299 aspect; appearance
H7300 to tramp about; q: roam; h: be restless
H7301 to be satisfied; p: satisfy; h: water
H7302 sated; well-watered
H7304 revive; q: be relieved; P: be spacious
H7307 spirit; q: be wide; h: smell
H7308 spirit|winds!
H7309 relief~
H7310 overflow~!
H7311 to be high; h: raise * up; H: be lifted up; O: be exalted; m: raise * up; o: exalt; r: exalt oneself
H7312 haughtiness~
H7313 to be lifted up; a: exalt; o: exalt; r: exalt oneself
H7315 =on high
H7317 =haughtily
H7318 exaltation; high praise
H7321 to shout; O: be shouted
H7322 to agitate; M: tremble
H7323 to run; h: bring * quickly; o: dart; agent q: runner
H7324 to pour out; h: pour * out
H7326 to be poor; poor; t: make oneself poor; r: pretend to be poor; agent q: poor man
H7328 to attenuate; mystery
H7329 to emaciate; q: make * lean; N: grow lean
H7332 leanness~!
H7334 leanness~
H7335 to twinkle the eye; q: flash
H7336 to be heavy; ruler; agent q: ruler
H7337 to be wide; N: be spacious; h: enlarge
H7338 broad place!
H7339 width; square
H7341 width!
H7342 broad!
H7350 far; מ: from afar
H7355 to have mercy; =she has received mercy; name: Ruhamah; q: love; p: have compassion [on *]; P: find mercy
H7356 compassion|compassions!
H7360 kind of vulture; carrion vulture
H7361 maiden; girl
H7363 to brood; q: tremble; p: hover
H7364 to wash; t: wash oneself
H7365 to attend; u: trust
H7368 to be far; p: send far away; h: remove * far
H7370 to gush; q: overflow
H7373 moist; full of sap
H7374 terror; panic~
H7375 to be rejuvenated; Q: become fresh
H7376 to dash down; p: dash * in pieces; P: be dashed in pieces
H7377 irrigation; moisture~
H7378 to strive; q: contend [with *]; N: contend; h: contend [with *]
H7379 strife; dispute
H7381 smell; aroma
H7383 grits; crushed grain~
H7385 in vain; emptiness~; ל: in vain
H7387 emptily; empty-handed
H7388 spittle~
H7391 tenderness~
H7392 to ride; h: make * ride; agent q: rider
H7397 Rechah; Rechabite
H7399 property~!
H7400 slanderer!
H7401 to soften; q: be tender; h: make * faint
H7402 to travel for trading; q: trade [with *]; agent q: merchant
H7406 rough places~
H7407 snare; plot
H7409 courser; steed
H7411 to betray; q: throw; p: deceive
H7423 deceit~!
H7424 brood mare; royal stud
H7426 to be exalted; N: rise up; o: be exalted
H7428 Rimmon-parez; name: Rimmon-perez
H7429 to trample; N: be trampled
H7431 creeping things~!
H7436 Ramathaimzophim; name: Ramathaim-zophim
H7440 shouting; shout of joy
H7442 to shout for joy; P: be sung for joy; h: make * sing for joy; r: shout
H7444 shouting; p: shout for joy
H7451 evil|evil; q: be evil
H7455 evil~
H7456 to hunger; h: let * hunger
H7460 to tremble; h: tremble
H7461 trembling~
H7462 to feed; name: the shepherds; q: shepherd; p: be a companion; t: make friends; agent q: shepherd
H7469 grasping after; =chasing after
H7473 pastoral; q: shepherd; agent q: shepherd
H7474 female associate; darling
H7475 desire; striving
H7477 to reel; H: be brandished
H7478 reeling; staggering
H7481 to roar; h: thunder
H7482 thunder~
H7488 green!; k: be green
H7489 to do evil; evil; q: be evil; N: suffer harm; r: be broken; agent h: evildoer
H7490 to spoil; q: shatter
H7491 to drip; h: rain down
H7492 to break in pieces; q: shatter
H7494 quaking~!
H7495 to heal; t: be healed; agent q: physician
H7496 ghost; shade
H7497 giant|Rephaim; name: Rephaim
H7499 medicament; remedy
H7500 healing~
H7502 to spread; p: refresh
H7503 to be weak; N: be idle; p: weaken; t: be slack; h: leave * alone
H7504 weak!
H7507 railing; back
H7510 feebleness~
H7511 to trample; t: humble oneself
H7514 to recline; t: lean
H7515 to foul; N: be fouled
H7516 mire~
H7520 to look askant; p: look with envy
H7521 to be pleased; q: be pleased [with *]; N: be accepted; p: seek the favour of; t: make oneself pleasing; h: enjoy
H7523 to murder; agent q: murderer
H7528 to tessellate; q: inlay
H7529 hot stones~
H7531 pavement!
H7533 to crush; N: be crushed; p: crush; h: crush; m: crush; r: struggle together
H7536 spittle~
H7538 rottenness~
H7539 rottenness~
H7540 to dance; p: dance; h: make * skip
H7543 to perfume; q: mix perfume; P: be mixed; h: mix; agent q: perfumer
H7545 aromatic; perfume~
H7551 to embroider; P: be woven; agent q: embroiderer
H7553 embroidery~!
H7554 to pound the earth; q: spread * out; p: overlay; P: be beaten flat; h: spread out
H7555 beaten out; hammered~
H7559 to record; q: inscribe
H7560 to sign; Q: be signed
H7561 to be wicked; wicked; h: condemn
H7562 wickedness~!
H7563 wicked|wicked
H7564 wickedness~!
H7565 arrow; flame
H7567 to demolish; P: be crushed; m: destroy
H7570 to boil; P: boil; h: make * boil
H7573 to yoke up; q: harness
H7574 Spanish broom; broom tree
H7576 to fasten; N: be broken; P: be bound
H7579 to draw!; agent q: drawer
H7582 to rush; q: lie waste; N: roar; h: turn * to ruins
H7583 to stun; t: gaze
H7584 tempest; storm
H7585 grave; Sheol
H7590 one contemning; q: despise
H7591 desolation; ruin
H7592 to ask; N: ask leave; h: lend
H7599 to loll; k: be at ease
H7600 at ease!
H7602 to inhale eagerly; q: pant [after *]
H7603 leaven~
H7604 to remain; h: leave
H7606 rest~
H7608 kinswoman|kinswomen
H7613 elevation; swelling
H7616 fragment; splinter
H7617 to take captive; q: take * captive; agent q: captor
H7622 exile; fortunes~
H7623 loud; p: praise; t: glory; h: still
H7624 to adulate; p: praise
H7627 Sebat; name: Shebat
H7633 captivity~
H7636 netting; headband
H7639 lattice!
H7640 lady's train; robe
H7641 ear of grain|ears of grain!
H7646 to satisfy; q: be satisfied [with *]
H7647 plenty~!
H7648 fullness~
H7649 full!
H7650 to swear; oath; h: make * swear
H7653 satiety; fullness~
H7654 fullness~!
H7656 Shebah; Shibah
H7659 =sevenfold!
H7660 to interweave threads in squares; p: weave; P: be woven
H7661 entanglement; agony
H7662 to leave!; u: be left
H7663 to scrutinize; q: inspect; p: hope
H7665 to break; broken; p: shatter; h: bring to birth
H7666 to buy; h: sell
H7667 breach; destruction~
H7670 destruction~!
H7672 to entangle; M: be perplexed
H7673 to cease; h: put an end to
H7676 sabbath; Sabbath
H7677 sabbatism; complete rest~
H7679 to grow; h: make * great
H7682 to be high; N: be exalted; p: set * on high; P: be set on high; h: be exalted
H7683 sin; sinning; q: sin unwittingly
H7684 error; q: sin unwittingly
H7685 to grow; h: increase
H7686 to stray; h: lead * astray
H7688 to peep; h: look out
H7689 mighty; exalted
H7690 great!
H7692 dithyramb; shiggaion
H7693 to ravish; N: be ravished; P: be ravished
H7696 to rave through insanity; P: be mad; t: act like a madman
H7697 madness~
H7698 fetus; offspring~
H7700 doemon; demon
H7701 destruction~
H7702 to abrade; p: harrow
H7703 to destroy!; =destroys them; Q: be destroyed; N: be ruined; p: do violence to; P: be destroyed; m: destroy; agent q: destroyer
H7705 wife; concubine
H7706 Almighty; the Almighty
H7711 blight~
H7712 to endeavor; M: strive
H7720 round pendant; crescent
H7721 rising; q: rise
H7722 devastation~!
H7723 vanity; emptiness~; ל+: in vain
H7725 to return; H: be brought back; o: restore
H7726 backsliding!
H7730 thick branches~
H7734 to retreat; N: turn back
H7735 to hedge in; l: fence in
H7736 to devastate; q: lay waste
H7737 to be like; q: be equal; p: set; h: liken; D: be alike
H7738 to destroy; P: be dissolved
H7739 to resemble; Q: be made like; M: be made like
H7743 to sink; h: be bowed down
H7745 pit!
H7750 to turn aside; =crooked deeds
H7751 to push forth; q: roam; o: roam; r: run to and fro
H7752 whip!
H7755 Shocho; name: Socoh
H7757 hem~
H7758 stripped!
H7759 peaceful; Shulammite
H7760 to put; q: set; h: set; H: be set
H7761 to put; q: set; Q: be set; u: be set
H7768 to cry; p: cry for help
H7769 halloo; cry for help
H7775 hallooing; cry for help
H7778 doorkeeper; gatekeeper; agent q: gatekeeper
H7779 to overwhelm; q: crush
H7782 trumpet; ram’s horn|rams’ horns
H7783 overflow; h: overflow; o: water
H7785 thigh|legs!
H7788 travel about; q: journey
H7789 to spy out; q: look [at *]
H7795 row; =in rows
H7800 Shushan; name: Susa
H7801 Susanchites; Susanchite
H7804 to leave; e: deliver; i: be delivered
H7805 to tan; q: scorch
H7807 sunk; lowly
H7811 to swim; h: drench
H7812 to bow down!; t: bow down; h: weigh * down; v: bow down
H7813 swimming~
H7815 soot~
H7817 to sink; q: be bowed down; N: be brought low; t: be bowed down; h: bring low; r: be bowed down
H7819 to slaughter!; slaughter; N: be slaughtered
H7822 boil!
H7823 aftergrowth; =what springs up from it
H7824 board; panelled
H7827 onycha~
H7829 emaciation; wasting disease
H7830 pride~!
H7832 to laugh; p: play
H7833 to comminate; q: beat * fine
H7835 to be dim; q: grow black
H7836 be early at any task; q: seek; p: seek
H7837 dawn; p: charm away
H7839 dawning; dark hair~
H7840 swarthy; dark
H7843 to destroy; destroyer; N: be corrupt; H: be corrupted; agent h: destroyer
H7844 to decay; Q: be corrupt
H7846 departure from right; rebel
H7847 to deviate from duty; q: go astray
H7848 acacia~
H7849 to expand; q: spread * out; p: spread out
H7850 to flog; whip
H7852 persecute; q: hold a grudge [against *]
H7854 Satan; adversary
H7857 to overflow; N: be rinsed; P: be rinsed
H7860 officer; agent q: officer
H7867 to grow gray; q: be grey-haired
H7868 to grow gray; elder
H7870 return; restoration
H7871 residence; stay
H7872 old age~
H7873 withdrawal; going aside
H7878 to meditate!; p: consider; o: meditate
H7879 complaint!
H7880 shrub!
H7881 meditation!
H7883 Sihor; name: Shihor
H7885 scourge!
H7891 to sing; agent q: singer; agent o: singer
H7893 marble~!
H7896 to put; q: set; H: be set
H7898 thorns~
H7899 brier; barb
H7901 to lie down; N: be ravished; P: be lain with; h: lay * down; H: be laid
H7902 lying down; emission
H7904 to roam; h: be lusty
H7905 dart; harpoon
H7910 drunk|drunkards!
H7911 to forget; p: make * forget; t: be forgotten; h: make * forget
H7912 to discover; h: find; i: be found; u: be found
H7914 conspicuous object; image
H7916 hired servant; hired worker|hired workers
H7918 to weave a trap; q: subside; h: make * cease
H7919 to be wise; maskil; q: be successful; p: cross; h: have insight
H7920 consider; M: consider
H7921 to bereave; bereaved; q: be bereaved; h: miscarry
H7922 intelligence; insight~
H7923 bereavement~
H7924 intelligence; insight~
H7926 shoulder!
H7931 to dwell; p: make * dwell; h: make * dwell; agent q: inhabitant
H7932 to dwell; p: make * dwell
H7933 residence; q: dwell
H7934 neighbour|neighbours!
H7936 to hire; N: hire oneself out; t: earn wages
H7937 to be drunk!; drunk; p: make * drunk; t: be drunk; h: make * drunk
H7938 wages~
H7939 wages; reward
H7941 strong drink~
H7942 drunkenness; name: Shikkeron
H7943 drunkenness~
H7947 to space off; P: be joined
H7949 to be snow-white; h: snow
H7951 to be tranquil; q: be at ease
H7952 to mislead; N: be negligent
H7953 to draw out; q: take * away
H7954 to be secure; at ease
H7955 wrong; blasphemy
H7961 at ease!
H7962 security; ease~
H7963 safety; prosperity~
H7965 peace~
H7966 retribution~!
H7967 Shallum; agent q: gatekeeper
H7971 to send; p: send * away
H7972 to send; Q: be sent
H7973 weapon!
H7974 Salah; name: Shelah
H7980 to rule!; h: let * rule
H7981 to rule; h: make * ruler
H7984 potentate; official
H7986 vixen; brazen
H7987 =private
H7988 fetus; afterbirth
H7989 ruler|rulers!
H7990 ruler|rulers!
H7991 captain; officer
H7992 third; name: Shelishiyah; q: rule
H7993 to cast; h: throw; H: be thrown
H7997 to strip!; r: be plundered
H7998 spoil; plunder~
H7999 to recompense; q: be complete; p: repay; P: be repaid; h: make peace [with *]; H: be at peace
H8000 to complete; Q: be finished; h: bring * to an end
H8001 peace~
H8005 recompense~
H8008 garment!
H8027 to be triplicate; p: do a third time; P: be threefold
H8029 third generation~
H8041; h: turn to the left
H8046 to desolate; h: destroy
H8047 waste; desolation
H8055 to rejoice; rejoicing; p: gladden; h: make * rejoice
H8056 joyful!; q: rejoice
H8057 gladness; joy~
H8058 to fling down; q: let * drop; N: be thrown down; h: release
H8063 run; rug
H8064 heaven; heavens|heavens
H8065 heaven; heavens|heavens
H8067 eight-stringed lyre; =the Sheminith
H8068 brier; briers~
H8074 to be desolate; t: be appalled; h: make * desolate; H: lie desolate; m: be appalled; o: be appalled; r: be appalled
H8075 to stun; z: be appalled
H8076 desolate; q: be desolate
H8077 desolation; q: be desolate
H8078 stupefaction; horror~
H8080 to shine; q: grow fat; h: become fat
H8081 oil~
H8082 rich!
H8085 to hear; p: summon; h: proclaim
H8086 to hear; M: obey
H8088 report!
H8089 fame~
H8101 Shimeathites; Shimeathite
H8102 inkling; whisper
H8103 scornful whispering; derision~
H8104 to keep; N: guard oneself; p: cling [to *]; t: keep oneself; agent q: keeper
H8105 dregs~!
H8107 observance; watching
H8109 something guarded; watch
H8130 to hate; agent p: hater
H8132 to change; p: change; P: be changed
H8133 to change!; p: change; P: be changed; h: change; M: be changed
H8135 hate; hatred~
H8136 change; =thousands
H8138 to change; N: be repeated; t: disguise oneself
H8143 ivory~
H8144 scarlet~
H8150 to sharpen; p: teach * diligently; r: be pierced
H8151 to compress; p: gird up
H8154 to plunder; agent q: plunderer
H8156 to split; split; q: be split
H8157 fissure; q: be split
H8158 to cut in pieces; p: cut * in pieces
H8159 to look; h: look away
H8162 linsey-woolsey; mixed cloth~
H8166 she-goat; female goat
H8173 to delight; q: be blind; h: smear over; L: be dandled; f: delight oneself
H8175 to storm; q: shudder [at *]; N: be stormy; p: sweep * away
H8176 to act; q: reckon
H8178 horror~!
H8180 hundredfold~
H8182 harsh; rotten
H8184 barley~
H8192 to abrade; N: be bare; P: stand out
H8194 cheese; curds~
H8195 Shephi; name: Shepho
H8198 maidservant!
H8199 to judge; N: enter into judgment; agent q: judge
H8205 bareness; bare height
H8207 kind of serpent; viper
H8208 Saphir; name: Shaphir
H8210 to pour out; q: pour * out; t: pour oneself out
H8212 pipe; male member
H8213 to humble; q: be low; h: bring * low
H8214 to depress; h: humble; a: humble
H8217 low; q: be low
H8220 idleness~
H8222 upper lip!
H8226 to conceal; q: hide
H8227 hyrax|hyraxes; name: Shaphan
H8229 abundance~
H8231 to glisten; q: be beautiful
H8232 to be beautiful; q: seem good
H8235 brightness; fair
H8240 hook; sheepfold
H8241 outburst; flood
H8242 sackcloth~!
H8244 to fasten; N: be bound
H8245 to watch!
H8246 to be almond-shaped; P: be shaped like almond blossoms
H8248 to give drink; N: sink; P: be moistened; h: give * drink; agent h: cupbearer
H8250 refreshment~
H8253 quiet~
H8257 to sink; N: sink; h: make * sink
H8259 to look; N: look down; h: look down
H8260 loophole; frame
H8261 embrasure; frame
H8262 to be filthy; p: detest
H8263 filth; detestable thing~
H8264 to course; q: rush; f: rush to and fro
H8266 to deal falsely; p: deal falsely
H8267 falsehood~!; ל+: falsely
H8269 prince; official
H8271 to loosen!; Q: be loosed; p: begin; M: be loosened
H8273 quivering glow; burning sand~
H8276 to intwine; P: be knit together; t: be woven together
H8278 stitching; woven work~
H8279 scribing-awl; marker
H8280 to prevail; q: struggle
H8281 to free; p: set * free
H8284 fortification; vine row
H8291 grapevine; choice vine
H8295 to cut; N: be cut
H8302 coat of mail!
H8306 cord; muscle
H8307 obstinacy; stubbornness~
H8308 to interlace; p: run here and there
H8311 to be deformed; t: stretch oneself out
H8312 cogitation; anxious thought
H8314 fiery serpent|seraphim!
H8318 swarm|swarms
H8320 bright red; sorrel
H8321 choice vine!
H8323 to rule; t: make oneself a ruler; h: make princes
H8324 to be hostile; foe
H8327 to take root; p: uproot; P: be uprooted; h: take root; M: take root; m: take root
H8330 root; q: loosen
H8334 to minister; p: serve; agent p: minister
H8336 fine linen~
H8338 to annihilate; p: lead * on
H8341 to sixth; p: give a sixth
H8342 joy; gladness~
H8350 vermilion~
H8351 tumult~; name: Sheth
H8357 buttocks~
H8358 drunkenness~
H8363 sprig; shoot
H8366 to make water; h: urinate
H8367 to subside; q: grow calm
H8368 to break out; N: break out
H8370 Shetharboznai; name: Shethar-bozenai
H8372 room; guardroom
H8373 to desire; q: long for
H8374 to loathe; p: abhor
H8376 to mark off; p: draw a line
H8378 desire!; p: desire
H8382 to be twinned; =joined together; h: bear twins
H8384 fig tree|figs
H8386 mourning~!
H8388 to delineate; q: turn; p: mark * out; P: be marked out
H8389 form!
H8393 produce~!
H8394 understanding~
H8397 mixture; perversion
H8398 world; =the world
H8399 destruction~
H8400 cataract; defect
H8406 to be fragile; Q: be brittle
H8410 enduring; plane tree
H8411 =constancy
H8414 formless!
H8415 deep|depths
H8417 braggadocio; error
H8419 perverse things~!
H8421 to return; h: bring * back; a: answer
H8424 grief~!
H8426 thanksgiving!
H8427 to mark out; p: scribble; h: put a mark
H8428 to grieve; h: pain
H8432 midst; ב: in the midst of; מ: from the midst of
H8435 generations~
H8437 causing to howl; tormentor
H8438 scarlet~
H8442 mistake; confusion~
H8443 strength~!
H8444 border; end
H8446 to search out; q: explore; h: spy out
H8453 resident foreigner!
H8454 sound wisdom~!
H8458 guidance~
H8469 earnest prayer; plea
H8473 linen corslet; coat of mail
H8474 to vie; c: compete
H8476 animal; fine leather~
H8478 under; מ: from under
H8481 lower!
H8482 lowest|lowest parts!
H8484 middle!
H8486 south; toward: southward
H8489 Temani; Temanite
H8492 new wine~
H8493 fearful; name: Tiria
H8495 buck; male goat
H8497 to strew; P: sit down
H8498 adjustment; arrangement
H8499 something arranged; dwelling
H8501 to dissever; oppression
H8503 end!
H8504 blue~
H8505 to weigh; N: be weighed; p: measure; P: be weighed out
H8506 fixed quantity; quota
H8508 admeasurement; perfection~
H8513 distress; hardship
H8518 to hang; N: be hanged
H8519 grumbling; h: grumble
H8524 to pile up; lofty
H8529 to crimson; P: be clothed in scarlet
H8530 something tall; =rows of stones
H8534 trailing bough; =wavy
H8535 complete; blameless
H8537 integrity; q: be complete
H8538 integrity~
H8539 to be astonished; t: be astonished
H8541 consternation; confusion~
H8544 something portioned out; form
H8545 barter; exchange~
H8546 death~!
H8548 continual; =continually
H8549 perfect; blameless
H8550 perfections; Thummim~
H8551 to sustain; q: hold * fast; N: be held
H8552 to be complete; q: be finished; t: show oneself blameless; h: make * complete
H8553 Timnath; name: Timnah
H8562 soap; cosmetics~
H8563 bitterness~
H8564 erection; signpost
H8566 to hire; h: hire
H8567 to ascribe; p: recount
H8569 alienation; opposition~
H8570 produce~
H8571 pinnacle; lobe
H8572 slumber~
H8574 oven!
H8577 dragon; serpent|sea creatures; name: Dragon
H8579 =a second time
H8581 to abhor; h: act abominably
H8582 to go astray; N: be led astray; h: lead * astray
H8586 caprice; capricious ruler
H8588 delight!
H8589 affliction; humiliation~
H8591 to cheat; f: mock; l: mock
H8593 razor!
H8595 fraud; mockery~
H8597 beauty; splendour~
H8598 apple tree|apples
H8602 plaster; whitewash~
H8604 folly~!
H8606 fearfulness; horror~
H8608 to play the tambourine; m: beat
H8610 to seize!; N: be seized; p: hold
H8611 smiting; =one to be spat on
H8614 judicial; magistrate
H8618 opponent; =those who rise against
H8622 revolution; turn
H8623 powerful; strong
H8624 strong!
H8625 to balance; Tekel; Q: be weighed
H8626 to be straight!; p: straighten
H8627 to straighten up; H: be restored
H8628 to blow; handshake
H8630 to overpower; h: be strong
H8631 to become mighty; q: grow strong; p: strengthen
H8635 multiplication; brood
H8636 increase~
H8637 to cause to walk; c: teach * to walk
H8638 to transfer; P: be translated
H8639 deep sleep~
H8641 heave offering; contribution
H8642 sacrificial offering; contribution
H8644 remedy; healing~
H8649 deceit~!; name: Tormah
H8650 mast!
H8652 doorkeeper; gatekeeper
H8653 reeling; staggering~
H8655 teraphim; household idols~
H8665 checkered stuff; chequered work
H8666 return~!
H8668 salvation~
`;

/** The words whose only meaning is the short one. To give such a word another, move its line up. */
export const OTHER_HEBREW_WORDS = `
H2 father
H5 Abagtha
H12 perishing
H14 to be willing
H16 papyrus
H17 sorrow
H18 manger
H20 melon
H21 Abi
H22 Abiel
H23 Abiasaph
H25 Abi-Gibon
H26 Abigail
H27 Abidan
H28 Abida
H29 Abijah
H30 Abihu
H31 Abihud
H32 Abihail
H33 Abiezrite
H35 caperberry
H36 Abitub
H37 Abital
H38 Abijam
H39 Abimael
H40 Abimelech
H41 Abinadab
H42 Abinoam
H43 Ebiasaph
H44 Abiezer
H48 Abiram
H49 Abishag
H50 Abishua
H51 Abishur
H52 Abishai
H53 Absalom
H54 Abiathar
H58 meadow
H59 Abel
H65 Abel-meholah
H66 Abel-maim
H67 Abel-mizraim
H68 stone
H69 stone
H71 Abana
H72 Ebenezer
H74 Abner
H75 to fatten
H77 Abez
H78 Ibzan
H80 dust
H81 powder
H82 to soar
H83 pinion
H84 pinion
H85 Abraham
H86 bow the knee
H87 Abram
H88 Oboth
H89 Agee
H90 Agag
H91 Agagite
H92 band
H93 nut
H94 Agur
H95 piece
H96 drop
H97 Eglaim
H100 bulrush
H101 bowl
H102 troop
H103 to gather
H104 letter
H105 basin
H106 fist
H107 letter
H108 mist
H110 Adbeel
H111 Hadad
H112 Iddo
H114 Addon
H115 Adoraim
H117 mighty
H118 Adalia
H121 Adam
H123 Edom
H124 ruby
H125 reddish
H126 Admah
H127 ground
H128 Adamah
H129 Adami
H130 Edomite
H131 Adummim
H132 reddish
H133 Admatha
H135 Addan
H136 Lord
H138 Adonijah
H139 Adoni-zedek
H140 Adonikam
H141 Adoniram
H143 Adar
H144 Adar
H146 Addar
H147 threshing floor
H149 diligently
H150 daric
H151 Adoram
H152 Adrammelech
H154 Edrei
H156 to thresh
H158 love
H159 affection
H161 Ohad
H162 alas
H163 Ahava
H164 Ehud
H165 where
H168 tent
H169 Ohel
H175 Aaron
H176 or
H177 Uel
H179 Obil
H180 stream
H181 firebrand
H185 desire
H186 Uzai
H187 Uzal
H188 woe
H189 Evi
H190 woe
H192 Evil-merodach
H194 perhaps
H195 Ulai
H196 foolish
H197 porch
H198 Ulam
H199 however
H201 Omar
H203 On
H204 On
H206 Aven
H207 Ono
H208 Onam
H209 Onan
H210 Uphaz
H211 Ophir
H212 wheel
H216 light
H218 Ur
H220 stall
H221 Uri
H222 Uriel
H223 Uriah
H226 sign
H228 to heat
H229 Ezbai
H230 firm
H231 hyssop
H232 belt
H233 then
H235 to be gone
H236 to go
H237 Ezel
H239 to weigh
H240 spade
H241 ear
H242 Uzzen-sherah
H243 Aznoth-tabor
H244 Ozni
H245 Azaniah
H248 arm
H249 native
H250 Ezrahite
H251 brother
H252 brother
H253 alas
H255 howling creature
H256 Ahab
H257 Ahban
H259 one
H261 Ehud
H262 declaration
H264 fraternity
H265 Ahoah
H266 Ahohite
H267 Ahumai
H268 back
H269 sister
H271 Ahaz
H272 possession
H273 Ahasai
H274 Ahaziah
H275 Ahuzam
H276 Ahuzzath
H277 Ahi
H278 Ehi
H279 Ahiam
H281 Ahijah
H282 Ahihud
H283 Ahio
H284 Ahihud
H285 Ahitub
H286 Ahilud
H287 Ahimoth
H288 Ahimelech
H289 Ahiman
H290 Ahimaaz
H291 Ahian
H292 Ahinadab
H293 Ahinoam
H294 Ahisamach
H295 Ahiezer
H296 Ahikam
H297 Ahiram
H298 Ahiramites
H299 Ahira
H300 Ahishahar
H301 Ahishar
H302 Ahithophel
H303 Ahlab
H304 Ahlai
H306 amethyst
H307 Achmetha
H308 Ahasbai
H311 after
H312 other
H313 Aher
H314 last
H315 Aharah
H316 Aharhel
H317 other
H318 last
H319 end
H321 other
H323 satrap
H324 satrap
H325 Ahasuerus
H331 to shut
H332 to close
H333 Ater
H335 where
H336 not
H337 alas
H339 coastland
H343 calamity
H345 Aiah
H346 where
H347 Job
H348 Jezebel
H349 how
H350 I-chabod
H351 where
H352 ram
H353 strength
H354 stag
H355 doe
H356 Elon
H357 Aijalon
H358 Elon-bethhanan
H359 Elath
H361 portico
H362 Elim
H363 tree
H364 El-paran
H365 doe
H366 terrible
H367 terror
H370 where
H372 Jeezer
H373 Jeezerite
H374 ephah
H375 where
H378 Ish-bosheth
H379 Ishod
H380 apple
H381 Ishchail
H382 Ish-tob
H383 there is
H384 Ithiel
H385 Ithamar
H387 Ethan
H388 Ethanim
H389 only
H392 Achzib
H394 cruel
H397 Achish
H399 to devour
H401 Ucal
H403 surely
H406 farmer
H407 Achshaph
H409 not
H411 these
H412 these
H413 to
H414 Elah
H415 Elelohe-israel
H416 El-beth-el
H419 Eldad
H420 Eldaah
H424 oak
H425 Elah
H427 oak
H428 these
H429 these
H431 behold
H432 if
H435 Elul
H436 oak
H437 oak
H438 Allon
H439 Allon-bachuth
H440 Elonites
H442 Alush
H443 Elzabad
H445 Elhanan
H446 Eliab
H447 Eliel
H448 Eliathah
H449 Elidad
H450 Eliada
H451 fat tail
H452 Elijah
H453 Elihu
H454 Elioenai
H455 Eliahba
H456 Elihoreph
H457 idol
H458 Elimelech
H459 these
H460 Eliasaph
H461 Eliezer
H462 Elienai
H463 Eliam
H464 Eliphaz
H465 Eliphal
H466 Elipheleh
H467 Eliphelet
H468 Elizur
H469 Elizaphan
H470 Elika
H471 Eliakim
H472 Elisheba
H473 Elishah
H474 Elishua
H475 Eliashib
H476 Elishama
H477 Elisha
H478 Elishaphat
H479 these
H480 woe
H482 silence
H485 sheaf
H486 Almodad
H487 Alammelech
H490 widow
H493 Elnaam
H494 Elnathan
H495 Ellasar
H496 Elead
H497 Eladah
H498 Eluzai
H499 Eleazar
H500 Elealeh
H501 Eleasah
H505 thousand
H506 thousand
H507 Eleph
H508 Elpaal
H509 to press
H511 Elkanah
H512 Elkoshite
H513 Eltolad
H514 Eltekeh
H515 Eltekon
H517 mother
H518 if
H519 maidservant
H520 cubit
H521 cubit
H522 Ammah
H524 nation
H526 Amon
H527 multitude
H528 Amon
H531 Amoz
H532 Ami
H533 strong
H537 feeble
H538 Amam
H543 Amen
H546 indeed
H549 Amana
H550 Amnon
H554 strong
H555 strength
H557 Amzi
H558 Amaziah
H560 to say
H561 word
H563 lamb
H564 Immer
H565 word
H566 Imri
H567 Amorite
H568 Amariah
H569 Amraphel
H572 sack
H573 Amittai
H574 terrifying
H575 where
H576 I
H577 oh
H580 we
H581 they
H586 we
H587 we
H588 Anaharath
H589 I
H590 fleet
H591 ship
H593 Aniam
H595 I
H597 to compel
H600 face
H601 heron
H604 gecko
H606 man
H607 thou
H608 ye
H609 Asa
H612 bond
H613 bond
H614 ingathering
H617 Assir
H618 barn
H619 Asnah
H620 Asnappar
H621 Asenath
H623 Asaph
H625 gathering
H627 collection
H629 diligently
H630 Aspatha
H631 to bind
H632 obligation
H634 Esar-haddon
H635 Esther
H636 wood
H637 also
H638 also
H640 to bind
H641 Ephod
H643 palace
H645 now
H646 ephod
H647 Aphiah
H649 Appaim
H651 dark
H654 Ephlal
H657 end
H658 Ephes-dammim
H660 asp
H661 to surround
H663 Aphek
H664 Aphekah
H669 Ephraim
H670 Apharsite
H671 Apharsachites
H673 Ephrathite
H675 Ezbon
H676 finger
H677 finger
H678 noble
H679 joint
H682 Azel
H683 Azaliah
H684 Ozem
H687 Ezer
H689 wild goat
H690 Ara
H691 valiant one
H692 Areli
H694 Arab
H696 ambush
H697 locust
H699 window
H700 Aruboth
H701 Arbite
H702 four
H703 four
H704 Arba
H705 forty
H706 fourfold
H709 Argob
H710 purple
H711 purple
H712 box
H714 Ard
H715 Ardon
H716 Ardites
H717 to pluck
H718 behold
H719 Arvad
H720 Arod
H721 Arvadite
H722 Arodi
H723 stall
H725 Arumah
H726 Syrian
H727 ark
H728 Araunah
H730 cedar
H731 cedar work
H732 to travel
H733 Arah
H734 path
H735 way
H736 caravan
H738 lion
H740 Ariel
H742 Aridai
H743 Aridatha
H744 lion
H745 Arieh
H746 Arioch
H747 Arisai
H751 Erech
H752 long
H753 length
H755 knee
H756 Archevite
H758 Aram
H759 palace
H760 Aram-zobah
H761 Syrian
H763 Aram-naharaim
H764 Armoni
H765 Aran
H767 Oren
H768 hare
H769 Arnon
H770 Arnan
H771 Ornan
H772 earth
H773 bottom
H774 Arpad
H777 Arza
H778 earth
H779 to curse
H780 Ararat
H782 request
H783 Artaxerxes
H784 fire
H785 fire
H786 there is
H787 foundation
H788 Ashbel
H789 Ashbelites
H790 Eshban
H791 Ashbea
H792 Eshbaal
H795 Ashdod
H796 Ashdodites
H798 Ashdoth-pisgah
H799 fiery law
H800 fire
H801 offering by fire
H804 Assyria
H806 Ashur
H807 Ashima
H809 cake of raisins
H810 testicle
H811 cluster
H812 Eshcol
H818 guilty
H821 watch
H822 lattice
H823 Ashnah
H824 Eshean
H825 conjurer
H827 quiver
H828 Ashpenaz
H829 portion
H830 dung heap
H831 Ashkelon
H836 Asher
H838 step
H840 Asareel
H841 Asarelah
H842 Asherah
H843 Asherites
H844 Asriel
H845 Asrielites
H847 Eshtaol
H848 Eshtaulites
H849 rebellion
H850 Eshton
H851 Eshtemoa
H852 sign
H856 Ethbaal
H859 you
H860 female donkey
H861 furnace
H862 gallery
H863 Ittai
H864 Etham
H867 Ethni
H869 Ethnan
H870 place
H871 Atharim
H872 entrance
H873 wicked
H876 Beer
H877 cistern
H878 Beera
H879 Beer-elim
H880 Beerah
H881 Beeroth
H882 Beeri
H883 Beer-lahai-roi
H885 Beeroth
H886 Beerothite
H888 to be displeasing
H889 stench
H892 apple
H893 Bebai
H894 Babylon
H895 Babylon
H899 garment
H901 treacherous
H902 Bigvai
H903 Bigtha
H904 Bigthan
H908 to invent
H911 Bedad
H912 Bedeiah
H913 tin
H915 piece
H916 bdellium
H917 Bedan
H918 to repair
H920 Bidkar
H921 to scatter
H925 shining
H931 thumb
H932 Bohan
H934 bright spot
H936 to despise
H938 Buz
H940 Buzite
H941 Buzi
H942 Bavai
H944 produce
H945 Bul
H946 Bunah
H949 Bozez
H950 emptiness
H952 to examine
H955 shame
H957 plunder
H961 booty
H964 Bizjothjah
H966 Bezek
H968 Biztha
H969 assayer
H974 to test
H975 watchtower
H977 to choose
H978 Baharumite
H980 Bahurim
H984 Betah
H985 trust
H988 to cease
H990 belly
H991 Beten
H992 pistachio nut
H993 Betonim
H994 please
H996 between
H997 between
H999 understanding
H1000 egg
H1003 fortress
H1005 house
H1006 Bajith
H1007 Beth-aven
H1009 Beth-Arbel
H1010 Beth-baal-meon
H1011 Bethbirei
H1012 Beth-barah
H1013 Beth-gader
H1014 Beth-gamul
H1015 Beth-diblathaim
H1016 Beth-dagon
H1017 Bethelite
H1018 Beth-ezel
H1019 Beth-gilgal
H1020 Beth-jeshimoth
H1021 Beth-haccerem
H1022 Bethlehemite
H1025 Beth-emek
H1026 Beth-arabah
H1027 Beth-aram
H1028 Beth-haran
H1029 Beth-shittah
H1030 Bethshemite
H1031 Beth-hoglah
H1032 Beth-horon
H1033 Beth-car
H1034 Beth-lebaoth
H1035 Bethlehem
H1037 Beth-Millo
H1040 Beth-eden
H1042 Beth-anoth
H1043 Beth-anath
H1045 Beth-Ashtaroth
H1048 Beth-pazzez
H1049 Beth-zur
H1050 Beth-rehob
H1051 Beth-rapha
H1052 Beth-shean
H1053 Beth-shemesh
H1054 Beth-tappuah
H1055 palace
H1056 Baca
H1057 balsam tree
H1059 weeping
H1062 birthright
H1063 early fig
H1064 Bechorath
H1065 weeping
H1066 Bochim
H1068 weeping
H1070 young camel
H1071 Becher
H1072 young she-camel
H1073 first-ripe fig
H1074 Bocheru
H1075 Bichri
H1077 not
H1078 Bel
H1079 heart
H1081 Baladan
H1083 Bilgah
H1084 Bilgai
H1085 Bildad
H1087 worn-out
H1088 Balah
H1090 Bilhah
H1092 Bilhan
H1094 rags
H1095 Belteshazzar
H1096 Belteshazzar
H1106 Bela
H1108 Belaites
H1109 Balaam
H1111 Balak
H1112 Belshazzar
H1113 Belshazzar
H1114 Bilshan
H1116 high place
H1117 Bamah
H1118 Bimhal
H1120 Bamoth
H1122 Ben
H1123 son
H1124 to build
H1126 Ben-oni
H1130 Ben-hadad
H1131 Binnui
H1132 Ben-zoheth
H1134 Ben-hail
H1135 Ben-hanan
H1137 Bani
H1138 Bunni
H1140 building
H1141 Benaiah
H1142 Bene-jaakan
H1144 Benjamin
H1145 Benjamite
H1146 building
H1147 building
H1148 Beninu
H1149 to be angry
H1150 Binea
H1151 Ben-ammi
H1152 Besodeiah
H1153 Besai
H1154 unripe grape
H1155 sour grape
H1157 for
H1159 request
H1160 Beor
H1161 alarms
H1162 Boaz
H1163 to kick
H1166 to marry
H1167 master
H1168 Baal
H1169 master
H1170 Baal-berith
H1171 Baal-gad
H1172 mistress
H1173 Baalah
H1174 Baal-hamon
H1175 Bealoth
H1176 Baal-zebub
H1177 Baal-hanan
H1178 Baal-hazor
H1179 Baal-hermon
H1180 Baali
H1181 Baale-Bamoth
H1182 Beeliada
H1183 Bealiah
H1185 Baalis
H1186 Baal-meon
H1188 Baal-perazim
H1189 Baal-zephon
H1190 Baal-shalisha
H1191 Baalath
H1192 Baalath-beer
H1193 Baal-tamar
H1194 Beon
H1195 Baana
H1196 Baanah
H1199 Baara
H1200 fire
H1201 Baasha
H1202 Baaseiah
H1203 Beeshterah
H1208 inaccessible
H1209 Bezai
H1211 onion
H1213 Bazlith
H1215 gain
H1216 to swell
H1217 dough
H1218 Bozkath
H1221 Bezer
H1223 sheepfold
H1224 Bozrah
H1225 stronghold
H1226 drought
H1227 Bakbuk
H1228 bottle
H1229 Bakbukiah
H1230 Bakbakkar
H1231 Bukki
H1232 Bukkiah
H1233 breach
H1236 plain
H1242 morning
H1243 seeking out
H1245 to seek
H1246 petition
H1247 son
H1248 son
H1249 pure
H1250 grain
H1251 field
H1256 Beraiah
H1257 fowl
H1258 to hail
H1259 hail
H1260 Bered
H1261 spotted
H1263 Baruch
H1265 cypress
H1266 cypress
H1267 food
H1268 Berothah
H1269 Birzavith
H1271 Barzillai
H1273 Barhumite
H1274 fat
H1275 Beri
H1278 new thing
H1279 food
H1280 bar
H1282 Bariah
H1283 Beriah
H1284 Beriite
H1285 covenant
H1286 Berith
H1290 knee
H1291 knee
H1292 Barachel
H1293 blessing
H1294 Berachah
H1295 pool
H1296 Berechiah
H1297 but
H1298 Bera
H1301 Barak
H1302 Barkos
H1304 emerald
H1306 Birsha
H1307 Berothite
H1308 Besor
H1311 boiled
H1312 Bishlam
H1313 spice
H1314 spice
H1316 Bashan
H1321 flesh
H1323 daughter
H1324 bath
H1325 bath
H1326 waste
H1328 Bethuel
H1329 Bethul
H1330 virgin
H1332 Bithiah
H1335 piece
H1336 Bether
H1338 Bithron
H1340 Bath-shua
H1341 haughty
H1342 to rise
H1344 arrogance
H1345 Geuel
H1348 majesty
H1349 proud
H1352 defilement
H1353 redemption
H1354 back
H1355 back
H1357 locust
H1358 den
H1359 Gob
H1364 high
H1366 border
H1367 boundary
H1370 power
H1371 bald
H1372 bald forehead
H1373 Gabbai
H1374 Gebim
H1375 cup
H1376 master
H1377 mistress
H1378 crystal
H1380 Gebal
H1381 Gebal
H1384 hunchbacked
H1387 Geba
H1388 Gibea
H1390 Gibeah
H1391 Gibeon
H1393 Gibeonite
H1394 Gibeath
H1395 Gibeathite
H1397 man
H1398 Geber
H1400 man
H1402 Gibbar
H1403 Gabriel
H1404 mistress
H1405 Gibbethon
H1406 roof
H1407 coriander seed
H1408 Fortune
H1409 fortune
H1410 Gad
H1411 treasurer
H1412 Gudgodah
H1414 to cut down
H1415 bank
H1416 troop
H1421 reviling
H1422 taunt
H1423 young goat
H1424 Gadi
H1425 Gadites
H1426 Gaddi
H1427 Gaddiel
H1428 bank
H1429 kid
H1434 tassel
H1435 Giddel
H1436 Gedaliah
H1437 Giddalti
H1438 to cut down
H1439 Gideon
H1440 Gidom
H1441 Gideoni
H1443 to wall up
H1444 wall
H1445 Geder
H1446 Gedor
H1449 Gederah
H1450 Gederoth
H1451 Gederite
H1452 Gederathite
H1453 Gederothaim
H1454 this
H1455 to cure
H1458 back
H1459 midst
H1460 back
H1462 locust
H1463 Gog
H1465 back
H1469 nestling
H1470 Gozan
H1472 body
H1474 Golan
H1475 pit
H1476 Guni
H1477 Gunites
H1479 to shut
H1480 body
H1482 cub
H1483 Gur
H1484 cub
H1485 Gur-baal
H1486 lot
H1487 clod
H1488 fleece
H1489 treasurer
H1490 treasurer
H1492 fleece
H1493 Gizonite
H1495 Gazez
H1497 to rob
H1498 robbery
H1500 robbery
H1502 Gazzam
H1503 stump
H1506 piece
H1507 Gezer
H1510 decree
H1512 belly
H1513 coal
H1514 Gaham
H1515 Gahar
H1517 sinew
H1520 Giah
H1521 Gihon
H1522 Gehazi
H1523 to rejoice
H1525 joy
H1526 Gilonite
H1527 Ginath
H1529 Gesham
H1531 cup for oil
H1532 barber
H1533 Gilboa
H1534 wheel
H1535 wheel
H1536 wheel
H1537 Gilgal
H1538 head
H1539 skin
H1542 Giloh
H1543 bowl
H1544 idol
H1546 captivity
H1547 captivity
H1550 ring
H1551 Galilee
H1552 region
H1553 Geliloth
H1554 Gallim
H1555 Goliath
H1557 dung
H1559 Galal
H1561 dung
H1562 Gilalai
H1565 desolate
H1567 Galeed
H1568 Gilead
H1569 Gileadite
H1571 also
H1573 bulrush
H1574 cubit
H1577 Gamul
H1578 recompense
H1579 Gimzo
H1581 camel
H1582 Gemalli
H1583 Gamaliel
H1584 to come to an end
H1586 Gomer
H1587 Gemariah
H1590 thief
H1592 Genubath
H1593 garden
H1594 garden
H1595 treasure
H1596 treasure
H1597 treasury
H1598 to defend
H1599 Ginnetho
H1600 to low
H1601 Goath
H1603 Gaal
H1604 loathing
H1605 to rebuke
H1608 Gaash
H1609 Gatam
H1610 body
H1611 wing
H1612 vine
H1617 Gera
H1618 scurf
H1619 Gareb
H1620 berry
H1621 neck
H1622 Girgashite
H1625 cud
H1626 gerah
H1627 throat
H1629 to cut off
H1630 Gerizim
H1631 axe
H1632 great
H1634 bone
H1635 bone
H1636 bony
H1642 Gerar
H1645 produce
H1647 Gershom
H1648 Gershon
H1649 Gershonite
H1650 Geshur
H1653 rain
H1654 Geshem
H1655 body
H1656 rain
H1657 Goshen
H1658 Gispa
H1660 winepress
H1661 Gath
H1662 Gath-hepher
H1663 Gittite
H1664 Gittaim
H1665 Gittith
H1666 Gether
H1667 Gath-rimmon
H1668 this
H1673 Doeg
H1674 anxiety
H1676 kite
H1677 bear
H1678 bear
H1680 to glide
H1682 bee
H1683 Deborah
H1684 to sacrifice
H1685 sacrifice
H1687 inner sanctuary
H1688 Debir
H1689 Diblath
H1690 cake of figs
H1694 joint
H1699 pasture
H1700 reason
H1702 raft
H1703 word
H1704 Dibri
H1705 Daberath
H1707 hump
H1708 Dabbasheth
H1712 Dagon
H1714 standard
H1717 breast
H1719 Dedan
H1720 Dedanim
H1721 Dodanim
H1722 gold
H1725 to curvet
H1726 galloping
H1728 fisherman
H1729 fishhook
H1731 pot
H1732 David
H1733 aunt
H1734 Dodo
H1735 Dodavah
H1737 Dodai
H1738 to menstruate
H1739 sick
H1741 sickness
H1742 faint
H1743 to beat
H1744 hoopoe
H1745 silence
H1746 Dumah
H1749 wax
H1750 to leap
H1751 to crumble
H1752 to dwell
H1753 to dwell
H1755 generation
H1756 Dor
H1757 Dura
H1759 to trample
H1762 push
H1764 millet
H1766 to press
H1769 Dibon
H1771 fisherman
H1773 ink
H1774 Dizahab
H1775 Dimon
H1776 Dimonah
H1778 to judge
H1780 judgment
H1781 judge
H1782 judge
H1783 Dinah
H1784 Dinaite
H1786 threshing
H1787 Dishon
H1789 Dishan
H1791 this
H1793 crushed
H1797 this
H1798 ram
H1799 record
H1804 to trouble
H1805 bucket
H1806 Delaiah
H1807 Delilah
H1808 branch
H1810 Dilean
H1812 dripping
H1813 Dalphon
H1815 to burn
H1816 inflammation
H1817 door
H1821 to be like
H1823 likeness
H1824 quiet
H1825 likeness
H1829 Dimnah
H1830 to weep
H1833 damask
H1834 Damascus
H1835 Dan
H1836 this
H1837 Dannah
H1838 Dinhabah
H1839 Danites
H1840 Daniel
H1841 Daniel
H1842 Dan-jaan
H1843 knowledge
H1845 Deuel
H1850 Dophkah
H1852 thin curtain
H1853 Diklah
H1857 Dekar
H1859 generation
H1861 goad
H1862 Darda
H1863 thorn
H1864 south
H1866 swallow
H1867 Darius
H1870 way
H1871 drachma
H1872 arm
H1873 Dara
H1874 Darkon
H1875 to seek
H1879 fat
H1881 law
H1883 grass
H1884 judge
H1885 Dathan
H1886 Dothan
H1887 behold
H1889 aha
H1890 offering
H1893 Abel
H1896 Hegai
H1898 to remove
H1899 muttering
H1900 musing
H1904 Hagar
H1906 shout
H1907 counsellor
H1908 Hadad
H1909 Hadadezer
H1910 Hadad-rimmon
H1912 India
H1913 Hadoram
H1914 Hiddai
H1915 to tread down
H1916 footstool
H1918 myrtle
H1919 Hadassah
H1924 Hadar
H1928 Hadarezer
H1930 alas
H1931 he
H1932 he
H1933 to be
H1934 to be
H1936 Hod
H1937 Hodevah
H1938 Hodaviah
H1939 Hodaiah
H1940 Hodijah
H1941 Hodijah
H1944 Hoham
H1945 woe
H1946 to go
H1948 folly
H1950 Homam
H1953 Hoshama
H1954 Hoshea
H1955 Hoshaiah
H1956 Hothir
H1957 to dream
H1958 woe
H1959 shout
H1962 ruin
H1963 how
H1964 temple
H1965 temple
H1967 Hemam
H1968 Heman
H1969 hin
H1973 beyond
H1975 this
H1977 that
H1978 step
H1979 walking
H1981 to walk
H1985 Hillel
H1987 Helem
H1989 hammer
H1990 Ham
H1991 abundance
H1992 they
H1993 to roar
H1995 multitude
H1997 Hamonah
H1998 sound
H2001 Haman
H2002 necklace
H2004 they
H2005 behold
H2007 they
H2009 behold
H2011 Hinnom
H2012 Hena
H2017 perversity
H2018 overthrow
H2022 mountain
H2023 Hor
H2024 Hara
H2027 slaughter
H2028 slaughter
H2029 to conceive
H2030 pregnant
H2032 pregnancy
H2033 Harorite
H2034 ruin
H2036 Horam
H2037 Harum
H2039 Haran
H2042 mountain
H2043 Hararite
H2044 Hashem
H2045 hearing
H2046 melting
H2052 Vaheb
H2053 hook
H2054 guilty
H2055 Vajezatha
H2056 child
H2057 Vaniah
H2058 Vophsi
H2059 Vashni
H2060 Vashti
H2061 wolf
H2062 Zeeb
H2063 this
H2065 gift
H2066 Zabad
H2067 Zabdi
H2069 Zebadiah
H2070 fly
H2071 Zabud
H2072 Zabbud
H2073 residence
H2074 Zebulun
H2075 Zebulonite
H2076 to sacrifice
H2077 sacrifice
H2078 Zebah
H2079 Zabbai
H2080 Zebudah
H2081 Zebina
H2083 Zebul
H2085 skin
H2086 arrogant
H2087 arrogance
H2088 this
H2089 sheep
H2090 this
H2093 Zaham
H2094 to warn
H2097 that
H2098 that
H2099 Zif
H2105 Zoheth
H2112 to tremble
H2117 Zaza
H2119 to crawl
H2120 Zoheleth
H2124 Ziza
H2125 Zizah
H2126 Zina
H2127 Zia
H2128 Ziph
H2129 Ziphah
H2130 Ziphite
H2131 chain
H2133 Zethan
H2139 Zaccur
H2140 Zaccai
H2143 remembrance
H2144 Zacher
H2145 male
H2146 memorial
H2147 Zichri
H2148 Zechariah
H2150 sprig
H2153 Zilpah
H2155 Zimmah
H2157 Zamzummim
H2158 song
H2160 Zemira
H2161 to plan
H2162 plot
H2171 singer
H2173 choice fruit
H2174 Zimri
H2175 Zimran
H2176 song
H2178 kind
H2180 tail
H2182 Zanoah
H2190 Zaavan
H2191 little
H2192 small
H2193 to extinguish
H2195 indignation
H2200 to cry out
H2202 Ziphron
H2206 beard
H2207 old age
H2213 moulding
H2214 disgust
H2216 Zerubbabel
H2217 Zerubbabel
H2218 Zered
H2219 to scatter
H2220 arm
H2224 to rise
H2226 Zerah
H2228 Zerahiah
H2233 seed
H2234 seed
H2236 to sprinkle
H2237 to sneeze
H2238 Zeresh
H2239 span
H2240 Zattu
H2241 Zetham
H2242 Zethar
H2243 bosom
H2245 to love
H2246 Hobab
H2249 Habor
H2252 Habaiah
H2253 hiding
H2257 harm
H2258 pledge
H2259 sailor
H2260 mast
H2261 rose
H2262 Habaziniah
H2264 folding
H2265 Habakkuk
H2268 Heber
H2269 companion
H2272 spot
H2274 company
H2275 Hebron
H2276 Hebronites
H2277 Heberites
H2278 companion
H2279 joint
H2282 feast
H2283 terror
H2284 locust
H2285 Hagab
H2286 Hagaba
H2287 to celebrate
H2288 cleft
H2289 belt
H2290 belt
H2291 Haggi
H2292 Haggai
H2293 Haggiah
H2294 Haggith
H2295 Hoglah
H2297 one
H2299 sharp
H2301 Hadad
H2303 sharp point
H2306 breast
H2307 Hadid
H2308 to cease
H2309 world
H2311 Hadlai
H2316 Hadar
H2317 Hadrach
H2319 new
H2320 month
H2321 Hodesh
H2322 Hadashah
H2323 new
H2324 to show
H2326 debt
H2327 Hobah
H2329 circle
H2331 to show
H2332 Eve
H2333 village
H2336 thorn
H2337 thicket
H2339 thread
H2340 Hivite
H2341 Havilah
H2343 Hul
H2344 sand
H2345 black
H2346 wall
H2348 coast
H2349 Hupham
H2350 Huphamites
H2352 hole
H2353 white linen
H2354 Hur
H2355 white linen
H2358 white
H2359 Huri
H2360 Hurai
H2361 Huram
H2362 Hauran
H2364 Hushah
H2365 Hushai
H2366 Hushim
H2367 Husham
H2369 Hotham
H2370 to see
H2371 Hazael
H2372 to see
H2373 breast
H2375 Hazo
H2376 vision
H2377 vision
H2378 revelation
H2381 Haziel
H2382 Hazaiah
H2383 Hezion
H2384 vision
H2387 Hezir
H2389 strong
H2390 strong
H2395 Hezeki
H2396 Hezekiah
H2399 sin
H2401 sin
H2403 sin
H2407 Hattush
H2408 sin
H2410 Hatita
H2411 Hattil
H2412 Hatipha
H2414 to catch
H2415 rod
H2417 life
H2418 to live
H2419 Hiel
H2422 vigorous
H2423 animal
H2424 life
H2425 to live
H2426 army
H2429 army
H2431 Helam
H2432 Hilen
H2435 outer
H2436 bosom
H2437 Hirah
H2438 Hiram
H2439 to hurry
H2441 palate
H2443 hook
H2444 Hachilah
H2446 Hachaliah
H2447 dark
H2450 wise
H2452 wisdom
H2453 Hachmoni
H2456 to be sick
H2458 Helah
H2460 Heleb
H2462 Helbah
H2463 Helbon
H2465 world
H2466 Heled
H2467 weasel
H2468 Huldah
H2469 Heldai
H2471 cake
H2472 dream
H2473 Holon
H2474 window
H2475 destitute
H2476 defeat
H2477 Halah
H2478 Halhul
H2479 writhing
H2481 ornament
H2482 Hali
H2483 disease
H2484 trinket
H2485 flute
H2487 change
H2488 spoil
H2493 dream
H2494 Helem
H2496 flint
H2497 Helon
H2500 exchange
H2501 Heleph
H2503 Helez
H2506 portion
H2507 Helek
H2508 part
H2509 smooth
H2510 Halak
H2512 smooth
H2513 portion
H2514 flattery
H2515 distribution
H2516 Helekite
H2517 Helkai
H2518 Hilkiah
H2520 Helkath
H2521 Helkath-hazzurim
H2522 to be weak
H2523 weak
H2525 hot
H2526 Ham
H2531 delight
H2532 delight
H2533 Hemdan
H2536 Hamuel
H2537 Hamutal
H2538 Hamul
H2539 Hamulites
H2540 Hammon
H2541 oppressor
H2544 Hamor
H2547 Humtah
H2548 seasoned
H2549 fifth
H2558 vinegar
H2561 wine
H2562 wine
H2564 bitumen
H2565 heap
H2566 Amram
H2568 five
H2569 fifth
H2570 abdomen
H2572 fifty
H2574 Hamath
H2575 Hammath
H2576 Hammoth-dor
H2577 Hamathite
H2578 Hamath-Zobah
H2581 Hen
H2582 Henadad
H2584 Hannah
H2585 Enoch
H2586 Hanun
H2587 gracious
H2588 cell
H2591 wheat
H2592 Hanniel
H2594 graciousness
H2595 spear
H2596 to dedicate
H2599 Hanochites
H2600 without cause
H2605 Hanan
H2607 Hanani
H2608 Hananiah
H2609 Hanes
H2615 Hannathon
H2618 Hesed
H2619 Hasadiah
H2621 Hosah
H2624 stork
H2626 mighty
H2628 to consume
H2629 to muzzle
H2632 strength
H2633 wealth
H2634 strong
H2639 lack
H2641 Hasrah
H2646 canopy
H2647 Huppah
H2650 Huppim
H2651 handful
H2652 Hophni
H2656 delight
H2657 Hephzi-bah
H2658 to dig
H2660 Hepher
H2662 Hepherites
H2663 Haphraim
H2668 liberty
H2670 free
H2671 arrow
H2674 Hazor
H2676 middle
H2677 half
H2678 arrow
H2681 court
H2683 bosom
H2688 Hazezon-tamar
H2689 trumpet
H2691 court
H2692 Hazar-addar
H2693 Hazar-gaddah
H2694 Hazar-hatticon
H2695 Hezro
H2696 Hezron
H2697 Hezronites
H2698 Hazeroth
H2700 Hazarmaveth
H2701 Hazar-susah
H2702 Hazar-susim
H2703 Hazar-enan
H2704 Hazar-enan
H2705 Hazar-shual
H2706 statute
H2708 statute
H2709 Hakupha
H2711 resolve
H2712 Hukkok
H2713 to search
H2715 noble
H2716 excrement
H2719 sword
H2722 Horeb
H2725 heat
H2726 Harbona
H2730 fearful
H2732 Haradah
H2733 Harodite
H2736 Harhaiah
H2738 bramble
H2739 Harumaph
H2741 Haruphite
H2743 Haruz
H2744 Harhur
H2745 Harhas
H2747 graving tool
H2748 magician
H2749 magician
H2751 white bread
H2752 Horite
H2753 Hori
H2754 bag
H2756 Hariph
H2757 incisure
H2758 ploughing
H2760 to roast
H2762 lattice
H2764 devoted thing
H2765 Horem
H2766 Harim
H2767 Hormah
H2768 Hermon
H2770 sickle
H2771 Haran
H2772 Horonite
H2773 Horonaim
H2774 Harnepher
H2776 Heres
H2777 potsherd
H2779 winter
H2780 Hareph
H2781 reproach
H2783 loin
H2786 to gnash
H2788 parched place
H2792 Heresh
H2795 deaf
H2796 craftsman
H2797 Harsha
H2800 Harosheth
H2801 to engrave
H2802 Hareth
H2806 Hashbadana
H2807 Hashubah
H2809 Heshbon
H2811 Hashabiah
H2812 Hashabnah
H2813 Hashabniah
H2815 Hashub
H2817 Hashupha
H2819 need
H2823 obscure
H2824 darkness
H2825 darkness
H2828 Hashum
H2829 Heshmon
H2832 Hashmonah
H2835 little flock
H2837 desire
H2839 spoke
H2840 hub
H2841 gathering
H2843 Hushathite
H2845 Heth
H2847 terror
H2848 bandage
H2849 terror
H2850 Hittite
H2852 to decree
H2854 swaddling band
H2855 Hethlon
H2857 to seal
H2858 signet
H2861 wedding
H2863 robber
H2864 to dig
H2867 Hathath
H2868 to be glad
H2869 good
H2870 Tabeal
H2873 to slaughter
H2874 slaughter
H2875 Tebah
H2876 guard
H2877 guard
H2879 cook
H2880 Tibhath
H2881 to dip
H2882 Tebaliah
H2883 to sink
H2884 Tabbaoth
H2885 ring
H2886 Tabrimon
H2887 Tebeth
H2888 Tabbath
H2889 clean
H2890 pure
H2897 Tob
H2899 Tob-adonijah
H2900 Tobiah
H2901 to spin
H2903 frontlet
H2905 row
H2906 mountain
H2911 hand mill
H2913 mill
H2914 tumour
H2915 plaster
H2917 clay
H2919 dew
H2920 dew
H2922 lamb
H2923 Telaim
H2924 lamb
H2928 Telem
H2929 Talmon
H2935 basket
H2936 to soil
H2938 to taste
H2943 to load
H2948 handbreadth
H2953 fingernail
H2954 to be fat
H2955 Taphath
H2956 to be continual
H2958 not yet
H2960 burden
H2965 freshly plucked
H2968 to long
H2970 Jaazaniah
H2971 Jair
H2972 Jairite
H2977 Josiah
H2978 entry
H2979 Jeaterai
H2981 produce
H2982 Jebus
H2983 Jebusite
H2984 Ibhar
H2985 Jabin
H2986 to bring
H2987 to bring
H2988 stream
H2989 Jabal
H2990 running sore
H2991 Ibleam
H2995 Jabneel
H2996 Jabneh
H2997 Ibneiah
H2998 Ibnijah
H2999 Jabbok
H3000 Jeberechiah
H3002 dry
H3003 Jabesh
H3005 Jibsam
H3008 Igal
H3010 field
H3011 Jogbehah
H3012 Igdaliah
H3016 fearful
H3017 Jagur
H3018 labour
H3019 weary
H3020 Jogli
H3026 Jegar-Sahadutha
H3027 hand
H3028 hand
H3030 Idalah
H3031 Idbash
H3032 to cast
H3033 beloved
H3035 Iddo
H3036 Jadon
H3037 Jaddua
H3038 Jeduthun
H3040 Jedidah
H3041 Jedidiah
H3042 Jedaiah
H3043 Jediael
H3044 Jidlaph
H3047 Jada
H3048 Jedaiah
H3051 to give
H3052 to give
H3053 burden
H3055 Jehud
H3056 Jahdai
H3057 Jehudijah
H3058 Jehu
H3059 Jehoahaz
H3060 Jehoash
H3062 Jew
H3063 Judah
H3064 Jew
H3065 Jehudi
H3067 Judith
H3070 Jehovah-jireh
H3072 Jehovah-Tsidkenu
H3073 Jehovah-shalom
H3074 Jehovahshammah
H3075 Jehozabad
H3076 Jehohanan
H3077 Jehoiada
H3078 Jehoiachin
H3079 Jehoiakim
H3080 Jehoiarib
H3081 Jehucal
H3082 Jonadab
H3083 Jonathan
H3084 Joseph
H3085 Jehoada
H3086 Jehoaddan
H3088 Jehoram
H3089 Jehosheba
H3090 Jehoshabeath
H3091 Joshua
H3092 Jehoshaphat
H3094 Jehaleleel
H3095 diamond
H3096 Jahaz
H3097 Joab
H3098 Joah
H3099 Jehoahaz
H3100 Joel
H3101 Joash
H3102 Job
H3103 Jobab
H3105 stream
H3106 Jubal
H3107 Jozabad
H3108 Jozachar
H3109 Joha
H3110 Johanan
H3111 Joiada
H3112 Jehoiachin
H3113 Joiakim
H3114 Joiarib
H3115 Jochebed
H3116 Jucal
H3117 day
H3118 day
H3119 by day
H3120 Javan
H3122 Jonadab
H3123 dove
H3124 Jonah
H3128 dove of silence of distances
H3129 Jonathan
H3130 Joseph
H3131 Josiphiah
H3132 Joelah
H3133 Joed
H3134 Joezer
H3135 Joash
H3136 Jozadak
H3137 Jokim
H3139 Jorah
H3140 Jorai
H3141 Joram
H3142 Jushab-hesed
H3143 Josibiah
H3144 Joshah
H3145 Joshaviah
H3146 Joshaphat
H3147 Jotham
H3149 Jeziel
H3150 Jeziah
H3151 Jaziz
H3152 Jezliah
H3153 Jezaniah
H3154 sweat
H3155 Izrahite
H3156 Izrahiah
H3157 Jezreel
H3158 Jezreelite
H3159 Jezreelitess
H3160 Jehubbah
H3162 together
H3163 Jahdo
H3164 Jahdiel
H3165 Jehdeiah
H3166 Jahaziel
H3167 Jahaziah
H3168 Ezekiel
H3169 Jehizkiah
H3170 Jahzerah
H3171 Jehiel
H3172 Jehieli
H3174 Jehiah
H3177 Jahleel
H3178 Jahleelites
H3181 Jahmai
H3183 Jahzeel
H3184 Jahzeelites
H3185 Jahziel
H3186 to delay
H3188 genealogy
H3189 Jahath
H3191 to seem good
H3192 Jotbah
H3194 Juttah
H3195 Jetur
H3197 side
H3199 Jachin
H3202 to be able
H3203 Jecholiah
H3204 Jeconiah
H3207 girl
H3209 born
H3210 Jalon
H3214 howl
H3217 scab
H3219 pouch
H3221 sea
H3223 Jemuel
H3224 Jemima
H3226 Jamin
H3228 Jaminites
H3229 Imla
H3230 Jamlech
H3232 Imna
H3233 right
H3234 Imna
H3236 Imrah
H3241 Janum
H3242 young twig
H3244 great owl
H3246 foundation
H3248 foundation
H3251 to be poured
H3252 Iscah
H3253 Ismachiah
H3254 to add
H3257 shovel
H3258 Jabez
H3260 Iddo
H3262 Jeuel
H3263 Jeuz
H3264 forest
H3265 Jair
H3266 Jeush
H3268 Jaaziel
H3269 Jaaziah
H3270 Jazer
H3273 Jeiel
H3274 Jeush
H3275 Jachan
H3276 to profit
H3277 wild goat
H3278 Jael
H3279 Jaala
H3282 because
H3283 ostrich
H3284 ostrich
H3285 Jaanai
H3290 Jacob
H3291 Jaakobah
H3292 Jakan
H3294 Jarah
H3295 honeycomb
H3296 Jaare-oregim
H3297 Jearim
H3298 Jaresiah
H3299 Jaasau
H3300 Jaasiel
H3301 Iphedeiah
H3304 beautiful
H3305 Joppa
H3307 breathing out
H3308 beauty
H3309 Japhia
H3310 Japhlet
H3311 Japhleti
H3312 Jephunneh
H3315 Japheth
H3316 Jephthah
H3323 oil
H3324 Izhar
H3325 Izharite
H3326 bed
H3327 Isaac
H3328 Jezoar
H3337 Jezer
H3338 limb
H3339 Izri
H3340 Jezerites
H3343 Jekabzeel
H3345 to burn
H3346 burning
H3347 Jokdeam
H3348 Jakeh
H3349 obedience
H3350 burning
H3351 living thing
H3352 fowler
H3354 Jekuthiel
H3355 Joktan
H3356 Jakim
H3357 precious
H3358 precious
H3359 Jekamiah
H3360 Jekameam
H3361 Jokmeam
H3362 Jokneam
H3364 to awake
H3368 precious
H3370 Jokshan
H3371 Joktheel
H3375 Iron
H3376 Irijah
H3377 Jareb
H3378 Jerubbaal
H3379 Jeroboam
H3380 Jerubbesheth
H3382 Jared
H3383 Jordan
H3385 Jeruel
H3386 Jaroah
H3387 green
H3388 Jerusha
H3389 Jerusalem
H3390 Jerusalem
H3391 month
H3392 Jerah
H3393 month
H3394 moon
H3395 Jeroham
H3396 Jerahmeel
H3397 Jerahmeelites
H3398 Jarha
H3399 to hurl
H3400 Jeriel
H3401 adversary
H3402 Jarib
H3403 Jeribai
H3404 Jeriah
H3405 Jericho
H3406 Jerimoth
H3407 curtain
H3408 Jerioth
H3409 thigh
H3410 thigh
H3411 side
H3412 Jarmuth
H3413 Jeremai
H3414 Jeremiah
H3416 Irpeel
H3417 to spit
H3421 Jorkoam
H3424 possession
H3426 there is
H3428 Jeshebeab
H3430 Ishbi-benob
H3431 Ishbah
H3432 Jashubites
H3433 Jashubi-lehem
H3434 Jashobeam
H3435 Ishbak
H3436 Joshbekashah
H3437 Jashub
H3439 Jeshohaiah
H3442 Jeshua
H3443 Jeshua
H3446 Isaac
H3448 Jesse
H3449 Isshiah
H3450 Jesimiel
H3451 desolation
H3454 Jeshishai
H3456 to be desolate
H3457 Ishma
H3458 Ishmael
H3460 Ishmaiah
H3461 Ishmerai
H3464 Jashen
H3466 Jeshanah
H3469 Ishi
H3470 Isaiah
H3471 jasper
H3472 Ispah
H3473 Ishpan
H3475 Jesher
H3478 Israel
H3479 Israel
H3480 Jesharelah
H3481 Israelite
H3482 Israelitish
H3483 rectitude
H3484 Jeshurun
H3485 Issachar
H3486 aged
H3487 sign
H3492 Jattir
H3494 Jethlah
H3495 Ithmah
H3496 Jathniel
H3497 Ithnan
H3499 rest
H3500 Jether
H3501 Ithra
H3502 wealth
H3503 Jethro
H3505 Ithrite
H3506 Ithran
H3507 Ithream
H3508 lobe
H3509 Jetheth
H3511 pain
H3514 weight
H3515 heavy
H3516 liver
H3520 weightiness
H3521 Cabul
H3522 Cabbon
H3525 fetter
H3529 Chebar
H3531 sieve
H3532 lamb
H3534 footstool
H3535 ewe lamb
H3536 furnace
H3538 false
H3539 ruby
H3540 Chedorlaomer
H3541 thus
H3542 thus
H3546 to be able
H3548 priest
H3549 priest
H3550 priesthood
H3551 window
H3552 Chub
H3553 helmet
H3555 burn
H3556 star
H3560 Chun
H3561 sacrificial cake
H3562 Cononiah
H3563 cup
H3564 furnace
H3565 Chorashan
H3566 Cyrus
H3567 Cyrus
H3568 Cush
H3570 Cushi
H3572 Cushan
H3575 Cuth
H3577 lie
H3578 Chozeba
H3579 Cozbi
H3580 Chezib
H3583 to paint
H3586 faithless
H3587 branding
H3590 spark
H3592 Chidon
H3593 battle
H3597 hammer
H3598 Pleiades
H3601 spindle
H3602 thus
H3603 talent
H3604 talent
H3605 all
H3606 all
H3608 prison
H3609 Chileab
H3611 dog
H3612 Caleb
H3613 Caleb-ephratah
H3614 Calebite
H3616 failing
H3619 basket
H3620 Chelub
H3621 Chelubai
H3622 Chelluh
H3625 Calah
H3626 Col-hozeh
H3627 vessel
H3628 prison
H3629 kidney
H3630 Chilion
H3632 whole
H3633 Calcol
H3634 to perfect
H3636 Chelal
H3638 Chilmad
H3640 disgrace
H3641 Calneh
H3643 Chimham
H3644 like
H3645 Chemosh
H3647 to store up
H3649 idolatrous priest
H3652 so
H3653 stand
H3654 gnat
H3656 Canneh
H3659 Coniah
H3660 so
H3661 to set out
H3662 Chenani
H3663 Chenaniah
H3665 to humble
H3667 Canaan
H3668 Chenaanah
H3669 Canaanite
H3671 wing
H3672 Chinnereth
H3674 colleague
H3675 colleague
H3677 full moon
H3678 throne
H3679 Chaldean
H3681 covering
H3683 to cut down
H3685 Orion
H3686 Chesil
H3689 loin
H3692 Chislon
H3693 Chesalon
H3694 Chesulloth
H3696 Chisloth-tabor
H3698 spelt
H3699 to count
H3702 silver
H3703 Casiphia
H3705 now
H3708 anger
H3710 rock
H3711 to subdue
H3712 palm branch
H3714 beam
H3715 young lion
H3716 Chephirah
H3723 village
H3726 Chephar-haammonai
H3731 Caphtor
H3734 cor
H3737 hat
H3739 to buy
H3743 Cherub
H3744 herald
H3745 to proclaim
H3747 Cherith
H3748 divorce
H3749 rim
H3751 Carchemish
H3752 Carcas
H3754 vineyard
H3755 vinedresser
H3756 Carmi
H3757 Carmites
H3759 fruitful field
H3760 Carmel
H3761 Carmelite
H3762 Carmelitess
H3763 Cheran
H3764 throne
H3767 leg
H3769 to dance
H3770 belly
H3771 Carshena
H3773 cut beam
H3774 Cherethite
H3775 lamb
H3776 ewe lamb
H3777 Chesed
H3778 Chaldeans
H3779 Chaldean
H3785 sorcery
H3786 sorcerer
H3790 to write
H3791 writing
H3792 writing
H3793 mark
H3795 beaten
H3796 wall
H3797 wall
H3798 Kithlish
H3800 gold
H3802 shoulder
H3804 crown
H3805 capital
H3806 to pound
H3809 not
H3810 Lo-debar
H3812 Leah
H3813 to cover
H3815 Lael
H3817 Leummim
H3818 Lo-ammi
H3819 Lo-ruhamah
H3821 heart
H3822 Lebaoth
H3824 heart
H3825 heart
H3826 heart
H3827 flame
H3828 frankincense
H3829 Lebonah
H3831 garment
H3834 cake
H3836 white
H3837 Laban
H3838 Lebana
H3839 poplar
H3840 pavement
H3841 Libnah
H3842 moon
H3843 brick
H3844 Lebanon
H3845 Libni
H3846 Libnites
H3849 log
H3850 Lod
H3851 flame
H3854 study
H3855 Lahad
H3858 flame
H3860 therefore
H3861 therefore
H3862 company
H3863 if
H3865 Lud
H3870 Luz
H3871 tablet
H3872 Luhith
H3873 Hallohesh
H3876 Lot
H3877 Lotan
H3878 Levi
H3881 Levite
H3884 unless
H3886 to be rash
H3888 to knead
H3889 Laish
H3890 with
H3891 perverseness
H3892 fresh
H3894 flesh
H3896 Lehi
H3900 bread
H3901 war
H3902 Lahmi
H3903 Lahmam
H3904 concubine
H3909 secret
H3911 lizard
H3912 Letushim
H3913 to sharpen
H3914 wreath
H3915 night
H3916 night
H3918 lion
H3919 Laish
H3922 Lecah
H3923 Lachish
H3924 loop
H3926 at
H3927 Lemuel
H3929 Lamech
H3930 throat
H3933 derision
H3934 mocker
H3935 Laadah
H3937 to speak a strange language
H3939 wormwood
H3941 Lapidoth
H3946 Lakum
H3949 Likhi
H3951 gleaning
H3956 tongue
H3957 chamber
H3958 jacinth
H3959 Leshem
H3962 Lasha
H3964 that
H3965 storehouse
H3966 very
H3967 hundred
H3968 Meah
H3969 hundred
H3970 desire
H3971 blemish
H3973 refuse
H3975 den
H3979 knife
H3980 fuel
H3981 force
H3982 command
H3984 vessel
H3985 to refuse
H3988 to reject
H3989 baked
H3993 ambush
H3994 curse
H3996 entrance
H3997 entrance
H3998 perplexity
H3999 flood
H4000 instructing
H4002 fountain
H4003 emptiness
H4004 choice
H4006 Mibhar
H4007 expectation
H4008 rash utterance
H4010 comfort
H4011 building
H4012 Mebunnai
H4013 fortress
H4014 Mibzar
H4015 fugitive
H4017 Mibsam
H4018 cooking place
H4019 Magbish
H4021 cap
H4023 Megiddo
H4024 Migdol
H4025 Magdiel
H4026 tower
H4027 Migdal-el
H4028 Migdal-gad
H4030 precious thing
H4031 Magog
H4033 sojourning
H4034 fear
H4035 fear
H4038 sickle
H4043 shield
H4045 rebuke
H4046 plague
H4047 Magpiash
H4049 to overthrow
H4050 saw
H4051 Migron
H4052 ledge
H4053 clod
H4055 garment
H4056 altar
H4057 wilderness
H4060 measure
H4063 garment
H4064 disease
H4068 Madon
H4069 why
H4070 dwelling
H4072 ruin
H4074 Medes
H4075 Mede
H4076 Mede
H4077 Median
H4078 sufficiently
H4079 contention
H4080 Midian
H4081 Middin
H4082 province
H4083 province
H4084 Midianite
H4085 mortar
H4086 Madmen
H4087 dunghill
H4088 Madmenah
H4089 Madmannah
H4090 contention
H4091 Medan
H4092 Midianite
H4096 treading
H4099 Hammedatha
H4101 what
H4103 confusion
H4104 Mehuman
H4105 Mehetabel
H4109 walk
H4110 praise
H4112 blow
H4113 pit
H4115 stocks
H4121 Maharai
H4122 Maher-shalal-hash-baz
H4124 Moab
H4125 Moabite
H4126 entrance
H4128 to shake
H4129 acquaintance
H4133 yoke
H4134 to become poor
H4137 Moladah
H4139 circumcision
H4140 Molid
H4143 founding
H4144 foundation
H4145 foundation
H4146 foundation
H4147 bond
H4149 Moseroth
H4150 appointed time
H4151 assembly
H4152 appointed
H4153 Moadiah
H4156 counsel
H4158 Mephaath
H4159 wonder
H4162 Moza
H4164 narrowness
H4166 casting
H4170 snare
H4172 fear
H4173 threshing sledge
H4174 descent
H4176 Moreh
H4177 razor
H4179 Moriah
H4180 possession
H4181 possession
H4182 Moresheth-gath
H4187 Mushi
H4188 Mushites
H4190 deliverance
H4193 death
H4195 gain
H4196 altar
H4199 Mizzah
H4200 granary
H4201 doorpost
H4202 food
H4203 food
H4206 belt
H4207 fork
H4208 constellation
H4209 plan
H4210 psalm
H4211 pruning hook
H4212 snuffer
H4215 north wind
H4218 planted field
H4219 bowl
H4221 marrow
H4222 to clap
H4224 hiding place
H4230 compass
H4231 harbor
H4232 Mehujael
H4233 Mahavite
H4234 dance
H4235 Mahol
H4236 vision
H4237 window
H4238 Mahazioth
H4240 Mehida
H4241 sustenance
H4242 price
H4243 Mehir
H4244 Mahlah
H4245 sickness
H4246 dance
H4247 cave
H4248 Mahlon
H4249 Mahli
H4250 Mahlites
H4251 disease
H4252 knife
H4256 division
H4258 Mahalath
H4259 Meholathite
H4263 delight
H4265 Mahaneh-dan
H4266 Mahanaim
H4267 strangling
H4269 muzzle
H4271 Maaseiah
H4274 hewing
H4275 half
H4276 half
H4279 tomorrow
H4282 hoe
H4283 next day
H4285 dark place
H4287 Mahath
H4288 ruin
H4289 firepan
H4291 to reach
H4292 broom
H4293 slaughter
H4294 tribe
H4296 bed
H4297 perversity
H4300 iron bar
H4304 cloak
H4306 rain
H4308 Matred
H4309 Matri
H4310 who
H4311 Medeba
H4312 Medad
H4313 Me-jarkon
H4317 Michael
H4318 Micah
H4319 Micah
H4321 Micaiah
H4322 Michaiah
H4323 brook
H4324 Michal
H4327 kind
H4328 foundation
H4331 Mesha
H4332 Mishael
H4333 Mishael
H4334 plain
H4335 Meshach
H4336 Meshach
H4337 Mesha
H4338 Mesha
H4340 tent cord
H4343 Machbenah
H4344 Machbanai
H4345 grate
H4346 cloth
H4348 burn
H4349 place
H4350 base
H4351 origin
H4352 Machi
H4353 Machir
H4354 Machirite
H4356 fold
H4357 perfection
H4359 perfection
H4362 treasure
H4363 Michmash
H4364 net
H4365 net
H4366 Michmethah
H4367 Machnadebai
H4368 Mekonah
H4369 base
H4372 covering
H4373 number
H4374 covering
H4375 Machpelah
H4377 merchandise
H4378 acquaintance
H4379 pit
H4380 sword
H4381 Michri
H4382 Mecherathite
H4384 ruin
H4385 writing
H4388 hollow place
H4389 Maktesh
H4391 to fill
H4396 setting
H4397 messenger
H4398 angel
H4399 work
H4400 message
H4401 Malachi
H4403 garment
H4404 brickkiln
H4405 word
H4406 word
H4409 Malluch
H4412 hut
H4413 Mallothi
H4415 to eat salt
H4416 salt
H4419 sailor
H4421 battle
H4424 Melatiah
H4425 ear of grain
H4428 king
H4429 Melech
H4430 king
H4432 Molech
H4433 queen
H4434 snare
H4435 Milcah
H4436 queen
H4437 kingdom
H4438 kingdom
H4439 Malchiel
H4440 Malchielite
H4442 Melchizedek
H4443 Malchiram
H4444 Malchishua
H4445 Milcom
H4446 queen
H4447 Hammoleketh
H4449 to speak
H4450 Milalai
H4451 goad
H4454 to wring off
H4456 spring rain
H4458 wardrobe
H4460 granary
H4461 measure
H4462 Memucan
H4466 sale
H4467 kingdom
H4468 kingdom
H4471 Mamre
H4473 anointed
H4475 rule
H4478 manna
H4479 who
H4481 from
H4482 stringed instrument
H4488 mina
H4489 time
H4491 driving
H4492 den
H4493 shaking
H4494 resting place
H4495 Manoah
H4499 flight
H4500 beam
H4504 sacrificial offering
H4505 Menahem
H4506 Manahath
H4508 Minni
H4509 Miniamin
H4510 number
H4511 Minnith
H4513 to withhold
H4514 bolt
H4515 bolt
H4516 delicacy
H4518 bowl
H4519 Manasseh
H4520 Manassite
H4521 portion
H4525 smith
H4527 foundation
H4528 porch
H4532 Massah
H4533 veil
H4534 thorn hedge
H4535 barrier
H4536 trade
H4537 to mix
H4540 covering
H4541 molten image
H4542 poor
H4543 storehouse
H4545 web
H4546 highway
H4547 highway
H4548 nail
H4550 journey
H4554 fodder
H4555 veil
H4556 scab
H4557 number
H4558 Mispar
H4559 Mispereth
H4561 instruction
H4562 bond
H4563 refuge
H4564 hiding
H4566 act
H4567 work
H4572 Maadai
H4573 Maadiah
H4574 delicacy
H4576 hoe
H4577 belly
H4582 Maoch
H4584 Maon
H4586 Mehunim
H4587 Meonothai
H4589 nakedness
H4590 Maaziah
H4593 sharpened
H4594 vestment
H4595 cloak
H4596 heap of ruins
H4597 Maai
H4598 robe
H4599 fountain
H4606 setting
H4607 lifting up
H4608 ascent
H4609 step
H4610 Maaleh-acrabbim
H4612 position
H4613 foothold
H4614 burdensome
H4615 depth
H4618 furrow
H4619 Maaz
H4621 axe
H4622 hindrance
H4624 parapet
H4626 space
H4628 west
H4631 cave
H4632 Mearah
H4633 arrangement
H4635 row
H4637 terror
H4638 Maarath
H4639 work
H4640 Maasiai
H4641 Maaseiah
H4642 oppression
H4644 Memphis
H4646 breathing out
H4647 bellows
H4648 Mephibosheth
H4649 Muppim
H4652 miracle
H4653 division
H4654 ruin
H4655 escape
H4657 balancing
H4658 fall
H4659 work
H4661 war club
H4662 appointment
H4663 Miphkad
H4665 neck
H4666 spreading
H4668 key
H4669 opening
H4670 threshold
H4671 chaff
H4673 garrison
H4674 station
H4676 pillar
H4677 Mesobaite
H4679 stronghold
H4681 Mozah
H4684 neighing
H4685 net
H4687 commandment
H4691 distress
H4693 Egypt
H4695 quarrel
H4696 forehead
H4698 bell
H4702 bed
H4703 step
H4707 watchtower
H4708 Mizpeh
H4709 Mizpah
H4710 hidden treasure
H4711 to suck
H4712 distress
H4714 Egypt
H4715 crucible
H4717 hammer
H4718 hammer
H4719 Makkedah
H4720 sanctuary
H4721 assembly
H4722 Makheloth
H4724 reservoir
H4725 place
H4727 taking
H4730 censer
H4731 rod
H4732 Mikloth
H4734 carving
H4736 purchase
H4737 Mikneiah
H4738 divination
H4739 Makaz
H4740 corner
H4741 plane
H4744 convocation
H4750 cucumber field
H4752 drop
H4755 Mara
H4756 lord
H4757 Merodach-baladan
H4758 appearance
H4759 vision
H4760 crop
H4761 headdress
H4762 Mareshah
H4764 Merab
H4765 covering
H4768 multitude
H4770 stall
H4773 sling
H4774 rest
H4776 rebellion
H4777 rebellion
H4778 Mered
H4779 rebellious
H4780 rebellion
H4781 Merodach
H4782 Mordecai
H4783 persecution
H4785 Marah
H4786 bitterness
H4789 Meroz
H4791 height
H4792 Merom
H4793 race
H4794 running
H4796 Maroth
H4797 revelry
H4799 to apply
H4805 rebellion
H4809 Meribah
H4810 Merib-baal
H4811 Meraiah
H4812 Meraioth
H4813 Miriam
H4815 bitter
H4817 chariot
H4818 chariot
H4821 Mirma
H4822 Meremoth
H4824 Meronothite
H4825 Meres
H4826 Marsena
H4828 friend
H4829 pasture
H4830 pasture
H4831 Maralah
H4835 oppression
H4836 awl
H4837 pavement
H4839 broth
H4841 ointment
H4844 bitter herb
H4846 bitter thing
H4847 Merari
H4848 Merarites
H4849 wicked woman
H4850 Merathaim
H4851 Mash
H4852 Mesha
H4853 burden
H4854 Massa
H4855 loan
H4856 partiality
H4857 watering place
H4859 loan
H4861 Mishal
H4862 request
H4863 kneading trough
H4865 setting
H4867 breaker
H4872 Moses
H4873 Moses
H4874 debt
H4875 ruin
H4876 ruin
H4877 Meshobab
H4878 apostasy
H4879 error
H4880 oar
H4881 hedge
H4882 spoilation
H4883 saw
H4884 measure
H4886 to anoint
H4887 oil
H4889 destruction
H4890 laughing stock
H4891 dawn
H4892 destruction
H4893 corruption
H4894 spreading-place
H4895 enmity
H4897 silk
H4898 Meshezabeel
H4901 price
H4902 Meshech
H4903 bed
H4904 bed
H4906 figure
H4908 tabernacle
H4909 wages
H4912 proverb
H4913 Mashal
H4915 dominion
H4918 Meshullam
H4919 Meshillemoth
H4920 Meshelemiah
H4921 Meshillemith
H4922 Meshullemeth
H4923 desolation
H4925 Mishmannah
H4926 hearing
H4927 Mishma
H4929 guard
H4930 nail
H4931 charge
H4932 second
H4933 plunder
H4934 narrow path
H4936 Misham
H4937 support
H4938 staff
H4941 judgment
H4942 sheepfold
H4946 weight
H4947 lintel
H4948 weight
H4949 plumb line
H4951 government
H4953 pipe
H4954 Mishraites
H4955 burning
H4956 Misrephoth-maim
H4957 Masrekah
H4958 pan
H4960 feast
H4961 banquet
H4963 straw
H4964 bit
H4965 Metheg-ammah
H4966 sweet
H4968 Methuselah
H4969 to spread out
H4970 when
H4971 proportion
H4972 what a weariness
H4977 Mattan
H4978 gift
H4979 gift
H4980 Mattanah
H4981 Mithnite
H4982 Mattenai
H4983 Mattaniah
H4987 sweetness
H4989 Mithcah
H4990 Mithredath
H4991 gift
H4992 Mattathah
H4993 Mattithiah
H4995 raw
H4997 skin bottle
H4999 pasture
H5004 adultery
H5005 adultery
H5007 blasphemy
H5008 to groan
H5011 Nob
H5014 to be hollow
H5015 Nebo
H5016 prophecy
H5017 prophesying
H5018 Nebuzaradan
H5019 Nebuchadnezzar
H5020 Nebuchadnezzar
H5021 Nebushasban
H5022 Naboth
H5023 reward
H5024 to bark
H5025 Nobah
H5026 Nibhaz
H5027 to look
H5028 Nebat
H5029 prophet
H5030 prophet
H5031 prophetess
H5033 spring
H5037 Nabal
H5041 Neballat
H5044 Nibshan
H5046 to tell
H5047 to flow
H5049 opposite
H5052 Nogah
H5053 dawn
H5057 leader
H5058 stringed instrument
H5061 plague
H5067 heap
H5070 Nadab
H5072 Nedabiah
H5076 tossing
H5078 gift
H5083 gift
H5084 sheath
H5085 sheath
H5087 to vow
H5088 vow
H5090 to lead
H5094 light
H5096 Nahalal
H5100 roaring
H5101 to bray
H5102 to stream
H5104 river
H5105 light
H5109 Nebai
H5111 to flee
H5112 wandering
H5113 Nod
H5114 Nodab
H5119 Nohah
H5120 to quake
H5121 Naioth
H5123 to slumber
H5126 Nun
H5129 Noadiah
H5135 fire
H5143 damage
H5146 Noah
H5147 Nahbi
H5149 Nehum
H5150 comfort
H5151 Nahum
H5152 Nahor
H5156 nostril
H5158 stream
H5159 inheritance
H5160 Nahaliel
H5161 Nehelamite
H5163 Naham
H5165 consolation
H5166 Nehemiah
H5167 Nahamani
H5168 we
H5169 to be urgent
H5170 snorting
H5171 Naharai
H5175 snake
H5176 Nahash
H5177 Nahshon
H5179 Nehushta
H5184 Nahath
H5188 pendant
H5189 tendril
H5192 weight
H5193 to plant
H5194 plant
H5195 plant
H5198 drop
H5199 Netophah
H5200 Netophathite
H5201 to keep
H5202 to keep
H5210 Nineveh
H5212 Nisan
H5213 spark
H5214 to break up
H5216 lamp
H5221 to strike
H5224 Necho
H5225 Nachon
H5226 opposite
H5227 before
H5232 treasure
H5240 despised
H5241 Nemuel
H5242 Nemuelite
H5244 ant
H5245 leopard
H5246 leopard
H5247 Nimrah
H5248 Nimrod
H5249 Nimrim
H5250 Nimshi
H5251 banner
H5257 prince
H5261 drink offering
H5262 drink offering
H5263 to be sick
H5264 to raise a beacon
H5266 to ascend
H5268 Nisroch
H5269 Neah
H5270 Noah
H5272 Neiel
H5274 to lock
H5276 to be pleasant
H5277 Naam
H5279 Naamah
H5280 Naamites
H5281 Naomi
H5283 Naaman
H5284 Naamathite
H5285 thornbush
H5286 to growl
H5292 Naarah
H5293 Naarai
H5294 Neariah
H5295 Naaran
H5298 Nepheg
H5299 height
H5300 Nephishesim
H5302 Nophah
H5304 Nephusim
H5305 Naphish
H5308 to fall
H5316 height
H5317 honeycomb
H5318 Nephtoah
H5319 wrestling
H5321 Naphtali
H5322 hawk
H5325 handle
H5328 blossom
H5333 garrison
H5334 Nezib
H5335 Neziah
H5336 preserved
H5339 blossom
H5340 to sparkle
H5342 shoot
H5343 clean
H5346 Nekeb
H5347 female
H5348 spotted
H5350 crumb
H5351 stud
H5353 Nekoda
H5355 innocent
H5357 cleft
H5364 rope
H5368 to knock
H5369 Ner
H5370 Nergal
H5371 Nergal-sharezer
H5374 Neriah
H5386 debt
H5390 kiss
H5393 cell
H5398 to blow
H5399 dusk
H5403 eagle
H5404 eagle
H5406 epistle
H5407 letter
H5410 path
H5414 to give
H5416 Nathan
H5418 Nethaniah
H5424 scurf
H5429 seah
H5430 boot
H5434 Seba
H5436 Sabean
H5441 copse
H5442 thicket
H5443 lyre
H5444 Sibbecai
H5447 load
H5448 load
H5450 burden
H5451 ear of grain
H5453 Sibraim
H5457 to worship
H5461 prefect
H5463 to shut
H5465 stocks
H5467 Sodom
H5469 roundness
H5470 prison
H5471 So
H5474 cage
H5476 Sodi
H5477 Suah
H5479 Sotai
H5481 bagpipe
H5482 Syene
H5483 horse
H5484 mare
H5485 Susi
H5489 Red Sea
H5491 end
H5494 degenerate
H5495 Sur
H5497 covering
H5499 rag
H5504 profit
H5507 shield
H5510 Sivan
H5511 Sihon
H5512 Sin
H5513 Sinite
H5514 Sinai
H5515 Sinim
H5516 Sisera
H5517 Sia
H5518 pot
H5519 crowd
H5520 hut
H5521 booth
H5523 Succoth
H5525 Sukkiims
H5527 Secacah
H5536 basket
H5538 Silla
H5540 Seled
H5542 Selah
H5543 Sallu
H5545 to forgive
H5546 forgiving
H5548 Salcah
H5551 ladder
H5552 basket
H5554 Sela
H5555 Sela-hammahlekoth
H5556 bald locust
H5559 to come up
H5562 Samgar-nebo
H5565 Semachiah
H5569 bristling
H5570 Senaah
H5571 Sanballat
H5572 bush
H5573 Seneh
H5574 Senuah
H5576 Sennacherib
H5578 Sansannah
H5579 fin
H5580 moth
H5581 Sisamai
H5584 to be stormy
H5589 twig
H5592 threshold
H5593 Saph
H5597 scab
H5598 Sippai
H5600 ship
H5601 sapphire
H5602 bowl
H5609 book
H5610 census
H5611 Sephar
H5613 scribe
H5614 Sepharad
H5615 number
H5616 Sepharvite
H5617 Sepharvites
H5618 Sophereth
H5621 brier
H5622 cloak
H5623 Sargon
H5624 Sered
H5626 Sirah
H5627 apostasy
H5630 coat of mail
H5633 lord
H5634 bough
H5636 nettle
H5637 to be stubborn
H5638 winter
H5639 Sethur
H5640 to stop up
H5644 Zithri
H5645 cloud
H5648 to do
H5649 servant
H5650 servant
H5651 Ebed
H5652 deed
H5653 Abda
H5654 Obed-edom
H5655 Abdeel
H5658 Abdon
H5660 Abdi
H5661 Abdiel
H5662 Obadiah
H5663 Ebed-melech
H5664 Abed-nego
H5666 to be thick
H5667 pledge
H5673 work
H5677 Eber
H5680 Hebrew
H5681 Ibri
H5682 Abarim
H5683 Hebron
H5684 Ebronah
H5688 cord
H5692 cake
H5694 earring
H5695 calf
H5696 round
H5698 Eglah
H5699 wagon
H5700 Eglon
H5701 to grieve
H5704 until
H5705 until
H5706 booty
H5707 witness
H5711 Adah
H5712 congregation
H5713 testimony
H5714 Iddo
H5715 testimony
H5717 Adiel
H5718 Adaiah
H5720 Adin
H5721 Adina
H5723 Adithaim
H5724 Adlai
H5725 Adullam
H5726 Adullamite
H5728 yet
H5729 Eden
H5731 Eden
H5732 time
H5733 Adna
H5734 Adnah
H5735 Adadah
H5738 Ader
H5739 flock
H5740 Eder
H5741 Adriel
H5742 lentil
H5744 Obed
H5745 Obal
H5746 to bake
H5747 Og
H5750 again
H5751 still
H5752 Oded
H5754 overthrow
H5758 iniquity
H5760 ungodly
H5762 Avith
H5764 infant
H5770 to eye
H5776 bird
H5777 lead
H5778 Ephai
H5779 to consider
H5780 Uz
H5783 to bare
H5785 skin
H5786 to blind
H5787 blind
H5788 blindness
H5792 wrong
H5793 Uthai
H5794 strong
H5795 goat
H5796 goat
H5798 Uzza
H5800 to forsake
H5802 Azbuk
H5803 Azgad
H5804 Gaza
H5805 desertion
H5806 Azubah
H5809 Azur
H5811 Azaz
H5812 Azaziah
H5813 Uzzi
H5814 Uzzia
H5815 Aziel
H5816 Uzziel
H5817 Uzzielites
H5818 Uzziah
H5819 Aziza
H5820 Azmaveth
H5821 Azzan
H5822 osprey
H5824 signet ring
H5825 Azekah
H5827 Ezer
H5829 Ezer
H5830 Ezra
H5831 Ezra
H5833 help
H5834 Ezra
H5836 Ezri
H5837 Azriel
H5838 Azariah
H5839 Azariah
H5840 Azrikam
H5842 pen
H5845 pail
H5846 sneezing
H5847 bat
H5850 crown
H5851 Atarah
H5852 Ataroth
H5853 Ataroth-adar
H5855 Atroth
H5857 Ai
H5858 Ebal
H5859 Ijon
H5860 to swoop
H5862 Etam
H5864 Iim
H5866 Ilai
H5867 Elam
H5870 eye
H5871 Ain
H5872 En-gedi
H5873 En-gannim
H5874 En-dor
H5875 En-hakkore
H5876 En-haddah
H5877 En-hazor
H5878 Harod
H5879 Enam
H5880 En-mishpat
H5881 Enan
H5882 En-eglaim
H5883 En-rogel
H5884 En-rimmon
H5885 Enshemesh
H5886 En-Tannim
H5887 En-tappuah
H5888 to be weary
H5891 Ephah
H5892 city
H5893 Ir
H5894 watcher
H5896 Ira
H5897 Irad
H5899 Ir-hat-Temarim
H5900 Iru
H5901 Iri
H5902 Iram
H5904 Irnahash
H5905 Irshemesh
H5907 Achbor
H5908 spider
H5909 mouse
H5911 Achor
H5912 Achan
H5914 fetter
H5915 Achsah
H5917 Achar
H5922 on
H5923 yoke
H5924 over
H5925 Ulla
H5926 stuttering
H5928 burnt offering
H5929 leaf
H5930 burnt offering
H5933 Aliah
H5936 leech
H5938 exultant
H5939 dusk
H5940 pestle
H5941 Eli
H5942 upper
H5944 upper room
H5947 exultant
H5948 furnace
H5949 deed
H5951 rejoicing
H5955 gleaning
H5960 Almon
H5962 Elamite
H5963 Almon-diblathaim
H5964 Alemeth
H5967 rib
H5970 to exult
H5972 people
H5974 with
H5977 place
H5978 with
H5981 Ummah
H5982 pillar
H5983 Ammon
H5984 Ammonite
H5985 Ammonite
H5986 Amos
H5987 Amok
H5988 Ammiel
H5989 Ammihud
H5990 Ammizabad
H5991 Ammihud
H5992 Amminadab
H5993 Amminadib
H5994 deep
H5996 Ammishaddai
H5997 neighbour
H5998 to toil
H6000 Amal
H6002 Amalek
H6003 Amalekite
H6005 Immanuel
H6006 to load
H6007 Amasiah
H6008 Amad
H6010 valley
H6011 depth
H6012 deep
H6013 deep
H6015 wool
H6016 sheaf
H6017 Gomorrah
H6018 Omri
H6019 Amram
H6020 Amramite
H6021 Amasa
H6022 Amasai
H6023 Amashai
H6024 Anab
H6025 grape
H6028 delicate
H6029 to bind
H6032 to answer
H6034 Anah
H6036 Anub
H6039 affliction
H6042 Unni
H6043 Anaiah
H6044 Anim
H6046 Anem
H6048 Anammelech
H6050 cloud
H6051 cloud
H6052 Anan
H6053 cloud
H6054 Anani
H6055 Ananiah
H6056 twig
H6058 branching
H6060 necklace
H6061 Anak
H6063 Aner
H6065 confiscation
H6066 fine
H6067 Anath
H6068 Anathoth
H6070 Antothijah
H6072 to squeeze out juice
H6073 branch
H6077 Ophel
H6078 Ophni
H6079 eyelid
H6081 Epher
H6082 fawn
H6084 Ophrah
H6085 Ephron
H6086 tree
H6091 idol
H6092 worker
H6096 backbone
H6097 timber
H6099 mighty
H6100 Ezion-geber
H6106 bone
H6108 power
H6110 strong argument
H6111 Azmon
H6112 spear
H6113 to restrain
H6114 restraint
H6119 heel
H6120 heel
H6123 to bind
H6124 striped
H6125 oppression
H6126 Akkub
H6127 to wrest
H6129 tortuous
H6130 Akan
H6134 Eker
H6135 barren
H6136 stump
H6137 scorpion
H6138 Ekron
H6139 Ekronite
H6142 Ikkesh
H6143 perversity
H6144 Ar
H6147 Er
H6149 to be pleasing
H6152 Arabia
H6153 evening
H6155 willow
H6156 pleasant
H6158 raven
H6159 Oreb
H6162 pledge
H6164 Arbathite
H6165 to long
H6166 Arad
H6173 nakedness
H6174 naked
H6176 juniper
H6177 Aroer
H6179 Eri
H6180 Erites
H6183 sky
H6185 childless
H6187 valuation
H6189 uncircumcised
H6192 to pile up
H6194 heap
H6196 plane tree
H6197 Eran
H6198 Eranites
H6199 destitute
H6200 Aroerite
H6201 to drip
H6203 neck
H6204 Orpah
H6207 to gnaw
H6208 Arkite
H6210 couch
H6211 moth
H6214 Asahel
H6215 Esau
H6216 oppressor
H6220 Ashvath
H6221 Asiel
H6222 Asaiah
H6224 tenth
H6225 to smoke
H6226 smoking
H6227 smoke
H6228 Ashan
H6232 Eshek
H6234 anguish
H6235 ten
H6236 ten
H6240 ten
H6241 tenth part
H6242 twenty
H6243 twenty
H6248 thought
H6252 Ashtaroth
H6253 Ashtoreth
H6254 Ashterathite
H6256 time
H6258 now
H6259 ready
H6262 Attai
H6263 ready
H6265 Athaiah
H6269 Athach
H6270 Athlai
H6271 Athaliah
H6273 Othni
H6274 Othniel
H6278 Ittah-kazin
H6281 Ether
H6283 abundance
H6285 side
H6290 Paran
H6291 unripe fig
H6295 Pagiel
H6300 Pedahel
H6301 Pedahzur
H6303 Padon
H6305 Pedaiah
H6306 ransom
H6308 to deliver
H6311 here
H6312 Puah
H6317 Putiel
H6318 Potiphar
H6321 bean
H6322 Pul
H6324 Punites
H6325 Punon
H6326 Puah
H6330 stumbling
H6333 winepress
H6334 Poratha
H6336 Puhite
H6338 to refine
H6340 to scatter
H6341 snare
H6343 dread
H6346 governor
H6349 unstable
H6352 coal
H6353 potter
H6354 pit
H6357 topaz
H6360 hammer
H6364 Pi-beseth
H6365 misfortune
H6366 edge
H6367 Pi-hahiroth
H6370 concubine
H6372 Phinehas
H6373 Pinon
H6377 Pithon
H6378 flask
H6384 Palluites
H6387 half
H6388 stream
H6389 Peleg
H6391 division
H6392 division
H6394 Pildash
H6396 Pallu
H6397 Pelonite
H6399 to serve
H6400 piece
H6401 Pileha
H6404 Pelet
H6406 Palti
H6407 Paltite
H6408 Piltai
H6409 Paltiel
H6410 Pelatiah
H6411 Pelaiah
H6414 judge
H6417 judgment
H6420 Palal
H6421 Pelaliah
H6422 certain one
H6423 such a one
H6430 Philistine
H6431 Peleth
H6433 mouth
H6435 lest
H6438 corner
H6439 Penuel
H6444 Peninnah
H6447 palm
H6449 Pisgah
H6450 Pas-dammim
H6454 Paseah
H6455 lame
H6456 carved image
H6457 Pasach
H6458 to carve
H6459 carved image
H6460 psalterion
H6462 Pispah
H6465 Peor
H6469 Peulthai
H6471 time
H6472 bell
H6474 Paarai
H6478 to peel
H6482 wound
H6483 Aphses
H6487 deposit
H6489 Pekod
H6490 precept
H6491 to open
H6492 Pekah
H6494 Pekahiah
H6495 opening
H6498 gourd
H6499 bull
H6502 Piram
H6503 Parbar
H6505 mule
H6506 mule
H6507 seed
H6508 park
H6511 Parah
H6512 hole
H6513 Phurah
H6514 Perida
H6515 Paruah
H6516 Parvaim
H6517 pot
H6519 unwalled village
H6521 villager
H6522 Perizzite
H6523 iron
H6533 to tear
H6534 Parmashta
H6535 Parnach
H6539 Persia
H6540 Persia
H6542 Persian
H6543 Persian
H6546 leader
H6547 Pharaoh
H6548 Pharaoh-hophra
H6549 Pharaoh-necho
H6550 flea
H6551 Parosh
H6552 Pirathon
H6553 Pirathonite
H6554 Pharpar
H6559 Perazim
H6562 to break off
H6564 broth
H6570 Peresh
H6571 horseman
H6572 copy
H6573 copy
H6577 Parshandatha
H6578 Euphrates
H6579 noble
H6581 to spread
H6583 Pashur
H6587 step
H6588 transgression
H6590 to interpret
H6591 interpretation
H6592 interpretation
H6594 flax
H6599 decree
H6600 word
H6602 Pethuel
H6604 Pethor
H6606 to open
H6608 opening
H6609 drawn sword
H6610 opening
H6611 Pethahiah
H6613 open
H6619 Pithom
H6620 asp
H6623 interpretation
H6624 Pathros
H6628 lotus tree
H6630 Zaanan
H6632 palanquin
H6634 to wish
H6635 host
H6636 Zeboim
H6637 Zobebah
H6639 swelling
H6640 matter
H6641 speckled
H6642 to hand
H6644 Zibia
H6645 Zibiah
H6646 gazelle
H6649 Zibeon
H6650 Zeboim
H6651 to heap up
H6652 heap
H6654 side
H6655 side
H6657 Zedad
H6659 Zadok
H6661 Ziddim
H6662 righteous
H6667 Zedekiah
H6669 yellow
H6672 noon
H6674 filthy
H6675 excrement
H6676 neck
H6677 neck
H6680 to command
H6681 to shout
H6683 abyss
H6684 to fast
H6685 fast
H6686 Zuar
H6688 honeycomb
H6689 Zuph
H6690 Zophah
H6691 Zophar
H6692 to blossom
H6694 to pour out
H6697 rock
H6698 Zur
H6699 form
H6700 Zuriel
H6701 Zurishaddai
H6703 dazzling
H6704 parched
H6705 to be white
H6709 stench
H6712 laughter
H6713 white
H6714 Zohar
H6715 white
H6716 ship
H6717 Ziba
H6719 huntsman
H6724 dry place
H6726 Zion
H6727 Ziha
H6729 stocks
H6730 Zior
H6731 flower
H6732 Ziz
H6733 flower
H6736 form
H6738 shadow
H6740 to roast
H6741 Zillah
H6743 to prosper
H6745 pan
H6747 dish
H6749 to sink
H6752 shadow
H6753 Hazelelponi
H6754 image
H6756 Zalmon
H6757 shadow of death
H6758 Zalmonah
H6759 Zalmunna
H6760 to limp
H6761 limping
H6762 Zelah
H6763 side
H6764 Zalaph
H6765 Zelophehad
H6766 Zelzah
H6767 cymbal
H6768 Zelek
H6769 Zilthai
H6770 to thirst
H6771 thirsty
H6772 thirst
H6773 thirst
H6776 pair
H6777 veil
H6778 cluster of raisins
H6780 sprout
H6781 bracelet
H6784 to be dry
H6785 wool
H6786 Zemarite
H6787 Zemaraim
H6788 top
H6790 Zin
H6791 thorn
H6793 shield
H6796 thorn
H6799 Zenan
H6801 to wrap
H6802 ball
H6804 pipe
H6805 to march
H6807 march
H6809 veil
H6811 Zair
H6814 Zoan
H6815 Zaanannim
H6816 sculpture
H6818 cry
H6819 to be small
H6820 Zoar
H6825 Zepho
H6827 Zephon
H6829 Zaphon
H6830 northerner
H6831 Zephonites
H6834 Zippor
H6836 watching
H6837 Ziphion
H6838 wafer
H6840 treasure
H6842 male goat
H6843 crown
H6844 watch
H6846 Zephaniah
H6847 Zaphnath-paaneah
H6848 viper
H6851 willow
H6852 to depart
H6853 bird
H6854 frog
H6855 Zipporah
H6857 Zephath
H6858 capital
H6859 Zephathah
H6860 Ziklag
H6861 sack
H6863 Zer
H6865 Tyre
H6868 Zereda
H6870 Zeruiah
H6871 Zeruah
H6874 Zeri
H6878 need
H6880 hornet
H6881 Zorah
H6883 leprosy
H6885 Tsorephi
H6886 Zarephath
H6888 Zererath
H6889 Zereth
H6890 Zareth-shahar
H6892 vomit
H6893 pelican
H6894 hollow
H6896 stomach
H6897 belly
H6898 tent
H6903 before
H6904 battering ram
H6905 presence
H6906 to rob
H6907 goblet
H6909 Kabzeel
H6910 gathering
H6911 Kibzaim
H6912 to bury
H6913 grave
H6914 Kibroth-hattaavah
H6915 to bow
H6917 ancient
H6918 holy
H6919 to kindle
H6920 fever
H6921 east wind
H6925 before
H6928 former time
H6929 Kedemah
H6930 eastern
H6932 Kedemoth
H6933 first
H6934 Kadmiel
H6935 Kadmonites
H6936 crown
H6938 Kedar
H6939 Kidron
H6943 Kedesh
H6946 Kadesh
H6950 to assemble
H6951 assembly
H6954 Kehelathah
H6955 Kohath
H6956 Kohathites
H6959 helmet
H6961 line
H6963 voice
H6964 Kolaiah
H6967 height
H6970 Koa
H6971 ape
H6972 to spend the summer
H6974 to awake
H6975 thorn
H6976 Koz
H6977 lock
H6978 stalwart
H6980 web
H6981 Kore
H6982 roof
H6983 to lay a snare
H6984 Kushaiah
H6985 little
H6989 Keturah
H6990 to be cut off
H6992 to kill
H6993 slaughter
H6995 little finger
H6996 small
H6997 Hakkatan
H7001 joint
H7003 Kitron
H7005 Kattath
H7006 to vomit
H7007 summer
H7009 opponent
H7010 statute
H7012 rising up
H7013 spear
H7014 Cain
H7015 lamentation
H7016 Kinah
H7017 Kenite
H7019 summer
H7021 gourd
H7023 wall
H7024 Kir
H7025 Kir-haraseth
H7026 Keros
H7027 Kish
H7028 Kishon
H7029 Kishi
H7030 lyre
H7032 voice
H7036 disgrace
H7037 caldron
H7040 Kallai
H7041 Kelaiah
H7042 Kelita
H7045 curse
H7048 mocking
H7051 slinger
H7055 Kemuel
H7056 Camon
H7057 nettle
H7058 flour
H7060 to wither
H7061 to take a handful
H7062 handful
H7063 thorn
H7064 nest
H7066 to buy
H7067 jealous
H7071 Kanah
H7072 jealous
H7073 Kenaz
H7074 Kenezite
H7079 Kenath
H7084 Keilah
H7086 dish
H7091 arrow snake
H7093 end
H7094 to cut
H7095 shape
H7097 end
H7099 end
H7103 Kezia
H7104 Keziz
H7105 harvest
H7108 to be furious
H7109 wrath
H7110 wrath
H7115 shortness
H7116 short
H7117 end
H7118 end
H7119 cool
H7120 cold
H7121 to call
H7124 partridge
H7125 to meet
H7129 war
H7131 near
H7132 nearness
H7133 offering
H7134 axe
H7138 near
H7140 ice
H7141 Korah
H7142 bald
H7143 Kareah
H7144 baldness
H7146 bald head
H7149 city
H7150 proclamation
H7151 city
H7152 Kerioth
H7156 Kiriathaim
H7158 Kirjath-sepher
H7159 to cover
H7162 horn
H7163 Keren-happuch
H7164 to stoop
H7166 ankle
H7167 to tear
H7168 rag
H7170 accusation
H7172 floor
H7173 Karkaa
H7174 Karkor
H7176 city
H7177 Kartah
H7178 Kartan
H7180 cucumber
H7183 attentive
H7184 jug
H7186 hard
H7189 equity
H7191 Kishion
H7192 piece of money
H7193 scale
H7198 bow
H7199 archer
H7204 Haroeh
H7205 Reuben
H7206 Reubenite
H7208 Reumah
H7209 mirror
H7213 to rise
H7215 coral
H7216 Ramoth
H7217 head
H7219 poison
H7220 Rosh
H7223 first
H7228 archer
H7229 great
H7232 to shoot
H7234 to spread
H7237 Rabbah
H7239 ten thousand
H7240 ten thousand
H7242 chain
H7243 fourth
H7244 fourth
H7245 Rabbith
H7247 Riblah
H7248 Rab-mag
H7249 Rab-saris
H7254 Reba
H7255 quarter
H7258 resting place
H7259 Rebekah
H7260 great
H7262 Rabshakeh
H7263 clod
H7268 trembling
H7271 foot
H7274 Rogelim
H7276 Regem
H7277 throng
H7278 Regem-melech
H7281 moment
H7282 quiet
H7283 to rage
H7288 Raddai
H7289 veil
H7294 Rahab
H7296 pride
H7297 to be afraid
H7298 trough
H7303 Rohgah
H7305 room
H7306 to smell
H7314 height
H7316 Rumah
H7319 high praise
H7320 Romamti-ezer
H7325 to run
H7327 Ruth
H7330 thin
H7331 Rezon
H7333 prince
H7340 Rehob
H7343 Rahab
H7344 Rehoboth
H7345 Rehabiah
H7346 Rehoboam
H7347 millstone
H7348 Rehum
H7349 compassionate
H7351 rafter
H7352 far
H7353 ewe
H7354 Rachel
H7357 Raham
H7358 womb
H7359 mercy
H7362 compassionate
H7366 bath
H7367 washing
H7369 far
H7371 winnowing fork
H7372 to be wet
H7380 Ribai
H7382 smell
H7384 Riphath
H7386 empty
H7389 poverty
H7390 tender
H7393 chariot
H7394 Rechab
H7395 charioteer
H7396 chariot
H7398 chariot
H7403 Rachal
H7404 trade
H7405 to bind
H7408 to gather
H7410 Ram
H7412 to throw
H7413 height
H7414 Ramah
H7415 maggot
H7416 pomegranate
H7417 Rimmon
H7418 Ramoth
H7419 carcass
H7420 spear
H7421 Syrian
H7422 Ramiah
H7425 Remaliah
H7427 exaltation
H7430 to creep
H7432 Remeth
H7433 Ramoth-gilead
H7434 Ramath-mizpeh
H7435 Ramathite
H7437 Ramath-lehi
H7438 shout
H7439 to rattle
H7441 Rinnah
H7443 ostrich
H7445 shout
H7446 Rissah
H7447 drop
H7448 halter
H7449 Resen
H7450 to moisten
H7452 noise
H7453 neighbour
H7454 thought
H7457 hungry
H7458 famine
H7459 famine
H7463 friend
H7464 companion
H7465 breakage
H7466 Reu
H7467 Reuel
H7468 neighbour
H7470 desire
H7471 pasture
H7472 Rei
H7476 thought
H7479 veil
H7480 Reelaiah
H7483 mane
H7484 Raamah
H7485 Raamiah
H7486 Rameses
H7487 green
H7493 to shake
H7498 Rapha
H7501 Rephael
H7505 Raphu
H7506 Rephah
H7508 Rephidim
H7509 Rephaiah
H7512 to trample
H7513 raft
H7517 stall
H7518 piece
H7519 to run
H7522 favour
H7524 crushing
H7525 Rezia
H7526 Rezin
H7527 to pierce
H7530 Rezeph
H7532 Rizpah
H7534 emaciated
H7535 only
H7537 to rot
H7541 temple
H7542 Rakkon
H7544 spiced
H7546 perfumer
H7547 perfume
H7548 perfumer
H7549 expanse
H7550 wafer
H7552 Rekem
H7556 to spit
H7557 Rakkath
H7558 permission
H7566 Resheph
H7568 net
H7569 chain
H7571 boiling
H7572 chain
H7575 Rithmah
H7577 chain
H7578 trembling
H7580 to roar
H7581 roaring
H7586 Saul
H7587 Shaulites
H7588 uproar
H7589 contempt
H7593 to ask
H7594 Sheal
H7595 decision
H7596 petition
H7597 Shealtiel
H7598 Shealtiel
H7601 to plunder
H7605 remnant
H7607 flesh
H7609 Sherah
H7610 Shear-jashub
H7611 remnant
H7612 devastation
H7614 Sheba
H7615 Sabean
H7618 agate
H7619 Shebuel
H7620 week
H7621 oath
H7625 tribe
H7626 tribe
H7628 captivity
H7629 Shobi
H7630 Shobai
H7631 flame
H7632 flame
H7634 Shachia
H7635 path
H7637 seventh
H7638 netting
H7642 snail
H7643 Shebam
H7644 Shebna
H7645 Shebaniah
H7651 seven
H7652 Sheba
H7655 seven
H7657 seventy
H7658 seven
H7664 hope
H7668 grain
H7669 Sheber
H7671 Shebarim
H7674 rest
H7675 seat
H7678 Shabbethai
H7680 to grow
H7681 Shage
H7687 Segub
H7691 error
H7694 queen
H7695 queen
H7699 breast
H7704 field
H7707 Shedeur
H7708 Siddim
H7709 field
H7710 to scorch
H7713 row
H7714 Shadrach
H7715 Shadrach
H7716 sheep
H7717 witness
H7718 onyx
H7719 Shoham
H7724 Sheva
H7727 Shobab
H7728 backsliding
H7729 return
H7731 Shobach
H7732 Shobal
H7733 Shobek
H7740 Shaveh
H7741 Shaveh Kiriathaim
H7742 to meditate
H7744 Shuah
H7746 Shuah
H7747 Shuhite
H7748 Shuham
H7749 Shuhamites
H7753 to hedge
H7754 branch
H7756 Suchathite
H7762 garlic
H7763 Shomer
H7764 Shuni
H7765 Shunites
H7766 Shunem
H7767 Shunammite
H7770 Shua
H7771 noble
H7772 Shoa
H7773 cry
H7774 Shua
H7776 fox
H7777 Shual
H7780 Shophach
H7781 Shuphamite
H7784 street
H7786 to rule
H7787 to saw
H7790 foe
H7791 wall
H7792 wall
H7793 Shur
H7794 ox
H7796 Sorek
H7797 to rejoice
H7798 Shavsha
H7799 lily
H7802 Shoshannim-Eduth
H7803 Shuthelah
H7806 to twist
H7808 thought
H7809 to bribe
H7810 bribe
H7814 laughter
H7816 pit
H7818 to press
H7820 to hammer
H7821 slaughter
H7825 pit
H7826 lion
H7828 gull
H7831 Shahazimah
H7834 sky
H7838 black
H7841 Shehariah
H7842 Shaharaim
H7845 pit
H7851 Shittim
H7853 to accuse
H7855 accusation
H7856 Sitnah
H7858 flood
H7859 side
H7861 Shitrai
H7862 gift
H7863 elevation
H7864 Sheva
H7865 Sion
H7866 Shion
H7869 old age
H7874 to plaster
H7875 lime
H7876 to forget
H7877 Shiza
H7882 pit
H7884 Shihor-libnath
H7886 Shiloh
H7887 Shiloh
H7888 Shilonite
H7889 Shimon
H7890 urine
H7892 song
H7894 Shisha
H7895 Shishak
H7897 dress
H7900 booth
H7903 lying
H7906 Sechu
H7907 mind
H7908 bereavement
H7909 bereaved
H7913 oblivious
H7915 knife
H7917 hired
H7925 to rise early
H7927 Shechem
H7928 Shechem
H7929 shoulderbone
H7930 Shechemite
H7935 Shechaniah
H7940 Sacar
H7944 error
H7945 whatsoever
H7946 at ease
H7948 spacer
H7950 snow
H7956 Shelah
H7957 flame
H7958 quail
H7959 security
H7960 fault
H7964 dismissal
H7968 Shallun
H7969 three
H7970 thirty
H7975 Shiloah
H7976 shoot
H7977 Shilhi
H7978 Shilhim
H7979 table
H7982 shield
H7983 power
H7985 dominion
H7994 cormorant
H7995 felling
H7996 Shallecheth
H8002 peace offering
H8003 whole
H8004 Salem
H8006 Shillem
H8007 Salma
H8009 Salmon
H8010 Solomon
H8011 retribution
H8012 Salmon
H8013 Shelomith
H8014 Shalmai
H8015 Shelomi
H8016 Shillemites
H8017 Shelumiel
H8018 Shelemiah
H8019 Shelomith
H8020 Shalman
H8021 bribe
H8022 Shalmaneser
H8023 Shiloni
H8024 Shelanites
H8025 to draw
H8026 Sheleph
H8028 Shelesh
H8030 Shilshah
H8031 Shalisha
H8032 day before yesterday
H8033 there
H8034 name
H8035 Shem
H8036 name
H8037 Shamma
H8038 Shemeber
H8039 Shimeah
H8040 left
H8042 left
H8043 Shimeam
H8044 Shamgar
H8045 to destroy
H8048 Shammah
H8049 Shamhuth
H8050 Samuel
H8051 Shammua
H8052 report
H8053 Shamir
H8054 Shammoth
H8059 release
H8060 Shammai
H8061 Shemida
H8062 Shemidaites
H8066 eighth
H8069 Shamir
H8070 Shemiramoth
H8071 garment
H8072 Samlah
H8073 Shalmai
H8079 lizard
H8083 eight
H8084 eighty
H8087 Shema
H8090 Shema
H8091 Shama
H8092 Shimea
H8093 Shimeah
H8094 Shemaah
H8095 Simeon
H8096 Shimei
H8097 Shimite
H8098 Shemaiah
H8099 Simeonite
H8100 Shimeath
H8106 Shamer
H8108 guard
H8110 Shimron
H8111 Samaria
H8112 Shimron-meron
H8113 Shimri
H8114 Shemariah
H8115 Samaria
H8116 Shimrith
H8117 Shimronites
H8118 Samaritans
H8119 Shimrath
H8120 to serve
H8121 sun
H8122 sun
H8123 Samson
H8124 Shimshai
H8125 Shamsherai
H8126 Shumathites
H8127 tooth
H8128 tooth
H8129 Shen
H8131 to hate
H8134 Shinab
H8137 Shenazar
H8139 sleep
H8140 year
H8141 year
H8142 sleep
H8145 second
H8146 hated
H8147 two
H8148 byword
H8149 Senir
H8152 Shinar
H8153 sleep
H8155 to plunder
H8160 moment
H8161 stamping
H8163 goat
H8164 shower
H8165 Seir
H8167 Seirath
H8168 handful
H8169 Shaalbim
H8170 Shaalbonite
H8171 Shalim
H8172 to lean
H8174 Shaaph
H8177 hair
H8179 gate
H8181 hair
H8183 tempest
H8185 hair
H8186 horrible thing
H8187 Sheariah
H8188 Seorim
H8189 Shaaraim
H8190 Shaashgaz
H8191 delight
H8193 lip
H8196 judgment
H8197 Shephuphan
H8200 to judge
H8201 judgment
H8202 Shaphat
H8203 Shephatiah
H8204 Shiphtan
H8206 Shuppim
H8209 beautiful
H8211 pouring place
H8215 low
H8216 low estate
H8218 low place
H8219 lowland
H8221 Shepham
H8223 Shapham
H8224 Siphmoth
H8225 Shiphmite
H8228 resources
H8230 Shiphi
H8233 beauty
H8234 Shapher
H8236 Shiphrah
H8237 canopy
H8238 dawn
H8239 to set
H8243 leg
H8247 almond
H8249 draught
H8251 detestable thing
H8252 to be quiet
H8254 to weigh
H8255 shekel
H8256 sycamore
H8258 depression
H8265 to ogle
H8268 trough
H8270 navel
H8272 Sharezer
H8274 Sherebiah
H8275 sceptre
H8277 to survive
H8282 princess
H8283 Sarah
H8285 bracelet
H8286 Serug
H8287 Sharuhen
H8288 thong
H8289 Sharon
H8290 Sharonite
H8292 piping
H8293 freedom
H8294 Serah
H8296 cut
H8297 Sarai
H8298 Sharai
H8299 tendril
H8300 survivor
H8301 Sarid
H8303 Sirion
H8304 Seraiah
H8305 combed
H8309 field
H8310 Sarsechim
H8313 to burn
H8315 Saraph
H8316 burning
H8317 to swarm
H8319 to hiss
H8322 hissing
H8325 Sharar
H8326 navel
H8328 root
H8329 Sheresh
H8331 chain
H8332 banishment
H8333 chain
H8335 service
H8337 six
H8339 Sheshbazzar
H8340 Sheshbazzar
H8343 Shashai
H8344 Sheshai
H8345 sixth
H8346 sixty
H8347 Sheshach
H8348 Sheshan
H8349 Shashak
H8352 Seth
H8353 six
H8354 to drink
H8355 to drink
H8356 foundation
H8359 warp
H8360 drinking
H8361 sixty
H8362 to plant
H8364 Shuthalhites
H8365 to open
H8369 Shethar
H8371 to set
H8375 longing
H8377 antelope
H8379 boundary
H8380 twin
H8381 curse
H8383 toil
H8385 opportunity
H8387 Taanath-shiloh
H8390 Tarea
H8391 box tree
H8392 ark
H8395 downfall
H8396 Tabor
H8401 straw
H8402 Tibni
H8403 form
H8404 Taberah
H8405 Thebez
H8407 Tiglath-pileser
H8408 benefit
H8409 strife
H8412 Tadmor
H8413 Tidal
H8416 praise
H8418 procession
H8420 mark
H8422 Tubal
H8423 Tubal-cain
H8425 Togarmah
H8429 to be astonished
H8430 Toah
H8431 hope
H8433 reproof
H8434 Tolad
H8436 Tilon
H8439 Tola
H8440 Tolaites
H8441 abomination
H8445 Tikvath
H8447 turn
H8448 manner
H8449 turtledove
H8450 bull
H8451 law
H8452 custom
H8455 club
H8456 to lop off
H8457 harlotry
H8459 Tohu
H8460 under
H8461 Tachmonite
H8462 beginning
H8463 disease
H8464 nighthawk
H8465 Tahan
H8466 encampment
H8467 supplication
H8468 Tehinnah
H8470 Tahanites
H8471 Tahpanhes
H8472 Tahpenes
H8475 Tahrea
H8477 Thahash
H8479 under
H8480 Tahath
H8483 Tahtim-hodshi
H8485 Tema
H8487 Teman
H8488 Temeni
H8490 column
H8491 Tizite
H8494 Tiras
H8496 oppression
H8500 peacock
H8502 perfection
H8507 Tochen
H8509 robe
H8510 mound
H8511 to hang
H8512 Tel-abib
H8514 drought
H8515 Telassar
H8516 garment
H8517 snow
H8520 Telah
H8521 Tel-haresha
H8522 quiver
H8523 third
H8525 furrow
H8526 Talmai
H8527 pupil
H8528 Tel-melah
H8531 third
H8532 three
H8533 thirty
H8536 there
H8540 wonder
H8542 Tammuz
H8543 yesterday
H8547 Tamah
H8554 Timnite
H8555 Timna
H8556 Timnath-serah
H8557 liquefaction
H8558 palm tree
H8559 Tamar
H8560 palm tree
H8561 palm tree
H8565 monster
H8568 jackal
H8573 wave offering
H8575 consolation
H8576 Tanhumeth
H8578 second
H8580 swan
H8583 Toi
H8584 testimony
H8585 channel
H8587 secret
H8590 Taanach
H8592 power
H8594 hostage
H8596 tambourine
H8599 Tappuah
H8600 dispersion
H8601 baked piece
H8603 Tophel
H8605 prayer
H8607 Tiphsah
H8609 to sew
H8612 Tophet
H8613 Tophet
H8615 hope
H8616 Tikvah
H8617 power to stand
H8619 trumpet
H8620 Tekoa
H8621 Tekoite
H8629 blast
H8632 power
H8633 might
H8634 Taralah
H8640 Tirhakah
H8643 shout
H8645 cypress
H8646 Terah
H8647 Tirhanah
H8648 two
H8651 gate
H8654 Tirathite
H8656 Tirzah
H8657 Teresh
H8658 beryl
H8659 Tarshish
H8660 Tirshatha
H8661 Tartan
H8662 Tartak
H8663 crashing
H8664 Tishbite
H8667 pledge
H8669 desire
H8670 gift
H8671 ninth
H8672 nine
H8673 ninety
H8674 Tatnai
`;
