import { respond, status } from '@bourse/api-client/testing';
import { capabilities } from '@bourse/contracts/site';
import { placeBuy, placeOco } from '@bourse/contracts/spot';
import { decimal } from '@bourse/decimal';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createBookStore } from '@bourse/market';
import { aPair } from '@bourse/market/testing';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MoveSpotOrder, type OrderMove } from '../move-order/move-order';
import { buyButton, confirm, fillLimitBuy, openPanel } from '../order-form/order-panel.test-support';
import { anOpenOrder } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { renderSpot } from '../testing/render-spot';
import { spotLimits } from './limits';

const { present, server } = freshExchange();
beforeEach(() => {
  spotLimits.limits.write({});
  spotLimits.results.write({});
  server.use(
    respond(capabilities, () => ({
      order_limits: [{ currency_id: 1, legal_id: 3, order_types: ['limit', 'market', 'oco', 'attached_exits'] }],
    })),
  );
});

const limitTrades = (count: number) => spotLimits.setLimit('USDT', 'trades', decimal(count), Date.now());
const trade = () => spotLimits.noteTrade('USDT', Date.now());
const opened = () => spotLimits.results.read()['USDT']?.opened.length ?? 0;

/** Opens a form of the menu and types into its fields. */
async function openForm(name: string, title: RegExp, fields: Record<string, string>) {
  const { user } = await openPanel();
  await screen.findByRole('checkbox', { name: 'TP/SL' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  for (const [label, text] of Object.entries(fields)) {
    const field = dialog.getByRole('textbox', { name: label });
    // oxlint-disable-next-line no-await-in-loop -- the keyboard is in one field at a time
    await user.clear(field);
    // oxlint-disable-next-line no-await-in-loop -- the keyboard is in one field at a time
    await user.type(field, text);
  }
  return { user, dialog };
}

const openOco = () =>
  openForm('OCO', /^OCO buy/, {
    'Limit price': '95000',
    'Stop price': '99000',
    'Stop limit price': '99100',
    Amount: '0.1',
  });

describe('an OCO', () => {
  it('a buy by an OCO counts as a trade of the day', async () => {
    server.use(respond(placeOco, () => ({ oco_id: 7, ids: [1, 2] })));
    limitTrades(2);
    const { user, dialog } = await openOco();
    await user.click(dialog.getByRole('button', { name: 'Place OCO' }));
    expect(await screen.findByText('OCO placed.')).toBeVisible();
    expect(opened()).toBe(1);
  });

  it('a buy by an OCO is not placed where a limit was reached after its form was opened', async () => {
    limitTrades(1);
    const { dialog } = await openOco();
    act(trade);
    expect(dialog.getByText(/^Your limit of 1 trade a day is reached/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Place OCO' })).toBeDisabled();
  });
});

it('a set of buys is not placed where it has more orders than the day has trades left', async () => {
  limitTrades(3);
  trade();
  const set = { 'From price': '95000', 'To price': '95200', 'Number of orders': '3', 'Total amount': '0.6' };
  const { user, dialog } = await openForm('Scaled orders', /^Scaled buy/, set);
  expect(dialog.getByText('Your daily limit leaves 2 more trades today.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Review orders' })).toBeDisabled();
  const count = dialog.getByRole('textbox', { name: 'Number of orders' });
  await user.clear(count);
  await user.type(count, '2');
  await user.click(dialog.getByRole('button', { name: 'Review orders' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Place these 2 orders?' }));
  act(trade);
  await user.click(confirmation.getByRole('button', { name: 'Place 2 orders' }));
  expect(confirmation.getByText('Your daily limit leaves 1 more trade today.')).toBeVisible();
  expect(present.exchange.received).toEqual([]);
});

it('a confirmed buy is not sent where a limit was reached after its button was pressed', async () => {
  limitTrades(1);
  const { user } = await openPanel();
  await fillLimitBuy(user);
  await user.click(buyButton());
  await screen.findByRole('dialog', { name: 'Place this order?' });
  act(trade);
  await confirm(user);
  expect(screen.getByRole('dialog', { name: 'Place this order?' })).toHaveTextContent('Your limit of 1 trade a day');
  expect(present.exchange.received).toEqual([]);
});

it('a buy with a lost reply is not tried again while a limit is reached', async () => {
  limitTrades(1);
  server.use(respond(placeBuy, () => status(504)));
  const { user } = await openPanel();
  await fillLimitBuy(user);
  await user.click(buyButton());
  await confirm(user);
  const again = await screen.findByRole('button', { name: 'Try again' });
  act(trade);
  let sent = 0;
  server.use(
    respond(placeBuy, () => {
      sent += 1;
      return '';
    }),
  );
  await user.click(again);
  await confirm(user);
  expect(sent).toBe(0);
});

it('an edit makes no buy larger while a limit is reached, and makes it smaller', async () => {
  limitTrades(1);
  trade();
  present.exchange.open = [anOpenOrder()];
  const book = createBookStore();
  function Edit() {
    const [move, setMove] = useState<OrderMove | undefined>({ order: anOpenOrder() });
    return <MoveSpotOrder pair={aPair({ amountDecimals: 4 })} book={book} move={move} onMove={setMove} />;
  }
  const { user } = renderSpot(<Edit />);
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit buy/ }));
  const enter = async (text: string) => {
    const amount = dialog.getByRole('textbox', { name: 'New amount (unfilled)' });
    await user.clear(amount);
    await user.type(amount, text);
    await user.click(dialog.getByRole('button', { name: 'Edit order' }));
  };
  await enter('0.6');
  expect(await dialog.findByText(/^Your limit of 1 trade a day is reached/)).toBeVisible();
  expect(present.exchange.cancelled).toEqual([]);
  await enter('0.3');
  await waitFor(() => expect(present.exchange.received).toMatchObject([{ num: '0.3' }]));
});
