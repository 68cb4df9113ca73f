/** Where the passkeys of the exchange are used. */
export interface RelyingParty {
  /** The domain (RP ID of WebAuthn). An IP address is none. */
  readonly domain: string;
  readonly hasOrigin: (origin: string) => boolean;
}

/** An exchange that only this machine reaches. Its client may have another port than itself, as the development server does. */
export const LOOPBACK_PARTY: RelyingParty = {
  domain: 'localhost',
  hasOrigin: (origin) => /^http:\/\/localhost(?::\d{1,5})?$/.test(origin),
};

/**
 * The party of origins at which users open the client: its domain is the shortest of theirs.
 * @returns `undefined` if they have no domain in common
 */
export function partyOf(origins: readonly string[]): RelyingParty | undefined {
  const domains = origins.map((origin) => new URL(origin).hostname).toSorted((a, b) => a.length - b.length);
  const [domain] = domains;
  if (domain === undefined || !domains.every((one) => one === domain || one.endsWith(`.${domain}`))) return undefined;
  return { domain, hasOrigin: (origin) => origins.includes(origin) };
}
