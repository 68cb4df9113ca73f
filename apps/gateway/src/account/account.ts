import type { VenueBalance, VenueFill, VenueOrder, VenueTransfer } from '../venue/types';
import type { Venue } from '../venue/venue';
import { Fresh, FreshList } from './fresh';
import { availableBalances } from './held-by-orders';

/** Without a private stream a change at the venue is seen after so long at the latest. */
const ORDERS_MS = 2000;
/** Histories have larger answers, and count more against the venue's rate limit. */
const HISTORY_MS = 10_000;

/** The owner's account at the venue, with answers that are shared for seconds. */
export class Account {
  readonly balances: Fresh<readonly VenueBalance[]>;
  readonly openOrders: FreshList<VenueOrder>;
  readonly fills: Fresh<readonly VenueFill[]>;
  readonly deposits: Fresh<readonly VenueTransfer[]>;
  readonly withdrawals: Fresh<readonly VenueTransfer[]>;

  /** @param symbols of the pairs that are listed, where the venue lists orders and fills by pair */
  constructor(venue: Venue, symbols: () => readonly string[], now: () => number) {
    this.openOrders = new FreshList(() => venue.openOrders(symbols()), ORDERS_MS, now);
    const openOrders = () => this.openOrders.get();
    this.balances = new Fresh(async () => availableBalances(await venue.balances(), openOrders), ORDERS_MS, now);
    this.fills = new Fresh(() => venue.fills(symbols()), HISTORY_MS, now);
    this.deposits = new Fresh(() => venue.deposits(undefined), HISTORY_MS, now);
    this.withdrawals = new Fresh(() => venue.withdrawals(undefined), HISTORY_MS, now);
  }

  /** Orders or balances have changed: the next answers are new ones. */
  change(): void {
    for (const list of [this.balances, this.openOrders, this.fills, this.deposits, this.withdrawals]) list.change();
  }
}
