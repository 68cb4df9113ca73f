import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { rejection, respond } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { featureKitMessages } from '@bourse/feature-kit';
import { capabilities } from '@bourse/contracts/site';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { chartsMessages } from '@bourse/charts';
import { marketMessages } from '@bourse/market';
import { tradingMessages } from '@bourse/trading';
import { coinMarketHandlers, dealMarketHandlers } from '@bourse/trading/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leverDealAll } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { reducers } from '../reducers';
import { toWire } from '../testing/fixtures';
import { aFilledReduction, aPosition, leverExchange, leverHandlers, type LeverExchange } from '../testing';
import { Component as DealCenter } from './lever-deal-center';
import { Component as List } from './orders';
import { Component as Record } from './journal';
import { Component as Fees } from '../fees/fees';
import { Component as Transaction } from './order';
import { Component as Transactions } from './deals';

let exchange: LeverExchange;
const { server } = freshServer(() => {
  exchange = leverExchange();
  return [...leverHandlers(exchange), ...dealMarketHandlers()];
});
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
beforeEach(() => stubLayout(1440));

const other = aPosition({ id: 44, pair: '2-3', symbol: 'ETH/USDT', direction: 'short' });

it('the leverage screen counts and shows the positions of all pairs', async () => {
  exchange.positions = [other, aPosition()];
  renderFeature(<DealCenter />, { reducers, address: '/leverdealCenter?symbol=BTC_USDT' });
  expect(await screen.findByRole('tab', { name: 'Positions (2)' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Details: order 44' })).toBeInTheDocument();
});

it('the leverage screen shows the worth in yuan, the mark price and the overnight fee', async () => {
  exchange.positions = [other, aPosition()];
  renderFeature(<DealCenter />, { reducers, address: '/leverdealCenter?symbol=BTC_USDT' });
  // 97,000 at 7.2, and 10,000 of the contract account.
  expect(await screen.findByText('≈ CN¥698,400.00')).toBeInTheDocument();
  const bar = await screen.findByRole('region', { name: 'BTC/USDT at a glance' });
  expect(await within(bar).findByText('0.01% a day')).toBeInTheDocument();
  expect((await within(bar).findByText('Mark price')).nextElementSibling).toHaveTextContent(/^98,000\.0+$/);
});

it('the buttons of a phone open the form for their direction', async () => {
  stubLayout(390);
  server.use(...coinMarketHandlers());
  const { user } = renderFeature(<DealCenter />, { reducers, address: '/leverdealCenter?symbol=BTC_USDT' });
  await user.click(await screen.findByRole('button', { name: 'Short' }));
  const sheet = await screen.findByRole('dialog', { name: 'BTC/USDT' });
  expect(await within(sheet).findByRole('button', { name: 'Open short' })).toBeInTheDocument();
  expect(within(sheet).queryByRole('button', { name: 'Open long' })).not.toBeInTheDocument();
});

it.each([
  ['the list of orders', List, '/leverList'],
  ['the list of all deals', Transactions, '/leverTransactions'],
] as const)('%s shows the positions of all pairs, and can close each', async (_name, Screen, address) => {
  exchange.positions = [other, aPosition()];
  renderFeature(<Screen />, { reducers, address });
  expect(await screen.findByRole('button', { name: 'Close: order 44' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close: order 31' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Leverage history' })).toHaveAttribute('href', '/leverRecord');
});

it.each([
  ['the list of orders', List, '/leverList'],
  ['the list of all deals', Transactions, '/leverTransactions'],
] as const)('%s leads to the trading screen while there is no position', async (_name, Screen, address) => {
  renderFeature(<Screen />, { reducers, address });
  expect(await screen.findByText('Your open positions appear here with their P/L.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open a position' })).toHaveAttribute('href', '/leverdealCenter');
});

it('the list of all deals works where the back end refuses it without a pair', async () => {
  server.use(
    respond(leverDealAll, ({ request }) =>
      request.currency_id === undefined
        ? rejection('参数错误')
        : { order: { data: exchange.positions.map(toWire), total: exchange.positions.length } },
    ),
  );
  exchange.positions = [other, aPosition()];
  renderFeature(<Transactions />, { reducers, address: '/leverTransactions' });
  expect(await screen.findByRole('button', { name: 'Close: order 44' })).toBeInTheDocument();
});

it('the equity of a back end that sends the size of positions as balance is available, margins and P/L', async () => {
  const { held_lever: _held, ...deal } = exchange.deal;
  exchange.deal = { ...deal, all_levers: '64160', user_lever: '1235' };
  exchange.positions = [aPosition({ margin: decimal(642), profit: decimal(-6) })];
  renderFeature(<DealCenter />, { reducers, address: '/leverdealCenter?symbol=BTC_USDT' });
  const equity = (await screen.findByText('Equity', {})).nextElementSibling;
  await waitFor(() => expect(equity).toHaveTextContent('1,871'));
});

it('the record says why each position of all pairs closed', async () => {
  exchange.closed = [
    aPosition({ completedAt: Date.now(), closeReason: 'liquidation' }),
    { ...other, completedAt: Date.now(), closeReason: 'takeProfit' },
  ];
  renderFeature(<Record />, { reducers, address: '/leverRecord' });
  expect(await screen.findByRole('cell', { name: 'Liquidation' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Take profit reached' })).toBeInTheDocument();
});

it('the record filters all closed positions by a tag of the user', async () => {
  exchange.closed = [aPosition({ completedAt: Date.now() }), { ...other, completedAt: Date.now() }];
  const { user } = renderFeature(<Record />, { reducers, address: '/leverRecord' });
  await user.click(await screen.findByRole('button', { name: 'Add note: ETH/USDT position 44' }));
  await user.type(await screen.findByRole('textbox', { name: 'Tags' }), 'breakout');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await user.click(await screen.findByRole('combobox', { name: 'Tag' }));
  await user.click(screen.getByRole('option', { name: 'breakout' }));
  expect(screen.getByRole('link', { name: '44' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '31' })).not.toBeInTheDocument();
});

it('an order is found by its number, of whichever pair', async () => {
  exchange.closed = [{ ...other, completedAt: Date.now(), closeReason: 'batch' }];
  renderFeature(<Transaction />, { reducers, address: '/leverTransaction?id=44' });
  expect(await screen.findByText('Batch close')).toBeInTheDocument();
});

it('the fee page has the rates of the pair, an estimate, and the opening and overnight fees of all positions', async () => {
  const paid = { tradeFee: decimal(3), overnightFee: decimal('0.5') };
  exchange.positions = [aPosition(paid)];
  exchange.closed = [{ ...other, ...paid, completedAt: Date.now() }];
  renderFeature(<Fees />, { reducers, address: '/fees?symbol=BTC_USDT&days=all' });
  expect((await screen.findByText('USDT (charges: 4)')).nextSibling).toHaveTextContent('7USDT');
  expect(await screen.findByText('0.0100%')).toBeVisible();
  // 0.01 % of 1,000 a night.
  expect(screen.getByText('Est. fee per night').nextSibling).toHaveTextContent('0.1USDT');
});

const announce = () => server.use(respond(capabilities, () => ({ leverage_order_types: ['reduce_only'] })));

describe('the list of filled reduce-only orders', () => {
  it.each(['mouse', 'keyboard'])(
    'a filled reduce-only order is listed with what it closed, with a link to each position (%s)',
    async (device) => {
      announce();
      exchange.filled = [aFilledReduction()];
      const { user } = renderFeature(<List />, { reducers, address: '/leverList' });
      const tab = await screen.findByRole('tab', { name: 'Filled' });
      if (device === 'mouse') await user.click(tab);
      else {
        screen.getByRole('tab', { name: 'Positions' }).focus();
        await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
      }
      expect(await screen.findByRole('cell', { name: '4 lots 31, 34' })).toBeVisible();
      expect(screen.getByRole('cell', { name: '+40.0000' })).toBeVisible();
      expect(screen.getByRole('link', { name: '34' })).toHaveAttribute('href', '/leverTransaction?id=34');
    },
  );

  it('a filled reduce-only order has a page of its own', async () => {
    announce();
    exchange.filled = [aFilledReduction()];
    renderFeature(<Transaction />, { reducers, address: '/leverTransaction?id=33' });
    expect((await screen.findByText('Status')).nextSibling).toHaveTextContent('Filled');
    expect(screen.getByRole('link', { name: '31' })).toHaveAttribute('href', '/leverTransaction?id=31');
  });

  it('reduce-only orders have no list where the back end does not announce them', async () => {
    renderFeature(<List />, { reducers, address: '/leverList?tab=filled' });
    expect(await screen.findByRole('tab', { name: 'Positions', selected: true })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Filled' })).not.toBeInTheDocument();
  });
});
