import { expired, rejection, respond } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placeBuy } from '@bourse/contracts/spot';
import {
  amount,
  buyButton,
  confirm,
  fillLimitBuy,
  openPanel,
  price,
  total,
} from '../order-form/order-panel.test-support';
import { freshExchange } from '../testing/fresh-exchange';

const { server, present } = freshExchange();

describe('a limit buy', () => {
  it('a limit buy is confirmed, sent once as the contract defines, and the form is cleared', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    expect(total()).toHaveValue('48000');
    await user.click(buyButton());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('BTC/USDT');
    expect(dialog).toHaveTextContent('96,000');
    expect(dialog).toHaveTextContent('Malicious repeated clicking will get your account frozen.');
    await confirm(user);
    expect(await screen.findByText('Your order has been placed.')).toBeVisible();
    expect(present.exchange.received).toEqual([
      { side: 'buy', legal_id: 3, currency_id: 1, price: '96000', num: '0.5', mode: 2 },
    ]);
    await waitFor(() => expect(amount()).toHaveValue(''));
    expect(price()).toHaveValue('97000');
    expect(screen.queryByText(/Enter a buy/)).not.toBeInTheDocument();
  });

  it('a limit buy requests the balance again', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    present.exchange.deal = { ...present.exchange.deal, user_legal: '52000' };
    await confirm(user);
    expect(await screen.findByText('52,000')).toBeVisible();
  });

  it('a cancelled confirmation sends nothing', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(present.exchange.received).toEqual([]);
    expect(amount()).toHaveValue('0.5');
  });

  it('repeated presses of "sure" place one order', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    const sure = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' });
    await user.dblClick(sure);
    await waitFor(() => expect(present.exchange.received).toHaveLength(1));
    expect(await screen.findByText('Your order has been placed.')).toBeVisible();
    expect(present.exchange.received).toHaveLength(1);
  });

  it('Enter and a click place one order, also without a confirmation', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox'));
    await confirm(user);
    await waitFor(() => expect(present.exchange.received).toHaveLength(1));
    await waitFor(() => expect(amount()).toHaveValue(''));

    await fillLimitBuy(user, '95000', '0.1');
    await user.keyboard('{Enter}');
    await user.click(buyButton());
    await waitFor(() => expect(present.exchange.received).toHaveLength(2));
    await waitFor(() => expect(amount()).toHaveValue(''));
    expect(present.exchange.received).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the confirmation setting', () => {
  it('an order is confirmed again after the user turns confirmation on', async () => {
    localStorage.setItem('bourse.spot.skipConfirmation', '1');
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(screen.queryByText(/Order confirmation is off/)).not.toBeInTheDocument();
    await fillLimitBuy(user);
    await user.click(buyButton());
    expect(await screen.findByRole('dialog', { name: 'Place this order?' })).toBeVisible();
    expect(present.exchange.received).toEqual([]);
  });

  it('the confirmation setting of another tab is applied at once', async () => {
    const { user } = await openPanel();
    localStorage.setItem('bourse.spot.skipConfirmation', '1');
    act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'bourse.spot.skipConfirmation' })));
    expect(await screen.findByText(/Order confirmation is off/)).toBeVisible();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await waitFor(() => expect(present.exchange.received).toHaveLength(1));
  });

  it('the form does not reopen the confirmation on return, and keeps the input', async () => {
    const { user, router } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await screen.findByRole('dialog', { name: 'Place this order?' });
    await router.navigate('/login');
    expect(await screen.findByText('Screen at /login')).toBeVisible();
    await router.navigate(-1);
    expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('0.5');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(present.exchange.received).toEqual([]);
  });

  it('the form does not mention the confirmation setting where orders are confirmed', async () => {
    await openPanel();
    expect(screen.queryByRole('button', { name: 'Turn on' })).not.toBeInTheDocument();
  });
});

describe('the form after an order', () => {
  it('the form keeps input that was typed while an order was pending', async () => {
    const arrival = Promise.withResolvers<void>();
    server.use(
      respond(placeBuy, async () => {
        await arrival.promise;
        return SERVER_TEXTS.orderPlaced;
      }),
    );
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    await user.clear(amount());
    await user.type(amount(), '0.7');
    arrival.resolve();
    expect(await screen.findByText('Your order has been placed.')).toBeVisible();
    expect(price()).toHaveValue('96000');
    expect(amount()).toHaveValue('0.7');
  });

  it('the empty form shows no error after an order was placed by Enter in a field', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.keyboard('{Enter}');
    await confirm(user);
    await waitFor(() => expect(amount()).toHaveValue(''));
    expect(screen.queryByText(/above 0/)).not.toBeInTheDocument();
  });

  it('a placed order shows a link to its result', async () => {
    const { user } = await openPanel();
    expect(screen.queryByRole('link', { name: 'View order result' })).not.toBeInTheDocument();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    const link = await screen.findByRole('link', { name: 'View order result' });
    expect(link).toHaveAttribute('href', '/success?of=order');
  });
});

it("a refusal is shown in the user's language, and the input is kept", async () => {
  server.use(respond(placeBuy, () => rejection(SERVER_TEXTS.insufficientBalance)));
  const { user } = await openPanel();
  await fillLimitBuy(user);
  await user.click(buyButton());
  await confirm(user);
  expect(await screen.findByText('Insufficient balance.')).toBeVisible();
  expect(price()).toHaveValue('96000');
  expect(amount()).toHaveValue('0.5');
  expect(buyButton()).not.toHaveAttribute('aria-disabled');
  await user.click(buyButton());
  await screen.findByRole('dialog');
  expect(screen.queryByText('Insufficient balance.')).not.toBeInTheDocument();
});

it('a refusal by an expired session keeps everything typed', async () => {
  server.use(respond(placeBuy, () => expired()));
  const { user, store } = await openPanel();
  await fillLimitBuy(user);
  await user.click(buyButton());
  await confirm(user);
  await waitFor(() => expect(store.getState().session).toEqual({ ended: 'expired' }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(price()).toHaveValue('96000');
  expect(amount()).toHaveValue('0.5');
});
