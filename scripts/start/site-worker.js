/**
 * The Worker of the local stack that sends the site's files, compressed if the client accepts that. In a deployment
 * Cloudflare compresses them. FILES has the files with their headers, COMPRESSED the copies that the build made.
 */

const ENDINGS = { br: '.br', gzip: '.gz' };

/** The best coding that a header Accept-Encoding allows, or undefined if it allows none of ours (RFC 9110, 12.5.3). */
function codingFor(accepted) {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', weight = '1'] = part.trim().split(/\s*;\s*q=/);
        return [name, Number(weight)];
      }),
  );
  return Object.keys(ENDINGS).find((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0);
}

export default {
  async fetch(request, { FILES, COMPRESSED }) {
    const file = await FILES.fetch(request);
    // A build since the start has deleted this file. FILES still has its name.
    if (file.status === 500) return new Response(null, { status: 404 });
    if (file.status !== 200 && file.status !== 304) return file;
    const headers = new Headers(file.headers);
    headers.set('Vary', 'Accept-Encoding');
    const coding = codingFor(request.headers.get('Accept-Encoding') ?? '');
    const { pathname } = new URL(request.url);
    const copy =
      coding === undefined
        ? null
        : await COMPRESSED.fetch(`http://copies${pathname}${ENDINGS[coding]}`, { method: request.method });
    if (!copy?.ok) return new Response(file.body, { status: file.status, headers });
    // The ETag of the file names its plain bytes. The compressed copy has other bytes, so its ETag is a weak one.
    headers.set('ETag', `W/${headers.get('ETag')}`);
    if (file.status === 304) return new Response(null, { status: 304, headers });
    await file.body?.cancel();
    headers.set('Content-Encoding', coding);
    headers.set('Content-Length', copy.headers.get('Content-Length'));
    return new Response(copy.body, { headers, encodeBody: 'manual' });
  },
};
