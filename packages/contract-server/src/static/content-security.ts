import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Hash of the empty text: Emotion puts an empty style element into the page and fills it rule by rule, which this lets it do
 * without 'unsafe-inline'.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
const HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

const hashesOf = (html: string, element: RegExp): string[] =>
  Array.from(html.matchAll(element), ([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });

/** Hashes of a page's inline scripts and styles for the content security policy, in document order. */
export const inlineHashes = (html: string) => ({
  scripts: hashesOf(html, INLINE_SCRIPT),
  styles: hashesOf(html, INLINE_STYLE),
});

/** The same origin over a WebSocket: not every browser takes 'self' for it. */
function socketsOfSelf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const host = headers.host ?? '';
  return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/** Origins other than the page's own. */
export interface OtherOrigins {
  readonly imageOrigins?: readonly string[];
  /** Of the client's files with a hash. */
  readonly assetsOrigin?: string | undefined;
}

/** Nothing from elsewhere but what comes of the given origins, nothing inline but the page's own scripts and styles. */
export function contentSecurity(html: string, { imageOrigins = [], assetsOrigin }: OtherOrigins = {}) {
  const self = ["'self'", ...(assetsOrigin === undefined ? [] : [assetsOrigin])];
  const { scripts, styles } = inlineHashes(html);
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [...self, ...scripts],
      styleSrc: [...self, EMPTY_STYLE, ...styles],
      imgSrc: [...self, 'data:', 'blob:', ...imageOrigins],
      connectSrc: [...self, socketsOfSelf],
      fontSrc: self,
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
  };
}
