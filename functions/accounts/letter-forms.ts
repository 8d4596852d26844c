/**
 * Letters that are a form of a letter of ASCII by their names in Unicode 14: small capitals, turned, reversed, sideways,
 * open and barred letters, and letters with a hook, a tail or a stroke. The list of confusable characters
 * (`look-alikes.ts`) does not have them, because they look the same only at a glance. Three of them are here under the letter
 * that they look like in a word, not under that of their name: ʌ, ɯ and ʍ. Cyrillic и, п, я and є and Greek ε are here too.
 */
const LETTER_FORMS = {
  a: 'ɐᴀᶏⱥʌ',
  b: 'ʙᴃᵬᶀꞗ',
  c: 'ƈɕↄꜿꞓꞔ𝼝',
  d: 'ȡᴅᵭᶁᶑꝺꟈ',
  e: 'ǝɘɛɜɝɞʚᴇᴈᶒᶓᶔⱸⱻꬳꬴεє',
  f: 'ᶂꜰꝼ',
  g: 'ɢʛᵷᵹꝿꞡꟑꬶ𝼁𝼂',
  h: 'ɥʜʮʯⱨⱶꞕꟶ',
  i: 'ᴉᶖ𝼚',
  j: 'ȷɟʄʝᴊ',
  k: 'ʞᴋᶄⱪꝁꝃꝅꞣ𝼃𝼐',
  l: 'ȴɬʟᴌᶅⱡꝉꞁꞎꬷꬸꬹ𝼄𝼑𝼓',
  m: 'ɰᴍᴟᶆꟺꬺɯʍ',
  n: 'ȵɲɴᴎᶇꞑꞥꬻип',
  o: 'ɔᴐᴒᴓᴖᴗᶗⱺꝍꬿ𝼛',
  p: 'ᴘᵱᶈꝑꝓꝕ',
  q: 'ɋꝗꝙꞯ',
  r: 'ɹɺɻɾɿʀʁᴙᴚᵳᶉⱹꞃꞧꭆꭉꭋꭌꭨ𝼈𝼕𝼖я',
  s: 'ȿᶊẜꞅꞩꟊ𝼞',
  t: 'ƫȶʇʈᴛⱦꞇ𝼉𝼍',
  u: 'ᴝᶙꞹ',
  v: 'ⱱⱴꝟ',
  w: 'ⱳ',
  x: 'ᶍꭖꭗꭘꭙ',
  y: 'ʎ𝼆',
  z: 'ɀʑᶎⱬ',
};

export const FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTER_FORMS).flatMap(([look, letters]) =>
    [...letters].map((letter) => [letter, look] as const),
  ),
);
