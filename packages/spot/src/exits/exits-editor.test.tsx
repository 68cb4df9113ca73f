import { respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { aPair } from '@bourse/market/testing';
import { capabilities } from '@bourse/contracts/site';
import { amendExits, type OpenOrder } from '@bourse/contracts/spot';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { OpenOrders } from '../open-orders/open-orders';
import { anOpenOrder } from '../testing/fixtures';
import { freshExchange } from '../testing/fresh-exchange';
import { renderSpot } from '../testing/render-spot';
import { ExitsEditor } from './exits-editor';
import type { ExitsEdit } from './exits-edit';

const { present, server } = freshExchange();
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
