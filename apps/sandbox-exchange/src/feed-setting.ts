/** Where the prices of the sandbox come from. */
export type FeedSetting =
  | { readonly kind: 'simulated' }
  /** A file of ticks, played again. */
  | { readonly kind: 'recorded'; readonly file: string }
  /** Public data of a venue, by ccxt's name of it. */
  | { readonly kind: 'ccxt'; readonly venue: string };

export const FEED_PROBLEM = 'is simulated, recorded:FILE or ccxt:VENUE, such as ccxt:kraken';

/** `undefined` if the text is none of the three forms. */
export function parseFeed(text: string): FeedSetting | undefined {
  if (text === 'simulated') return { kind: 'simulated' };
  const [, kind, name = ''] = /^(recorded|ccxt):(.+)$/.exec(text) ?? [];
  if (kind === 'recorded') return { kind, file: name };
  // The name becomes a part of a file's path.
  return kind === 'ccxt' && /^[a-z][a-z0-9]{1,30}$/.test(name) ? { kind, venue: name } : undefined;
}
