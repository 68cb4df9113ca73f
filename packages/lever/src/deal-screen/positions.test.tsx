import { never, rejection, respond, status } from '@bourse/api-client/testing';
import { decimal } from '@bourse/decimal';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leverClose, leverMyTrade, leverSetMultiple, leverSetStop, leverTradeEvent } from '@bourse/contracts/lever';
import { leverLimits } from '../personal-limits/limits';
import { aPosition, aWireDeal, toWire } from '../testing';
import { multipleWrite } from '../writes/multiple-write';
import { stopsWrite, ticketOf } from '../writes/position-writes';
import { bell, confirmWith, freshTrading, leverStore, open } from './trading.test-support';

// The store of the form's slice is that of the screen.
const { server, heal, present } = freshTrading();

const push = ({ realtime }: ReturnType<typeof open>, hazard_rate: string) =>
  realtime.emit(leverTradeEvent, {
    hazard_rate,
    profits_all: '0',
    trades_all: JSON.stringify(present.exchange.positions.map(toWire)),
    trades_entrust: '[]',
  });

/** The orders that the personal limits have counted, with their days. */
const countedResults = () =>
  Object.values(leverLimits.results.read()).flatMap(({ day, orders }) => orders.map(({ id }) => `${id} ${day}`));

describe('the lists', () => {
  it('the lists show the positions of all pairs, those of the shown pair first', async () => {
    const other = aPosition({ id: 44, pair: '2-3', symbol: 'ETH/USDT', direction: 'short' });
    present.exchange.positions = [other, aPosition()];
    open();
    const names = (await screen.findAllByRole('button', { name: /^Close: order/ })).map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(names).toEqual(['Close: order 31', 'Close: order 44']);
    expect(screen.getByRole('button', { name: 'Details: order 44' })).toBeInTheDocument();
  });
});

describe('closing a position', () => {
  it('closing a position confirms and closes, and the row disappears without a reload', async () => {
    present.exchange.positions = [aPosition()];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Close: order 31' }));
    await confirmWith(user, 'Close position');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close: order 31' })).not.toBeInTheDocument());
    expect(present.exchange.closed).toHaveLength(1);
  });

  it('closing a position removes the row of a position that the exchange has closed, every time', async () => {
    const opened = open();
    for (const id of [31, 32]) {
      present.exchange.positions = [aPosition({ id })];
      push(opened, '500');
      const row = { name: `Close: order ${id}` };
      expect(await screen.findByRole('button', row)).toBeInTheDocument();
      present.exchange.positions = [];
      push(opened, '0');
      await waitFor(() => expect(screen.queryByRole('button', row)).not.toBeInTheDocument());
    }
  });

  it('closing a position leaves the refusal of another one in sight', async () => {
    present.exchange.positions = [aPosition(), aPosition({ id: 32 })];
    const { user } = open();
    server.use(respond(leverClose, () => rejection(SERVER_TEXTS.insufficientBalance)));
    await user.click(await screen.findByRole('button', { name: 'Close: order 31' }));
    await confirmWith(user, 'Close position');
    const refusal = await screen.findByText(/insufficient/i);
    heal();
    await user.click(screen.getByRole('button', { name: 'Close: order 32' }));
    await confirmWith(user, 'Close position');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close: order 32' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText(/closed/i)).toBeInTheDocument());
    expect(refusal).toBeInTheDocument();
  });

  it.each([
    ['a change of multiple', 'multiple'],
    ['a change of stops', 'stops'],
  ] as const)('closing a position is not held by %s whose outcome is unknown', async (_name, kind) => {
    present.exchange.positions = [aPosition()];
    const { user, store } = open();
    await screen.findByRole('button', { name: 'Close: order 31' });
    server.use(
      respond(leverSetMultiple, () => status(504)),
      respond(leverSetStop, () => status(504)),
      respond(leverMyTrade, () => status(502)),
    );
    const ticket = ticketOf(aPosition(), '1-3');
    const write = kind === 'multiple' ? multipleWrite : stopsWrite;
    store.dispatch(
      multipleWrite === write ? multipleWrite.press({ ...ticket, multiple: decimal(5) }) : stopsWrite.press(ticket),
    );
    await leverStore(store).dispatch(write.send());
    expect(write.selectOf(store.getState(), 31).phase).toBe('unknown');
    heal();
    await user.click(screen.getByRole('button', { name: 'Close: order 31' }));
    await confirmWith(user, 'Close position');
    await waitFor(() => expect(present.exchange.closed).toHaveLength(1));
  });

  it('closing a position is not held by a pending change of its stops', async () => {
    present.exchange.positions = [aPosition()];
    const { user, store } = open();
    await screen.findByRole('button', { name: 'Close: order 31' });
    server.use(respond(leverSetStop, () => never()));
    store.dispatch(stopsWrite.press(ticketOf(aPosition(), '1-3')));
    void leverStore(store).dispatch(stopsWrite.send());
    await user.click(screen.getByRole('button', { name: 'Close: order 31' }));
    await confirmWith(user, 'Close position');
    await waitFor(() => expect(present.exchange.closed).toHaveLength(1));
  });

  it('closing a position ends the warning of the position without another event', async () => {
    present.exchange.positions = [aPosition()];
    const opened = open();
    const row = await screen.findByRole('button', { name: 'Close: order 31' });
    push(opened, '105');
    await screen.findByRole('alert', { name: 'Liquidation warning' });
    await opened.user.click(row);
    await confirmWith(opened.user, 'Close position');
    await waitFor(() => expect(screen.queryByRole('alert', { name: 'Liquidation warning' })).not.toBeInTheDocument());
  });

  it('closing a position keeps a closed position closed after a late event', async () => {
    present.exchange.positions = [aPosition()];
    const opened = open();
    const row = await screen.findByRole('button', { name: 'Close: order 31' });
    const late = { hazard_rate: '500', trades_all: JSON.stringify([toWire(aPosition())]), trades_entrust: '[]' };
    await opened.user.click(row);
    await confirmWith(opened.user, 'Close position');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close: order 31' })).not.toBeInTheDocument());
    opened.realtime.emit(leverTradeEvent, late);
    expect(screen.queryByRole('button', { name: 'Close: order 31' })).not.toBeInTheDocument();
  });

  it('closing a position does not count a position that a stop has closed after a late event', async () => {
    present.exchange.positions = [aPosition()];
    const opened = open();
    const row = { name: 'Close: order 31' };
    push(opened, '500');
    await screen.findByRole('button', row);
    present.exchange.positions = [];
    push(opened, '0');
    await waitFor(() => expect(screen.queryByRole('button', row)).not.toBeInTheDocument());

    const other = aPosition({ id: 33, pair: '2-3' });
    present.exchange.positions = [aPosition(), other];
    push(opened, '105');
    present.exchange.positions = [other];
    const warning = await screen.findByRole('alert', { name: 'Liquidation warning' });
    await opened.user.click(within(warning).getByRole('button', { name: 'Close all' }));
    expect(await screen.findByRole('dialog', { name: 'Close all positions (1)' })).toBeInTheDocument();
  });

  it('closing a position looks up a lost reply', async () => {
    present.exchange.positions = [aPosition()];
    const { user } = open();
    server.use(respond(leverClose, () => status(504)));
    await user.click(await screen.findByRole('button', { name: 'Close: order 31' }));
    await confirmWith(user, 'Close position');
    expect(
      await screen.findByText(
        'The position is still open. Your request may still be processing: check again before you retry.',
      ),
    ).toBeInTheDocument();
  });

  it('closing a position shows the preview of a batch close', async () => {
    present.exchange.positions = [aPosition(), aPosition({ id: 32, direction: 'short', profit: decimal(-50) })];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Close positions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close all long' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close all long positions (1)' });
    await user.click(within(dialog).getByRole('button', { name: 'Close positions (1)' }));
    await waitFor(() => expect(present.exchange.positions.map(({ id }) => id)).toEqual([32]));
  });
});

describe('notices about orders', () => {
  it.each([
    ['stopLoss', 'Stop loss closed BTC/USDT Long: realised P/L −63.58 USDT after fees'],
    ['takeProfit', 'Take profit closed BTC/USDT Long: realised P/L −63.58 USDT after fees'],
    ['liquidation', 'BTC/USDT Long was liquidated: realised P/L −63.58 USDT after fees'],
  ] as const)(
    'a notice on every screen tells that a position was closed by %s, as a toast and in the bell',
    async (closeReason, message) => {
      present.exchange.positions = [aPosition()];
      const opened = open();
      await screen.findByRole('button', { name: 'Close: order 31' });
      push(opened, '500');
      present.exchange.closed = [aPosition({ completedAt: Date.now(), profit: decimal(-50), closeReason })];
      present.exchange.positions = [];
      push(opened, '0');
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(bell()).toContain(message);
      expect(bell()).toContain('/leverTransaction?id=31');
    },
  );

  it('a notice tells on return that a position has closed while the site was closed, and why', async () => {
    present.exchange.positions = [aPosition()];
    const first = open();
    await screen.findByRole('button', { name: 'Close: order 31' });
    push(first, '500');
    await waitFor(() => expect(localStorage.getItem('bourse.lever.openSeen')).toContain('31'));
    first.unmount();
    present.exchange.closed = [aPosition({ completedAt: Date.now(), profit: decimal(-50), closeReason: 'stopLoss' })];
    present.exchange.positions = [];
    const again = open();
    await screen.findByRole('button', { name: /^Leverage/ });
    push(again, '0');
    expect(await screen.findByText(/^Stop loss closed BTC\/USDT Long/)).toBeInTheDocument();
    expect(bell()).toContain('/leverTransaction?id=31');
  });

  it('a loss that is found on return counts for the day on which the position closed, whatever its fees are', async () => {
    leverLimits.results.write({});
    localStorage.setItem('bourse.lever.openSeen', JSON.stringify({ userId: 7, ids: [41] }));
    const completedAt = Date.parse('2026-01-05T12:00:00Z');
    present.exchange.closed = [aPosition({ id: 41, completedAt, profit: decimal(-50), tradeFee: undefined })];
    const opened = open();
    await screen.findByRole('button', { name: /^Leverage/ });
    push(opened, '0');
    await waitFor(() => expect(countedResults()).toEqual(['41 2026-01-05']));
  });

  it('a notice on every screen tells the realised P/L of a position that the user has closed', async () => {
    present.exchange.positions = [aPosition()];
    const opened = open();
    const row = await screen.findByRole('button', { name: 'Close: order 31' });
    push(opened, '500');
    await opened.user.click(row);
    await confirmWith(opened.user, 'Close position');
    expect(await screen.findByText('BTC/USDT Long closed: realised P/L +186.42 USDT after fees')).toBeInTheDocument();
  });

  it('a notice on every screen tells that a pending order has filled', async () => {
    const entrust = aPosition({ id: 55, entryPrice: decimal(96_000) });
    const opened = open();
    await screen.findByRole('button', { name: /^Leverage/ });
    opened.realtime.emit(leverTradeEvent, { trades_all: '[]', trades_entrust: JSON.stringify([toWire(entrust)]) });
    opened.realtime.emit(leverTradeEvent, { trades_all: JSON.stringify([toWire(entrust)]), trades_entrust: '[]' });
    expect(await screen.findByText(/^Limit order filled: BTC\/USDT Long, 2 lots at 96,000/)).toBeInTheDocument();
    expect(bell()).toContain('Limit order filled');
  });
});

describe('the liquidation warning', () => {
  it('the warning stands from the read of the positions, before the socket has delivered one', async () => {
    present.exchange.positions = [aPosition({ profit: decimal(-1900) })];
    present.exchange.deal = aWireDeal({ all_levers: '0', user_lever: '0' });
    open();
    expect(await screen.findByRole('alert', { name: 'Liquidation warning' })).toBeInTheDocument();
  });

  it('the liquidation warning appears at a risk rate of 110 % and offers a transfer and a close', async () => {
    present.exchange.positions = [aPosition()];
    const opened = open();
    await screen.findByRole('button', { name: 'Close: order 31' });
    push(opened, '110.5');
    expect(screen.queryByRole('alert', { name: 'Liquidation warning' })).not.toBeInTheDocument();
    push(opened, '110');
    const warning = await screen.findByRole('alert', { name: 'Liquidation warning' });
    expect(within(warning).getByRole('button', { name: 'Close all' })).toBeInTheDocument();
    expect(within(warning).getByRole('link', { name: 'Transfer margin' })).toBeInTheDocument();
  });

  it('an amber bar warns from a margin level of 200 % on, can be dismissed, and a red one follows at 130 %', async () => {
    present.exchange.positions = [aPosition()];
    const opened = open();
    await screen.findByRole('button', { name: 'Close: order 31' });
    push(opened, '201');
    push(opened, '200');
    const early = await screen.findByRole('status', { name: 'Margin warning' });
    expect(early).toHaveTextContent('200.00%');
    await opened.user.click(within(early).getByRole('button', { name: 'Dismiss the warning' }));
    expect(screen.queryByRole('status', { name: 'Margin warning' })).toBeNull();
    push(opened, '130');
    expect(await screen.findByRole('alert', { name: 'Margin warning' })).toHaveTextContent('130.00%');
    expect(screen.queryByRole('alert', { name: 'Liquidation warning' })).toBeNull();
    push(opened, '110');
    const last = await screen.findByRole('alert', { name: 'Liquidation warning' });
    expect(within(last).queryByRole('button', { name: 'Dismiss the warning' })).toBeNull();
  });

  it('each level of the same positions is announced once, and no level above 200 %', async () => {
    present.exchange.positions = [aPosition()];
    const opened = open();
    await screen.findByRole('button', { name: 'Close: order 31' });
    push(opened, '500');
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Margin warning' })).toBeNull());
    expect(bell()).not.toContain('lever-risk');
    push(opened, '190');
    await waitFor(() => expect(bell()).toContain('lever-risk-warning-31'));
    push(opened, '500');
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Margin warning' })).toBeNull());
    push(opened, '190');
    await screen.findByRole('status', { name: 'Margin warning' });
    expect(bell().split('lever-risk-warning-31')).toHaveLength(2);
  });
});
