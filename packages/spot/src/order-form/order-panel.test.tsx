import { byKeyboard } from '@bourse/feature-kit/testing';
import { balanceChanged } from '@bourse/contracts/events';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  amount,
  buyButton,
  chooseUnit,
  confirm,
  fillLimitBuy,
  level,
  openPanel,
  price,
  sellButton,
  total,
} from './order-panel.test-support';
import { freshExchange } from '../testing/fresh-exchange';

const { present } = freshExchange();

it('the form shows what is missing beside the field after a press on the button, and focuses it', async () => {
  const { user } = await openPanel();
  expect(screen.queryByText('Enter a buy price above 0.')).not.toBeInTheDocument();
  await user.clear(price());
  await user.click(buyButton());
  expect(await screen.findByText('Enter a buy price above 0.')).toBeVisible();
  expect(screen.getByText('Enter a buy amount above 0.')).toBeVisible();
  expect(price()).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  expect(screen.queryByText(/above 0/)).not.toBeInTheDocument();
  await user.clear(price());
  await user.click(sellButton());
  expect(await screen.findByText('Enter a sell price above 0.')).toBeVisible();
  expect(screen.getByText('Enter a sell amount above 0.')).toBeVisible();
});

it('the form offers the best price of the side until the user enters something', async () => {
  const { user, book: store } = await openPanel();
  expect(price()).toHaveValue('97,000');
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  expect(price()).toHaveValue('96,990');
  store.replace({ bids: [level('96980')], asks: [level('97010')] });
  await waitFor(() => expect(price()).toHaveValue('96,980'));
  await user.type(amount(), '0.1');
  store.replace({ bids: [level('96970')], asks: [level('97020')] });
  await user.click(screen.getByRole('radio', { name: 'Buy' }));
  await waitFor(() => expect(price()).toHaveValue('97,020'));
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  expect(price()).toHaveValue('96,980');
});

it('the form selects the offered price by a click, and offers none after the user emptied the field', async () => {
  const { user } = await openPanel();
  await user.click(price());
  await user.keyboard('95000');
  expect(price()).toHaveValue('95000');
  await user.clear(price());
  await user.click(amount());
  expect(price()).toHaveValue('');
});

it('the form shows the worth of the available balance in yuan where the exchange sends it', async () => {
  present.exchange.deal = { ...present.exchange.deal, cny_price: '698400', user_cny: '720000' };
  const { user } = await openPanel();
  expect(screen.getByTitle('Value: ≈ CN¥720,000.00')).toHaveTextContent('100,000');
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  expect(screen.getByTitle('Value: ≈ CN¥698,400.00')).toHaveTextContent('1BTC');
});

it('the form shows no worth where the exchange sends none, and links to the transfer into the coin account', async () => {
  await openPanel();
  expect(screen.queryByTitle(/CN¥/)).not.toBeInTheDocument();
  const transfer = screen.getByRole('link', { name: 'Transfer' });
  expect(transfer).toHaveAttribute('href', '/wallet/transfer?from=legal&to=change&currency=3');
});

it('the form moves the slider to the part of the balance that a typed amount spends', async () => {
  const { user } = await openPanel();
  await fillLimitBuy(user, '50000', '0.5');
  const slider = screen.getByRole('slider');
  expect(slider).toHaveAttribute('aria-valuenow', '25');
  await user.clear(amount());
  await user.type(amount(), '0.6');
  expect(slider).toHaveAttribute('aria-valuenow', '30');
  slider.focus();
  await user.keyboard('{ArrowRight}');
  expect(amount()).toHaveValue('1');
});

it('the form reports an insufficient balance', async () => {
  const { user } = await openPanel();
  await fillLimitBuy(user, '97000', '1.0310');
  await user.click(buyButton());
  expect(await screen.findByText('Insufficient balance. Reduce the amount or deposit funds.')).toBeVisible();
  expect(present.exchange.received).toEqual([]);
});

it.each([
  ['a balance that is too small here', '1.5', 'Insufficient balance. Reduce the amount or deposit funds.'],
  ['a step that a refusal has taught', '0.25', /multiple/i],
])('the form sends a sale in spite of %s, and says it at the field', async (_check, of, message) => {
  localStorage.setItem('bourse.amountSteps', JSON.stringify({ '1-3': '0.1' }));
  const { user } = await openPanel();
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  await fillLimitBuy(user, '97000', of);
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
  await user.click(sellButton());
  await confirm(user);
  await waitFor(() => expect(present.exchange.received).toMatchObject([{ side: 'sell', num: of }]));
});

it('the form keeps a selected price when a letter is typed', async () => {
  const { user } = await openPanel();
  await user.type(price(), '96000');
  await user.type(price(), 'b', { initialSelectionStart: 0, initialSelectionEnd: 5 });
  expect(price()).toHaveValue('96000');
});

it('the form takes a total and floors the amount', async () => {
  const { user } = await openPanel();
  await user.type(price(), '30000');
  await chooseUnit(user, 'USDT');
  await user.type(total(), '100');
  expect(total()).toHaveValue('100');
  expect(buyButton()).toHaveAccessibleName('Buy 0.0033 BTC for 99 USDT');
  await user.tab();
  // The field has the spent total once it is left, and the typed total while it has the focus.
  expect(total()).toHaveValue('99');
  expect(total()).toHaveAccessibleDescription('Rounded down to 0.0033 BTC');
  await user.click(total());
  expect(total()).toHaveValue('100');
  await user.tab();
  await chooseUnit(user, 'BTC');
  expect(amount()).toHaveValue('0.0033');
});

it('the form computes percent steps with the best price before a price is typed', async () => {
  const { user } = await openPanel();
  screen.getByRole('slider').focus();
  await user.keyboard('{ArrowRight>4/}');
  expect(amount()).toHaveValue('1.0309');
  await user.type(price(), '50000');
  expect(amount()).toHaveValue('2');
});

it('the form disables the slider while the typed price is 0', async () => {
  const { user } = await openPanel();
  expect(screen.getByRole('slider')).toBeEnabled();
  await user.type(price(), '0');
  expect(screen.getByRole('slider')).toBeDisabled();
  await user.type(price(), '.5');
  expect(screen.getByRole('slider')).toBeEnabled();
});

it('the form shows the best price, disabled, in market mode and sends it with mode 1', async () => {
  const { user, book: store } = await openPanel();
  await user.click(screen.getByRole('radio', { name: 'Market' }));
  const best = screen.getByRole('textbox', { name: 'Best price' });
  expect(best).toBeDisabled();
  expect(best).toHaveValue('97,000');
  await chooseUnit(user, 'BTC');
  await user.type(amount(), '0.25');
  store.replace({ bids: [], asks: [level('97001')] });
  await waitFor(() => expect(best).toHaveValue('97,001'));
  await user.click(buyButton());
  await confirm(user);
  await waitFor(() => expect(present.exchange.received).toMatchObject([{ price: '97001', num: '0.25', mode: 1 }]));
});

it('the form computes percent steps of a market buy from the levels that it takes, within the balance', async () => {
  const { user, book: store } = await openPanel();
  store.replace({ bids: [], asks: [level('50000'), level('100000')] });
  await user.click(screen.getByRole('radio', { name: 'Market' }));
  screen.getByRole('slider').focus();
  await user.keyboard('{ArrowRight>4/}');
  expect(buyButton()).toHaveAccessibleName('Buy 1.5 BTC for ≈ 100,000 USDT');
});

it('the form shows the fee and the received amount if the exchange sends the fee rate', async () => {
  const { user } = await openPanel();
  expect(screen.queryByText('Max. fee')).not.toBeInTheDocument();
  await fillLimitBuy(user, '96000', '0.5');
  expect(screen.getByRole('link', { name: 'Max. fee' }).closest('dt')?.nextSibling).toHaveTextContent('0.0005BTC');
  expect(screen.getByText('Min. received').nextSibling).toHaveTextContent('0.4995BTC');
});

it('the form omits fee and received amount without a fee rate', async () => {
  present.exchange.deal = { ...present.exchange.deal, taker_fee: undefined };
  const { user } = await openPanel();
  await fillLimitBuy(user);
  expect(screen.queryByText('Max. fee')).not.toBeInTheDocument();
});

it('the form warns of a price far from the market, and still sends the order', async () => {
  const { user } = await openPanel();
  await fillLimitBuy(user, '120000', '0.1');
  expect(screen.getByText(/^Your price is 23.7% above the best ask/)).toBeVisible();
  await user.click(buyButton());
  await confirm(user);
  await waitFor(() => expect(present.exchange.received).toHaveLength(1));
});

it('the form updates the balance from the socket event', async () => {
  const { realtime } = await openPanel();
  present.exchange.deal = { ...present.exchange.deal, user_legal: '123' };
  realtime.emit(balanceChanged, {});
  expect(await screen.findByText('123')).toBeVisible();
});

it('the form disables selling if the stored flag says so', async () => {
  localStorage.setItem('index2', '13');
  const { user } = await openPanel();
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  expect(screen.getByRole('button', { name: 'Selling suspended' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Buy' }));
  expect(buyButton()).toBeEnabled();
});

it('the mode is stored for each pair on this device', async () => {
  const first = await openPanel();
  await first.user.click(screen.getByRole('radio', { name: 'Market' }));
  first.unmount();
  await openPanel();
  expect(screen.getByRole('radio', { name: 'Market' })).toBeChecked();
});

it('a visitor sees login and registration instead of the button, and returns to the typed input', async () => {
  const { user, router } = await openPanel({ isVisitor: true, address: '/dealCenter?symbol=BTC_USDT' });
  expect(screen.queryByRole('button', { name: 'Buy BTC' })).not.toBeInTheDocument();
  expect(screen.getByRole('slider')).toBeDisabled();
  await user.type(price(), '96000');
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(await screen.findByText('Screen at /login')).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/dealCenter?symbol=BTC_USDT' });
  await router.navigate(-1);
  expect(await screen.findByRole('textbox', { name: 'Price' })).toHaveValue('96,000');
});

it('a visitor finds the registration link too', async () => {
  await openPanel({ isVisitor: true });
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
});

it('the personal limits block a buy and never a sale, become lower at once and higher tomorrow, and are set by keyboard alone', async () => {
  const { user } = await openPanel();
  const setTrades = async (value: string) => {
    const { press, enter } = byKeyboard(user);
    await press(screen.getByRole('button', { name: 'More' }));
    await press(await screen.findByRole('menuitem', { name: 'My limits' }));
    await enter(await screen.findByRole('textbox', { name: 'Trades a day' }), value);
    await press(screen.getByRole('button', { name: 'Save limits' }));
  };
  await setTrades('1');
  await fillLimitBuy(user, '96000', '0.1');
  await user.click(buyButton());
  await confirm(user);
  expect(await screen.findByText(/^Your limit of 1 trade a day is reached/)).toBeVisible();
  expect(buyButton()).toBeDisabled();
  await setTrades('9');
  expect(buyButton()).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  await fillLimitBuy(user, '97000', '0.5');
  await user.click(sellButton());
  await confirm(user);
  await waitFor(() => expect(present.exchange.received.map(({ side }) => side)).toEqual(['buy', 'sell']));
});

it('the personal limits warn of a buy that spends much of the portfolio', async () => {
  const { user } = await openPanel();
  // 60,000 of 100,000 USDT and 1 BTC of 97,000.
  await fillLimitBuy(user, '60000', '1');
  expect(screen.getByText('Large order: 30% of your account.')).toBeVisible();
  await user.clear(amount());
  await user.type(amount(), '0.5');
  expect(screen.queryByText(/^Large order/)).not.toBeInTheDocument();
});

it('a market buy begins with its total, which the levels of the book decide, as they decide the received amount', async () => {
  const { user, book: store } = await openPanel();
  store.replace({ bids: [], asks: [level('50000'), level('100000')] });
  await user.click(screen.getByRole('radio', { name: 'Market' }));
  await user.type(total(), '75000');
  // One BTC at 50,000 and a quarter at 100,000.
  expect(buyButton()).toHaveAccessibleName('Buy 1.25 BTC for ≈ 75,000 USDT');
  expect(screen.getByText('Est. received').nextSibling).toHaveTextContent('1.24875BTC');
});

it('a market sell into a thin book shows no total, which is not known', async () => {
  const { user, book: store } = await openPanel();
  await user.click(screen.getByRole('radio', { name: 'Market' }));
  await user.click(screen.getByRole('radio', { name: 'Sell' }));
  await user.type(amount(), '2');
  expect(sellButton()).toHaveAccessibleName('Sell BTC');
  expect(screen.queryByText('Est. received')).not.toBeInTheDocument();
  store.replace({ bids: [level('96990'), level('90000')], asks: [] });
  await waitFor(() => expect(sellButton()).toHaveAccessibleName('Sell 2 BTC for ≈ 186,990 USDT'));
  expect(screen.getByText('Est. received').nextSibling).toHaveTextContent('186,803.01USDT');
});

it('the price takes the mid price, the best price and single steps by a press', async () => {
  const { user } = await openPanel();
  await user.click(screen.getByRole('button', { name: 'Mid: 96,995' }));
  expect(price()).toHaveValue('96,995');
  await user.click(screen.getByRole('button', { name: 'Price: one step down' }));
  expect(price()).toHaveValue('96,994.99');
  await user.click(screen.getByRole('button', { name: 'Best: 97,000' }));
  expect(price()).toHaveValue('97,000');
});

it('a large order that exceeds the balance has one message', async () => {
  const { user } = await openPanel();
  await fillLimitBuy(user, '97000', '1.5');
  await user.tab();
  expect(await screen.findByText('Insufficient balance. Reduce the amount or deposit funds.')).toBeVisible();
  expect(screen.queryByText(/^Large order/)).not.toBeInTheDocument();
});
