import { rejection, respond } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { createBookStore } from '@bourse/market';
import { aPair } from '@bourse/market/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { placeBuy } from '@bourse/contracts/spot';
import { History } from '../history/history';
import { OrderPanel } from '../order-form/order-panel';
import { amount, buyButton, chooseUnit, confirm } from '../order-form/order-panel.test-support';
import { aFill } from '../testing/fixtures';
import { spotExchange, spotHandlers, type SpotExchange } from '../testing/handlers';
import { stubLayout, freshServer } from '@bourse/feature-kit/test-server';
import { renderSpot } from '../testing/render-spot';
import { ReceiptKeeper } from './receipt-keeper';

const { server } = freshServer(() => []);
let exchange: SpotExchange;

beforeEach(() => {
  stubLayout(1440);
  const old = aFill({ id: 1, time: Date.parse('2026-11-20T11:00:00Z') });
  exchange = spotExchange({ fills: [old] });
  server.use(
    // A market buy of 1 BTC, half at the best ask and half at the next one.
    respond(placeBuy, () => {
      const time = Date.parse('2026-11-20T12:00:00Z');
      exchange.fills = [
        aFill({ id: 3, time, price: decimal(97_010), amount: decimal('0.5'), fee: decimal('0.0005') }),
        aFill({ id: 2, time, price: decimal(97_000), amount: decimal('0.5'), fee: decimal('0.0005') }),
        old,
      ];
      return SERVER_TEXTS.orderPlaced;
    }),
    ...spotHandlers(exchange),
  );
});

const pair = aPair({ amountDecimals: 4 });
const level = (price: string) => ({ price: decimal(price), amount: decimal('1'), sum: decimal('1') });
const book = () => createBookStore({ bids: [level('96990')], asks: [level('97000')], last: decimal('97000') });

async function buyAtMarket() {
  const store = book();
  const rendered = renderSpot(
    <>
      <ReceiptKeeper pair={pair} book={store} />
      <OrderPanel pair={pair} book={store} />
      <History pair={pair} />
    </>,
  );
  const { user } = rendered;
  await screen.findByText('100,000');
  await screen.findByText('0.0001');
  await user.click(screen.getByRole('radio', { name: 'Market' }));
  await chooseUnit(user, 'BTC');
  await user.type(amount(), '1');
  await user.click(buyButton());
  await confirm(user);
  return rendered;
}

it('the receipt of a market order is announced once the order is filled, and opens from the rows of its fills only', async () => {
  const { user } = await buyAtMarket();
  expect(await screen.findByText('Bought 1 BTC at 97,005.00 USDT on average.')).toBeVisible();
  const receipts = await screen.findAllByRole('button', { name: 'Trade details: Buy 0.5 BTC' });
  expect(receipts).toHaveLength(2);
  // The button of the receipt is in the rows of the order's fills only.
  const rows = within(screen.getByRole('table', { name: 'Trade history' })).getAllByRole('row');
  expect(rows.map((row) => within(row).queryAllByRole('button', { name: /^Trade details/ }).length)).toEqual([
    0, 1, 1, 0,
  ]);
  const [first] = receipts;
  if (first) await user.click(first);
  const dialog = await screen.findByRole('dialog', { name: 'Trade details' });
  for (const [term, value] of [
    ['Mid price on arrival', '96,995 USDT'],
    ['Avg. price', '97,005 USDT'],
    ['Slippage vs. mid price', '1.03 bps worse'],
    ['As taker', '1BTC'],
    ['Fee', '0.001BTC'],
  ] as const) {
    expect(within(dialog).getByText(term).parentElement).toHaveTextContent(`${term}${value}`);
  }
});

it('the receipt of a market order is still there when the page is opened again', async () => {
  const { unmount } = await buyAtMarket();
  await screen.findAllByRole('button', { name: /^Trade details/ });
  unmount();
  renderSpot(<History pair={pair} />);
  expect(await screen.findAllByRole('button', { name: /^Trade details/ })).toHaveLength(2);
});

it('the receipt of a market order is kept if the screen was closed before the exchange replied', async () => {
  const reply = Promise.withResolvers<void>();
  server.use(
    respond(placeBuy, async () => {
      await reply.promise;
      return SERVER_TEXTS.orderPlaced;
    }),
  );
  const { store, router } = await buyAtMarket();
  await router.navigate('/login');
  await screen.findByText('Screen at /login');
  reply.resolve();
  await waitFor(() => expect(store.getState()).toMatchObject({ spotReceipts: { arrivals: [{ bid: '96990' }] } }));
});

it('the receipt of a market order is added to those that another tab has kept meanwhile', async () => {
  await buyAtMarket();
  await screen.findAllByRole('button', { name: /^Trade details/ });
  const kept = localStorage.getItem('bourse.spot.arrivals') ?? '[]';
  localStorage.setItem('bourse.spot.arrivals', kept.replace(/"id":"[^"]+"/, '"id":"elsewhere"'));
  cleanup();
  const { store } = await buyAtMarket();
  await waitFor(() => expect(store.getState()).toMatchObject({ spotReceipts: { arrivals: { length: 2 } } }));
});

it('the receipt of a market order does not include fills of another user on this device', async () => {
  localStorage.setItem('user_id', '7');
  await buyAtMarket();
  await screen.findAllByRole('button', { name: /^Trade details/ });
  cleanup();
  localStorage.setItem('user_id', '8');
  renderSpot(<History pair={pair} />);
  expect(await screen.findByText('0.0001')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Trade details/ })).not.toBeInTheDocument();
});

it('the receipt of a market order is not made of an order that was refused', async () => {
  server.use(respond(placeBuy, () => rejection(SERVER_TEXTS.insufficientBalance)));
  const { store } = await buyAtMarket();
  await screen.findByRole('alert');
  expect(store.getState()).toMatchObject({ spotReceipts: { arrivals: [] } });
});

it('the receipt of a market order survives a storage that holds nonsense', async () => {
  localStorage.setItem('bourse.spot.arrivals', '[{"order":{}}]');
  renderSpot(<History pair={pair} />);
  expect(await screen.findByText('0.0001')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Trade details/ })).not.toBeInTheDocument();
});
