import type { Venue, VenueEvent } from './venue';

/** ccxt's symbol of a contract names the currency that it is settled in: `BTC/USD:USD`. */
export const isContract = (symbol: string): boolean => symbol.includes(':');

/**
 * A venue whose contracts are traded at another address and with other keys, as those of Kraken are. Calls are sent by the symbol: those of
 * pairs to the one, those of contracts to the other.
 */
export function withContracts(pairs: Venue, contracts: Venue): Venue {
  const of = (symbol: string) => (isContract(symbol) ? contracts : pairs);
  return {
    ...pairs,
    abilities: {
      ...pairs.abilities,
      findByClientId: pairs.abilities.findByClientId && contracts.abilities.findByClientId,
      orderById: pairs.abilities.orderById && contracts.abilities.orderById,
    },
    contracts: contracts.contracts,
    book: (symbol, line) => of(symbol).book(symbol, line),
    async tickers(symbols) {
      const ofPairs = symbols.filter((symbol) => !isContract(symbol));
      const ofContracts = symbols.filter(isContract);
      return [
        ...(ofPairs.length > 0 ? await pairs.tickers(ofPairs) : []),
        ...(ofContracts.length > 0 ? await contracts.tickers(ofContracts) : []),
      ];
    },
    listen(listener: (event: VenueEvent) => void) {
      const stops = [pairs.listen(listener), contracts.listen(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    placeOrder: (order) => of(order.symbol).placeOrder(order),
    cancelOrder: (order) => of(order.symbol).cancelOrder(order),
    findOrder: (order, line) => of(order.symbol).findOrder(order, line),
    order: (order, line) => of(order.symbol).order(order, line),
    async close() {
      await Promise.all([pairs.close(), contracts.close()]);
    },
  };
}
