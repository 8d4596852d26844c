import { glossTable } from './gloss-table.ts';

const TABLE =
  'H29 Abijah|H139 Adoni-zedek|H281 Ahijah|H300 Ahishahar|H373 Jeezerite|H445 Elhanan|H454 Elioenai|' +
  'H455 Eliahba|H467 Eliphelet|H501 Eleasah|H620 Asnappar|H672 Ephratah|H673 Ephrathite|H682 Azel|' +
  'H763 Aram-naharaim|H813 Ashchenaz|H844 Asriel|H863 Ittai|H885 Beeroth|H1036 house of Aphrah|' +
  'H1044 shearing house|H1125 son of Abinadab|H1127 son of Geber|H1128 son of Dekar|H1132 Ben-zoheth|' +
  'H1133 son of Hur|H1136 son of Hesed|H1218 Bozkath|H1269 Birzavith|H1284 Beriite|H1296 Berechiah|' +
  'H1329 Bethul|H1387 Geba|H1388 Gibea|H1403 Gabriel|H1507 Gezer|H1529 Gesham|H1662 Gath-hepher|' +
  'H1705 Daberath|H1708 Dabbasheth|H1806 Delaiah|H1838 Dinhabah|H1905 Hagarite|H1940 Hodijah|' +
  'H1954 Hoshea|H2130 Ziphite|H2144 Zacher|H2218 Zered|H2226 Zerah|H2227 Zarhite|H2262 Habaziniah|' +
  'H2335 seers|H2463 Helbon|H2516 Helekite|H2518 Hilkiah|H2566 Amram|H2576 Hammoth-dor|' +
  'H2579 Hamath the great|H2605 Hanan|H2679 half of the Manahethites|H2680 half of the Manahethites|' +
  'H2703 Hazar-enan|H2752 Horite|H2769 Hermonites|H2802 Hareth|H2806 Hashbadana|H2867 Hathath|' +
  'H2884 Tabbaoth|H2886 Tabrimon|H3056 Jahdai|H3082 Jonadab|H3087 Josedech|H3094 Jehaleleel|' +
  'H3107 Jozabad|H3111 Joiada|H3149 Jeziel|H3169 Jehizkiah|H3224 Jemima|H3239 Janohah|H3241 Janum|' +
  'H3260 Iddo|H3262 Jeuel|H3265 Jair|H3266 Jeush|H3270 Jazer|H3274 Jeush|H3281 Jaalam|H3292 Jakan|' +
  'H3305 Joppa|H3325 Izharite|H3328 Jezoar|H3339 Izri|H3406 Jerimoth|H3421 Jorkoam|H3430 Ishbi-benob|' +
  'H3438 Ishuah|H3439 Jeshohaiah|H3449 Isshiah|H3450 Jesimiel|H3459 Ishmeelite|H3481 Israelite|' +
  'H3562 Cononiah|H3573 Chushan-rishathaim|H3578 Chozeba|H3613 Caleb-ephratah|' +
  'H3726 Chephar-haammonai|H3774 Cherethite|H3810 Lo-debar|H3889 Laish|H3941 Lapidoth|' +
  'H4029 tower of Edar|H4099 Hammedatha|H4105 Mehetabel|H4122 Maher-shalal-hash-baz|H4149 Moseroth|' +
  'H4183 Morasthite|H4259 Meholathite|H4319 Micah|H4320 Michaiah|H4321 Micaiah|H4335 Meshach|' +
  'H4336 Meshach|H4354 Machirite|H4363 Michmash|H4366 Michmethah|H4445 Milcom|H4447 Hammoleketh|' +
  'H4520 Manassite|H4558 Mispar|H4610 Maaleh-acrabbim|H4709 Mizpah|H4810 Merib-baal|H4902 Meshech|' +
  'H4956 Misrephoth-maim|H5021 Nebushasban|H5032 Nebajoth|H5109 Nebai|H5121 Naioth|H5147 Nahbi|' +
  'H5177 Nahshon|H5196 plants|H5300 Nephishesim|H5304 Nephusim|H5318 Nephtoah|H5320 Naphtuhim|' +
  'H5543 Sallu|H5555 Sela-hammahlekoth|H5740 Eder|H5757 Avite|H5832 Azareel|H5834 Ezra|' +
  'H5875 En-hakkore|H5878 Harod|H5879 Enam|H5963 Almon-diblathaim|H5964 Alemeth|H5991 Ammihud|' +
  'H6164 Arbathite|H6252 Ashtaroth|H6255 Ashteroth Karnaim|H6278 Ittah-kazin|H6312 Puah|H6336 Puhite|' +
  'H6401 Pileha|H6439 Penuel|H6483 Aphses|H6534 Parmashta|H6557 Pharez|H6611 Pethahiah|H6636 Zeboim|' +
  'H6689 Zuph|H6721 Zidon|H6722 Zidonian|H6753 Hazelelponi|H6815 Zaanannim|H6825 Zepho|' +
  'H6876 man of Tyre|H6881 Zorah|H6997 Hakkatan|H7143 Kareah|H7145 Korhite|H7158 Kirjath-sepher|' +
  'H7204 Haroeh|H7418 Ramoth|H7467 Reuel|H7480 Reelaiah|H7486 Rameses|H7597 Shealtiel|H7634 Shachia|' +
  'H7767 Shunammite|H7831 Shahazimah|H7864 Sheva|H7866 Shion|H7883 Sihor|H7930 Shechemite|' +
  'H7935 Shechaniah|H7968 Shallun|H7996 Shallecheth|H8013 Shelomith|H8039 Shimeah|H8053 Shamir|' +
  'H8054 Shammoth|H8073 Shalmai|H8099 Simeonite|H8100 Shimeath|H8112 Shimron-meron|H8114 Shemariah|' +
  'H8137 Shenazar|H8169 Shaalbim|H8234 Shapher|H8289 Sharon|H8294 Serah|H8329 Sheresh|H8436 Tilon|' +
  'H8445 Tikvath|H8471 Tahpanhes|H8553 Timnath|H8556 Timnath-serah|H8607 Tiphsah|H8646 Terah|' +
  'G28 Agar|G107 Azor|G221 Alexandrian|G256 Alphaeus|G408 Andronicus|G799 Asyncritus|' +
  'G918 Bartholomew|G1057 Galilaean|G1443 Heber|G1666 Eliseus|G1866 Epaenetus|G2148 Euroclydon|' +
  'G2403 Jezebel|G2408 Jeremy|G2422 Jephthae|G2458 Junia|G2490 Joanna|G2747 Cenchrea|G2956 Cyrenian|' +
  'G3097 wise man|G3104 Menan|G3158 Matthat|G3190 Melea|G3531 Nicolaitan|G3532 Nicolas|' +
  'G3683 Onesiphorus|G3773 Urbane';

/**
 * Names as the King James Version spells them at their verses. The table has only names for which the dictionary's
 * list of renderings is no use: it has mistakes (Garbriel, Hillkiah, Meshak), other spellings (Mitspah for Mizpah), or
 * the rarer of two spellings first (Zarah for Zerah). If the text has several spellings, the table has the commonest.
 */
export const KING_JAMES_NAMES = glossTable(TABLE);
