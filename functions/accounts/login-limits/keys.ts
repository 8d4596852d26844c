import { sha256Of } from '../../../import-jobs/sha256.ts';

export interface TryKeys {
  readonly name: string;
  readonly account: string;
  /** The key of the count by address. Null if the Worker sees no address: then no try is counted by address. */
  readonly address: string | null;
  readonly everywhere: string;
  readonly all: string;
  readonly network: string;
}

export interface RegistrationKeys {
  readonly address: string | null;
  readonly all: string;
}

/**
 * The keys of the counts of a login try. One key is for the account and the network together, so that a person who
 * guesses locks out mainly their own network. Another key is for the account alone, or for `whole` in its place.
 * Guesses from all networks share it, except guesses from a network that the owner has signed in from. Keys are
 * digests, so the tables contain no name and no address. If `address` is null, all tries count as one network.
 */
export async function tryKeys(
  pepper: string,
  usernameKey: string,
  address: string | null,
  whole = `name ${usernameKey}`,
): Promise<TryKeys> {
  const place = networkOf(address ?? '');
  const [account, everywhere, network, ofAddress, all] = await Promise.all([
    sha256Of(`${pepper}\naccount\n${usernameKey}\n${place}`),
    sha256Of(`${pepper}\neverywhere\n${whole}`),
    sha256Of(`${pepper}\nknown\n${usernameKey}\n${place}`),
    sha256Of(`${pepper}\naddress\n${place}`),
    sha256Of(`${pepper}\nall tries`),
  ]);
  return {
    name: usernameKey,
    account,
    everywhere,
    network,
    address: address === null ? null : ofAddress,
    all,
  };
}

export async function registrationKeys(pepper: string, address: string | null): Promise<RegistrationKeys> {
  const [ofAddress, all] = await Promise.all([
    sha256Of(`${pepper}\nregister\n${networkOf(address ?? '')}`),
    sha256Of(`${pepper}\nall registrations`),
  ]);
  return { address: address === null ? null : ofAddress, all };
}

/** The network that one reader controls: the IPv4 address itself, or the /64 prefix of an IPv6 address. */
export function networkOf(sender: string): string {
  // A server that listens for IPv6 and IPv4 together writes an IPv4 address in the form
  // `::ffff:192.0.2.1`.
  const address = sender.replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (address.includes('::')) {
    const after = tail.split(':').filter((group) => group !== '');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The addresses that one sender may have: the IPv4 address itself, or the /48 prefix of an IPv6 address. */
export const senderOf = (address: string): string => networkOf(address).split(':').slice(0, 3).join(':');
