/** Lands, towns and mountains. Columns: see `names.ts`. */
export const PLACES = `
Canaan|Chanaan|כנען|Χανάαν||H3667 G5477|Brought low||genesis 11:31
Babel|Babylon, Bavel|בבל|Βαβυλών|βαβυλωνοσ βαβυλωνι|H894 G897|Confusion|genesis 11:9|genesis 10:10
Eden||עדן|||H5731|Pleasure||genesis 2:8
Bethel|Beit El|בית אל|||H1008|House of God|genesis 28:17|genesis 12:8
Bethlehem|Beit Lechem|בית לחם|Βηθλέεμ||H1035 G965|House of bread||genesis 35:19
Jerusalem|Yerushalayim|ירושלם|Ἰερουσαλήμ|ιεροσολυμα ιεροσολυμων ιεροσολυμοισ|H3389 G2419 G2414|Probably: founded in peace||joshua 10:1
Zion|Sion, Tzion|ציון|Σιών||H6726 G4622|Conspicuous place||2samuel 5:7
Moriah||מריה|||H4179|Seen of the LORD||genesis 22:2
Sinai|Sina|סיני|Σινᾶ||H5514 G4614|Of uncertain origin||exodus 16:1
Horeb|Chorev|חרב|||H2722|Desolate||exodus 17:6
Hebron|Chevron|חברון|||H2275|Association||genesis 13:18
Egypt|Mitzrayim, Mizraim|מצרים|Αἴγυπτος|αιγυπτον αιγυπτου αιγυπτω|H4714 G125|The two Egypts, Upper and Lower||genesis 13:1
Jordan|Yarden|ירדן|Ἰορδάνου|ιορδανη ιορδανην|H3383 G2446|The descending one||genesis 13:10|genitive
Jericho|Yericho|יריחו|Ἰεριχώ||H3405 G2410|Perhaps: its month; or fragrant||joshua 2:1
Gilgal||גלגל|||H1537|Wheel; rolling away|joshua 5:9|deuteronomy 11:30
Shiloh||שלה|||H7887|Tranquil||joshua 18:1
Carmel|Karmel|כרמל|||H3760|Fruitful land||joshua 12:22
Lebanon|Levanon|לבנון|||H3844|The white mountain||deuteronomy 1:7
Galilee|Galil, Galilaea|גליל|Γαλιλαία|γαλιλαιασ γαλιλαιαν|H1551 G1056|Circuit||joshua 20:7
`;
