import { respond } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { freshServer, stubLayout } from '@bourse/feature-kit/test-server';
import { COIN_TOUR, COINS, coinMarketHandlers, coinOf, ofOtherCoins, type Coin } from '@bourse/trading/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deal } from '@bourse/contracts/spot';
import { anOpenOrder } from '../testing/fixtures';
import { spotExchange, spotHandlers } from '../testing/handlers';
import { renderSpot } from '../testing/render-spot';
import { Component as DealCenter } from './deal-center';

const HELD = { BTC: '1.5', DOGE: '31,415', PEPE: '271,828,100' } as const;

const orderOf = (id: number, base: string, price: string) =>
  anOpenOrder({ id, base, pair: `${id}-3`, price: decimal(price) });

freshServer(() => {
  const exchange = spotExchange({
    open: [orderOf(1, 'BTC', '97240.56'), orderOf(6, 'DOGE', '0.38401'), orderOf(7, 'PEPE', '0.0000008754')],
  });
  return [
    respond(deal, ({ request }) => {
      const { name, ask, bid, last } = coinOf(request);
      return {
        ...exchange.deal,
        in: [{ price: bid, number: '1000', sum: '1000' }],
        out: [{ price: ask, number: '1000', sum: '1000' }],
        last_price: last,
        user_currency: HELD[name].replaceAll(',', ''),
      };
    }),
    ...spotHandlers(exchange),
    ...coinMarketHandlers(),
  ];
});

const addressOf = ({ name }: Pick<Coin, 'name'>) => `/dealCenter?symbol=${name}_USDT`;
const open = (coin: Pick<Coin, 'name'>) => renderSpot(<DealCenter />, { address: addressOf(coin) });
beforeEach(() => stubLayout(1680));

const form = ({ name }: Pick<Coin, 'name'>) => screen.findByLabelText<HTMLFormElement>(`Trade ${name}/USDT`);
const field = (of: HTMLFormElement, name: 'price' | 'amount') => {
  const input = of.elements.namedItem(name);
  if (input instanceof HTMLInputElement) return input;
  throw new Error(`no field ${name}`);
};

/** What form, open orders and storage have for a coin, and the texts of other coins in them. */
async function shownFor(coin: Coin) {
  const shown = await form(coin);
  await within(shown).findByDisplayValue((price) => price.replaceAll(',', '') === coin.ask);
  await within(shown).findByText('100,000');
  const orders = await screen.findByLabelText('Open orders', { selector: 'table' });
  return {
    entered: field(shown, 'amount').value,
    orders: orders.querySelectorAll('tbody tr').length,
    ofOthers: [shown, orders].map(({ textContent }) => ofOtherCoins(coin).exec(textContent)),
    stored: [localStorage.getItem('symbol'), localStorage.getItem('currency_id')],
  };
}

const only = ({ name, id }: Coin) => ({
  entered: '',
  orders: 1,
  ofOthers: [null, null],
  stored: [`${name}/USDT`, String(id)],
});

const [first, ...later] = COIN_TOUR;

it('the spot screen shows nothing of the previous pair after a navigation', async () => {
  const { router } = open(first);
  await form(first);
  for (const coin of later) {
    await act(() => router.navigate(addressOf(coin)));
    expect(await shownFor(coin)).toEqual(only(coin));
  }
});

it('the spot screen shows nothing of the previous pair after a reload', async () => {
  for (const coin of COINS) {
    const { unmount } = open(coin);
    expect(await shownFor(coin)).toEqual(only(coin));
    unmount();
  }
});

it.each([
  ['BTC', '97260.349', '97260.34', '0.0123456', '0.012345', '1.5'],
  ['DOGE', '0.384239', '0.38423', '1250', '1250', '31415'],
  ['PEPE', '0.00000087779', '0.0000008777', '31200', '31200', '271828100'],
] as const)(
  '%s has the same decimals in the fields and in the steps of the balance',
  async (name, typed, price, more, amount, all) => {
    const { user } = open({ name });
    const shown = await form({ name });
    await user.click(within(shown).getByText('Sell', { selector: 'label' }));
    await within(shown).findByText(HELD[name], { exact: false });
    const limit = field(shown, 'price');
    await user.clear(limit);
    await user.type(limit, typed);
    expect(limit).toHaveValue(price);
    await user.type(field(shown, 'amount'), more);
    expect(field(shown, 'amount')).toHaveValue(amount);
    fireEvent.change(within(shown).getByRole('slider'), { target: { value: '100' } });
    expect(field(shown, 'amount')).toHaveValue(all);
  },
);
