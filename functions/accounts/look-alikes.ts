/**
 * Letters that look like letters of ASCII, by what they look like. `scripts/make/make-look-alikes.ts` makes this file from
 * the confusable characters of Unicode 15.0.0 (UTS 39).
 */
const LOOK_ALIKES = {
  a: 'ɑΑαАаᎪᗅꓮ𐊠𖽀',
  aa: 'Ꜳꜳ',
  ae: 'ÆæӔӕ',
  ao: 'Ꜵꜵ',
  au: 'Ꜷꜷ',
  av: 'ꜸꜹꜺꜻ',
  ay: 'Ꜽꜽ',
  b: 'ƀƂƃƄɓΒБВЬѢѣҌҍᏏᏴᑲᑳᖯᗷꓐꞴ𐊂𐊡𐌁',
  bl: 'Ы',
  c: 'ȼСсҪҫᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜',
  d: 'ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪꓒꓓ',
  dz: 'ʣ',
  e: 'ɆɇΕЕеҽҿᎬⴹꓰꬲ𐊆𑢦𑢮',
  f: 'ƑƒϜքᖴᵮẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂',
  g: 'ƍǤǥɠɡԌցᏀᏳᶃꓖ',
  h: 'ĦħɦΗНћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏',
  i: 'ıɨɩɪιіӏᎥᵻᵼꙇꭵ𑣃',
  j: 'ɈɉͿϳЈјᎫᒍꓙꞲ',
  k: 'ƙΚКҚҞᏦᛕⱩⲔꓗꝀ𐔘',
  l: 'ŁłƖƗƚǀɫɭΙІӀוןاٳߊᏞᒪᛁⲒⳐⵏꓡꓲ𐊊𐌉𐐛𐔦𑢣𑢲𖼖𖼨',
  ll: 'ǁװ',
  lo: 'Ю',
  ls: 'ʪ',
  lz: 'ʫ',
  m: 'ΜϺМӍᎷᗰᛖⲘꓟ𐊰𐌑',
  n: 'ƝƞɳΝηոռᵰⲚꓠ𐔓',
  o: 'ØøƟɵΘΟθοσОоѲѳӨөՕօסهھہەۿଠഠတဝჿዐᎾᏫᴏᴑⲞⲟⴱⵁⵔꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑢵𑣈𑣗',
  oe: 'Œœ',
  oo: 'ꚘꚙꝎꝏ',
  p: 'ƥΡρРрᏢᑭᵽⲢⲣꓑ𐊕',
  q: 'ʠԛգզⵕ',
  r: 'ƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵',
  rn: 'ɱᵯ𑜀',
  s: 'ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺',
  t: 'ŦŧƭƮȾΤТҬᎢᵵⲦꓔ𐊗𐊱𐌕𑢼𖼊',
  tf: 'ꝷ',
  ts: 'ʦ',
  u: 'ɄʋυՍսሀᏌᑌᴜᵾꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂',
  ue: 'ᵫ',
  uo: 'ꭣ',
  v: 'νѴѵטᏙᐯᴠⴸꓦꛟꮩ𐔝𑜆𑢠𑣀𖼈',
  w: 'ɯѡѽԜԝաᎳᏔᴡꓪꝡꮃ𑓅𑜊𑜎𑜏',
  x: 'ΧХхҲᕁᕽᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐔧',
  y: 'ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃',
  z: 'ƵƶȤȥʐΖᏃᴢᵶꓜꮓ𑢩𑣄',
};

/** What a letter looks like, in small letters of ASCII. It has no entry for letters of ASCII. */
export const LOOKS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([look, letters]) =>
    [...letters].map((letter) => [letter, look] as const),
  ),
);
