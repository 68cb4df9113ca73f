import type { FeaturePaths } from '@bourse/feature-kit';

/** Addresses of c2c and of the acceptors (money side, section 2). */
export const PATHS = {
  market: '/fiatradCenter',
  legalTrade: '/legalTrade',
  trade: '/c2cTrade',
  publish: '/c2c',
  orders: '/c2cOrder',
  ownAds: '/c2cRelease',
  adOrders: '/c2cDetail',
  people: '/c2cPeople',
  acceptors: '/account/aceite',
  acceptorDeal: '/account/rechargeMoney',
  acceptorRecords: '/account/chargeRecord',
} as const satisfies FeaturePaths;
