import { decimal } from '@bourse/decimal';
import { createBookStore } from '@bourse/market';
import { aPair } from '@bourse/market/testing';
import { screen, within } from '@testing-library/react';
import { renderSpot, type SpotOptions } from '../testing/render-spot';
import { OrderPanel } from './order-panel';

export const level = (price: string) => ({ price: decimal(price), amount: decimal('1'), sum: decimal('1') });

function book() {
  return createBookStore({ bids: [level('96990')], asks: [level('97000')], last: decimal('97000') });
}

const pair = aPair({ amountDecimals: 4 });

export function renderPanel(options: SpotOptions = {}) {
  const store = book();
  return { ...renderSpot(<OrderPanel pair={pair} book={store} />, options), book: store };
}

/** Renders the panel and waits until the balance is there. */
export async function openPanel(options: SpotOptions = {}) {
  const rendered = renderPanel(options);
  await screen.findByRole('form', { name: 'Trade BTC/USDT' });
  if (!options.isVisitor) await screen.findByText('100,000');
  return rendered;
}

type User = Awaited<ReturnType<typeof openPanel>>['user'];

export const price = () => screen.getByRole('textbox', { name: 'Price' });
export const amount = () => screen.getByRole('textbox', { name: 'Amount' });
export const total = () => screen.getByRole('textbox', { name: 'Total' });
export const sellButton = () => screen.getByRole('button', { name: /^Sell ([\d.,]+ )?BTC/ });
export const buyButton = () => screen.getByRole('button', { name: /^Buy ([\d.,]+ )?BTC|Processing/ });

/** Chooses the currency of the size. */
export async function chooseUnit(user: User, unit: 'BTC' | 'USDT') {
  await user.click(screen.getByRole('button', { name: /^Amount in/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: unit }));
}

/** Chooses a type of limit orders that is in the menu. */
export async function chooseStopLimit(user: User) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Stop-limit' }));
}

export async function fillLimitBuy(user: User, at = '96000', of = '0.5') {
  await user.type(price(), at);
  await user.type(amount(), of);
}

export async function confirm(user: User) {
  const dialog = await screen.findByRole('dialog', { name: 'Place this order?' });
  await user.click(within(dialog).getByRole('button', { name: /^(Buy|Sell) / }));
}
