/** Hebrew words that are looked up like names. Columns: see `names.ts`. */
export const WORDS = `
Shalom|Peace|שלום|||H7965|Peace; wholeness; welfare||genesis 15:15
Emunah|Emuna, Faithfulness|אמונה|||H530|Firmness; faithfulness||exodus 17:12
Chai|Hai, Life|חי|||H2416|Living; life||genesis 3:20
Emet|Emeth, Truth|אמת|||H571|Truth; trustworthiness||genesis 24:48
Chesed|Hesed, Lovingkindness|חסד|||H2617|Kindness||genesis 21:23
Ahavah|Ahava, Love|אהבה|||H160|Love||2samuel 13:15
Torah|Tora, Law|תורה|||H8451|Instruction; law||exodus 12:49
Chokhmah|Hokhmah, Chochmah, Wisdom|חכמה|||H2451|Wisdom||exodus 28:3
Binah|Understanding|בינה|||H998|Understanding||1chronicles 12:32
Tzedakah|Zedakah, Righteousness|צדקה|||H6666|Righteousness||genesis 15:6
Ruach|Spirit|רוח|||H7307|Wind; breath; spirit||genesis 1:2
Nefesh|Nephesh, Soul|נפש|||H5315|Breathing creature; soul||genesis 1:20
Or|Ohr, Light|אור|||H216|Light||genesis 1:3
Kavod|Glory|כבוד|||H3519|Weight; glory||exodus 16:7
Tikvah|Hatikvah, Hope|תקוה|||H8615|Cord; expectation||ruth 1:12
Simchah|Simcha, Joy|שמחה|||H8057|Joy||genesis 31:27
Berakhah|Bracha, Beracha, Blessing|ברכה|||H1293|Blessing||genesis 12:2
Amen||אמן|ἀμήν||H543 G281|Sure; truly||numbers 5:22
Shabbat|Sabbath|שבת|σάββατον|σαββατω σαββασιν σαββατου σαββατων σαββατα|H7676 G4521|Cessation; rest||exodus 16:23
Berit|Brit, Covenant|ברית|||H1285|Covenant||genesis 9:12
`;
