import { tradeHistory } from '@bourse/market/contract';
import * as spot from '@bourse/spot/contract';
import { firstPage, probe, type ContractOfFeature } from './contract-of-feature';
import { keysOf } from './market';

export const spotContract: ContractOfFeature = {
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
