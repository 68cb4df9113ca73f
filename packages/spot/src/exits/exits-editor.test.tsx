import { rejection, respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { aPair } from '@bourse/market/testing';
import { capabilities } from '@bourse/contracts/site';
import { amendExits, openSells, type OpenOrder } from '@bourse/contracts/spot';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { OpenOrders } from '../open-orders/open-orders';
import { anOpenOrder } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { renderSpot } from '../testing/render-spot';
import { ExitsEditor } from './exits-editor';
import type { ExitsEdit } from './exits-edit';

const { present, server, heal } = freshExchange();
const pair = aPair();
const nothing = () => {};

function Orders() {
  const [edit, setEdit] = useState<ExitsEdit>();
  return (
    <>
      <OpenOrders pair={pair} onMove={nothing} onExits={setEdit} />
      <ExitsEditor pair={pair} edit={edit} onEdit={setEdit} />
    </>
  );
}

async function openDialog(exits: Partial<OpenOrder> = {}) {
  present.exchange.open = [anOpenOrder({ takeProfit: decimal(99_000), stopLoss: decimal(95_000), ...exits })];
  const { user } = renderSpot(<Orders />);
  await screen.findByText(/TP 99,000/);
  await user.click(screen.getByRole('button', { name: /^TP\/SL: buy/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^TP\/SL of buy/ }));
  return { user, dialog };
}

async function editStopLoss() {
  const { user, dialog } = await openDialog();
  expect(screen.getByText(/SL 95,000/)).toBeInTheDocument();
  const stop = dialog.getByRole('textbox', { name: 'Stop loss' });
  await user.clear(stop);
  await user.type(stop, '94000');
  return { user, dialog };
}

it('the row of a buy shows its exits, and the dialog sets both together', async () => {
  const { user, dialog } = await editStopLoss();
  await user.click(dialog.getByRole('button', { name: 'Set TP/SL' }));
  await waitFor(() => expect(present.exchange.open).toMatchObject([{ takeProfit: '99000', stopLoss: '94000' }]));
  expect(await screen.findByText(/SL 94,000/)).toBeInTheDocument();
});

it('a take profit beside a trailing stop in per cent stays when the exits are saved', async () => {
  server.use(
    respond(capabilities, () => ({
      order_limits: [{ currency_id: 1, legal_id: 3, order_types: ['limit', 'attached_exits', 'trailing_stop'] }],
    })),
  );
  const trail = { distance: decimal(3), unit: 'percent', peak: decimal(97_000) } as const;
  const { user, dialog } = await openDialog({ trail });
  expect(dialog.getByRole('textbox', { name: 'Take profit' })).toHaveValue('99,000');
  const distance = dialog.getByRole('textbox', { name: 'Trailing distance' });
  await user.clear(distance);
  await user.type(distance, '2');
  await user.click(dialog.getByRole('button', { name: 'Set TP/SL' }));
  await waitFor(() =>
    expect(present.exchange.open).toMatchObject([{ takeProfit: '99000', trail: { distance: '2', unit: 'percent' } }]),
  );
});

const anExit = (id: number, kind: 'take_profit' | 'stop_loss', trigger: number) =>
  anOpenOrder({ id, side: 'sell', exit: kind, trigger: decimal(trigger), parentId: 1001, isWaiting: true });

async function openExit(before = () => {}) {
  present.exchange.pageSize = 1;
  // The list loads two pages by itself.
  present.exchange.open = [
    anExit(3, 'stop_loss', 95_000),
    anOpenOrder({ id: 2, side: 'sell' }),
    anExit(1, 'take_profit', 99_000),
  ];
  const { user } = renderSpot(<Orders />);
  const button = await screen.findByRole('button', { name: /^TP\/SL: buy/ });
  before();
  await user.click(button);
  return { user, dialog: within(await screen.findByRole('dialog', { name: /^TP\/SL of buy/ })) };
}

describe('a filled buy whose take profit is on a page of the list that is not loaded', () => {
  it('the dialog shows both exits and sends both', async () => {
    const received: unknown[] = [];
    server.use(
      respond(amendExits, ({ request }) => {
        received.push(request);
        return '';
      }),
    );
    const { user, dialog } = await openExit();
    expect(await dialog.findByRole('textbox', { name: 'Take profit' })).toHaveValue('99,000');
    expect(dialog.getByRole('textbox', { name: 'Stop loss' })).toHaveValue('95,000');
    await user.click(dialog.getByRole('button', { name: 'Set TP/SL' }));
    await waitFor(() =>
      expect(received).toMatchObject([{ id: 1001, target_profit_price: '99000', stop_loss_price: '95000' }]),
    );
  });

  it('the dialog sets nothing while the exits cannot be read, and reads them again', async () => {
    const { user, dialog } = await openExit(() => server.use(respond(openSells, () => status(502))));
    expect(await dialog.findByText('Your orders could not be loaded.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Set TP/SL' })).not.toBeInTheDocument();
    heal();
    await user.click(dialog.getByRole('button', { name: /again/i }));
    expect(await dialog.findByRole('textbox', { name: 'Take profit' })).toHaveValue('99,000');
  });
});

const dialogOf = () => screen.findByRole('dialog', { name: /^TP\/SL of buy/ });

it('the late reply of one buy neither closes the dialog of another one nor hides its refusal', async () => {
  const reply = Promise.withResolvers<string>();
  const replies = [() => reply.promise, () => rejection(SERVER_TEXTS.insufficientBalance)];
  server.use(respond(amendExits, () => replies.shift()?.() ?? ''));
  const exits = { takeProfit: decimal(99_000), stopLoss: decimal(95_000) };
  present.exchange.open = [anOpenOrder(exits), anOpenOrder({ id: 1002, ...exits })];
  const { user } = renderSpot(<Orders />);
  await screen.findAllByText(/TP 99,000/);
  const [first, second] = screen.getAllByRole('button', { name: /^TP\/SL: buy/ });
  if (!first || !second) throw new Error('the rows have no buttons');
  await user.click(first);
  await user.click(within(await dialogOf()).getByRole('button', { name: 'Set TP/SL' }));
  await user.keyboard('{Escape}');
  await user.click(second);
  const dialog = await dialogOf();
  await user.click(within(dialog).getByRole('button', { name: 'Set TP/SL' }));
  const refusal = await screen.findByText(/insufficient/i);
  reply.resolve('');
  expect(await screen.findByText('TP/SL set.')).toBeInTheDocument();
  expect(dialog).toBeInTheDocument();
  expect(refusal).toBeInTheDocument();
});

it('a lost reply of the exits is looked up, and nothing is sent twice by a double press', async () => {
  let sent = 0;
  server.use(
    respond(amendExits, () => {
      sent += 1;
      present.exchange.open = [anOpenOrder({ takeProfit: decimal(99_000), stopLoss: decimal(94_000) })];
      return status(502);
    }),
  );
  const { user, dialog } = await editStopLoss();
  await user.dblClick(dialog.getByRole('button', { name: 'Set TP/SL' }));
  expect(await screen.findByText(/SL 94,000/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toBe(1);
});
