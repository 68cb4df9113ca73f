import type { DialectName, LoopbackVenue } from '@bourse/loopback-venue';

/** What a fault meets. */
type Operation = 'open' | 'close' | 'stop' | 'cancel';

interface Fault {
  readonly begin: (loopback: LoopbackVenue, pair: string) => void;
  readonly end?: (loopback: LoopbackVenue, pair: string) => void;
  /** `ok`, or the reason that the caller gets. */
  readonly told: Readonly<Record<DialectName, (operation: Operation) => string>>;
}

const always = (reason: string) => ({ binance: () => reason, kraken: () => reason });

/** Faults of a venue with contracts, by name. Contracts are not streamed, so there is no gap in a sequence. */
export const LEVERAGE_FAULTS: Readonly<Record<string, Fault>> = {
  'lost reply': { begin: ({ faults }) => (faults.lostReplies = 1), told: always('ok') },
  'rate limit': { begin: ({ faults }) => (faults.rateLimited = 1), told: always('rate_limit') },
  'clock skew': {
    begin: ({ faults }) => (faults.clockSkew = 3_600_000),
    end: ({ faults }) => (faults.clockSkew = 0),
    // Requests to Kraken Futures have no time.
    told: { binance: () => 'clock_skew', kraken: () => 'ok' },
  },
  'delisted pair': {
    begin: ({ exchange }, pair) => exchange.delist(pair),
    end: ({ exchange }, pair) => exchange.relist(pair),
    told: {
      binance: (operation) => (operation === 'cancel' ? 'ok' : 'pair_closed'),
      // To ccxt a suspended market of Kraken is an answer that proves nothing.
      kraken: (operation) => (operation === 'cancel' ? 'ok' : 'unknown'),
    },
  },
  maintenance: {
    begin: ({ faults }) => (faults.isInMaintenance = true),
    end: ({ faults }) => (faults.isInMaintenance = false),
    told: {
      binance: () => 'maintenance',
      // The position or the stops cannot be read, so nothing was sent; a cancel is sent at once.
      kraken: (operation) => (operation === 'cancel' ? 'unknown' : 'maintenance'),
    },
  },
};
/** Each fault × operation. */
export const LEVERAGE_CELLS = [
  ...Object.keys(LEVERAGE_FAULTS).flatMap((name) =>
    (['open', 'close', 'cancel'] as const).map((operation) => [name, operation] as const),
  ),
  ['lost reply', 'stop'] as const,
];
