/** Names of the New Testament that the Hebrew text does not have. Columns: see `names.ts`. */
export const APOSTOLIC_NAMES = `
Peter|Simon Peter, Petros, Petrus||Πέτρος|πετρον πετρω πετρου πετρε|G4074|Stone; piece of rock|john 1:42|
Cephas|Kephas, Kefa||Κηφᾶς|κηφα κηφαν|G2786|Stone, in Aramaic|john 1:42|
Paul|Paulus, Pavel, Saulus, Saul of Tarsus||Παῦλος|παυλον παυλου παυλω παυλε σαυλοσ σαυλον σαυλου σαυλω|G3972 G4569|Small, in Latin; he is also called Saul (Σαῦλος, Σαούλ)||
Andrew|Andreas||Ἀνδρέας|ανδρεαν ανδρεου ανδρεα|G406|Manly||
Philip|Philippos||Φίλιππος|φιλιππον φιλιππου φιλιππω φιλιππε|G5376|Lover of horses||
Bartholomew|Bartholomaios||Βαρθολομαῖος|βαρθολομαιον|G918|Son of Tolmai||
Thomas|Didymus||Θωμᾶς|θωμαν θωμα|G2381|Twin|john 11:16|
Martha|Marta||Μάρθα|μαρθαν μαρθασ|G3136|Mistress of the house||
Barnabas|Barnabus||Βαρναβᾶς|βαρναβα βαρναβαν|G921|Son of consolation|acts 4:36|
Stephen|Stephanos, Steven||Στέφανος|στεφανον στεφανω στεφανου|G4736|Crown||
Timothy|Timotheus||Τιμόθεος|τιμοθεον τιμοθεου τιμοθεω τιμοθεε|G5095|Dear to God||
Titus|Titos||Τίτος|τιτου τιτον τιτω|G5103|Of Latin origin||
Luke|Lucas, Loukas||Λουκᾶς||G3065|Of Latin origin||
Mark|Marcus, Markos||Μᾶρκος|μαρκον μαρκου|G3138|Of Latin origin||
Lydia|||Λυδία|λυδιαν|G3070|Properly: of Lydia, in Asia||
`;
