import type { Decimal } from '@bourse/decimal';
import { closedPositions, type ClosedPosition } from '../leverage/closed-positions';
import type { VenueBalance, VenueOrder, VenuePosition, VenueTicker } from '../venue/types';
import { VenueError, type Venue, type VenueContracts } from '../venue/venue';
import { Fresh, FreshList } from './fresh';

/** A change at the venue is seen after so long at the latest. */
const MAX_AGE_MS = 2000;
/** Histories have larger answers, and count more against the venue's rate limit. */
const HISTORY_MS = 10_000;
/** Readings of fills between two equal readings of the positions. */
const MOST_READINGS = 3;

/** Positions, orders and money of the contracts, with answers that are shared for seconds. */
export class ContractAccount {
  readonly balances: Fresh<readonly VenueBalance[]>;
  readonly positions: FreshList<VenuePosition>;
  readonly openOrders: FreshList<VenueOrder>;
  readonly tickers: Fresh<readonly VenueTicker[]>;
  /** `undefined`: the venue lists no fills of contracts. */
  readonly closed: Fresh<readonly ClosedPosition[]> | undefined;
  /** Without those that the venue does not list. */
  readonly cancelledOrders: Fresh<readonly VenueOrder[]>;

  /** @param symbols of the contracts that are shown */
  constructor(venue: Venue, contracts: VenueContracts, symbols: () => readonly string[], now: () => number) {
    this.balances = new Fresh(() => contracts.balances(), MAX_AGE_MS, now);
    this.positions = new FreshList(() => contracts.positions(), MAX_AGE_MS, now);
    this.openOrders = new FreshList(() => contracts.openOrders(symbols()), MAX_AGE_MS, now);
    this.tickers = new Fresh(() => venue.tickers(symbols()), MAX_AGE_MS, now);
    this.closed = contracts.fills && new Fresh(() => readClosed(contracts, symbols()), HISTORY_MS, now);
    this.cancelledOrders = new Fresh(async () => contracts.cancelledOrders?.(symbols()) ?? [], HISTORY_MS, now);
  }

  /** The last price of a contract; `undefined`: the venue tells none. */
  async lastOf(asked: string): Promise<Decimal | undefined> {
    return (await this.tickers.get()).find(({ symbol }) => symbol === asked)?.last;
  }

  /** Orders, positions or balances have changed: the next answers are new ones. */
  change(): void {
    const { balances, positions, openOrders, closed, cancelledOrders } = this;
    for (const list of [balances, positions, openOrders, closed, cancelledOrders]) list?.change();
  }
}

const sizesOf = (positions: readonly VenuePosition[]) =>
  JSON.stringify(positions.map(({ symbol, direction, amount }) => [symbol, direction, amount]));

/**
 * The positions after the last fill tell what was open before the first one. A fill between both requests would falsify that, so the
 * positions are read again after the fills.
 * @throws VenueError if they change each time
 */
async function readClosed(contracts: VenueContracts, symbols: readonly string[]): Promise<readonly ClosedPosition[]> {
  let before = await contracts.positions();
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    const fills = (await contracts.fills?.(symbols)) ?? [];
    const after = await contracts.positions();
    if (sizesOf(before) === sizesOf(after)) return closedPositions(fills, after);
    before = after;
  }
  throw new VenueError('the positions change with each request', { outcome: 'refused', reason: 'other' });
}
