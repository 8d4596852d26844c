import type { Ctx } from '../../ctx.ts';
import { Problem } from '../../http/errors.ts';

/** The file of the site with one password on each line. `scripts/make/common-passwords.ts` makes it. */
export const COMMON_PASSWORDS_PATH = '/common-passwords.txt';

/**
 * True if the password, which must be in lower case, is one of about 18,000 of at least 8 characters that attackers try
 * first. The list is a file of the site, because it would make the readers' bundle a third larger. The first reader who
 * chooses a password loads it.
 * @throws Problem 503 if the list cannot be read. No password is accepted without it.
 */
export async function isCommonPassword(ctx: Ctx, password: string): Promise<boolean> {
  ctx.memory.commonPasswords ??= await readList(ctx);
  return ctx.memory.commonPasswords.includes(`\n${password}\n`);
}

async function readList({ assets, log }: Ctx): Promise<string> {
  try {
    const file = await assets.fetch(`http://site${COMMON_PASSWORDS_PATH}`);
    const text = await file.text();
    if (file.ok && text.startsWith('\n')) return text;
    log('failure', { error: `${COMMON_PASSWORDS_PATH} answered ${file.status}` });
  } catch (error) {
    log('failure', { error: `${COMMON_PASSWORDS_PATH}: ${String(error)}` });
  }
  throw new Problem(
    'unavailable',
    'New passwords cannot be checked right now. Please try again in a moment.',
  );
}
