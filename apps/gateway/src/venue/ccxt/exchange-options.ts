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
