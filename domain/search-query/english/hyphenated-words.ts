/** Every word that the King James Version writes with a hyphen, nearly all of them names. A test compares them with it. */
const WORDS = `
  abed-nego abel-beth-maachah abel-maim abel-meholah abel-mizraim abel-shittim abi-albon adoni-bezek adoni-zedek
  allon-bachuth almon-diblathaim ashdoth-pisgah ataroth-adar ataroth-addar aznoth-tabor baal-berith baal-gad
  baal-hamon baal-hanan baal-hazor baal-hermon baal-meon baal-peor baal-perazim baal-shalisha baal-tamar baal-zebub
  baal-zephon baalath-beer bamoth-baal bar-jesus bar-jona bashan-havoth-jair bath-rabbim bath-sheba bath-shua
  beer-elim beer-lahai-roi beer-sheba beesh-terah ben-ammi ben-hadad ben-hanan ben-oni ben-zoheth bene-berak
  bene-jaakan berodach-baladan beth-anath beth-anoth beth-arabah beth-aram beth-arbel beth-aven beth-azmaveth
  beth-baal-meon beth-barah beth-birei beth-car beth-dagon beth-diblathaim beth-el beth-elite beth-emek beth-ezel
  beth-gader beth-gamul beth-haccerem beth-haran beth-hogla beth-hoglah beth-horon beth-jeshimoth beth-jesimoth
  beth-lebaoth beth-lehem beth-lehem-judah beth-lehemite beth-maachah beth-marcaboth beth-meon beth-nimrah beth-palet
  beth-pazzez beth-peor beth-phelet beth-rapha beth-rehob beth-shan beth-shean beth-shemesh beth-shemite beth-shittah
  beth-tappuah beth-zur caleb-ephratah chephar-haammonai chisloth-tabor chushan-rishathaim col-hozeh dan-jaan
  dibon-gad ebed-melech eben-ezer el-beth-el el-elohe-israel el-paran elon-beth-hanan en-dor en-eglaim en-gannim
  en-gedi en-haddah en-hakkore en-hazor en-mishpat en-rimmon en-rogel en-shemesh en-tappuah ephes-dammim esar-haddon
  esh-baal evil-merodach ezion-gaber ezion-geber gath-hepher gath-rimmon gittah-hepher god-ward hamath-zobah
  hammoth-dor hamon-gog havoth-jair hazar-addar hazar-enan hazar-gaddah hazar-hatticon hazar-shual hazar-susah
  hazar-susim hazazon-tamar hazezon-tamar helkath-hazzurim hephzi-bah hor-hagidgad i-chabod ije-abarim ir-nahash
  ir-shemesh ish-bosheth ish-tob ishbi-benob ittah-kazin jaare-oregim jabesh-gilead jashubi-lehem jehovah-jireh
  jehovah-nissi jehovah-shalom jiphthah-el joint-heirs jushab-hesed kadesh-barnea kedesh-naphtali keren-happuch
  kibroth-hattaavah kir-haraseth kir-hareseth kir-haresh kir-heres kirjath-arba kirjath-arim kirjath-baal
  kirjath-huzoth kirjath-jearim kirjath-sannah kirjath-sepher lahai-roi lo-ammi lo-debar lo-ruhamah maaleh-acrabbim
  magor-missabib mahaneh-dan maher-shalal-hash-baz malchi-shua me-jarkon melchi-shua merib-baal meribah-kadesh
  merodach-baladan metheg-ammah migdal-el migdal-gad misrephoth-maim moresheth-gath nathan-melech nebuzar-adan
  nergal-sharezer obed-edom padan-aram pahath-moab pas-dammim perez-uzza perez-uzzah pharaoh-hophra pharaoh-necho
  pharaoh-nechoh pi-beseth pi-hahiroth poti-pherah rab-mag rab-saris ramath-lehi ramath-mizpeh ramathaim-zophim
  ramoth-gilead regem-melech remmon-methoar rimmon-parez romamti-ezer samgar-nebo shear-jashub shethar-boznai
  shihor-libnath shimron-meron succoth-benoth syria-damascus syria-maachah taanath-shiloh tahtim-hodshi tel-abib
  tel-haresha tel-harsa tel-melah thee-ward tiglath-pileser tilgath-pilneser timnath-heres timnath-serah tubal-cain
  us-ward uzzen-sherah you-ward zaphnath-paaneah zareth-shahar
`;

/** The words between the hyphens, by the word written as one: bethel → beth, el. */
export const PARTS_OF_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  WORDS.trim()
    .split(/\s+/u)
    .map((word) => [word.replaceAll('-', ''), word.split('-')]),
);
