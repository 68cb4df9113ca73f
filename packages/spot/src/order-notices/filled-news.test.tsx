import { decimal } from '@bourse/decimal';
import { act, screen } from '@testing-library/react';
import { eventually } from '@bourse/vitest-config/eventually';
import { expect, it } from 'vitest';
import { ordersTouched } from '../api';
import { aFill, anOpenOrder } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { renderSpot } from '../testing/render-spot';

const { server, present } = freshExchange();

const resting = anOpenOrder({ remaining: decimal('0.4') });
const bell = () => localStorage.getItem('bourse.userEvents') ?? '';

/** Another screen with the user's open orders known; counts the calls for fills, the last of a look at both lists. */
async function open() {
  let looks = 0;
  server.events.on('response:mocked', ({ request }) => {
    if (request.url.includes('/transaction_complete')) looks += 1;
  });
  const rendered = renderSpot(<h1>Wallet</h1>, { address: '/letransactions' });
  await eventually(() => expect(looks).toBeGreaterThan(0));
  return {
    ...rendered,
    /** The exchange tells of a change, and both lists have been looked at. */
    touch: async () => {
      const before = looks;
      act(() => void rendered.store.dispatch(ordersTouched()));
      await eventually(() => expect(looks).toBeGreaterThan(before));
    },
  };
}

it('a toast and the bell tell on every screen that a resting order has filled', async () => {
  present.exchange.open = [resting];
  const { touch } = await open();
  present.exchange.open = [];
  present.exchange.fills = [aFill({ id: 7, amount: decimal('0.4') })];
  await touch();
  expect(await screen.findByText(/^Limit order filled: bought 0.5 BTC at 97,000/)).toBeInTheDocument();
  expect(bell()).toContain('Limit order filled: bought 0.5 BTC');
  expect(bell()).toContain('/allTransaction?tab=history&pair=BTC_USDT');
});

it('a toast tells that an order has filled that was placed after the first read', async () => {
  const { store, touch } = await open();
  present.exchange.open = [resting];
  act(() => void store.dispatch(ordersTouched()));
  await eventually(() => expect(JSON.stringify(store.getState())).toContain('"id":1001'));
  present.exchange.open = [];
  present.exchange.fills = [aFill({ id: 7, amount: decimal('0.4') })];
  await touch();
  expect(await screen.findByText(/^Limit order filled: bought 0.5 BTC/)).toBeInTheDocument();
});

it('one toast tells that several orders have filled, and the bell has an entry for each', async () => {
  present.exchange.open = [resting, { ...resting, id: 1002, side: 'sell' }];
  const { touch } = await open();
  present.exchange.open = [];
  present.exchange.fills = [
    aFill({ id: 7, amount: decimal('0.4') }),
    aFill({ id: 8, side: 'sell', amount: decimal('0.4') }),
  ];
  await touch();
  expect(await screen.findByText('2 limit orders filled')).toBeInTheDocument();
  expect(bell()).toContain('bought 0.5 BTC');
  expect(bell()).toContain('sold 0.5 BTC');
});

it('no toast tells of a cancelled order', async () => {
  present.exchange.open = [resting];
  const { touch } = await open();
  present.exchange.open = [];
  await touch();
  expect(screen.queryByText(/^Limit order filled/)).not.toBeInTheDocument();
  expect(bell()).toBe('');
});
