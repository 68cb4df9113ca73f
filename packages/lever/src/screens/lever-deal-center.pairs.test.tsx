import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { respond } from '@bourse/api-client/testing';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { chartsMessages } from '@bourse/charts';
import { marketMessages } from '@bourse/market';
import { tradingMessages } from '@bourse/trading';
import { COIN_TOUR, COINS, coinMarketHandlers, coinOf, ofOtherCoins, type Coin } from '@bourse/trading/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { leverDeal } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { reducers } from '../reducers';
import { aWireDeal, leverExchange, leverHandlers } from '../testing';
import { Component as DealCenter } from './lever-deal-center';

freshServer(() => [
  respond(leverDeal, ({ request }) => {
    const { ask, bid, last } = coinOf(request);
    const lever_transaction = { in: [{ price: bid, number: '1000' }], out: [{ price: ask, number: '1000' }] };
    return aWireDeal({ lever_transaction, last_price: last });
  }),
  ...leverHandlers(leverExchange()),
  ...coinMarketHandlers(),
]);
beforeAll(() =>
  preloadMessages([
    leverMessages,
    chartsMessages,
    marketMessages,
    tradingMessages,
    featureKitMessages,
    safeWritesMessages,
    listsMessages,
    uiKitMessages,
  ]),
);
beforeEach(() => {
  stubLayout(1680);
  localStorage.clear();
});

const addressOf = ({ name }: Pick<Coin, 'name'>) => `/leverdealCenter?symbol=${name}_USDT`;
const open = (coin: Pick<Coin, 'name'>) => renderFeature(<DealCenter />, { reducers, address: addressOf(coin) });
const form = ({ name }: Pick<Coin, 'name'>) =>
  screen.findByLabelText<HTMLFormElement>(`Leverage order for ${name}/USDT`);
const field = (of: HTMLFormElement, name: 'price' | 'lots' | 'takeProfit' | 'stopLoss') => {
  const input = of.elements.namedItem(name);
  if (input instanceof HTMLInputElement) return input;
  throw new Error(`no field ${name}`);
};

const grouped = (amount: string) => amount.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** What form and storage have for a coin, and the text of another coin in the form. */
async function shownFor(coin: Coin) {
  const shown = await form(coin);
  await within(shown).findByDisplayValue((price) => price.replaceAll(',', '') === coin.ask);
  await within(shown).findByText('10,000');
  return {
    lot: within(shown).getByText(/^1 lot/).textContent,
    entered: field(shown, 'lots').value,
    ofOthers: ofOtherCoins(coin).exec(shown.textContent),
    stored: [localStorage.getItem('symbol'), localStorage.getItem('shareNum')],
  };
}

const only = ({ name, lotSize }: Coin) => ({
  lot: `1 lot = ${lotSize.includes('.') ? lotSize : grouped(lotSize)} ${name}`,
  entered: '',
  ofOthers: null,
  stored: [`${name}/USDT`, lotSize],
});

const [first, ...later] = COIN_TOUR;

it('the leverage screen shows nothing of the previous pair after a navigation', async () => {
  const { router } = open(first);
  await form(first);
  for (const coin of later) {
    await act(() => router.navigate(addressOf(coin)));
    expect(await shownFor(coin)).toEqual(only(coin));
  }
});

it('the leverage screen shows nothing of the previous pair after a reload', async () => {
  for (const coin of COINS) {
    const { unmount } = open(coin);
    expect(await shownFor(coin)).toEqual(only(coin));
    unmount();
  }
});

it.each([
  ['BTC', '96000.349', '96000.34', '96000.35'],
  ['DOGE', '0.380019', '0.38001', '0.38002'],
  ['PEPE', '0.00000086019', '0.0000008601', '0.0000008602'],
] as const)('%s has the same decimals in limit price, stops and their steps', async (name, typed, kept, stepped) => {
  const { user } = open({ name });
  const shown = await form({ name });
  await within(shown).findByText('10,000');
  await user.click(within(shown).getByRole('checkbox', { name: 'TP/SL' }));
  await user.type(field(shown, 'stopLoss'), typed);
  expect(field(shown, 'stopLoss')).toHaveValue(kept);
  await user.keyboard('{ArrowUp}');
  expect(field(shown, 'stopLoss')).toHaveValue(stepped);
  await user.click(within(shown).getByText('Limit'));
  await user.clear(field(shown, 'price'));
  await user.type(field(shown, 'price'), typed);
  expect(field(shown, 'price')).toHaveValue(kept);
});
