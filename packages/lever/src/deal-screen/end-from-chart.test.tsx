import { rejection, respond, status } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { decimal } from '@bourse/decimal';
import { byKeyboard, renderFeature } from '@bourse/feature-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useLeverAccount } from '../account/use-lever-account';
import { leverCancel, leverMyTrade, leverSetStop } from '@bourse/contracts/lever';
import { capabilities } from '@bourse/contracts/site';
import { reducers } from '../reducers';
import { StopsEditor, type StopsEdit } from '../stops/stops-editor';
import { aPosition } from '../testing';
import { stopsWrite, ticketOf } from '../writes/position-writes';
import type { EndedLine } from './chart-lines';
import { EndFromChart } from './end-from-chart';
import { freshTrading, leverStore, pair } from './trading.test-support';
import { useChartLines } from './use-chart-lines';

// The store of the form's slice is that of the screen.
const { server, heal, present } = freshTrading();
const noMove = () => {};

/** As on the leverage screen while no list is open: the buttons of the chart's lines, and what they ask. */
function Screen() {
  const account = useLeverAccount(pair.id);
  const [edit, setEdit] = useState<StopsEdit>();
  const [ended, setEnded] = useState<EndedLine>();
  const lines = useChartLines(pair, account, { onStops: setEdit, onMove: noMove, onEnd: setEnded });
  return (
    <>
      {lines.map(
        ({ id, remove }) =>
          remove && (
            <button key={id} type="button" onClick={remove.run}>
              {remove.label}
            </button>
          ),
      )}
      <StopsEditor account={account} edit={edit} onEdit={setEdit} />
      <EndFromChart pair={pair} account={account} ended={ended} onEnd={setEnded} />
    </>
  );
}

const DEVICES = ['mouse', 'keyboard'] as const;
const pressBy = (device: (typeof DEVICES)[number], user: ReturnType<typeof open>['user']) =>
  device === 'mouse' ? (element: HTMLElement) => user.click(element) : byKeyboard(user).press;
const open = () => renderFeature(<Screen />, { reducers, address: '/leverdealCenter' });
const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async (dialog: string, name: string) =>
  within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', { name });

describe('the buttons of the lines of leverage', () => {
  it.each(DEVICES)(
    'the button of a pending order cancels it after the confirmation of its row (%s)',
    async (device) => {
      present.exchange.entrusts = [aPosition({ id: 41 }), aPosition({ id: 40 })];
      const press = pressBy(device, open().user);
      await press(await button('Cancel: order 40'));
      await press(await inDialog('Cancel BTC/USDT order 40?', 'Keep order'));
      await press(await button('Cancel: order 40'));
      expect(present.exchange.revoked).toEqual([]);
      await press(await inDialog('Cancel BTC/USDT order 40?', 'Cancel order'));
      await waitFor(() => expect(present.exchange.revoked.map(({ id }) => id)).toEqual([40]));
      expect(await button('Cancel: order 41')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel: order 40' })).not.toBeInTheDocument());
    },
  );

  it('the button of a pending order looks a lost reply of the cancellation up, and sends nothing again', async () => {
    present.exchange.entrusts = [aPosition({ id: 40 })];
    let sent = 0;
    server.use(
      respond(leverCancel, () => {
        sent += 1;
        present.exchange.revoked = present.exchange.entrusts;
        present.exchange.entrusts = [];
        return status(504);
      }),
    );
    const { user } = open();
    await user.click(await button('Cancel: order 40'));
    await user.click(await inDialog('Cancel BTC/USDT order 40?', 'Cancel order'));
    expect(await screen.findByText('The order has been cancelled.')).toBeInTheDocument();
    expect(sent).toBe(1);
  });

  it.each(DEVICES)('the button of a position closes it after the confirmation of its row (%s)', async (device) => {
    present.exchange.positions = [aPosition()];
    const press = pressBy(device, open().user);
    await press(await button('Close: order 31'));
    await press(await inDialog('Close BTC/USDT position 31', 'Close position'));
    await waitFor(() => expect(present.exchange.closed.map(({ id }) => id)).toEqual([31]));
  });

  it.each(DEVICES)(
    'the button of a stop removes it in the dialog of the position, and keeps the other one (%s)',
    async (device) => {
      present.exchange.positions = [aPosition({ takeProfit: decimal(99_000), stopLoss: decimal(95_000) })];
      const press = pressBy(device, open().user);
      await press(await button('Remove: Stop loss 31'));
      const save = await inDialog('TP/SL of BTC/USDT position 31', 'Set TP/SL');
      const stop = within(screen.getByRole('group', { name: 'Stop loss' }));
      expect(stop.getByRole('textbox', { name: 'Price' })).toHaveValue('');
      await press(save);
      await waitFor(() => expect(present.exchange.positions[0]?.stopLoss).toBeUndefined());
      expect(present.exchange.positions[0]?.takeProfit).toBe('99000');
    },
  );

  it('the late reply of the stops of one position does not close the dialog of another one', async () => {
    const reply = Promise.withResolvers<string>();
    server.use(respond(leverSetStop, () => reply.promise));
    const stops = { takeProfit: decimal(99_000), stopLoss: decimal(95_000) };
    present.exchange.positions = [aPosition(stops), aPosition({ id: 32, ...stops })];
    const { user } = open();
    await user.click(await button('Remove: Stop loss 31'));
    await user.click(await inDialog('TP/SL of BTC/USDT position 31', 'Set TP/SL'));
    await user.keyboard('{Escape}');
    await user.click(await button('Remove: Stop loss 32'));
    const dialog = await screen.findByRole('dialog', { name: 'TP/SL of BTC/USDT position 32' });
    reply.resolve(SERVER_TEXTS.stopsSet);
    expect(await screen.findByText(/^(TP\/SL|Take profit).* set/i)).toBeVisible();
    expect(dialog).toBeVisible();
  });

  it('a cancellation is not held by stops of the order whose outcome is unknown', async () => {
    server.use(
      respond(capabilities, () => ({ leverage_order_types: ['attached_exits'] })),
      respond(leverSetStop, () => {
        server.use(respond(leverMyTrade, () => status(502)));
        return status(504);
      }),
    );
    present.exchange.entrusts = [aPosition({ id: 40, takeProfit: decimal(99_000), stopLoss: decimal(95_000) })];
    const { user, store } = open();
    await screen.findByRole('button', { name: 'Cancel: order 40' });
    store.dispatch(stopsWrite.press({ ...ticketOf(aPosition({ id: 40 }), pair.id), isPending: true }));
    await leverStore(store).dispatch(stopsWrite.send());
    expect(stopsWrite.selectOf(store.getState(), 40).phase).toBe('unknown');
    heal();
    await user.click(await button('Cancel: order 40'));
    await user.click(await inDialog('Cancel BTC/USDT order 40?', 'Cancel order'));
    await waitFor(() => expect(present.exchange.revoked.map(({ id }) => id)).toEqual([40]));
  });

  it('the dialog of a refused stop stays open with what was typed, and says that both are needed', async () => {
    const requests: string[] = [];
    server.use(
      respond(leverSetStop, ({ request }) => {
        requests.push(request.target_profit_price);
        return request.stop_loss_price === '0' ? rejection('止盈止损价格不能为0') : SERVER_TEXTS.stopsSet;
      }),
    );
    present.exchange.positions = [aPosition({ takeProfit: decimal(99_000), stopLoss: decimal(95_000) })];
    const { user } = open();
    await user.click(await button('Remove: Stop loss 31'));
    const save = await inDialog('TP/SL of BTC/USDT position 31', 'Set TP/SL');
    const profit = within(screen.getByRole('group', { name: 'Take profit' })).getByRole('textbox', { name: 'Price' });
    await user.clear(profit);
    await user.type(profit, '98500');
    await user.click(save);
    await waitFor(() => expect(requests).toEqual(['98500']));
    await user.click(save);
    expect(await screen.findByText('This exchange takes only both together: enter this price too')).toBeVisible();
    expect(profit).toHaveValue('98,500');
    const loss = within(screen.getByRole('group', { name: 'Stop loss' })).getByRole('textbox', { name: 'Price' });
    await user.type(loss, '95000');
    await user.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requests).toEqual(['98500', '98500']);
  });
});
