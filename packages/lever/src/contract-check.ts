import { pairKeysOf, type Pair } from '@bourse/market/contract';
import * as lever from './contract';
import { probe, type ContractCheck, type Known } from '@bourse/api-client/contract-check';

declare module '@bourse/api-client/contract-check' {
  interface Known {
    pair?: Pair;
  }
}

/** The wire's keys of the pair under check. */
const keysOf = ({ pair }: Known) => (pair ? [pairKeysOf(pair.id)] : []);

const leverLists = (known: Known) =>
  keysOf(known).flatMap((keys) => Object.values(lever.LIST_STATUS).map((status) => ({ ...keys, status, page: 1 })));

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  after: ['market'],
  contract: lever,
  subject: 'Leverage: positions, pending orders, stops.',
  product: 'leverage',
  probes: [
    probe(lever.leverDeal, keysOf),
    probe(lever.leverMyTrade, leverLists),
    probe(lever.leverDealAll, (known) => keysOf(known).map((keys) => ({ ...keys, page: 1 }))),
  ],
  notCalled: [
    [lever.leverSubmit, 'would open a position'],
    [lever.leverClose, 'would close a position'],
    [lever.leverBatchClose, 'would close positions'],
    [lever.leverSetStop, 'would change a position'],
    [lever.leverCancel, 'would revoke an order'],
  ],
  screens: [['Leverage', lever.leverDeal, lever.leverMyTrade, lever.leverDealAll]],
};
