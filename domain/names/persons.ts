/** People whose names stand in the Hebrew text, roughly in the order of the Bible. Columns: see `names.ts`. */
export const PERSONS = `
Adam||אדם|Ἀδάμ||H121 G76|Human; of the ground|genesis 2:7|genesis 3:17
Eve|Eva, Chava, Chavah, Havah|חוה|Εὕα|ευαν|H2332 G2096|Life-giver; mother of all living|genesis 3:20|genesis 3:20
Cain|Kayin|קין|Κάϊν||H7014 G2535|Gotten; acquired|genesis 4:1|genesis 4:1
Abel|Hevel|הבל|Ἅβελ||H1893 G6|Breath||genesis 4:2
Seth|Sheth, Shet|שת|Σήθ||H8352 G4589|Appointed in another’s place|genesis 4:25|genesis 4:25
Enosh|Enos|אנוש|Ἐνώς||H583 G1800|Mortal man||genesis 4:26
Enoch|Henoch, Chanoch, Hanoch|חנוך|Ἑνώχ||H2585 G1802|Initiated; dedicated||genesis 4:17
Methuselah|Mathusala|מתושלח|Μαθουσαλά||H4968 G3103|Man of the dart||genesis 5:21
Lamech|Lemech|למך|Λάμεχ||H3929 G2984|Of uncertain meaning||genesis 4:18
Noah|Noe, Noach|נח|Νῶε||H5146 G3575|Rest; comfort|genesis 5:29|genesis 5:29
Shem|Sem|שם|Σήμ||H8035 G4590|Name||genesis 5:32
Ham|Cham|חם|||H2526|Hot||genesis 5:32
Japheth|Yafet|יפת|||H3315|Enlargement|genesis 9:27|genesis 5:32
Nimrod||נמרד|||H5248|Of uncertain, probably foreign, origin||genesis 10:8
Eber|Heber, Ever|עבר|Ἔβερ||H5677 G1443|The region beyond||genesis 10:21
Terah|Thara, Terach|תרח|Θάρα||H8646 G2291|Of uncertain origin||genesis 11:24
Abram|Avram|אברם|||H87|High father||genesis 11:26
Abraham|Avraham|אברהם|Ἀβραάμ||H85 G11|Father of a multitude|genesis 17:5|genesis 17:5
Sarai||שרי|||H8297|Princely||genesis 11:29
Sarah|Sara|שרה|Σάρρα|σαρρασ|H8283 G4564|Princess||genesis 17:15
Hagar|Agar|הגר|Ἁγάρ||H1904 G28|Of uncertain, perhaps foreign, origin||genesis 16:1
Ishmael|Yishmael, Ismael|ישמעאל|||H3458|God hears|genesis 16:11|genesis 16:11
Isaac|Yitzchak, Itzhak, Yitzhak|יצחק|Ἰσαάκ||H3327 G2464|Laughter; he laughs|genesis 21:6|genesis 17:19
Rebekah|Rebecca, Rivkah, Rivka|רבקה|Ῥεβέκκα||H7259 G4479|Probably: one who binds||genesis 22:23
Lot||לוט|Λώτ||H3876 G3091|Veil; covering||genesis 11:27
Melchizedek|Melchisedec, Malkitzedek|מלכי צדק|Μελχισέδεκ||H4442 G3198|King of righteousness|hebrews 7:2|genesis 14:18
Keturah||קטורה|||H6989|Perfumed||genesis 25:1
Laban|Lavan|לבן|||H3837|White||genesis 24:29
Rachel|Rahel|רחל|Ῥαχήλ||H7354 G4478|Ewe||genesis 29:6
Leah|Lea|לאה|||H3812|Weary||genesis 29:16
Bilhah||בלהה|||H1090|Timid||genesis 29:29
Zilpah||זלפה|||H2153|A trickling||genesis 29:24
Jacob|Yaakov, Yakov, Jakob|יעקב|Ἰακώβ||H3290 G2384|Heel-holder; he supplants|genesis 25:26|genesis 25:26
Israel|Yisrael|ישראל|Ἰσραήλ||H3478 G2474|He strives with God|genesis 32:28|genesis 32:28
Esau|Esav|עשו|Ἠσαῦ||H6215 G2269|Probably: rough to the touch||genesis 25:25
Edom||אדום|||H123|Red|genesis 25:30|genesis 25:30
Reuben|Ruben, Reuven|ראובן|Ῥουβήν||H7205 G4502|See, a son|genesis 29:32|genesis 29:32
Simeon|Shimon, Symeon|שמעון|Συμεών||H8095 G4826|Hearing|genesis 29:33|genesis 29:33
Levi||לוי|Λευί|λευιν λευισ|H3878 G3017|Joined|genesis 29:34|genesis 29:34
Judah|Judas, Jude, Yehudah, Yehuda|יהודה|Ἰούδας|ιουδα ιουδαν|H3063 G2455|Praised|genesis 29:35|genesis 29:35
Dan||דן|||H1835|He judged|genesis 30:6|genesis 30:6
Naphtali|Nephthalim|נפתלי|Νεφθαλίμ||H5321 G3508|My wrestling|genesis 30:8|genesis 30:8
Gad||גד|Γάδ||H1410 G1045|Fortune; a troop|genesis 30:11|genesis 30:11
Asher|Aser|אשר|Ἀσήρ||H836 G768|Happy|genesis 30:13|genesis 30:13
Issachar|Yissachar|יששכר|Ἰσσαχάρ||H3485 G2466|There is a reward|genesis 30:18|genesis 30:18
Zebulun|Zabulon, Zevulun|זבולן|Ζαβουλών||H2074 G2194|Dwelling|genesis 30:20|genesis 35:23
Dinah|Dina|דינה|||H1783|Justice||genesis 30:21
Joseph|Yosef, Jose|יוסף|Ἰωσήφ||H3130 G2501|May he add|genesis 30:24|genesis 30:24
Benjamin|Binyamin|בנימין|Βενιαμίν||H1144 G958|Son of the right hand||genesis 35:18
Tamar|Thamar|תמר|Θαμάρ||H8559 G2283|Palm tree||genesis 38:6
Perez|Pharez, Phares, Peretz|פרץ|Φαρές||H6557 G5329|Breach; breaking through|genesis 38:29|genesis 38:29
Zerah|Zarah, Zara, Zerach|זרח|Ζάρα||H2226 G2196|Rising of light||genesis 36:13
Potiphar||פוטיפר|||H6318|Of Egyptian origin||genesis 37:36
Asenath||אסנת|||H621|Of Egyptian origin||genesis 41:45
Manasseh|Manasses, Menashe|מנשה|Μανασσῆς|μανασση|H4519 G3128|Causing to forget|genesis 41:51|genesis 41:51
Ephraim|Efraim|אפרים|Ἐφραίμ||H669 G2187|Fruitful; in the New Testament, a town|genesis 41:52|genesis 41:52
Job|Iyov|איוב|Ἰώβ||H347 G2492|Hated; persecuted||job 1:1
Moses|Moshe, Mosheh, Musa|משה|Μωϋσῆς|μωυσεωσ μωυσει μωυσην μωυσεα μωυση|H4872 G3475|Drawn out|exodus 2:10|exodus 2:10
Aaron|Aharon|אהרן|Ἀαρών||H175 G2|Of uncertain origin||exodus 4:14
Miriam|Maryam, Mariam|מרים|||H4813|Rebelliousness||exodus 15:20
Amram||עמרם|||H6019|High people||exodus 6:18
Jochebed|Yocheved|יוכבד|||H3115|The LORD is glorified||exodus 6:20
Zipporah|Tzipporah|צפרה|||H6855|Bird||exodus 2:21
Jethro|Yitro|יתרו|||H3503|His excellence||exodus 3:1
Gershom||גרשם|||H1647|A stranger there|exodus 2:22|exodus 2:22
Eliezer||אליעזר|Ἐλιέζερ||H461 G1663|My God is help|exodus 18:4|genesis 15:2
Elisheba|Elisheva|אלישבע|||H472|God of the oath||exodus 6:23
Nadab|Nadav|נדב|||H5070|Generous||exodus 6:23
Eleazar|Elazar|אלעזר|Ἐλεάζαρ||H499 G1648|God is helper||exodus 6:23
Ithamar|Itamar|איתמר|||H385|Coast of palms||exodus 6:23
Phinehas|Pinchas|פינחס|||H6372|Mouth of a serpent||exodus 6:25
Bezalel|Bezaleel, Betzalel|בצלאל|||H1212|In the shadow of God||exodus 31:2
Joshua|Yehoshua, Jehoshua|יהושע|Ἰησοῦς|ιησου ιησουν|H3091 G2424|The LORD has saved||exodus 17:9
Hoshea|Oshea, Hosea, Osee|הושע|Ὡσηέ||H1954 G5617|Salvation; deliverer||numbers 13:8
Caleb|Kalev|כלב|||H3612|Perhaps: dog; or forcible||numbers 13:6
Korah|Core, Korach|קרח|Κόρε||H7141 G2879|Ice; baldness||genesis 36:5
Balaam|Bilam|בלעם|Βαλαάμ||H1109 G903|Probably: not of the people||numbers 22:5
Balak|Balac|בלק|Βαλάκ||H1111 G904|Waster||numbers 22:2
Rahab|Rachab, Rachav|רחב|Ῥαάβ||H7343 G4460|Broad; proud||joshua 2:1
Achan|Achar|עכן|||H5912|Troublesome||joshua 7:1
Othniel|Otniel|עתניאל|||H6274|Force of God||joshua 15:17
Ehud||אהוד|||H164|United||judges 3:15
Deborah|Devorah, Debora|דבורה|||H1683|Bee||judges 4:4
Barak||ברק|Βαράκ||H1301 G913|Lightning||judges 4:6
Jael|Yael|יעל|||H3278|Mountain goat||judges 4:17
Gideon|Gedeon|גדעון|Γεδεών||H1439 G1066|Feller; hewer||judges 6:11
Abimelech|Avimelech|אבימלך|||H40|Father of the king||genesis 20:2
Jephthah|Jephthae, Yiftach|יפתח|Ἰεφθάε||H3316 G2422|He opens||judges 11:1
Samson|Shimshon|שמשון|Σαμψών||H8123 G4546|Sunlike||judges 13:24
Delilah|Dalila|דלילה|||H1807|Languishing||judges 16:4
Ruth|Rut|רות|Ῥούθ||H7327 G4503|Probably: friend||ruth 1:4
Naomi|Noomi|נעמי|||H5281|Pleasant|ruth 1:20|ruth 1:2
Orpah||ערפה|||H6204|Mane; nape||ruth 1:4
Boaz|Booz|בעז|Βόες|βοοσ|H1162 G1003|Of uncertain origin||ruth 2:1
Obed|Oved|עובד|Ἰωβήδ||H5744 G5601|Serving||ruth 4:17
Jesse|Yishai|ישי|Ἰεσσαί||H3448 G2421|Probably: he exists||ruth 4:17
Hannah|Anna, Hanna, Anne, Ann, Channah|חנה|Ἅννα||H2584 G451|Favoured; grace||1samuel 1:2
Elkanah||אלקנה|||H511|God has obtained||exodus 6:24
Eli|Heli|עלי|Ἠλί||H5941 G2242|Lofty||1samuel 1:3
Samuel|Shmuel, Shemuel|שמואל|Σαμουήλ||H8050 G4545|Asked, or heard, of God|1samuel 1:20|numbers 34:20
Ichabod||אי כבוד|||H350|No glory; where is the glory?|1samuel 4:21|1samuel 4:21
Saul|Shaul|שאול|Σαούλ||H7586 G4549|Asked for||genesis 36:37
Jonathan|Yonatan, Yehonatan|יהונתן|||H3083|The LORD has given||1samuel 14:6
David|Dawid, Dovid|דוד|Δαυίδ||H1732 G1138|Beloved||ruth 4:17
Michal||מיכל|||H4324|Perhaps: brook||1samuel 14:49
Abigail|Avigail|אביגיל|||H26|Father of joy||1samuel 25:14
Nabal|Naval|נבל|||H5037|Fool|1samuel 25:25|1samuel 25:3
Goliath|Golyat|גלית|||H1555|Perhaps: exile||1samuel 17:4
Uriah|Urias, Urijah|אוריה|Οὐρίου||H223 G3774|Flame of the LORD||2samuel 11:3|genitive
Bathsheba|Batsheva|בת שבע|||H1339|Daughter of an oath||2samuel 11:3
Nathan|Natan|נתן|Ναθάμ||H5416 G3481|Given||2samuel 5:14
Solomon|Shlomo, Shelomoh|שלמה|Σολομών|σολομωνοσ σολομωντοσ σολομωνα|H8010 G4672|Peaceful|1chronicles 22:9|2samuel 5:14
Jedidiah|Yedidyah|ידידיה|||H3041|Beloved of the LORD||2samuel 12:25
Absalom|Avshalom|אבשלום|||H53|Father of peace||2samuel 3:3
Amnon||אמנון|||H550|Faithful||2samuel 3:2
Abner|Avner|אבנר|||H74|Father of light||1samuel 14:51
Joab|Yoav|יואב|||H3097|The LORD is father||1samuel 26:6
Zadok|Sadoc, Tzadok|צדוק|Σαδώκ||H6659 G4524|Righteous||2samuel 8:17
Abiathar|Evyatar|אביתר|Ἀβιαθάρ||H54 G8|Father of abundance||1samuel 22:20
Mephibosheth||מפיבשת|||H4648|Probably: dispeller of shame||2samuel 4:4
Hiram|Huram|חירם|||H2438|Perhaps: noble||2samuel 5:11
Rehoboam|Roboam|רחבעם|Ῥοβοάμ||H7346 G4497|The people has been enlarged||1kings 11:43
Jeroboam|Yarovam|ירבעם|||H3379|The people contends||1kings 11:26
Asa||אסא|Ἀσάφ||H609 G760|Of uncertain origin; Matthew’s Greek calls him Asaph||1kings 15:8
Ahab|Achav|אחאב|||H256|Brother of his father||1kings 16:28
Jezebel|Izevel|איזבל|Ἰεζάβελ||H348 G2403|Perhaps: chaste; unexalted||1kings 16:31
Elijah|Elias, Eliyahu|אליהו|Ἠλίας|ηλιαν ηλια ηλιου|H452 G2243|My God is the LORD|BDB|1kings 17:1
Elisha|Eliseus|אלישע|Ἐλισαίου||H477 G1666|God is salvation|BDB|1kings 19:16|genitive
Jehu|Yehu|יהוא|||H3058|The LORD is he||1kings 16:1
Jehoshaphat|Josaphat, Yehoshafat|יהושפט|Ἰωσαφάτ||H3092 G2498|The LORD has judged||2samuel 8:16
Athaliah|Atalya|עתליהו|||H6271|The LORD has constrained||2kings 8:26
Uzziah|Ozias|עזיהו|Ὀζίας|οζιαν|H5818 G3604|Strength of the LORD||2kings 15:32
Hezekiah|Ezekias, Chizkiyahu|חזקיהו|Ἑζεκίας|εζεκιαν|H2396 G1478|Strengthened by the LORD||2kings 16:20
Josiah|Josias, Yoshiyahu|יאשיהו|Ἰωσίας|ιωσιαν|H2977 G2502|Founded by the LORD||1kings 13:2
Huldah|Chuldah|חלדה|||H2468|Weasel||2kings 22:14
Zedekiah|Tzidkiyahu|צדקיהו|||H6667|The LORD is righteousness|BDB|1kings 22:24
Eliakim|Elyakim, Eljakim|אליקים|Ἐλιακίμ||H471 G1662|God raises up||2kings 18:18
Isaiah|Esaias, Yeshayahu, Jesaiah|ישעיהו|Ἠσαΐας|ησαιου ησαιαν|H3470 G2268|The LORD has saved||2kings 19:2
Jeremiah|Jeremias, Jeremy, Yirmiyahu|ירמיהו|Ἰερεμίου|ιερεμιαν|H3414 G2408|The LORD will rise||2kings 23:31|genitive
Ezekiel|Yechezkel|יחזקאל|||H3168|God strengthens||1chronicles 24:16
Daniel||דניאל|Δανιήλ||H1840 H1841 G1158|God is my judge|BDB|1chronicles 3:1
Hananiah|Ananias, Chananiah|חנניה|Ἁνανίας|ανανια ανανιαν|H2608 G367|The LORD is gracious||1chronicles 3:19
Mishael||מישאל|||H4332|Who is what God is?||exodus 6:22
Azariah|Azarias|עזריה|||H5838|The LORD has helped||2kings 14:21
Joel|Yoel|יואל|Ἰωήλ||H3100 G2493|The LORD is God||1samuel 8:2
Amos||עמוס|||H5986|Burden-bearer||amos 1:1
Obadiah|Abdias, Ovadiah|עבדיה|||H5662|Servant of the LORD||1chronicles 3:21
Jonah|Jonas, Yonah|יונה|Ἰωνᾶς|ιωνα|H3124 G2495|Dove||2kings 14:25
Micah|Micha|מיכה|||H4318|Who is like the LORD?||judges 17:5
Nahum|Naum, Nachum|נחום|Ναούμ||H5151 G3486|Comfort||nahum 1:1
Habakkuk|Chavakuk|חבקוק|||H2265|Embrace||habakkuk 1:1
Zephaniah|Sophonias, Tzefanyah|צפניה|||H6846|The LORD has hidden||1chronicles 6:36
Haggai|Aggeus, Chaggai|חגי|||H2292|Festal||ezra 5:1
Zechariah|Zacharias, Zachariah, Zachary, Zecharyah|זכריה|Ζαχαρίας|ζαχαριου ζαχαριαν ζαχαρια|H2148 G2197|The LORD has remembered||2kings 14:29
Malachi|Malachias|מלאכי|||H4401|My messenger||malachi 1:1
Ezra|Esdras|עזרא|||H5830 H5831|Help||ezra 7:1
Nehemiah|Nechemyah|נחמיה|||H5166|Consolation of the LORD||ezra 2:2
Zerubbabel|Zorobabel|זרבבל|Ζοροβαβέλ||H2216 G2216|Born in Babylon||1chronicles 3:19
Esther|Ester|אסתר|||H635|Of Persian origin||esther 2:7
Hadassah|Hadasa|הדסה|||H1919|Myrtle||esther 2:7
Mordecai|Mordechai|מרדכי|||H4782|Of foreign origin||ezra 2:2
Haman||המן|||H2001|Of foreign origin||esther 3:1
Vashti||ושתי|||H2060|Of Persian origin||esther 1:9
Elihu||אליהוא|||H453|He is my God|BDB|1samuel 1:1
Asaph|Asaf|אסף|||H623|Gatherer||2kings 18:18
Ethan|Eitan|איתן|||H387|Enduring||1kings 4:31
Baruch|Barukh|ברוך|||H1263|Blessed||nehemiah 3:20
John|Johanan, Yochanan, Johannes|יוחנן|Ἰωάννης|ιωαννου ιωαννην ιωαννη|H3110 G2491|The LORD has been gracious||2kings 25:23
Matthew|Mattithiah, Mattityahu|מתתיה|Μαθθαῖος|μαθθαιον|H4993 G3156|Gift of the LORD; short for Mattithiah||1chronicles 9:31
Tobiah|Tobias, Tobijah, Toviyah|טוביה|||H2900|Goodness of the LORD||ezra 2:60
Gabriel|Gavriel|גבריאל|Γαβριήλ||H1403 G1043|Man of God||daniel 8:16
Michael|Mikhael, Mikael|מיכאל|Μιχαήλ||H4317 G3413|Who is like God?||numbers 13:13
James|Jacobus, Iakobos|יעקב|Ἰάκωβος|ιακωβον ιακωβου ιακωβω|H3290 G2385|Heel-holder; he supplants|genesis 25:26|genesis 25:26
Simon||שמעון|Σίμων|σιμωνα σιμωνοσ σιμωνι|H8095 G4613|Hearing|genesis 29:33|genesis 29:33
Mary|Maria, Marie|מרים|Μαρία|μαριαμ μαριασ μαριαν|H4813 G3137|Rebelliousness||exodus 15:20
Elizabeth|Elisabeth|אלישבע|Ἐλισάβετ||H472 G1665|God of the oath||exodus 6:23
Lazarus|Lazaros|אלעזר|Λάζαρος|λαζαρον λαζαρε|H499 G2976|God is helper||exodus 6:23
`;
