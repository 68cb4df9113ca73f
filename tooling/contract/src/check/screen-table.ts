import type { Call } from '@bourse/api-client/contract';
import * as c2c from '@bourse/c2c/contract';
import * as identity from '@bourse/identity/contract';
import * as lever from '@bourse/lever/contract';
import * as market from '@bourse/market/contract';
import * as options from '@bourse/micro-options/contract';
import * as news from '@bourse/news/contract';
import * as spot from '@bourse/spot/contract';
import * as subscription from '@bourse/subscription/contract';
import * as wallet from '@bourse/wallet/contract';
import { callName } from '../calls';
import type { Reading } from './read-as-client';

/** The screens of the client, each with the call that it cannot do without, and those that it shows beside. */
const SCREENS: readonly (readonly [name: string, needs: Call, ...others: Call[]])[] = [
  ['Markets', market.quotationNew, market.timeSeries],
  ['News and notices', news.newsList, news.newsDetail],
  ['Spot', spot.deal, market.tradeHistory, spot.openBuys, spot.openSells, spot.completedOrders],
  ['Leverage', lever.leverDeal, lever.leverMyTrade, lever.leverDealAll],
  ['Options', options.optionSeconds, options.payableCurrencies, options.optionOrders],
  ['C2C market', c2c.marketAds, c2c.ownOrders, c2c.ownAds],
  ['C2C acceptors', c2c.acceptorList, c2c.acceptorDeals],
  ['Launch', subscription.launchInfo, subscription.subscriptionRecords],
  ['Assets', wallet.walletList, wallet.walletDetail],
  ['Deposit', wallet.depositAddress, wallet.accountLog],
  ['Withdrawal', wallet.withdrawalInfo, wallet.depositAddress, wallet.savedAddresses],
  ['Transfer', wallet.walletList, wallet.transferHistory, wallet.transferCurrencies],
  ['Ledger', wallet.ledger],
  ['Account', identity.userInfo, identity.userCenter],
  ['Payment methods', identity.payeeInfo],
  ['Agents', identity.regionUsers],
];

export interface ScreenLine {
  readonly screen: string;
  readonly state: 'works' | 'works with gaps' | 'hidden' | 'fails' | 'not asked';
  /** The calls that are missing or cannot be read as a whole. */
  readonly because: readonly string[];
}

/** What users will see, screen by screen. */
export function screenTable(readings: ReadonlyMap<Call, Reading>): readonly ScreenLine[] {
  const of = (call: Call) => readings.get(call) ?? 'unasked';
  return SCREENS.map(([screen, needs, ...others]) => {
    const because = [needs, ...others].filter((call) => ['gap', 'absent'].includes(of(call))).map(callName);
    const line = (state: ScreenLine['state']): ScreenLine => ({ screen, state, because });
    if (of(needs) === 'absent') return line('hidden');
    if (of(needs) === 'gap') return line('fails');
    if (of(needs) === 'unasked') return line('not asked');
    return line(because.length === 0 ? 'works' : 'works with gaps');
  });
}

const SCREEN_WIDTH = 18;
const STATE_WIDTH = 17;

export const tableLines = (table: readonly ScreenLine[]): readonly string[] =>
  table.map(({ screen, state, because }) =>
    `${screen.padEnd(SCREEN_WIDTH)}${state.padEnd(STATE_WIDTH)}${because.join(', ')}`.trimEnd(),
  );
