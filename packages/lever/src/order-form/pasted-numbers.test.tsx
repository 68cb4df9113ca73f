import type { ExchangeState } from '@bourse/api-client';
import { renderFeature } from '@bourse/feature-kit/testing';
import { LANGUAGES } from '@bourse/i18n';
import { act, waitFor } from '@testing-library/react';
import { createBookStore } from '@bourse/market';
import { expect, it } from 'vitest';
import { freshTrading, pair } from '../deal-screen/trading.test-support';
import { reducers } from '../reducers';
import type { LeverState } from '../state';
import { OrderPanel } from './order-panel';
import { modeChosen, selectForm } from './slice';

freshTrading();

const book = createBookStore();

/** Pasted texts, with the limit price and the lots that they are in every language; `undefined`: refused. */
const PASTED: Readonly<Record<string, readonly [price: string | undefined, lots: string | undefined]>> = {
  '1.234,5': ['1234.5', undefined],
  '1 234,5': ['1234.5', undefined],
  '１２３４．５': ['1234.5', undefined],
  '0,5': ['0.5', undefined],
  '1 234': ['1234', '1234'],
  '１２': ['12', '12'],
  '1.234.567': ['1234567', '1234567'],
  '12 34': [undefined, undefined],
  '1.2.3': [undefined, undefined],
  '-5': [undefined, undefined],
  '1e5': [undefined, undefined],
};

it.each(LANGUAGES)('limit price and lots read a pasted number right or refuse it in %s', async (language) => {
  const { store, user, container } = renderFeature<Omit<LeverState, keyof ExchangeState>>(
    <OrderPanel pair={pair} book={book} />,
    {
      reducers,
      address: '/leverdealCenter',
      language,
    },
  );
  act(() => void store.dispatch(modeChosen({ pair: pair.id, mode: 'limit' })));
  await waitFor(() => expect(container.querySelector('input[name="price"]')).not.toBeNull());
  const paste = async (name: 'price' | 'lots', text: string) => {
    const field = container.querySelector(`input[name="${name}"]`);
    if (!(field instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    return selectForm(store.getState(), pair.id).draft[name];
  };
  const read: Record<string, readonly unknown[]> = {};
  for (const text of Object.keys(PASTED)) {
    // oxlint-disable-next-line no-await-in-loop -- the keyboard is in one field at a time
    read[text] = [await paste('price', text), await paste('lots', text)];
  }
  expect(read).toEqual(PASTED);
  // One mark before three digits groups or separates decimals.
  const isComma = language === 'spa';
  expect([await paste('lots', '1.000'), await paste('lots', '1,000')]).toEqual(
    isComma ? ['1000', undefined] : [undefined, '1000'],
  );
});
