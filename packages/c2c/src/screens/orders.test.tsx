import { featureKitMessages } from '@bourse/feature-kit';
import { freshServer } from '@bourse/feature-kit/test-server';
import { renderFeature } from '@bourse/feature-kit/testing';
import { decimal } from '@bourse/decimal';
import { preloadMessages } from '@bourse/i18n/testing';
import { uiKitMessages } from '@bourse/ui-kit';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { IS_SURE } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';
import { noteConfirmed } from '../order/seen-orders';
import { reducers } from '../reducers';
import { aWireOrder, c2cExchange, c2cHandlers, type C2cExchange } from '../testing';
import { Component as OrdersScreen } from './orders';
import { PATHS } from '../paths';

let exchange: C2cExchange;
freshServer(() => {
  exchange = c2cExchange({ orders: [aWireOrder()] });
  return c2cHandlers(exchange);
});
beforeAll(() => preloadMessages([c2cMessages, featureKitMessages, uiKitMessages]));

/** The dialog lets the user confirm after so many seconds. */
const READING_SECONDS = 5;

afterEach(() => void vi.useRealTimers());

const open = (more = '') => renderFeature(<OrdersScreen />, { reducers, address: `${PATHS.orders}?id=501${more}` });

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
    const { user } = open();
    const pay = await screen.findByRole('button', { name: 'Mark as paid' });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await user.click(pay);
    const dialog = within(await screen.findByRole('dialog'));
    for (let second = 1; second <= READING_SECONDS; second += 1) act(() => void vi.advanceTimersByTime(1000));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await screen.findByText('Marked as paid. The seller now checks the payment.')).toBeVisible();
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
  // The order of the fixtures is older than any payment window.
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
