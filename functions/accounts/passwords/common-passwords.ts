import type { Ctx } from '../../ctx/ctx.ts';
import { Problem } from '../../ctx/errors.ts';

/** The file of the site with one password on each line. `scripts/make/common-passwords.ts` makes it. */
export const COMMON_PASSWORDS_PATH = '/common-passwords.txt';

/**
 * About 49,000 words of at least 3 characters that attackers try first, in lower case. The list is a file of the site,
 * because it would make the readers' bundle a third larger. The first reader who chooses a password loads it.
 * @throws Problem 503 if the list cannot be read. No password is accepted without it.
 */
export const commonPasswords = async (ctx: Ctx): Promise<ReadonlySet<string>> =>
  (ctx.memory.commonPasswords ??= await readList(ctx));

async function readList({ assets, log }: Ctx): Promise<ReadonlySet<string>> {
  try {
    const file = await assets.fetch(`http://site${COMMON_PASSWORDS_PATH}`);
    const text = await file.text();
    if (file.ok && text.startsWith('\n')) return new Set(text.trim().split('\n'));
    log('failure', { error: `${COMMON_PASSWORDS_PATH} answered ${file.status}` });
  } catch (error) {
    log('failure', { error: `${COMMON_PASSWORDS_PATH}: ${String(error)}` });
  }
  throw new Problem(
    'unavailable',
    'New passwords cannot be checked right now. Please try again in a moment.',
  );
}
