import { pairKeysOf, tradeHistory, type Pair } from '@bourse/market/contract';
import * as spot from './contract';
import { firstPage, probe, type ContractCheck, type Known } from '@bourse/api-client/contract-check';

declare module '@bourse/api-client/contract-check' {
  interface Known {
    pair?: Pair;
  }
}

/** The wire's keys of the pair under check. */
const keysOf = ({ pair }: Known) => (pair ? [pairKeysOf(pair.id)] : []);

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  after: ['market'],
  contract: spot,
  subject: 'Spot orders.',
  product: 'spot',
  probes: [
    probe(spot.deal, keysOf),
    probe(spot.openBuys, firstPage),
    probe(spot.openSells, firstPage),
    probe(spot.completedOrders, firstPage),
  ],
  writes: [spot.placeBuy, spot.placeSell, spot.cancelOrder],
  notCalled: [[spot.amendOrder, 'is called only where a back end announces it']],
  screens: [['Spot', spot.deal, tradeHistory, spot.openBuys, spot.openSells, spot.completedOrders]],
};
