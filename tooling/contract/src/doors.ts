import * as c2c from '@bourse/c2c/contract';
import * as featureKit from '@bourse/feature-kit/contract';
import * as charts from '@bourse/charts/contract';
import * as identity from '@bourse/identity/contract';
import * as lever from '@bourse/lever/contract';
import * as market from '@bourse/market/contract';
import * as home from '@bourse/home/contract';
import * as microOptions from '@bourse/micro-options/contract';
import * as news from '@bourse/news/contract';
import * as realtime from '@bourse/realtime/contract';
import * as spot from '@bourse/spot/contract';
import * as subscription from '@bourse/subscription/contract';
import * as wallet from '@bourse/wallet/contract';

/** The `contract` entry points of all packages, in the order of the documents. */
export const DOORS = {
  charts,
  market,
  news,
  home,
  spot,
  identity,
  wallet,
  realtime,
  'feature-kit': featureKit,
  lever,
  'micro-options': microOptions,
  c2c,
  subscription,
} as const;

/** Subject of each entry point. */
export const SUBJECTS: Readonly<Record<keyof typeof DOORS, string>> = {
  market: 'Pairs, tickers, bars, trades, coins.',
  charts: 'Bars and their resolutions.',
  news: 'News, notices, the user agreement.',
  home: 'The start page.',
  spot: 'Spot orders.',
  identity: 'Login, registration, verification codes, the user.',
  wallet: 'Balances, transfers, deposits, withdrawals, addresses, ledgers.',
  realtime: 'The socket.',
  'feature-kit': 'Uploads, abilities of the back end, customer service.',
  lever: 'Leverage: positions, pending orders, stops.',
  'micro-options': 'Timed options.',
  c2c: 'Peer-to-peer ads and orders, acceptors.',
  subscription: 'Token subscription: launch, subscribing, records, unlock.',
};
