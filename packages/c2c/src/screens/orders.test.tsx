import { listsMessages } from '@bourse/lists';
import { safeWritesMessages } from '@bourse/safe-writes';
import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { respond } from '@bourse/api-client/testing';
import { currencyList } from '@bourse/contracts/market';
import { adOrders, IS_SURE, ownOrders } from '@bourse/contracts/c2c';
import { c2cApi } from '../api';
import { c2cMessages } from '../locales/messages';
import { noteConfirmed } from '../order/seen-orders';
import { reducers } from '../reducers';
import { aWireAd, aWireOrder, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import type { WireOrder } from '../testing/fixtures';
import { Component as OrdersScreen } from './orders';
import { PATHS } from '../paths';

let exchange: C2cExchange;
const { server } = freshServer(() => {
  exchange = c2cExchange({ orders: [aWireOrder()] });
  return c2cHandlers(exchange);
});
beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, safeWritesMessages, listsMessages, uiKitMessages]));

/** Seconds after which the dialog lets the user confirm. */
const READING_SECONDS = 5;

afterEach(() => void vi.useRealTimers());

const open = (more = '') => renderFeature(<OrdersScreen />, { reducers, address: `${PATHS.orders}?id=501${more}` });

/** Opens the dialog of the payment and reads it; the result confirms it. */
async function readyToPay() {
  const { user } = open();
  const pay = await screen.findByRole('button', { name: 'Mark as paid' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await user.click(pay);
  const dialog = within(await screen.findByRole('dialog'));
  for (let second = 1; second <= READING_SECONDS; second += 1) act(() => void vi.advanceTimersByTime(1000));
  await user.click(dialog.getByRole('checkbox'));
  return () => user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
}

describe('an order of the payer', () => {
  it('an order warns the payer where it differs from the amount that this device confirmed, and names both figures', async () => {
    noteConfirmed(501, decimal('20'));
    open();
    expect(await screen.findByText('The order differs from what you confirmed')).toBeVisible();
    expect(screen.getByText(/You confirmed 20 .*order is for 500/)).toBeVisible();
  });

  it('an order does not warn the payer where the amounts are equal', async () => {
    noteConfirmed(501, decimal('500'));
    open();
    expect(await screen.findByText('Awaiting payment')).toBeVisible();
    expect(screen.queryByText('The order differs from what you confirmed')).toBeNull();
  });

  it('an order warns the payer where no account of the payment method was sent', async () => {
    exchange.orders = [aWireOrder({ sell_cash_info: { real_name: 'Li Wei', alipay_account: 'li@pay.example' } })];
    open();
    expect(await screen.findByText(/This payment method has no account. Do not pay/)).toBeVisible();
  });

  it('an order that is marked as paid says what the seller has yet to do', async () => {
    const press = await readyToPay();
    await press();
    expect(await screen.findByText('Marked as paid. The seller now checks the payment.')).toBeVisible();
  });

  it('an order that another tab has marked as paid is shown as paid after the refusal, without it', async () => {
    const press = await readyToPay();
    exchange.orders = exchange.orders.map((order) => ({ ...order, is_sure: IS_SURE.paid }));
    await press();
    expect(await screen.findByText('Paid, awaiting release')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('an order shows the payer a clock and customer service while it is paid and not released', async () => {
    const paidAt = Math.floor(Date.now() / 1000) - 12 * 60 - 5;
    exchange.orders = [aWireOrder({ is_sure: IS_SURE.paid, update_time: paidAt })];
    open();
    expect(await screen.findByText(/12 minutes ago/)).toBeVisible();
    expect(
      screen.getByText(/Paid, but not released\? Save the evidence file and contact customer support\./),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Customer support' })).toBeVisible();
  });
});

const paidSale = (verified: 0 | 1) =>
  aWireOrder({ is_sure: IS_SURE.paid, is_owner: 1, hes_realname: 'Ana García', hes_verified: verified });

async function typeName() {
  const { user } = open('&side=publisher');
  await user.click(await screen.findByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: "Payer's name" }), 'ana garcía');
  return dialog;
}

describe('an unpaid order whose payment window is over', () => {
  // The order of the fixtures is an hour old, which is older than any payment window.
  beforeEach(() => void vi.setSystemTime(Date.now() + 3_600_000));

  it('an unpaid order whose payment window is over tells the payer not to pay any more, and what to do after a payment', async () => {
    open();
    expect(await screen.findByText(/Do not pay any more\. Already paid\? Mark the order as paid/)).toBeVisible();
    expect(screen.queryByText(/Transfer the exact amount/)).toBeNull();
    expect(screen.queryByText('0:00')).toBeNull();
  });

  it('an unpaid order whose payment window is over tells the seller whose the crypto is', async () => {
    exchange.orders = [aWireOrder({ is_owner: 1 })];
    open('&side=publisher');
    expect(
      await screen.findByText(/Do not release\. After the cancellation the crypto is yours again\./),
    ).toBeVisible();
  });

  it('an unpaid order whose payment window is over has no clock in the list', async () => {
    renderFeature(<OrdersScreen />, { reducers, address: PATHS.orders });
    expect(await screen.findByText('Time is up, being cancelled')).toBeVisible();
    expect(screen.queryByText('0:00')).toBeNull();
  });
});

describe('the release', () => {
  it('the release shows the name as verified only where the exchange has compared it', async () => {
    exchange.orders = [paidSale(1)];
    expect(await (await typeName()).findByText("The name matches the buyer's verified name.")).toBeVisible();
  });

  it('the release says that a matching name is not verified', async () => {
    exchange.orders = [paidSale(0)];
    const dialog = await typeName();
    expect(
      await dialog.findByText(/The name matches the one the buyer entered, which is not verified\./),
    ).toBeVisible();
    expect(dialog.queryByText(/The name matches the buyer's verified name\./)).toBeNull();
  });

  it('the release shows the steps of a seller', async () => {
    exchange.orders = [paidSale(0)];
    open('&side=publisher');
    expect(await screen.findByText('Wait for payment')).toBeVisible();
    expect(screen.queryByText('Wait for release')).toBeNull();
  });
});

it('the list of orders names whose turn it is, those that wait for the user first', async () => {
  exchange.orders = [
    aWireOrder({ id: 604, is_owner: 0, is_sure: IS_SURE.completed }),
    aWireOrder({ id: 603, is_owner: 0, is_sure: IS_SURE.paid }),
    aWireOrder({ id: 602, is_owner: 1, is_sure: IS_SURE.paid }),
  ];
  renderFeature(<OrdersScreen />, { reducers, address: PATHS.orders });
  expect(await screen.findByText('Release now')).toBeVisible();
  expect(screen.getByText('Waiting for seller')).toBeVisible();
  const numbers = screen.getAllByRole('link', { name: /^60\d$/ });
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['602', '604', '603']);
});

/** The user has the id 7. `hes_realname` is the publisher's name for both users. */
const sale = (overrides: Partial<WireOrder> = {}) =>
  aWireOrder({
    is_sure: IS_SURE.paid,
    user_id: 8,
    seller_id: 7,
    hes_realname: 'Lin Own',
    user_realname: 'Ana García',
    ...overrides,
  });

describe('an order of a back end without `is_owner`', () => {
  it('an order of the own ad has the view of the seller without `side` in the link, and the release compares the taker', async () => {
    exchange.orders = [sale()];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Ana García')).toBeVisible();
    expect(dialog.queryByText('Lin Own')).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: "Payer's name" }), 'ana garcía');
    expect(await dialog.findByText(/The name matches the one the buyer entered/)).toBeVisible();
  });

  it('an order of the own ad has no name to compare where the name of the taker is not sent', async () => {
    exchange.orders = [sale({ user_realname: '' })];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText('Lin Own')).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: "Payer's name" }), 'Ana García');
    expect(dialog.queryByText(/name/i, { selector: '[role=alert] *' })).toBeNull();
  });

  it('an order that the user took has the view of the payer', async () => {
    exchange.orders = [sale({ is_sure: IS_SURE.unpaid, user_id: 7, seller_id: 8 })];
    open('&side=publisher');
    expect(await screen.findByRole('button', { name: 'Mark as paid' })).toBeVisible();
  });

  it('the list of own orders has those of the own ads where the back end lists only taken ones', async () => {
    const taken = sale({ id: 601, user_id: 7, seller_id: 8 });
    let reads = 0;
    exchange.ownAds = [aWireAd({ id: 21, currency_id: 3 })];
    server.use(
      respond(currencyList, () => ({ legal: [{ id: 3, name: 'USDT' }], currency: [] })),
      respond(ownOrders, ({ request }) => ({ list: request.page === 1 ? [taken] : [] })),
      respond(adOrders, ({ request }) => {
        reads += 1;
        return { list: request.id === 21 ? [sale({ id: 602 })] : [] };
      }),
    );
    const { store } = renderFeature(<OrdersScreen />, { reducers, address: PATHS.orders });
    expect(await screen.findByRole('link', { name: '602' })).toHaveAttribute(
      'href',
      expect.stringContaining('side=publisher'),
    );
    expect(screen.getByRole('link', { name: '601' })).toHaveAttribute('href', expect.not.stringContaining('side='));
    // A poll of the list reads no ads.
    const before = reads;
    const again = c2cApi.endpoints.ownOrders.initiate(undefined, { forceRefetch: true });
    await act(async () => void (await store.dispatch(again)));
    expect(screen.getByRole('link', { name: '602' })).toBeVisible();
    expect(reads).toBe(before);
  });
});

it('the list of orders writes amounts with two decimals', async () => {
  const coin = { currency_name: 'USDT' };
  exchange.orders = [aWireOrder({ id: 1, number: '50', ...coin }), aWireOrder({ id: 2, number: '123.45', ...coin })];
  renderFeature(<OrdersScreen />, { reducers, address: PATHS.orders });
  expect(await screen.findByRole('row', { name: /^1 / })).toHaveTextContent('50.00 USDT');
  expect(screen.getByRole('row', { name: /^2 / })).toHaveTextContent('123.45 USDT');
});
