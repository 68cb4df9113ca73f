import type { VenueBalance, VenueOrder, VenuePosition, VenueTicker } from '../venue/types';
import type { Venue, VenueContracts } from '../venue/venue';
import { Fresh } from './fresh';

/** A change at the venue is seen after so long at the latest. */
const MAX_AGE_MS = 2000;

/** Positions, orders and money of the contracts, with answers that are shared for seconds. */
export class ContractAccount {
  readonly balances: Fresh<readonly VenueBalance[]>;
  readonly positions: Fresh<readonly VenuePosition[]>;
  readonly openOrders: Fresh<readonly VenueOrder[]>;
  readonly tickers: Fresh<readonly VenueTicker[]>;

  /** @param symbols of the contracts that are shown */
  constructor(venue: Venue, contracts: VenueContracts, symbols: () => readonly string[], now: () => number) {
    this.balances = new Fresh(() => contracts.balances(), MAX_AGE_MS, now);
    this.positions = new Fresh(() => contracts.positions(), MAX_AGE_MS, now);
    this.openOrders = new Fresh(() => contracts.openOrders(symbols()), MAX_AGE_MS, now);
    this.tickers = new Fresh(() => venue.tickers(symbols()), MAX_AGE_MS, now);
  }

  /** Orders, positions or balances have changed: the next answers are new ones. */
  change(): void {
    for (const list of [this.balances, this.positions, this.openOrders]) list.change();
  }
}
