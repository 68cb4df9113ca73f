import { expired, html, noConnection, rejection, respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { createBookStore } from '@bourse/market';
import { aPair } from '@bourse/market/testing';
import { balanceChanged } from '@bourse/realtime/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completedOrders, openBuys, openSells, placeBuy } from '../contract';
import { aFill, anOpenOrder } from '../testing/fixtures';
import { spotExchange, spotHandlers, type SpotExchange } from '../testing/handlers';
import { renderSpot, type SpotOptions } from '../testing/render-spot';
import { OrderPanel } from './order-panel';

const server = setupServer();
let exchange: SpotExchange;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  localStorage.clear();
  exchange = spotExchange();
  server.use(...spotHandlers(exchange));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const pair = aPair({ amountDecimals: 4 });

const level = (price: string) => ({ price: decimal(price), amount: decimal('1'), sum: decimal('1') });

function book() {
  return createBookStore({ bids: [level('96990')], asks: [level('97000')], last: decimal('97000') });
}

/** Renders the panel and waits until the balance is there. */
async function openPanel(options: SpotOptions = {}) {
  const store = book();
  const rendered = renderSpot(<OrderPanel pair={pair} book={store} />, options);
  await screen.findByRole('form', { name: 'Trade BTC/USDT' });
  if (!options.isVisitor) await screen.findByText('100,000');
  return { ...rendered, book: store };
}

const price = () => screen.getByRole('textbox', { name: 'Price' });
const amount = () => screen.getByRole('textbox', { name: 'Amount' });
const total = () => screen.getByRole('textbox', { name: 'Total' });
const buyButton = () => screen.getByRole('button', { name: /Buy BTC|Working/ });

async function fillLimitBuy(user: Awaited<ReturnType<typeof openPanel>>['user'], at = '96000', of = '0.5') {
  await user.type(price(), at);
  await user.type(amount(), of);
}

async function confirm(user: Awaited<ReturnType<typeof openPanel>>['user']) {
  const dialog = await screen.findByRole('dialog', { name: 'Place this order?' });
  await user.click(within(dialog).getByRole('button', { name: 'Sure' }));
}

describe('a limit buy', () => {
  it('is confirmed, sent once as the contract says, and leaves an empty form', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    expect(total()).toHaveValue('48000');
    await user.click(buyButton());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('BTC/USDT');
    expect(dialog).toHaveTextContent('96,000');
    expect(dialog).toHaveTextContent('Malicious clicking gets an account frozen.');
    await confirm(user);
    expect(await screen.findByText('Your order has been placed.')).toBeVisible();
    expect(exchange.received).toEqual([
      { side: 'buy', legal_id: 3, currency_id: 1, price: '96000', num: '0.5', mode: 2 },
    ]);
    await waitFor(() => expect(price()).toHaveValue(''));
    expect(amount()).toHaveValue('');
    expect(screen.queryByText(/Enter a price/)).not.toBeInTheDocument();
  });

  it('asks for the balance again', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    exchange.deal = { ...exchange.deal, user_legal: '52000' };
    await confirm(user);
    expect(await screen.findByText('52,000')).toBeVisible();
  });

  it('is not sent after "cancel"', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(exchange.received).toEqual([]);
    expect(amount()).toHaveValue('0.5');
  });

  it('is one order, however often "sure" is pressed', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    const sure = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sure' });
    await user.dblClick(sure);
    await waitFor(() => expect(exchange.received).toHaveLength(1));
    expect(await screen.findByText('Your order has been placed.')).toBeVisible();
    expect(exchange.received).toHaveLength(1);
  });

  it('is one order by Enter and click, also without a confirmation', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('checkbox'));
    await confirm(user);
    await waitFor(() => expect(exchange.received).toHaveLength(1));
    await waitFor(() => expect(price()).toHaveValue(''));

    await fillLimitBuy(user, '95000', '0.1');
    await user.keyboard('{Enter}');
    await user.click(buyButton());
    await waitFor(() => expect(exchange.received).toHaveLength(2));
    await waitFor(() => expect(price()).toHaveValue(''));
    expect(exchange.received).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the form', () => {
  it('says what is missing beside the field once the button is pressed, and goes there', async () => {
    const { user } = await openPanel();
    expect(screen.queryByText('Enter a price to buy at, above zero.')).not.toBeInTheDocument();
    await user.click(buyButton());
    expect(await screen.findByText('Enter a price to buy at, above zero.')).toBeVisible();
    expect(screen.getByText('Enter an amount to buy, above zero.')).toBeVisible();
    expect(price()).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Sell' }));
    expect(screen.queryByText(/above zero/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sell BTC' }));
    expect(await screen.findByText('Enter a price to sell at, above zero.')).toBeVisible();
    expect(screen.getByText('Enter an amount to sell, above zero.')).toBeVisible();
  });

  it('says when the balance does not suffice', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user, '97000', '1.0310');
    await user.click(buyButton());
    expect(await screen.findByText('This is more than you have available.')).toBeVisible();
    expect(exchange.received).toEqual([]);
  });

  it('keeps a price that is selected when a letter is typed', async () => {
    const { user } = await openPanel();
    await user.type(price(), '96000');
    await user.type(price(), 'b', { initialSelectionStart: 0, initialSelectionEnd: 5 });
    expect(price()).toHaveValue('96000');
  });

  it('takes a total and floors the amount', async () => {
    const { user } = await openPanel();
    await user.type(price(), '30000');
    await user.type(total(), '100');
    expect(amount()).toHaveValue('0.0033');
    expect(total()).toHaveValue('100');
  });

  it('reckons percent steps with the best price before a price is typed', async () => {
    const { user } = await openPanel();
    screen.getByRole('slider').focus();
    await user.keyboard('{ArrowRight>4/}');
    expect(amount()).toHaveValue('1.0309');
    await user.type(price(), '50000');
    expect(amount()).toHaveValue('2');
  });

  it('shows the best price, disabled, in market mode and sends it with mode 1', async () => {
    const { user, book: store } = await openPanel();
    await user.click(screen.getByRole('radio', { name: 'Market' }));
    const best = screen.getByRole('textbox', { name: 'Best price' });
    expect(best).toBeDisabled();
    expect(best).toHaveValue('97000');
    await user.type(amount(), '0.25');
    store.replace({ bids: [], asks: [level('97001')] });
    await waitFor(() => expect(best).toHaveValue('97001'));
    await user.click(buyButton());
    await confirm(user);
    await waitFor(() => expect(exchange.received).toMatchObject([{ price: '97001', num: '0.25', mode: 1 }]));
  });

  it('shows the fee, and what is received, where the exchange says it', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user, '96000', '0.5');
    expect(screen.getByText('Fee, at most').nextSibling).toHaveTextContent('0.0005BTC');
    expect(screen.getByText('You receive, at least').nextSibling).toHaveTextContent('0.4995BTC');
  });

  it('leaves fee and receipt out where it does not', async () => {
    exchange.deal = { ...exchange.deal, taker_fee: undefined };
    const { user } = await openPanel();
    await fillLimitBuy(user);
    expect(screen.queryByText('Fee, at most')).not.toBeInTheDocument();
  });

  it('warns of a price far through the book, and sends the order all the same', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user, '120000', '0.1');
    expect(screen.getByText(/more than 5% worse/)).toBeVisible();
    await user.click(buyButton());
    await confirm(user);
    await waitFor(() => expect(exchange.received).toHaveLength(1));
  });

  it('shows what a socket says of the balance', async () => {
    const { realtime } = await openPanel();
    exchange.deal = { ...exchange.deal, user_legal: '123' };
    realtime.emit(balanceChanged, {});
    expect(await screen.findByText('123')).toBeVisible();
  });

  it('stops selling where storage says so', async () => {
    localStorage.setItem('index2', '13');
    const { user } = await openPanel();
    await user.click(screen.getByRole('radio', { name: 'Sell' }));
    expect(screen.getByRole('button', { name: 'Selling is stopped' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Buy' }));
    expect(buyButton()).toBeEnabled();
  });
});

describe('the way of confirming', () => {
  it('is asked for again once the reader wants that', async () => {
    localStorage.setItem('bourse.spot.skipConfirmation', '1');
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Ask me again' }));
    expect(screen.queryByText(/without a question/)).not.toBeInTheDocument();
    await fillLimitBuy(user);
    await user.click(buyButton());
    expect(await screen.findByRole('dialog', { name: 'Place this order?' })).toBeVisible();
    expect(exchange.received).toEqual([]);
  });

  it('is not spoken of where orders are confirmed', async () => {
    await openPanel();
    expect(screen.queryByRole('button', { name: 'Ask me again' })).not.toBeInTheDocument();
  });
});

describe('after an order was placed', () => {
  it('by Enter in a field, the empty form is not called wrong', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.keyboard('{Enter}');
    await confirm(user);
    await waitFor(() => expect(amount()).toHaveValue(''));
    expect(screen.queryByText(/above zero/)).not.toBeInTheDocument();
  });

  it('a link leads to its result', async () => {
    const { user } = await openPanel();
    expect(screen.queryByRole('link', { name: 'See the result of your order' })).not.toBeInTheDocument();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    const link = await screen.findByRole('link', { name: 'See the result of your order' });
    expect(link).toHaveAttribute('href', '/success?of=order');
  });
});

describe('the mode', () => {
  it('is remembered for each pair on this device', async () => {
    const first = await openPanel();
    await first.user.click(screen.getByRole('radio', { name: 'Market' }));
    first.unmount();
    await openPanel();
    expect(screen.getByRole('radio', { name: 'Market' })).toBeChecked();
  });
});

describe('a refusal', () => {
  it("is said in the reader's language, and everything typed stays", async () => {
    server.use(respond(placeBuy, () => rejection(SERVER_TEXTS.insufficientBalance)));
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    expect(await screen.findByText('Your balance is not sufficient.')).toBeVisible();
    expect(price()).toHaveValue('96000');
    expect(amount()).toHaveValue('0.5');
    expect(buyButton()).not.toHaveAttribute('aria-disabled');
  });

  it('by an expired session keeps everything typed', async () => {
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
});

describe('a lost reply', () => {
  const lost = { 'a broken connection': noConnection, 'a 500': () => status(500), 'an HTML page': html };

  it.each(Object.entries(lost))('by %s is looked into and never sent again', async (_, answer) => {
    let calls = 0;
    server.use(
      respond(placeBuy, () => {
        calls += 1;
        return answer();
      }),
    );
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    const found = await screen.findByRole('status', { name: 'Your order was not found' });
    expect(found).toHaveTextContent('Buy 0.5 BTC at 96,000');
    expect(calls).toBe(1);
    expect(amount()).toHaveValue('0.5');

    await user.click(within(found).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Place this order?' })).toBeVisible();
    expect(calls).toBe(1);
  });

  it('is looked into again on demand: an order that was still on its way is found then', async () => {
    server.use(respond(placeBuy, () => status(500)));
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    const notice = await screen.findByRole('status', { name: 'Your order was not found' });
    expect(notice).toHaveTextContent('It may still be on its way');
    exchange.open.unshift(
      anOpenOrder({
        id: 9,
        createdAt: Date.now(),
        price: decimal('96000'),
        remaining: decimal('0.5'),
        filled: decimal(0),
      }),
    );
    await user.click(within(notice).getByRole('button', { name: 'Look again' }));
    expect(await screen.findByRole('status', { name: 'Your order was placed' })).toBeVisible();
    expect(price()).toHaveValue('');
  });

  it('of an order that rests is found among open orders, and the form is reset', async () => {
    server.use(
      respond(placeBuy, ({ request }) => {
        exchange.open.unshift({
          ...aFill(),
          id: 9,
          createdAt: Date.now(),
          pair: '1-3',
          price: request.price,
          amount: request.num,
          remaining: request.num,
          filled: decimal(0),
        });
        return noConnection();
      }),
    );
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    await confirm(user);
    const found = await screen.findByRole('status', { name: 'Your order was placed' });
    expect(found).toHaveTextContent('among your open orders');
    expect(within(found).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(price()).toHaveValue('');
  });

  it('stays unknown while orders cannot be asked, and is asked for again on demand', async () => {
    const { user } = await openPanel();
    await fillLimitBuy(user);
    await user.click(buyButton());
    server.use(
      respond(placeBuy, () => status(500)),
      respond(openBuys, () => status(503)),
      respond(openSells, () => status(503)),
      respond(completedOrders, () => status(503)),
    );
    await confirm(user);
    const notice = await screen.findByRole('alert', { name: /do not know yet/ });
    const again = await within(notice).findByRole('button', { name: 'Look again' });
    expect(buyButton()).toHaveAttribute('aria-disabled', 'true');

    server.resetHandlers();
    server.use(...spotHandlers(exchange));
    await user.click(again);
    expect(await screen.findByRole('status', { name: 'Your order was not found' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(buyButton()).not.toHaveAttribute('aria-disabled');
    expect(amount()).toHaveValue('0.5');
  });
});

describe('a visitor', () => {
  it('sees the ways in instead of the button, and comes back to what was typed', async () => {
    const { user, router } = await openPanel({ isVisitor: true, address: '/dealCenter?symbol=BTC_USDT' });
    expect(screen.queryByRole('button', { name: 'Buy BTC' })).not.toBeInTheDocument();
    expect(screen.getByRole('slider')).toBeDisabled();
    await user.type(price(), '96000');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByText('Login screen')).toBeVisible();
    expect(router.state.location.state).toEqual({ from: '/dealCenter?symbol=BTC_USDT' });
    await router.navigate(-1);
    expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveValue('96000');
  });

  it('finds the way to registration too', async () => {
    await openPanel({ isVisitor: true });
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/components/register');
  });
});
