import type { ExchangeState } from '@bourse/api-client';
import { renderFeature } from '@bourse/feature-kit/testing';
import { LANGUAGES } from '@bourse/i18n';
import { decimal } from '@bourse/decimal';
import { createBookStore } from '@bourse/market';
import { aPair } from '@bourse/market/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reducers } from '../reducers';
import { freshExchange } from '../testing/fresh-exchange';
import type { SpotState } from '../state';
import { OrderPanel } from './order-panel';
import { level } from './order-panel.test-support';
import { selectForm } from './slice';

freshExchange();

const pair = aPair({ amountDecimals: 4, priceDecimals: 2 });
const book = createBookStore({ bids: [level('96990')], asks: [level('97000')], last: decimal('97000') });

/** Pasted texts, with the number that they are in every language; `undefined`: refused. */
const PASTED: Readonly<Record<string, string | undefined>> = {
  '1.234,5': '1234.5',
  '1,234.5': '1234.5',
  '1 234,5': '1234.5',
  '1’234.5': '1234.5',
  '1\u202f234\u00a0567,5': '1234567.5',
  '１，２３４．５': '1234.5',
  '１２３４。５': '1234.5',
  '1.234.567': '1234567',
  '0,5': '0.5',
  '+1234.5': '1234.5',
  '12 34': undefined,
  '1.2.3': undefined,
  '1,23,4': undefined,
  '-5': undefined,
  '1e5': undefined,
  '5%': undefined,
  '1.234,5 EUR': undefined,
};

it.each(LANGUAGES)('price and amount read a pasted number right or refuse it in %s', async (language) => {
  const { store, user, container } = renderFeature<Omit<SpotState, keyof ExchangeState>>(
    <OrderPanel pair={pair} book={book} />,
    {
      reducers,
      address: '/dealCenter',
      language,
    },
  );
  await waitFor(() => expect(container.querySelector('input[name="amount"]')).not.toBeNull());
  const paste = async (name: 'price' | 'amount', text: string) => {
    const field = container.querySelector(`input[name="${name}"]`);
    if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    const { price, quantity } = selectForm(store.getState(), pair.id).drafts.limit.buy;
    return name === 'price' ? price : quantity.by === 'amount' ? quantity.amount : 'another unit';
  };
  const read: Record<string, readonly unknown[]> = {};
  for (const text of Object.keys(PASTED)) {
    // oxlint-disable-next-line no-await-in-loop -- the keyboard is in one field at a time
    read[text] = [await paste('price', text), await paste('amount', text)];
  }
  expect(read).toEqual(Object.fromEntries(Object.entries(PASTED).map(([text, value]) => [text, [value, value]])));
  // One mark before three digits groups or separates decimals.
  const isComma = language === 'spa';
  expect([await paste('amount', '1.234'), await paste('amount', '1,234')]).toEqual(
    isComma ? [undefined, '1.234'] : ['1.234', '1234'],
  );
  expect([await paste('price', '1.234'), await paste('price', '1,234')]).toEqual(
    isComma ? [undefined, undefined] : [undefined, '1234'],
  );
});
