import * as identity from '@bourse/identity/contract';
import * as market from '@bourse/market/contract';
import * as realtime from '@bourse/realtime/contract';
import * as spot from '@bourse/spot/contract';
import * as wallet from '@bourse/wallet/contract';

/** The `contract` doors of all packages, in the order of the documents. */
export const DOORS = { market, spot, identity, wallet, realtime } as const;

/** What each of them is about. */
export const SUBJECTS: Readonly<Record<keyof typeof DOORS, string>> = {
  market: 'Pairs, tickers, bars, trades, coins, news.',
  spot: 'Spot orders.',
  identity: 'Log-in, registration, verification codes, the user.',
  wallet: 'Balances.',
  realtime: 'The socket.',
};
