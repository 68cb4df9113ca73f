import { decimal } from '@bourse/decimal';
import { PLATFORM_TOKEN, USDT } from '../../catalog/constants';

/** A balance of the coin account is small below this worth, in USDT. Money that orders hold counts. */
export const SMALL_BELOW = decimal(10);

/** Fee, in parts per million of what the balances are worth in the target: more than a price moves while a quote is good. */
export const FEE_PPM = 20_000n;

/** A quote is good for so long, in milliseconds. */
export const QUOTE_MS = 15_000;

/** A conversion is refused if its result at the prices of now differs by more than this share from the quote. */
export const MOST_GAP = decimal('0.005');

/** The least time between two conversions of a user, in milliseconds. */
export const PAUSE_MS = 24 * 60 * 60_000;

/** The account that balances are taken from, and that gets the result. */
export const CONVERSION_WALLET = 'change';

/** Currencies into which balances are converted, with the capital of the house for them. */
export const TARGETS: ReadonlyMap<string, bigint> = new Map([
  [USDT, 100_000n],
  [PLATFORM_TOKEN, 100_000n],
]);
