import { bookById, CORE_BOOKS } from '../../../../domain/canon/index.ts';
import type { RowProblem, VerseMeanings } from '../../../records.ts';
import { definePack, filesOf, problemAt } from '../pack.ts';
import { readMeanings } from './read-verse.ts';

const ULT_FILES = filesOf([
  '02-EXO.usfm 4178920 855d12d17c70705454472acee92c789ac06ee2e2cbb81f72a49beba246182e0b',
  '03-LEV.usfm 3100776 43f66a320faffe5878e1c63cc845146a24e7e29383dc4fe573cb513b250f51f4',
  '04-NUM.usfm 4111148 06b7f3b6fc6795f2a9b873e5d0113a8d35eecfdee68672a8023b7f5dd5b3d678',
  '05-DEU.usfm 3536042 195d14beaf7922b1ef111a353a5ed5a8bfff73bb4d8922fe986236d051633c83',
  '06-JOS.usfm 2489542 677680b94eb4c8f12af8411360deac3904ff505a6781b4c30931a2f86ab6544d',
  '07-JDG.usfm 1268678 38ed1e2c116dd07e19efe1252d09e7e5cd20e9fffd39daa39c1f3d62df6740a3',
  '08-RUT.usfm 330689 73d586215ace95af4550cdf24c4da4620f254e1f36c03abd03c03b531c6ed48c',
  '09-1SA.usfm 3328052 10565f27d735dfdc0d506ea53dff2362fc06222c0feba83ab2f43c87c3e657f9',
  '10-2SA.usfm 2761177 582a21c62d8f40ee3a4874c8f1582f65f9c7f611578d82bc614e142b3bc2b60e',
  '11-1KI.usfm 3264404 b24c204ecf984f55404f2b1633618022a6c291eddf7cffc0acd55aa256f52b2b',
  '12-2KI.usfm 3072960 b21ecea86455785b0f629e3248ba313ac294c0460c3b56a7f0e0e129b283467b',
  '13-1CH.usfm 2577117 fd4c6517110a818baa5637f09ff916e007a2651efdb065233536e54c04cad133',
  '14-2CH.usfm 3302279 b2127593932a5aa1ce63acc2606b387567bc59ad8c65be3dc314b80a5fa31385',
  '15-EZR.usfm 933729 8b994286d2d5ed53793dce49cc63ad71dadf5ab08cd7fd9af0cec6ed6a659f4d',
  '16-NEH.usfm 1346869 5fc7a182aadc9f3bb4d97e4dc343b8c6c7b8d2f111eec7b24ee92bfcf9149feb',
  '17-EST.usfm 776795 e46397620b34ce6d624488e0b5826b07f6bbe7573ad1c2374d748f7d97ba883a',
  '18-JOB.usfm 2191246 f424fcb249cee214a53397a60d4ae6d6adec3422a261da767bfb693c8cc04148',
  '20-PRO.usfm 1821333 a95d808ee7c238519ac272ec339b8c0178e734dc85d2dd819fe3782d95b95b68',
  '21-ECC.usfm 747039 833d65e1e6a89038965521a3bfb98382e6094e8dac49c4758884f6c098310d6c',
  '22-SNG.usfm 329318 816e1b62a05130c8327081cddbf1c9d9cf39185197abde0b28e27245bef0ed89',
  '24-JER.usfm 3172447 e5511f4fc8656cfa2c66c0d3147a927c3778429ae5b53cbc6227b3bb6770e3d5',
  '25-LAM.usfm 382236 83c3996528fbad3300f070c707474fbce60fb8e55e7508249fa2f158b175ec6c',
  '27-DAN.usfm 1478004 2b461d19e92d3f38a2552d369669987b31f9cfe1096d6a8e2175a31c39a84e5a',
  '28-HOS.usfm 608356 b361cc1118a4ffca4c0b15ac4be93bb6465af5d84b5911c661d143cfd82a448a',
  '29-JOL.usfm 240269 625049e05f8528682b56f0b4de9378f0c777ba4a9b4aefd909e4243fc06bce8d',
  '30-AMO.usfm 515774 92b3f8370662f09a535e93f7897af30fc14cb0e3fe076112b04b6b7d4853536b',
  '31-OBA.usfm 77217 fb35c3f7e5ea2b1c51419640b5311b88f95201d7d8be5aebed91ccd62a760a08',
  '32-JON.usfm 174840 d51b9a6296c3e13c11af9043a85f8f5a88cbfcf947af429000ba1080a19ad4f7',
  '33-MIC.usfm 245761 df148355194a64f4bd4f8ec2512d89ec94feccbeb25c2c30d05a449ef3b973a5',
  '34-NAM.usfm 147021 0b71b1a4fc76a5b1b2e10513145b6997b2c75d058a3d3e72facbc536934155c7',
  '35-HAB.usfm 176109 3f55bf0589575a600ac8e08c1786c3524aed975c64b9eddc37f1c7b439c6f0de',
  '36-ZEP.usfm 198501 13cb5f7b8955d30801196120f45535bdc52a0a3d4e138d79386e2f0669416e13',
  '37-HAG.usfm 146443 5b7f999dae3809150a6699ddc7e5986ad937ba747227f04e592a35ecb30b4fef',
  '38-ZEC.usfm 757687 04051d7385137b92af3e715722c842e93876c32274f04c27e35047a9195ab1f7',
  '39-MAL.usfm 219034 4b58a930e13b7fe3848961333d30e29120077b57a15c87ac4145d88cce3b8ef0',
  '41-MAT.usfm 3818541 5243fb2eeaf4627cf5eaee867ddb29d02ba7449bbe92ef74bdea95c9080be7d6',
  '42-MRK.usfm 2380662 e1a0cd8bcb12acacd13528560bd4228749b1e55579f5a53765fe10592f74a3b9',
  '43-LUK.usfm 4052529 b76dee4edd4abc80935ff304011420db7a0f17263f8a6b3ab694467eb32b8c00',
  '44-JHN.usfm 3187469 7b97c845b3b5c74077adf27af087a2138cfad4519718e31b2bafb59dc9698ccb',
  '45-ACT.usfm 3835874 a3cec92035452a88d21f8dcf91b60bd05657694a07fdb1e34d7b3b2c2df03252',
  '46-ROM.usfm 1521107 09566737565b27219bd9c1d6115406abaf9e7bbc8db56e6fb4c8374df916fb70',
  '47-1CO.usfm 1464629 152e27b276cbe8cebeaf2b14100acac0b74f31049fe778b501a3b63d1db98992',
  '48-2CO.usfm 975085 5d56cd6642246c704eed2e93593eace4fa2082cdcca26619ef3b0f8057e3f782',
  '49-GAL.usfm 472898 45c70dfbb38aa89fe2ba234ea9e3c396241f4cfa54ae6c5cdf01425862537c51',
  '50-EPH.usfm 504729 63f7607977825a41fbd936275117793d3bb9a1f6e42bb03b62d24cdd8217e0eb',
  '51-PHP.usfm 347869 7a9fac7e7339ec612d89638486d0ae7d7aa055890154faf60b5da384aecb1703',
  '52-COL.usfm 329149 1950c5c59bb410789ffa9c0ffb238a241baa41c8ba585efa7b11296a0fda27a8',
  '53-1TH.usfm 305736 2febfa3119e39a9e31458b6dd56d043496f8ffb91b8b1c2d0cf3c324fb8eaccf',
  '54-2TH.usfm 172437 469b76a5e8e879497b65e79ec44b597ba1bcb941f895ed59a52291516f017a5c',
  '55-1TI.usfm 344727 784cac6694dd95daa3146625c3ed95dc1c3922f1dcd6b6c4f2db2b469c7a29ab',
  '56-2TI.usfm 260614 5a58d8ad294fa6645e6dfde320cf5c522d573824c70d1afd4c6d3b6e86837bfb',
  '57-TIT.usfm 144780 317dfbd4fd1870cac5cde3f6d199c696ae2bc25b03352a1adeeaff6c3243ebdc',
  '58-PHM.usfm 72216 9a57ddc3eb5d6c887573221c428088cd9fe61d8318ded0e6c726868bdf40369c',
  '59-HEB.usfm 1090256 14f8cca371ccb741e3782e2e6fd625de7766f92f3928c21c6aecc5e01c7056aa',
  '60-JAS.usfm 370353 73d74fe5d8c257d433ffacde39cb745ca98cfa86f485b7ea0a0aeab4a89e2fee',
  '61-1PE.usfm 369462 873eded43007a3e2bd3119a321df8f1b2841f84bc78823cff4ab6c8969038664',
  '62-2PE.usfm 245693 4b2dce4de66890efa4ad3b713b056a1b7199f034160c122fce968ab7a5d6bbd0',
  '63-1JN.usfm 423947 9ce06d4273aa5278dbb16d7a57725ff68e3a5000f4ead86dfcbccefe9354f65f',
  '64-2JN.usfm 50297 a7574580d95ce2673a19027ca9b0e1f5fb846c112b2e3e833f851e2751769cfa',
  '65-3JN.usfm 47008 a391c99af497b202c76d0804b4cd5c0bd4e7a8bd799bfa82b35087a060efd165',
  '66-JUD.usfm 98952 4e0a7efdafbc5ca27af1d299bf053c021c6818089ffb99af517604db588a0bb7',
  '67-REV.usfm 1990262 326ae54ce5eac3900065b1c3bb17121038b791bdb455a7a88ba449935d1c6753',
]);

/**
 * The names of the upstream files, without their extension. Genesis, Psalms, Isaiah and Ezekiel are missing: their
 * files were not available when the pack was made, so their SHA-256 is not known.
 */
const FILES =
  '02-EXO 03-LEV 04-NUM 05-DEU 06-JOS 07-JDG 08-RUT 09-1SA 10-2SA 11-1KI 12-2KI 13-1CH 14-2CH 15-EZR 16-NEH 17-EST ' +
  '18-JOB 20-PRO 21-ECC 22-SNG 24-JER 25-LAM 27-DAN 28-HOS 29-JOL 30-AMO 31-OBA 32-JON 33-MIC 34-NAM 35-HAB 36-ZEP ' +
  '37-HAG 38-ZEC 39-MAL 41-MAT 42-MRK 43-LUK 44-JHN 45-ACT 46-ROM 47-1CO 48-2CO 49-GAL 50-EPH 51-PHP 52-COL 53-1TH ' +
  '54-2TH 55-1TI 56-2TI 57-TIT 58-PHM 59-HEB 60-JAS 61-1PE 62-2PE 63-1JN 64-2JN 65-3JN 66-JUD 67-REV';
const OLD_TESTAMENT_BOOKS = 39;

/** The books with their files. The numbers of the files skip 40, so the New Testament begins with 41. */
const BOOKS = FILES.split(' ').flatMap((name) => {
  const number = Number.parseInt(name, 10);
  const book = CORE_BOOKS[number > OLD_TESTAMENT_BOOKS ? number - 2 : number - 1];
  const file = `${name}.usfm`;
  return book === undefined ? [] : [{ part: book.id, book: book.id, file, files: [file] }];
});

interface Segment {
  chapter: number;
  verse: number;
  start: number;
  end: number;
}

function segmentsOf(usfm: string): Segment[] {
  const segments: Segment[] = [];
  let chapter = 0;
  for (const { 0: mark, 1: kind, 2: number, index } of usfm.matchAll(/\\([cv]) (\d+)/gu)) {
    const last = segments.at(-1);
    if (last !== undefined && last.end === usfm.length) last.end = index;
    if (kind === 'c') chapter = Number(number);
    else segments.push({ chapter, verse: Number(number), start: index + mark.length, end: usfm.length });
  }
  return segments;
}

/**
 * English phrases for the words of both testaments from the unfoldingWord Literal Text. A part is a book, and a row is
 * a verse. Some books are aligned with the original only in part, so not every word has a phrase. A changed copy of the
 * translation must not have the translation's name.
 */
export const MEANINGS = definePack({
  id: 'meanings',
  title: 'Meanings in context, made from the unfoldingWord Literal Text',
  unit: 'verses',
  editions: [
    {
      id: 'meanings',
      source:
        'English phrases for the words of the original texts, made from the unfoldingWord Literal Text ' +
        '(https://www.unfoldingword.org/ult), https://github.com/openbible-io/en_ult, commit 3a491790; only the ' +
        'phrases and the words they belong to; the pieces of a phrase are joined',
      expected: { entries: 23_155 },
    },
  ],
  upstream: {
    repository: 'openbible-io/en_ult',
    commit: '3a491790706bc1a5ec842e99583a43e47df950d9',
    archive: null,
  },
  mirror: 'glosses-ult/ult-usfm.tar.gz',
  files: ULT_FILES,
  version: 1,
  parts: BOOKS,
  lacks: CORE_BOOKS.flatMap(({ id }) => (BOOKS.some(({ book }) => book === id) ? [] : [id])),
  count: ({ file }, read) => segmentsOf(read(file)).length,
  read({ book, file }, { from, to }, read) {
    const usfm = read(file);
    const meanings: VerseMeanings[] = [];
    const problems: RowProblem[] = [];
    for (const { chapter, verse, start, end } of segmentsOf(usfm).slice(from, to)) {
      const found = readMeanings(usfm.slice(start, end));
      if (found.length > 0) meanings.push({ book, chapter, verse, meanings: found });
      else {
        const place = `${bookById(book).name} ${chapter}:${verse}`;
        problems.push(problemAt('skipped', file, null, `${place} is not aligned with the original.`));
      }
    }
    return { meanings: { meanings }, problems };
  },
});
