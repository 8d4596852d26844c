/** `__Host-`: the browser takes it over HTTPS only, for this very host and every path. */
const NAME = '__Host-session';
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** `Set-Cookie` that keeps a token. It may outlive the token, which is renewed while its session lives. */
export const keepToken = (token: string, seconds: number): string =>
  `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${seconds}`;

/** `Set-Cookie` that makes the browser forget its token. */
export const dropToken = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;

/** The token that a `Cookie` header brings; null where there is none, or two, which no browser sends by itself. */
export function tokenFrom(header: string | undefined): string | null {
  const found = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`))
    .map((pair) => pair.slice(NAME.length + 1));
  const [token] = found;
  return found.length === 1 && token !== undefined && token !== '' && token.length < 2_000 ? token : null;
}
