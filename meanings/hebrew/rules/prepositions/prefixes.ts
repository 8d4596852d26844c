import { joined } from '../../../english/joined.ts';
import type { HebrewWord } from '../../hebrew-word.ts';
import type { Prefix } from '../../parse.ts';
import { kingJamesPreposition } from '../king-james-sense.ts';
import { betOf } from './bet.ts';
import { kaphOf } from './kaph.ts';
import { lamedAfterVerb, lamedOf } from './lamed.ts';
import { minOf } from './min.ts';

const PREFIXES: Readonly<Record<Prefix, string>> = { ב: 'in', כ: 'like', ל: 'to', מ: 'from' };
const BY_LETTER: Readonly<Record<Prefix, (noun: HebrewWord) => string | null>> = {
  ב: betOf,
  כ: kaphOf,
  ל: lamedOf,
  מ: minOf,
};

/** The English prepositions for the prefixes of a noun. They have more meanings than those of other words. */
export const prefixesOfNoun = (noun: HebrewWord): string =>
  noun.hasPrefix
    ? (kingJamesPreposition(noun) ??
      joined(...noun.prefixes.map((prefix) => BY_LETTER[prefix](noun) ?? PREFIXES[prefix])))
    : '';

/** The prefixes of a participle. A verb before it can change their meaning. */
const OF_PARTICIPLE = { ...BY_LETTER, ל: lamedAfterVerb };

/** The English prepositions for the prefixes of any other word. */
export const prefixesOf = (word: HebrewWord): string =>
  joined(
    ...word.prefixes.map(
      (prefix) => (word.isAnyParticiple ? OF_PARTICIPLE[prefix](word) : null) ?? PREFIXES[prefix],
    ),
  );
