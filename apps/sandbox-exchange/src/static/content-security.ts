import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Hash of the empty text: Emotion puts an empty style element into the page and fills it rule by rule, which this lets it do
 * without 'unsafe-inline'.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/** Script hashes for the content security policy, one per inline script, in document order. */
export function inlineScriptHashes(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/** The same origin over a WebSocket: not every browser takes 'self' for it. */
function socketsOfSelf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const host = headers.host ?? '';
  return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** Nothing from elsewhere but pictures of the given origins, nothing inline but the page's own scripts. */
export function contentSecurity(html: string, imageOrigins: readonly string[] = []) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScriptHashes(html)],
      styleSrc: ["'self'", EMPTY_STYLE],
      imgSrc: ["'self'", 'data:', 'blob:', ...imageOrigins],
      connectSrc: ["'self'", socketsOfSelf],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
  };
}
