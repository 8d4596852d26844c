/** Names and titles of God and of heavenly beings. Columns: see `names.ts`. */
export const DIVINE_NAMES = `
Jesus|Yeshua, Jeshua, Iesous, Jesu|ישוע|Ἰησοῦς|ιησου ιησουν|H3442 G2424|He will save|matthew 1:21|1chronicles 24:11
Satan||שטן|Σατανᾶς|σατανα σαταναν|H7854 G4567|Adversary; accuser||numbers 22:22
Immanuel|Emmanuel|עמנו אל|Ἐμμανουήλ||H6005 G1694|God with us|matthew 1:23|isaiah 7:14
Messiah|Mashiach, Messias|משיח|Μεσσίας|μεσσιαν|H4899 G3323|Anointed|john 1:41|leviticus 4:3
YHWH|Jehovah, Yahweh, Yehovah, LORD|יהוה|||H3068|The One who is|exodus 3:14|genesis 2:4
Jah|Yah|יה|||H3050|Short form of the Name||exodus 15:2
Elohim|God|אלהים|||H430|God; gods||genesis 1:1
El||אל|||H410|God; mighty one||genesis 14:18
Adonai|Adonay|אדני|||H136|Lord||genesis 15:2
Shaddai|Almighty|שדי|||H7706|Almighty||genesis 17:1
Elyon|Most High|עליון|||H5945|Most high||genesis 14:18
Christ|Christos|משיח|Χριστός|χριστου χριστω χριστον χριστε|H4899 G5547|Anointed|john 1:41|leviticus 4:3
`;
