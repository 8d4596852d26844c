import type { PackFile } from './pack.ts';
import { TAGNT_PATHS } from './tagnt/tagnt.ts';

/** The files of the packs: path, bytes and SHA-256, as they are at the commit that the manifest names. */
const files = (lines: string): readonly PackFile[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, path = '', bytes, sha256 = ''] = /^(.+) (\d+) ([0-9a-f]{64})$/u.exec(line) ?? [];
      return { path, bytes: Number(bytes), sha256 };
    });

export const KJV_FILES = files(`
KJV.json 12409660 4fd2e43e50f906cb62ddc658a393f94a5244102cf0a43de8446adf04f9bd43c6
`);

export const SWETE_FILES = files(`
data/17.Esdras_A.txt 179011 f6c5eb90525214da21f03fce1cef9aa27d8c953fc0ad1c3808a4923bd291141c
data/20.Judith.txt 182556 ba3754992acd36d62bb33deb9e55d36c0afff9a0bd85a0477a6faa6346d14b65
data/21.Tobias.txt 108027 8579c33a068422a483a0ed9f8a8c18ca4e47a939a8ed905cfeb781870fcd47a5
data/23.Machabaeorum_i.txt 378842 eadb7e31bef384a95c04f1e87215161e888adcb0a1eb7c3b8ad622538f21d2dd
data/24.Machabaeorum_ii.txt 253718 dfc6fa72df82fc9f7b7dddfba217bd9d23f594f2becbc842cea06ab67bef20e0
data/25.Machabaeorum_iii.txt 107467 d25c51be1121d1bffa81f4ce9438c43f840aa3f8629be7fd903c0ca9434fda56
data/26.Machabaeorum_iv.txt 166277 1e5ff49eb9a28401d97a23f876e42ff51b07871c7d28dd8668608f6549f50146
data/28.Odae.txt 85098 4bf8082210d4564fca47c9914401346dc50b36ce606f8f5559b863c799b477b3
data/33.Sapientia_Salomonis.txt 142008 7cc9ee8002a4779df009da3882cc375326326e30fad7e0d08554de9cb1577d49
data/34.Ecclesiasticus.txt 397505 2f7dc2f23fee709008d56c25d8bcd55f708bc8c0412872463c46dbde876b3482
data/50.Baruch.txt 50760 7bfcb974fee799e9494e3db0892c6d28f90e90e20f5bb8ec6c2125fb263f0b65
data/52.Epistula_Jeremiae.txt 26169 9259f2bf8f623730fe5c0ecb3c874c1433a71e3e8e38a48d3d4f51b5d1bbe587
data/55.Susanna_Theodotionis_versio.txt 22953 6cda918133aac828d9bb80b1c2bc56ee8409bf242a916ef566e9c2a8e1e8c633
data/57.Daniel_Theodotionis_versio.txt 200591 4d9fbcabb7991a1cbab6e703e2a5b906a630424fa60dd0011cc9cf21fb01569f
data/59.Bel_et_Draco_Theodotionis_versio.txt 14730 53158038827e0b0d1c288ad7f9a759632d9a0cf5ab6bf7852d4211181e919f72
`);

export const TISCHENDORF_FILES = files(`
TISCH.json 6480630 6a3f48dc62686f5c46622a3e7352ab78f8295fee4d2b8cc51aed1bf987655ba5
`);

export const ELZEVIR_FILES = files(`
TR.json 5002486 05321c74cb964f12810bc75bb5052bd16ac48d799b12fc9240c91d5821aab1aa
`);

export const BYZANTINE_FILES = files(`
csv-unicode/ccat/no-variants/1CO.csv 84526 3df74494005fbde8705623f9f5c58225dbe53138a3c21d544b175220d3ba455a
csv-unicode/ccat/no-variants/1JO.csv 24645 4a5837d952c3bdf1b46b25f73aab153af788aba65914165d3e17f3dcdcd03af8
csv-unicode/ccat/no-variants/1PE.csv 22947 78bced495de92e84be3210e879fdb5d10d0aa0b4d3f68003a33c11e7702667fd
csv-unicode/ccat/no-variants/1TH.csv 18923 06889bdfcaef08c16ecbe65141acbc66c04a5498fb39780b7e3278e25381c814
csv-unicode/ccat/no-variants/1TI.csv 22129 09ff4375a477e1836492fc2bb8ff64de460e264db928f709474b211f6be524b4
csv-unicode/ccat/no-variants/2CO.csv 56612 500e00228db3b04f5eff6de2dc2614ff44dba60b7085a194f96e2c121b2adad9
csv-unicode/ccat/no-variants/2JO.csv 2966 ffe5d0b2b96458edc279cbc1197d4cd87fbf843cd20cdf0db22516f17aa7ca85
csv-unicode/ccat/no-variants/2PE.csv 14949 28cc901bb641c65d747bc05874f76f7caf325835cb9b043d1c772b74330f9c64
csv-unicode/ccat/no-variants/2TH.csv 10342 0cfbe3d62e5ba1933608fa1a89566c353264b620f3679e4c8d39b673123f4967
csv-unicode/ccat/no-variants/2TI.csv 16383 baf93b830c393d9b99d5b924bc223af6580daac150b78a783cfaa3b19fd7984f
csv-unicode/ccat/no-variants/3JO.csv 2797 2b19485c09429cbecc20e74a6ba3b01a10781f3c4a736c0c5f95535be6b82e77
csv-unicode/ccat/no-variants/ACT.csv 240542 922d4e0e618438c2595114346865b322d8599bca76edc62b9ba1811f746d83cb
csv-unicode/ccat/no-variants/COL.csv 20173 2ff3f88b702d59e31192de87ccbf97f8478704c9fffc8be606090d74fa21c7f8
csv-unicode/ccat/no-variants/EPH.csv 30651 d6d0f6c83d616350e5f78a26af2f6ac5f9836f8b98ef3703526ee90ebad0591d
csv-unicode/ccat/no-variants/GAL.csv 28291 0eb3b8e924e9c7c826b1bc189c272f9020f37b00e305ccc519521ffc4d2b71bb
csv-unicode/ccat/no-variants/HEB.csv 65777 3fd70fa4077efa736ebb8ac33fdde6bc5d6460ac14b51ae5c4acfea90e6c51ba
csv-unicode/ccat/no-variants/JAM.csv 22325 aedd167524683df076f8a6a0518347a4788f8f7b3130122e0a9ca2ce0d0ab8e0
csv-unicode/ccat/no-variants/JOH.csv 186333 06251d70a77f4d17e8dbde054e82ee947ef7834378348e5bcfa938803b42447b
csv-unicode/ccat/no-variants/JUD.csv 6222 f3c4ae23ff6bfe32e318fb9a713b548faa3ef29f28912b17a24b51d5a9fddc2d
csv-unicode/ccat/no-variants/LUK.csv 247844 68edd943238ec1cb51fd1ba7f0f59ff0d9b6841fe780ea6812449e9b0debee98
csv-unicode/ccat/no-variants/MAR.csv 146628 80e7a72edb34474381c0287b58e2feea1d2495bf8318503dbaee570d4c056550
csv-unicode/ccat/no-variants/MAT.csv 232895 f098a3be6c8a7ecf406189ff41000f7933adf41d522fc6b6484b303314820d5d
csv-unicode/ccat/no-variants/PHM.csv 4101 2af01ed66ab87fc6ba13e5fd5a607db8d223f2b143f8ec7352091ac091a9baf3
csv-unicode/ccat/no-variants/PHP.csv 20348 ff818b91ba818894fcf9bf901e93687611307f0c020cba6a5d2308111fee82f6
csv-unicode/ccat/no-variants/REV.csv 116498 ed98308c411311fea00e4eb501b86a78f297e536a62d27baf1a96298673a9c23
csv-unicode/ccat/no-variants/ROM.csv 88436 0cda390213ff3782ceeb6a99a2686d541fb298977186ade0f60b024a17b92981
csv-unicode/ccat/no-variants/TIT.csv 9254 1e18cf9ac5e168baee75ba9041209ad3fa251cc0a8214a6b253dc463514ef063
csv-unicode/strongs/with-parsing/1CO.csv 166946 6e08733db7ebb24b1128b1d4482599e5dc0f1b09f10fb497fc44f4ad61156f77
csv-unicode/strongs/with-parsing/1JO.csv 50150 20861515f3af3db6ab731afdd44737f06f5de6f2c96899042a7fb32848f871bf
csv-unicode/strongs/with-parsing/1PE.csv 43219 fb55a3d4cbe3f52809492b5fb0a0b1e08757aa586ca4cdb58d310571285fbd4c
csv-unicode/strongs/with-parsing/1TH.csv 36339 5f6c0c71d2ecf38a7e3b91390f7ead6b1e3873de63c88276c4ddec68ccd407c9
csv-unicode/strongs/with-parsing/1TI.csv 41485 4053c4780be4e5b5a155e8ff15760ca14b92bc3b942649012dc5f22b16050a43
csv-unicode/strongs/with-parsing/2CO.csv 109803 e1da5707a783cf4c9ea46f586a947594767b6a2913ee9f302bf07d450a874dae
csv-unicode/strongs/with-parsing/2JO.csv 5913 e65c07bcb0ecfd3d2fd4dc806f998f77523d17e986049c4105902109eeb356f7
csv-unicode/strongs/with-parsing/2PE.csv 28148 9b44ffcf9fb2e04808bb90dc6ff2446d862d9cb2beeda1a1400947894ae94d54
csv-unicode/strongs/with-parsing/2TH.csv 20040 06306adf0008dbcfba4a0371dbdc765e1180c29ab266e8399d34f39aaed8f929
csv-unicode/strongs/with-parsing/2TI.csv 31330 9d2b77165d1849ca38d02f98d732b2ce3562e26c329e7a5de0b9b0006ee815b5
csv-unicode/strongs/with-parsing/3JO.csv 5387 969332153c6d49cae274bd7372928f8be04efb4ba2b5851520a67a1d2ffa5742
csv-unicode/strongs/with-parsing/ACT.csv 465946 e5b18a3322a236c2a3ffb57c4c620b9b107974158096acd61ec085fd376d046e
csv-unicode/strongs/with-parsing/COL.csv 39175 8f0e6549e0f6180dc51d2e6b14e60e6f574643db5c231c1683e4daf908ff3bd2
csv-unicode/strongs/with-parsing/EPH.csv 59589 4843b25ffbb0bc70c26f02ee023c9677c2d42cd0acaafacb50b42752f74bb533
csv-unicode/strongs/with-parsing/GAL.csv 55025 eec74c4ce35ea37a6108d977c757792f5cb6ab3e8b09f8d4d8a069d806fe8c58
csv-unicode/strongs/with-parsing/HEB.csv 125439 a2978d3a0458fbf565d3a13353dd883185334f0184d4389eef3c1d385285b671
csv-unicode/strongs/with-parsing/JAM.csv 43497 9b6543a9adecdb3a1c871b3c613e4e760a646bb23f5fc3b3f3235dd0d1b11676
csv-unicode/strongs/with-parsing/JOH.csv 378038 c1c004f56e931630ac98cb973dea8b2da4d5220d707cd66fe980cb8c11e1fa9c
csv-unicode/strongs/with-parsing/JUD.csv 11581 88729e0a8af554468b6b0d29772c949dfd662c7ce965137e55d1aa3e7f3b6c93
csv-unicode/strongs/with-parsing/LUK.csv 487276 929f10c29dbf8f670edeeb87f997a684c6e13615cdeec796c5fc7e4f10deb49c
csv-unicode/strongs/with-parsing/MAR.csv 286022 fddcfeeb7f03cd2bd7be230725f78e2a16b872cdb97dc92703f9dc2cffb28261
csv-unicode/strongs/with-parsing/MAT.csv 458075 a46e3b9d3f02df1ad2022757474c46fd939517d9457a38f7b253efd6eca7e7d8
csv-unicode/strongs/with-parsing/PHM.csv 8066 dfd3146e2631ecc43b609d943085eabcce355a625bd1cd55b3f2a9d8f7658bfb
csv-unicode/strongs/with-parsing/PHP.csv 39628 641aeac650308906dc9d637fb7dadc9a3157939137c4dced8970dbee153f35f1
csv-unicode/strongs/with-parsing/REV.csv 234616 5c8fbd1c231de84ff3ab34f733d152ef9b61faf4d9d315d5ec57a7c9c18655a5
csv-unicode/strongs/with-parsing/ROM.csv 173697 6140de6671ea420772a4539e9fd215fddb6650f7053b99a020b993cb6172ae6b
csv-unicode/strongs/with-parsing/TIT.csv 17103 5711b70e93e749376f12c0c252a1238bcf9ea7748378fb53c62b766f434469d4
`);

export const TBESH_FILES = files(`
Lexicons/TBESH - Translators Brief lexicon of Extended Strongs for Hebrew - STEPBible.org CC BY.txt 3288045 464dccadd95fd8620dd05fa0d7a4caba58ec3c4d5db3ebf38e43d046ca25b591
`);

/** 7,956 small files. The manifest has one SHA-256 over the list of theirs. */
export const TAGNT_FILES: readonly PackFile[] = TAGNT_PATHS.map((path) => ({
  path,
  bytes: null,
  sha256: null,
}));
