import { rejection, respond, status } from '@bourse/api-client/testing';
import { leverMyTrade, leverSetMultiple, leverTradeEvent } from '@bourse/contracts/lever';
import { capabilities } from '@bourse/contracts/site';
import { decimal } from '@bourse/decimal';
import { byKeyboard } from '@bourse/feature-kit/testing';
import { preloadMessages } from '@bourse/i18n/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPosition, aWireDeal, toWire } from '../testing';
import { freshTrading, open } from '../deal-screen/trading.test-support';
import { multipleMessages } from './locales/messages';

const { server, heal, present } = freshTrading();
beforeAll(() => preloadMessages([multipleMessages]));

const announce = () => server.use(respond(capabilities, () => ({ leverage_multiple_change: 1 })));

const opener = { name: 'Leverage: order 31' };
const dialogOf = () => screen.findByRole('dialog', { name: 'Leverage of BTC/USDT position 31' });
const figure = (dialog: HTMLElement, label: string) =>
  within(dialog).getByText(label).closest('div')?.textContent?.replace(label, '');

/** Opens the dialog of the only position with the announced ability. */
async function openDialog() {
  announce();
  present.exchange.positions = [aPosition()];
  const opened = open();
  await opened.user.click(await screen.findByRole('button', opener));
  return { ...opened, dialog: await dialogOf() };
}

const choose = (dialog: HTMLElement, multiple: number) => within(dialog).getByRole('button', { name: `${multiple}×` });
const confirmed = (dialog: HTMLElement, multiple: number) =>
  within(dialog).getByRole('button', { name: `Change to ${multiple}×` });

describe('the multiple of a position', () => {
  it('the multiple of a position is not offered by a back end that does not announce its change', async () => {
    present.exchange.positions = [aPosition()];
    open();
    expect(await screen.findByRole('button', { name: 'Close: order 31' })).toBeInTheDocument();
    expect(screen.queryByRole('button', opener)).not.toBeInTheDocument();
  });

  it('a position without a named multiple has no button', async () => {
    announce();
    present.exchange.positions = [aPosition(), aPosition({ id: 32, multiple: undefined })];
    open();
    expect(await screen.findByRole('button', opener)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Leverage: order 32' })).not.toBeInTheDocument();
  });

  it('margin, available balance and liquidation price are shown before and after, and three presses change them', async () => {
    present.exchange.deal = aWireDeal({ user_lever: '500' });
    const { user, dialog } = await openDialog();
    await user.click(choose(dialog, 20));
    await waitFor(() => expect(figure(dialog, 'Available')).toBe('500.00 → 1,470.00 USDT'));
    expect(figure(dialog, 'Margin of the position')).toBe('1,940.00 → 970.00 USDT');
    expect(figure(dialog, 'Est. liq. price')).toMatch(/^89,650\.00\s+→ 87,225\.00\s*$/);
    expect(within(dialog).getByText(/^Higher leverage releases margin/)).toBeInTheDocument();
    await user.click(confirmed(dialog, 20));
    expect(await screen.findByText('Leverage changed.')).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(present.exchange.positions).toMatchObject([{ multiple: '20', margin: '970' }]);
  });

  it('the keyboard alone changes a multiple', async () => {
    announce();
    present.exchange.positions = [aPosition()];
    const { press } = byKeyboard(open().user);
    await press(await screen.findByRole('button', opener));
    const dialog = await dialogOf();
    await press(await within(dialog).findByRole('button', { name: '5×' }));
    await press(confirmed(dialog, 5));
    await waitFor(() => expect(present.exchange.positions[0]?.multiple).toBe('5'));
  });

  it('a multiple whose margin is not there is not sent, and the transfer is offered', async () => {
    present.exchange.deal = aWireDeal({ user_lever: '1000' });
    const { user, dialog } = await openDialog();
    await user.click(choose(dialog, 5));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Insufficient margin: 940.00 USDT more is needed.',
    );
    await user.click(confirmed(dialog, 5));
    expect(dialog).toBeInTheDocument();
    expect(present.exchange.positions[0]?.multiple).toBe('10');
  });

  it('a multiple that would leave the account near liquidation is not sent', async () => {
    present.exchange.deal = aWireDeal({ user_lever: '2000' });
    announce();
    present.exchange.positions = [aPosition({ profit: decimal(-1900) })];
    const { user } = open();
    await user.click(await screen.findByRole('button', opener));
    const dialog = await dialogOf();
    await user.click(choose(dialog, 5));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The account would be too close to liquidation.',
    );
    await user.click(confirmed(dialog, 5));
    expect(present.exchange.positions[0]?.multiple).toBe('10');
  });

  it('the present multiple is not sent', async () => {
    const { user, dialog } = await openDialog();
    await within(dialog).findByRole('button', { name: '10×', pressed: true });
    await user.click(confirmed(dialog, 10));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose another leverage.');
  });

  it('a refusal keeps the dialog and its choice', async () => {
    const { user, dialog } = await openDialog();
    server.use(respond(leverSetMultiple, () => rejection(SERVER_TEXTS.marginInsufficient)));
    await user.click(choose(dialog, 5));
    await user.click(confirmed(dialog, 5));
    expect(await screen.findByText(/insufficient/i)).toBeInTheDocument();
    expect(confirmed(dialog, 5)).toBeInTheDocument();
  });

  it.each([
    ['carried out', true, 'Leverage changed.'],
    ['not carried out', false, /^Leverage not changed yet\./],
  ])('a lost reply is looked up where the change was %s', async (_case, isDone, said) => {
    const { user, dialog } = await openDialog();
    server.use(
      respond(leverSetMultiple, () => {
        if (isDone) present.exchange.positions = [aPosition({ multiple: decimal(5) })];
        return status(504);
      }),
    );
    await user.click(choose(dialog, 5));
    await user.click(confirmed(dialog, 5));
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('a lost reply that cannot be looked up is told as unknown', async () => {
    const { user, dialog } = await openDialog();
    server.use(
      respond(leverSetMultiple, () => status(504)),
      respond(leverMyTrade, () => status(502)),
    );
    await user.click(choose(dialog, 5));
    await user.click(confirmed(dialog, 5));
    expect(await screen.findByText(/could not be checked/)).toBeInTheDocument();
    heal();
  });

  it('the late reply of one position does not close the dialog of another one', async () => {
    const reply = Promise.withResolvers<string>();
    server.use(respond(leverSetMultiple, () => reply.promise));
    announce();
    present.exchange.positions = [aPosition(), aPosition({ id: 32 })];
    const { user, realtime } = open();
    await user.click(await screen.findByRole('button', opener));
    const first = await dialogOf();
    await user.click(await within(first).findByRole('button', { name: '5×' }));
    await user.click(confirmed(first, 5));
    // The first position closes meanwhile, and its dialog with it.
    present.exchange.positions = [aPosition({ id: 32 })];
    realtime.emit(leverTradeEvent, {
      hazard_rate: '500',
      trades_all: JSON.stringify(present.exchange.positions.map(toWire)),
      trades_entrust: '[]',
    });
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Leverage: order 32' }));
    const second = await screen.findByRole('dialog', { name: 'Leverage of BTC/USDT position 32' });
    reply.resolve('');
    expect(await screen.findByText('Done')).toBeInTheDocument();
    expect(second).toBeVisible();
  });

  it('the dialog closes with its position', async () => {
    const { realtime, dialog } = await openDialog();
    present.exchange.positions = [];
    realtime.emit(leverTradeEvent, { hazard_rate: '0', trades_all: '[]', trades_entrust: '[]' });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});
