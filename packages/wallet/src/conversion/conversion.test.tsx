import { noConnection, rejection, respond, status } from '@bourse/api-client/testing';
import { conversionHistory, convertSmall, smallBalances } from '@bourse/contracts/wallet';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as AssetsScreen } from '../screens/assets';
import { aWireQuote, aWireSmall } from '../testing';
import { openScreen } from '../testing/open-screen';
import { walletServer } from '../testing/wallet-server';
import { convertWrite } from '../writes/convert-write';

const { server, exchange } = walletServer(() => ({ announced: { small_balances: 1 } }));

const ADDRESS = '/letransactions?account=change';
const dialog = () => screen.findByRole('dialog', { name: 'Convert small balances' });
const press = async ({ user }: ReturnType<typeof openScreen>, name: string | RegExp) =>
  user.click(await within(await dialog()).findByRole('button', { name }));

async function open() {
  const opened = openScreen(AssetsScreen, ADDRESS);
  await opened.user.click(await screen.findByRole('button', { name: 'Convert small balances' }));
  await within(await dialog()).findByRole('checkbox', { name: /BTC/ });
  return opened;
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('the choice', () => {
  test('the dialog shows each balance with its worth, and ticks all that have a price', async () => {
    await open();
    expect(box(/^0\.00005 BTC \(≈ 5 USDT\)/)).toBeChecked();
    expect(box(/^30 DOGE/)).toBeChecked();
    expect(box(/^2 NEW \(No price right now\)/)).toBeDisabled();
    expect(box(/^2 NEW/)).not.toBeChecked();
    expect(await dialog()).toHaveTextContent(/below 10 USDT.*Selected value.*8 USDT.*2\.00%/);
  });

  test('a quote is asked for the ticked balances and the chosen currency', async () => {
    const opened = await open();
    await opened.user.click(screen.getByRole('checkbox', { name: /DOGE/ }));
    await opened.user.click(screen.getByRole('radio', { name: 'BRS' }));
    await press(opened, 'Get quote');
    await waitFor(() => expect(exchange().quoted).toEqual([{ target: 5, currencies: [2] }]));
  });

  test('a quote of nothing is not asked for, and the dialog says why', async () => {
    const opened = await open();
    await opened.user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await press(opened, 'Get quote');
    expect(await screen.findByRole('alert')).toHaveTextContent('Select at least one balance.');
    expect(exchange().quoted).toEqual([]);
  });

  test('a user who has converted within a day sees when it is possible again', async () => {
    exchange().small = aWireSmall({ next_time: Date.parse('2026-11-25T12:00:00Z') / 1000 });
    await open();
    expect(await dialog()).toHaveTextContent(/You can convert again on Nov 25, 2026, 20:00:00 \(UTC\+8\)\./);
    expect(screen.queryByRole('button', { name: 'Get quote' })).not.toBeInTheDocument();
  });

  test('balances that could not be read are read again', async () => {
    server.use(respond(smallBalances, () => status(500)));
    const opened = openScreen(AssetsScreen, ADDRESS);
    await opened.user.click(await screen.findByRole('button', { name: 'Convert small balances' }));
    const retry = await within(await dialog()).findByRole('button', { name: 'Try again' });
    server.use(respond(smallBalances, () => aWireSmall({ list: [] })));
    await opened.user.click(retry);
    expect(await screen.findByText('No small balances')).toBeVisible();
  });
});

describe('the confirmation', () => {
  test('the quote is shown in full and converted once, with the confirmed result', async () => {
    const opened = await open();
    await press(opened, 'Get quote');
    expect(await screen.findByText(/^Quote valid for \d+ s$/)).toBeVisible();
    expect(await dialog()).toHaveTextContent(/0\.00005 BTC30 DOGE.*Fee0\.16 USDT.*You receive7\.84 USDT/);
    const convert = screen.getByRole('button', { name: 'Convert to 7.84 USDT' });
    await opened.user.dblClick(convert);
    expect(await screen.findByText('Converted to 7.84 USDT')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(exchange().converted).toEqual([{ quote_id: 7, number: '7.84' }]);
  });

  test('an expired quote cannot be confirmed; a new one replaces it', async () => {
    exchange().quote = aWireQuote({ expires: Date.now() / 1000 - 1 });
    const opened = await open();
    await press(opened, 'Get quote');
    expect(await screen.findByText('The quote has expired. Get a new one.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Convert to/ })).not.toBeInTheDocument();
    exchange().quote = aWireQuote({ id: 8 });
    await press(opened, 'New quote');
    await press(opened, 'Convert to 7.84 USDT');
    await waitFor(() => expect(exchange().converted).toEqual([{ quote_id: 8, number: '7.84' }]));
  });

  test('a refusal is shown, and the choice is back', async () => {
    server.use(respond(convertSmall, () => rejection(SERVER_TEXTS.quoteExpired)));
    const opened = await open();
    await press(opened, 'Get quote');
    await press(opened, /^Convert to/);
    expect(await screen.findByRole('alert')).toHaveTextContent('The quote is no longer valid. Get a new one.');
    expect(screen.getByRole('button', { name: 'Get quote' })).toBeVisible();
  });

  test('a conversion that gave another amount than the confirmed one is reported', async () => {
    server.use(respond(conversionHistory, () => ({ list: [aWireQuote({ number: '7.1' })], total: 1 })));
    const opened = await open();
    await press(opened, 'Get quote');
    await press(opened, /^Convert to/);
    expect(await screen.findByText(/7\.84 USDT.*7\.1 USDT/)).toBeVisible();
  });

  test('the confirmation ends with the dialog', async () => {
    const opened = await open();
    await press(opened, 'Get quote');
    await screen.findByRole('button', { name: /^Convert to/ });
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await opened.user.click(screen.getByRole('button', { name: 'Convert small balances' }));
    expect(await screen.findByRole('button', { name: 'Get quote' })).toBeVisible();
    expect(exchange().converted).toEqual([]);
  });
});

const lose = (isCarriedOut: boolean) =>
  server.use(
    http.post('*/api/wallet/small_convert', () => {
      if (isCarriedOut) exchange().conversions = [exchange().quote];
      return HttpResponse.error();
    }),
  );
async function confirm() {
  const opened = await open();
  await press(opened, 'Get quote');
  await press(opened, /^Convert to/);
  return opened;
}

describe('a lost reply', () => {
  afterEach(() => void vi.useRealTimers());

  test('a conversion that was carried out is found in the history, and never sent again', async () => {
    lose(true);
    await confirm();
    expect(await screen.findByRole('status', { name: 'The conversion was carried out' })).toHaveTextContent(
      '7.84 USDT',
    );
  });

  test('a conversion that is not there may still come while the quote is good', async () => {
    lose(false);
    await confirm();
    expect(await screen.findByRole('status', { name: 'Not converted yet' })).toBeVisible();
  });

  test('a conversion that a reload has interrupted is looked up, and the user is told', async () => {
    exchange().conversions = [exchange().quote];
    const ticket = { quoteId: 7, target: 'USDT', amount: '7.84', expiresAt: Date.now() };
    sessionStorage.setItem('bourse.wallet.convert', JSON.stringify({ id: 'a', ticket, before: {} }));
    openScreen(AssetsScreen, ADDRESS);
    expect(await screen.findByText('Exchange completed.')).toBeVisible();
    expect(exchange().converted).toEqual([]);
  });

  test.each([
    ['carried out', true, 'Exchange completed.'],
    ['not carried out', false, 'The exchange failed.'],
  ])(
    'a conversion that a reload has interrupted is told without its dialog once its quote has ended: %s',
    async (_what, isCarriedOut, told) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
      const ticket = { quoteId: 7, target: 'USDT', amount: '7.84', expiresAt: Date.now() + 10_000 };
      sessionStorage.setItem('bourse.wallet.convert', JSON.stringify({ id: 'a', ticket, before: {} }));
      const { store } = openScreen(AssetsScreen, ADDRESS);
      await waitFor(() => expect(convertWrite.select(store.getState())).toMatchObject({ finding: 'waiting' }));
      if (isCarriedOut) exchange().conversions = [exchange().quote];
      await act(() => vi.advanceTimersByTimeAsync(20_000));
      expect(await screen.findByText(told)).toBeVisible();
      expect(exchange().converted).toEqual([]);
    },
  );

  test('a history that cannot be read leaves the outcome unknown', async () => {
    lose(false);
    server.use(respond(conversionHistory, () => noConnection()));
    await confirm();
    expect(await screen.findByRole('alert', { name: 'Conversion status unknown' })).toBeVisible();
  });
});

describe('a back end without the conversion', () => {
  beforeEach(() => {
    exchange().announced = {};
  });

  test('it is not asked for small balances, and there is no button', async () => {
    openScreen(AssetsScreen, ADDRESS);
    await screen.findByRole('table', { name: /^Balances/, busy: false });
    expect(screen.queryByRole('button', { name: 'Convert small balances' })).not.toBeInTheDocument();
  });
});
