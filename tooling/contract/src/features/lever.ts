import * as lever from '@bourse/lever/contract';
import { probe, type ContractOfFeature, type Known } from './contract-of-feature';
import { keysOf } from './market';

const leverLists = (known: Known) =>
  keysOf(known).flatMap((keys) => Object.values(lever.LIST_STATUS).map((status) => ({ ...keys, status, page: 1 })));

export const leverContract: ContractOfFeature = {
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
