import type { DeployValues } from './deploy-file.ts';

const LOCAL = ['127.0.0.1', 'localhost', '[::1]'];

export const isLocal = ({ hostname }: URL): boolean => LOCAL.includes(hostname);

/**
 * The address of the site.
 * @throws Error if SITE_URL is missing, has a path or a port, or is not encrypted. Only a site on this machine
 * may use http and a port.
 */
export function siteFrom({ SITE_URL }: DeployValues): URL {
  if (SITE_URL === undefined)
    throw new Error('SITE_URL is not set. It is the address of the site, such as https://example.org.');
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : null;
  const isOrigin = url !== null && url.href === `${url.origin}/`;
  if (!isOrigin || !(isLocal(url) || (url.protocol === 'https:' && url.port === '')))
    throw new Error(
      `SITE_URL must be an address such as https://example.org, without path and port, not ${SITE_URL}.`,
    );
  return url;
}
