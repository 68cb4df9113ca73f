import { partOf, screenOf } from '@bourse/feature-kit';

/** Screens and parts that the shell itself links to; those that do not exist are omitted. */
export const LINKS = {
  quotation: screenOf('home/quotation'),
  diagnostics: screenOf('home/diagnostics'),
  fees: screenOf('home/fees'),
  spot: screenOf('spot/deal'),
  leverage: screenOf('lever/deal'),
  options: screenOf('micro-options/deal'),
  positions: screenOf('lever/list'),
  openOrders: screenOf('spot/openOrders'),
  assets: screenOf('wallet/assets'),
  accountAssets: screenOf('wallet/accountAssets'),
  notices: screenOf('news/list'),
  messages: screenOf('news/account'),
  ownAds: screenOf('c2c/ownAds'),
  runningOrders: partOf('c2c/runningOrders'),

  nextSteps: partOf('identity/nextSteps'),
  accountCenter: screenOf('identity/accountCenter'),
  accountSettings: screenOf('identity/accountSettings'),
  verification: screenOf('identity/verification'),
  accountVerification: screenOf('identity/accountVerification'),
  payee: screenOf('identity/userSettings'),
  accountPayee: screenOf('identity/accountUserSettings'),
  payment: screenOf('identity/accountPayment'),
  regions: screenOf('identity/regions'),
};
