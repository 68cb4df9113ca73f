/** Options that a venue needs beyond those of all; `requests.test.ts` checks them. */
const OF_VENUES: Readonly<Record<string, object>> = {
  /** A number of the user's choice for the program that orders, which Bitvavo wants in every order and cancel. */
  bitvavo: { operatorId: 1 },
  /** Coinbase's other list of accounts does not tell what is on hold. */
  coinbase: { fetchBalance: 'v3PrivateGetBrokerageAccounts' },
};

/** Options of ccxt's exchange of a venue. */
export const exchangeOptions = (venueId: string): Readonly<Record<string, unknown>> => ({
  defaultType: 'spot',
  // ccxt repeats no request by itself: a command must be sent once.
  maxRetriesOnFailure: 0,
  warnOnFetchOpenOrdersWithoutSymbol: false,
  ...OF_VENUES[venueId],
});

/** What differs at a venue and ccxt does not tell by `has`. */
interface VenueFacts {
  /** `fetchOrders` answers for named orders only. */
  readonly ordersNeedIds?: true;
  /** `fetchCanceledOrders` lists every order that was placed. */
  readonly placedAreListedAsCancelled?: true;
  /** Stops are listed and cancelled as other orders are. */
  readonly stopsAreAmongOrders?: true;
  /** Another name of ccxt has the venue's contracts, which have keys of their own. */
  readonly contractsAre?: string;
}

const FACTS: Readonly<Record<string, VenueFacts>> = {
  kraken: { contractsAre: 'krakenfutures' },
  krakenfutures: { ordersNeedIds: true, placedAreListedAsCancelled: true, stopsAreAmongOrders: true },
};

export const venueFacts = (venueId: string): VenueFacts => FACTS[venueId] ?? {};
