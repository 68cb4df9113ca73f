import { expired, noConnection, respond, rejection, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { capabilities } from '@bourse/contracts/site';
import { byKeyboard, type Keyboard } from '@bourse/feature-kit/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leverClose, leverMyTrade, leverSetStop, leverSubmit, leverTradeEvent } from '@bourse/contracts/lever';
import { leverLimits } from '../personal-limits/limits';
import { aPosition, toWire } from '../testing';
import { bell, chooseMultiple, confirmWith, fillForm, freshTrading, open } from './trading.test-support';

const { server, heal, present } = freshTrading();
const closeButton = (id: number) => screen.findByRole('button', { name: `Close: order ${id}` });
const push = ({ realtime }: ReturnType<typeof open>) => {
  const { positions, entrusts } = present.exchange;
  realtime.emit(leverTradeEvent, {
    hazard_rate: '500',
    trades_all: JSON.stringify(positions.map(toWire)),
    trades_entrust: JSON.stringify(entrusts.map(toWire)),
  });
};

describe('a close is never blocked', () => {
  it('a close is never blocked by the pending close of another position', async () => {
    present.exchange.positions = [aPosition(), aPosition({ id: 32 })];
    const closed: number[] = [];
    const held = Promise.withResolvers<void>();
    server.use(
      respond(leverClose, async ({ request }) => {
        closed.push(request.id);
        if (request.id === 31) await held.promise;
        return SERVER_TEXTS.positionClosed;
      }),
    );
    const { user } = open();
    await user.click(await closeButton(31));
    await confirmWith(user, 'Close position');
    await waitFor(() => expect(closed).toEqual([31]));
    await user.click(await closeButton(32));
    await confirmWith(user, 'Close position');
    await waitFor(() => expect(closed).toEqual([31, 32]));
    held.resolve();
  });

  it('a close is never blocked by a lost reply that could not be looked up', async () => {
    present.exchange.positions = [aPosition()];
    const { user } = open();
    const button = await closeButton(31);
    server.use(
      respond(leverClose, noConnection),
      respond(leverMyTrade, () => status(502)),
    );
    await user.click(button);
    await confirmWith(user, 'Close position');
    await screen.findByText(/could not be checked/);
    heal();
    await user.click(await closeButton(31));
    await confirmWith(user, 'Close position');
    await waitFor(() => expect(present.exchange.closed).toHaveLength(1));
  });

  it('a close is never blocked by a back end that does not name the pair of a position', async () => {
    present.exchange.positions = [aPosition({ pair: undefined })];
    present.exchange.deal = { ...present.exchange.deal, my_transaction: present.exchange.positions.map(toWire) };
    const opened = open();
    push(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Close all' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close all positions (1)' });
    await opened.user.click(within(dialog).getByRole('button', { name: 'Close positions (1)' }));
    await waitFor(() => expect(present.exchange.positions).toEqual([]));
  });
});

describe('the account before and after', () => {
  it('the confirmations of an opening and of a close show the account before and after', async () => {
    present.exchange.positions = [aPosition()];
    const { user } = open();
    await closeButton(31);
    await fillForm(user);
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    const opening = await screen.findByRole('dialog', { name: 'Open long BTC/USDT' });
    expect(opening).toHaveTextContent('1,940.00 → 3,880.00 USDT');
    await user.click(within(opening).getByRole('button', { name: 'Cancel' }));
    await user.click(await closeButton(31));
    const closing = await screen.findByRole('dialog', { name: /^Close BTC/ });
    expect(closing).toHaveTextContent('1,940.00 → 0.00 USDT');
    expect(closing).toHaveTextContent('Cross margin: without a position in BTC/USDT');
  });
});

const reverse = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Reverse: order 31' }));
  await screen.findByRole('dialog', { name: 'Reverse BTC/USDT position 31' });
  await confirmWith(user, 'Reverse position');
};

describe('reversing a position', () => {
  it('reversing a position closes it and opens the opposite one of the same lots and leverage, by keyboard alone', async () => {
    present.exchange.positions = [aPosition()];
    const { press } = byKeyboard(open().user);
    await press(await screen.findByRole('button', { name: 'Reverse: order 31' }));
    await press(await screen.findByRole('button', { name: 'Reverse position' }));
    await waitFor(() => expect(present.exchange.submitted).toHaveLength(1));
    expect(present.exchange.closed.map(({ id }) => id)).toEqual([31]);
    expect(present.exchange.submitted[0]).toMatchObject({ type: 2, status: 1, share: '2', multiple: '10' });
    expect(await screen.findByText('Position reversed')).toBeInTheDocument();
  });

  it.each([
    ['is refused', () => rejection(SERVER_TEXTS.insufficientBalance), /^Position closed\. The opposite .* rejected: ./],
    ['meets an expired session (999)', () => expired(), /^The position is closed, the opposite one was not opened\./],
  ])(
    'reversing a position says that the position is closed where the opposite one %s',
    async (_case, reply, message) => {
      present.exchange.positions = [aPosition()];
      server.use(respond(leverSubmit, reply));
      const { user } = open();
      await reverse(user);
      expect(await screen.findByText(message)).toBeInTheDocument();
    },
  );

  it('reversing a position does not open the opposite one after a lost reply of the close, and says how far it came', async () => {
    present.exchange.positions = [aPosition()];
    server.use(
      respond(leverClose, () => {
        present.exchange.positions = [];
        return status(504);
      }),
    );
    const { user } = open();
    await reverse(user);
    expect(await screen.findByText(/^The position is closed, the opposite one was not opened\./)).toBeInTheDocument();
    expect(present.exchange.submitted).toEqual([]);
  });

  it('reversing a position finds the opposite one after a lost reply of the second step, and does not send it again', async () => {
    present.exchange.positions = [aPosition()];
    let sent = 0;
    server.use(
      respond(leverSubmit, () => {
        sent += 1;
        present.exchange.positions = [aPosition({ id: 80, direction: 'short' })];
        return status(502);
      }),
    );
    const { user } = open();
    await reverse(user);
    expect(await screen.findByText('Position reversed')).toBeInTheDocument();
    expect(sent).toBe(1);
  });
});

const byMouse = (user: ReturnType<typeof open>['user']): Keyboard => ({
  press: (element) => user.click(element),
  enter: async (field, text) => {
    await user.clear(field);
    await user.type(field, text);
  },
});

describe('TP/SL of a limit order', () => {
  it.each(['mouse', 'keyboard'])(
    'TP/SL of a limit order are set once, when the order has become a position (%s)',
    async (device) => {
      const requests: { id: number; stop_loss_price: string }[] = [];
      const opened = open();
      const { user } = opened;
      const { press, enter } = device === 'mouse' ? byMouse(user) : byKeyboard(user);
      await press(await screen.findByRole('radio', { name: 'Limit' }), ' ');
      await enter(screen.getByRole('textbox', { name: 'Price' }), '90000');
      await chooseMultiple(user, press);
      await enter(screen.getByRole('textbox', { name: 'Lots' }), '2');
      await press(screen.getByRole('checkbox', { name: 'TP/SL' }), ' ');
      await enter(screen.getByRole('textbox', { name: 'Stop loss' }), '89000');
      await press(screen.getByRole('button', { name: /^Open long/ }));
      await press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Open long' }));
      await waitFor(() => expect(localStorage.getItem('bourse.lever.plannedStops')).toContain('89000'));
      push(opened);
      expect(requests).toEqual([]);
      server.use(
        respond(leverSetStop, ({ request }) => {
          requests.push(request);
          return SERVER_TEXTS.stopsSet;
        }),
      );
      const [order] = present.exchange.entrusts;
      present.exchange.positions = order ? [{ ...order, entryPrice: decimal(90_000) }] : [];
      present.exchange.entrusts = [];
      push(opened);
      expect(await screen.findByText('TP/SL of BTC/USDT position 101 are set')).toBeInTheDocument();
      push(opened);
      expect(requests).toMatchObject([{ id: 101, stop_loss_price: '89000' }]);
      expect(bell()).toContain('/leverTransaction?id=101');
    },
  );
});

describe('personal limits', () => {
  it('a confirmed order is not sent where a limit was reached after its button was pressed, and a reversal is a trade', async () => {
    leverLimits.limits.write({});
    leverLimits.results.write({});
    present.exchange.positions = [aPosition()];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Reverse: order 31' }));
    await confirmWith(user, 'Reverse position');
    await waitFor(() => expect(leverLimits.results.read()['USDT']?.opened).toHaveLength(1));
    await fillForm(user);
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Open long/ });
    const { submitted } = present.exchange;
    const before = submitted.length;
    act(() => leverLimits.setLimit('USDT', 'trades', decimal(1), Date.now()));
    await confirmWith(user, 'Open long');
    expect(dialog).toHaveTextContent('Your limit of 1 trade a day is reached');
    expect(submitted).toHaveLength(before);
    leverLimits.limits.write({});
  });

  it('personal limits block opening and reversing a position, and never closing it', async () => {
    const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    localStorage.setItem('bourse.lever.limits', JSON.stringify({ USDT: { dayLoss: { limit: '50' } } }));
    localStorage.setItem('bourse.lever.results', JSON.stringify({ USDT: { day, orders: [1], net: '-50' } }));
    present.exchange.positions = [aPosition()];
    const { user } = open();
    expect(await screen.findByText(/^Daily loss limit of 50/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Open long/ })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Reverse: order 31' }));
    const reversal = await screen.findByRole('dialog', { name: 'Reverse BTC/USDT position 31' });
    await user.click(within(reversal).getByRole('button', { name: 'Reverse position' }));
    await user.click(within(reversal).getByRole('button', { name: 'Cancel' }));
    await user.click(await closeButton(31));
    await confirmWith(user, 'Close position');
    await waitFor(() => expect(present.exchange.closed.map(({ id }) => id)).toEqual([31]));
    expect(present.exchange.submitted).toEqual([]);
    localStorage.clear();
  });
});

const announce = () =>
  server.use(respond(capabilities, () => ({ leverage_order_types: ['reduce_only'], leverage_partial_close: 1 })));

describe('reduce-only orders and partial closes', () => {
  it('reduce-only orders and partial closes are offered only where the back end announces them, and other requests stay unchanged', async () => {
    present.exchange.positions = [aPosition()];
    const closes: object[] = [];
    server.use(
      respond(leverClose, ({ request }) => {
        closes.push(request);
        return SERVER_TEXTS.positionClosed;
      }),
    );
    const { user } = open();
    await fillForm(user);
    expect(screen.queryByRole('checkbox', { name: 'Reduce only' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Open long/ }));
    await confirmWith(user, 'Open long');
    await waitFor(() => expect(present.exchange.submitted).toHaveLength(1));
    expect(present.exchange.submitted[0]).not.toHaveProperty('reduce_only');
    await user.click(await closeButton(31));
    expect(screen.queryByRole('textbox', { name: 'Lots to close' })).not.toBeInTheDocument();
    await confirmWith(user, 'Close position');
    await waitFor(() => expect(closes).toEqual([{ id: 31 }]));
  });

  it('a reduce-only order sells lots of the oldest position, which it shows before, with no leverage to choose', async () => {
    announce();
    present.exchange.positions = [aPosition({ id: 32 }), aPosition()];
    const opened = open();
    const { user } = opened;
    await user.click(await screen.findByRole('checkbox', { name: 'Reduce only' }));
    push(opened);
    await user.type(screen.getByRole('textbox', { name: 'Lots' }), '3');
    expect(screen.queryByRole('button', { name: /^Leverage/ })).not.toBeInTheDocument();
    expect(await screen.findByText('3 of 4')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close long' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close long BTC/USDT (reduce only)' });
    // The margin of three of four lots is released.
    expect(dialog).toHaveTextContent('3,880.00 → 970.00 USDT');
    await user.click(within(dialog).getByRole('button', { name: 'Close long' }));
    await waitFor(() => expect(present.exchange.positions).toMatchObject([{ id: 32, lots: '1' }]));
    expect(present.exchange.submitted).toMatchObject([{ type: 2, share: '3', reduce_only: 1 }]);
  });

  it('a lost reduce-only order is looked up by the open lots, and nothing is sent again, by keyboard alone', async () => {
    announce();
    present.exchange.positions = [aPosition()];
    let sent = 0;
    const opened = open();
    const { press, enter } = byKeyboard(opened.user);
    await press(await screen.findByRole('checkbox', { name: 'Reduce only' }), ' ');
    push(opened);
    await enter(screen.getByRole('textbox', { name: 'Lots' }), '1');
    server.use(
      respond(leverSubmit, () => {
        sent += 1;
        present.exchange.positions = [aPosition({ lots: decimal(1) })];
        return status(504);
      }),
    );
    await press(screen.getByRole('button', { name: 'Close long' }));
    await press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close long' }));
    expect(await screen.findByText('The positions were closed')).toBeInTheDocument();
    expect(sent).toBe(1);
  });

  it.each(['mouse', 'keyboard'])(
    'a partial close closes half of a position from its row, and looks a lost reply up by its lots (%s)',
    async (device) => {
      announce();
      present.exchange.positions = [aPosition()];
      const shares: unknown[] = [];
      server.use(
        respond(leverClose, ({ request }) => {
          shares.push(request.share);
          present.exchange.positions = [aPosition({ lots: decimal(1) })];
          return status(504);
        }),
      );
      const { user } = open();
      const press = device === 'mouse' ? (button: HTMLElement) => user.click(button) : byKeyboard(user).press;
      await press(await closeButton(31));
      await press(await screen.findByRole('button', { name: '50%' }));
      await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close 1 lot' }));
      expect(await screen.findByText('The lots are closed.')).toBeInTheDocument();
      expect(shares).toEqual(['1']);
    },
  );
});
