import { expired, noConnection, rejection, respond } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { placeBuy } from '@bourse/contracts/spot';
import {
  amount,
  buyButton,
  chooseUnit,
  confirm,
  fillLimitBuy,
  openPanel,
  price,
  total,
} from '../order-form/order-panel.test-support';
import { anOpenOrder } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';

const { server, present } = freshExchange();

describe('a limit buy', () => {
  it('a limit buy is confirmed, sent once as the contract defines, and the form is cleared', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    expect(buyButton()).toHaveAccessibleName('Buy 0.5 BTC for 48,000 USDT');
    await user.click(buyButton());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('BTC/USDT');
    expect(dialog).toHaveTextContent('96,000');
    expect(dialog).toHaveTextContent('TypeLimit · Good till cancelled (GTC)');
    expect(dialog).toHaveTextContent('Max. fee0.0005BTC');
    expect(dialog).toHaveTextContent('Min. received0.4995BTC');
    expect(dialog).toHaveTextContent('Abusive repeated clicking can lead to a frozen account.');
    await confirm(user);
    expect(await screen.findByText('Your order has been placed.')).toBeVisible();
    expect(present.exchange.received).toEqual([
      { side: 'buy', legal_id: 3, currency_id: 1, price: '96000', num: '0.5', mode: 2 },
    ]);
    await waitFor(() => expect(amount()).toHaveValue(''));
    expect(price()).toHaveValue('97,000');
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

  it('a limit buy far above the market says its distance in the confirmation, which is asked whatever the setting is', async () => {
    localStorage.setItem('bourse.spot.skipConfirmation', '1');
    const { user } = await openPanel();
    await fillLimitBuy(user, '120000', '0.1');
    await user.click(buyButton());
    const dialog = await screen.findByRole('dialog', { name: 'Place this order?' });
    expect(dialog).toHaveTextContent('Your price is 23.7% above the best ask of 97,000 USDT.');
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
    expect(present.exchange.received).toEqual([]);
  });

  it('a market buy by its total says what it spends, in the form and in the confirmation', async () => {
    const { user } = await openPanel();
    await user.click(screen.getByRole('radio', { name: 'Market' }));
    await user.type(total(), '100');
    expect(total()).toHaveValue('100');
    await user.tab();
    expect(total()).toHaveValue('97');
    const rounded = 'Spends 97 USDT: the amount is rounded down to 0.001 BTC.';
    expect(total()).toHaveAccessibleDescription('Rounded down to 0.001 BTC');
    await user.click(buyButton());
    expect(await screen.findByRole('dialog')).toHaveTextContent(rounded);
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
    const sure = within(await screen.findByRole('dialog')).getByRole('button', { name: /^Buy 0\.5/ });
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

async function buyAtMarket() {
  const opened = await openPanel();
  await opened.user.click(screen.getByRole('radio', { name: 'Market' }));
  await chooseUnit(opened.user, 'BTC');
  await opened.user.type(amount(), '0.005');
  await opened.user.click(buyButton());
  await confirm(opened.user);
  return opened;
}

describe('a market buy that the exchange places as a limit order', () => {
  it('a market buy that rests says so with its price, and can be cancelled', async () => {
    const { user } = await buyAtMarket();
    const dialog = await screen.findByRole('dialog', { name: /^Your market order rests as a limit order at 9[67],/ });
    expect(dialog).toHaveTextContent('0.005 BTC');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(present.exchange.cancelled).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a market buy that rests is found after a lost reply, and not offered again', async () => {
    server.use(
      respond(placeBuy, ({ request: { price: at, num } }) => {
        present.exchange.open.unshift(
          anOpenOrder({ id: 2009, createdAt: Date.now(), price: at, amount: num, remaining: num }),
        );
        return noConnection();
      }),
    );
    await buyAtMarket();
    expect(await screen.findByRole('dialog', { name: /^Your market order rests as a limit order/ })).toBeVisible();
    expect(screen.queryByText('Your order was not found')).not.toBeInTheDocument();
    expect(screen.queryByText('Try again')).not.toBeInTheDocument();
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
    expect(price()).toHaveValue('96,000');
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

  it('the menu of the form opens the result of a placed order', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    await screen.findByText('Your order has been placed.');
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'View order result' }));
    expect(await screen.findByText('Screen at /success')).toBeVisible();
  });
});

it("a refusal is shown in the user's language, and the input is kept", async () => {
  server.use(respond(placeBuy, () => rejection(SERVER_TEXTS.insufficientBalance)));
  const { user } = await openPanel();
  await fillLimitBuy(user);
  await user.click(buyButton());
  await confirm(user);
  expect(await screen.findByText('Insufficient balance.')).toBeVisible();
  expect(price()).toHaveValue('96,000');
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
  expect(price()).toHaveValue('96,000');
  expect(amount()).toHaveValue('0.5');
});
