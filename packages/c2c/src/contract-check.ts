import type { Pair } from '@bourse/market/contract';
import * as c2c from './contract';
import { firstPage, nothing, probe, type ContractCheck, type Known } from '@bourse/api-client/contract-check';

declare module '@bourse/api-client/contract-check' {
  interface Known {
    c2cOrderId?: number;
    c2cAdId?: number;
    acceptorId?: number;
    pair?: Pair;
  }
}

/** The first pages of both ad types for the pair's quote currency. */
const adPages = ({ pair }: Known) =>
  pair ? (['sell', 'buy'] as const).map((type) => ({ type, page: 1, currency_id: pair.quoteId })) : [];

/** Probes, screens and field meanings of this package, for the contract documents and the check of a back end. */
export const contractCheck: ContractCheck = {
  after: ['market'],
  contract: c2c,
  subject: 'Peer-to-peer ads and orders, acceptors.',
  product: 'c2c',
  probes: [
    probe(c2c.marketAds, adPages),
    probe(c2c.ownAds, adPages, (known, ads) => {
      const [first] = ads;
      if (first) known.c2cAdId ??= first.id;
    }),
    probe(c2c.adOrders, ({ c2cAdId }) => (c2cAdId === undefined ? [] : [{ page: 1, id: c2cAdId }])),
    probe(c2c.ownOrders, firstPage, (known, orders) => {
      const [first] = orders;
      if (first) known.c2cOrderId = first.id;
    }),
    probe(c2c.oneOrder, ({ c2cOrderId }) => (c2cOrderId === undefined ? [] : [{ id: c2cOrderId }])),
    probe(c2c.acceptorList, nothing, (known, acceptors) => {
      const [first] = acceptors;
      if (first) known.acceptorId = first.id;
    }),
    probe(c2c.acceptorInfo, ({ acceptorId }) => (acceptorId === undefined ? [] : [{ id: acceptorId }])),
    probe(c2c.acceptorDeals, () => Object.values(c2c.DEAL_TYPE).map((type) => ({ type }))),
  ],
  notCalled: [
    [c2c.publishAd, 'would hold coin in escrow'],
    [c2c.withdrawAd, 'needs an ad that somebody published'],
    [c2c.takeAd, 'would make an order with another user'],
    [c2c.markPaid, 'would tell another user that money was paid'],
    [c2c.cancelPayment, 'would cancel an order of another user'],
    [c2c.releaseAsPublisher, 'would release coin to another user'],
    [c2c.releaseAsTaker, 'would release coin to another user'],
    [c2c.acceptorDeal, 'would ask an acceptor for money'],
  ],
  screens: [
    ['C2C market', c2c.marketAds, c2c.ownOrders, c2c.ownAds],
    ['C2C acceptors', c2c.acceptorList, c2c.acceptorDeals],
  ],
};
