import type { Call } from '@bourse/contracts/wire';
import { userInfo } from '@bourse/contracts/identity';
import { leverDeal } from '@bourse/contracts/lever';
import { quotationNew, timeSeries, tradeHistory } from '@bourse/contracts/market';
import { deal } from '@bourse/contracts/spot';
import { walletList } from '@bourse/contracts/wallet';

/** What a call is asked for. `deal`: a pair, with the address that some back ends require. */
type Of = 'nothing' | 'pair' | 'deal' | 'bars';

/** A call that a screen certainly makes; small, because every page carries it. */
export interface EarlyCall {
  readonly method: Call['method'];
  readonly path: string;
  readonly of: Of;
  /** Not sent without a token. */
  readonly isPrivate?: true;
  /** The phone's arrangement does not show it at the start. */
  readonly isWide?: true;
}

export interface EarlyPlan {
  /** Names the pairs, so that the first one can be asked for. */
  readonly pairs: EarlyCall;
  /** By every page. */
  readonly everywhere: readonly EarlyCall[];
  /** By the page of a path, in addition. */
  readonly screens: Readonly<Record<string, readonly EarlyCall[]>>;
}

const early = (
  { method, path, access }: Call,
  of: Of = 'nothing',
  more: Pick<EarlyCall, 'isWide'> = {},
): EarlyCall => ({
  method,
  path,
  of,
  ...(access === 'required' && { isPrivate: true }),
  ...more,
});

const PAIRS = early(quotationNew);
const BARS = early(timeSeries, 'bars');
const TRADES = early(tradeHistory, 'pair', { isWide: true });
const SPOT = [PAIRS, early(deal, 'deal'), BARS, TRADES];
const ASSETS = [early(walletList)];

/** Read at build time: methods and paths are those of the contract. The addresses are written out, so that the plan imports no screen. */
export const plan: EarlyPlan = {
  pairs: PAIRS,
  everywhere: [early(userInfo)],
  screens: {
    '/': [PAIRS],
    '/quotation': [PAIRS],
    '/dealCenter': SPOT,
    '/match': SPOT,
    '/leverdealCenter': [PAIRS, early(leverDeal, 'pair'), BARS, TRADES],
    '/secondDealCenter': [PAIRS, BARS],
    '/letransactions': ASSETS,
    '/new_account/letransactions': ASSETS,
  },
};
