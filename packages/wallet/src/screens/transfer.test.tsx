import { noConnection, rejection, respond } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transfer } from '../contract';
import { aWireWallet, walletExchange, walletHandlers, type WalletExchange } from '../testing';
import { loadTexts, openScreen } from '../testing/open-screen';
import { Component as TransferScreen } from './transfer';

const row = (available: string, frozen = '0') => ({
  currency: 1,
  currency_name: 'USDT',
  legal_balance: available,
  change_balance: available,
  lever_balance: available,
  micro_balance: available,
  lock_lever_balance: frozen,
  usdt_price: 1,
});

const account = (available: string, frozen?: string) => ({
  balance: [row(available, frozen)],
  usdt_totle: available,
});

const server = setupServer();
let exchange: WalletExchange;
beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await loadTexts();
});
beforeEach(() => {
  exchange = walletExchange({
    wallet: aWireWallet({
      legal_wallet: account('500.123456789'),
      change_wallet: account('20'),
      lever_wallet: account('150', '80'),
      micro_wallet: account('0'),
    }),
  });
  server.use(...walletHandlers(exchange));
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

async function open(query: string) {
  const opened = openScreen(TransferScreen, `/new_account/transfer?${query}`);
  await screen.findByRole('form', { name: 'Transfer' });
  const { user } = opened;
  return {
    ...opened,
    type: (amount: string) => user.type(screen.getByRole('textbox', { name: 'Amount' }), amount),
    submit: () => user.click(screen.getByRole('button', { name: 'Transfer' })),
  };
}

describe('a transfer', () => {
  test('of everything is floored, confirmed, sent once, and opens the history', async () => {
    const { user, submit, router } = await open('from=legal&to=change');
    await user.click(screen.getByRole('button', { name: 'All' }));
    await submit();
    await user.dblClick(await screen.findByRole('button', { name: 'Transfer 500.12345678 USDT' }));
    expect(await screen.findByRole('heading', { name: 'Screen at /transferRecord' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/transferRecord');
    expect(exchange.moved).toEqual([
      { currency_id: 1, number: '500.12345678', from_field: 'legal', to_field: 'change' },
    ]);
  });

  test('into leverage carries its type and is at least 100', async () => {
    const { user, type, submit } = await open('from=legal&to=lever');
    await type('99');
    await submit();
    expect(await screen.findByText('At least 100')).toBeVisible();
    await type('9');
    expect(await screen.findByText('Only 500.12345678 USDT available')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Amount' }));
    await type('100');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Transfer 100 USDT' }));
    expect(await screen.findByRole('heading', { name: 'Screen at /transferRecord' })).toBeVisible();
    expect(exchange.moved).toMatchObject([{ from_field: 'legal', to_field: 'lever', type: 1 }]);
  });

  test('can be turned around', async () => {
    const { user, type, submit } = await open('from=legal&to=change');
    await user.click(screen.getByRole('button', { name: 'Swap from and to' }));
    await type('5');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Transfer 5 USDT' }));
    expect(await screen.findByRole('heading', { name: 'Screen at /transferRecord' })).toBeVisible();
    expect(exchange.moved).toMatchObject([{ from_field: 'change', to_field: 'legal' }]);
  });

  test('out of leverage names the margin of open positions before it is sent', async () => {
    await open('from=lever&to=change');
    expect(screen.getByText(/80 USDT is margin of open positions/)).toBeVisible();
  });

  test('that the server refuses keeps the amount and shows the reason', async () => {
    const { user, type, submit } = await open('from=lever&to=change');
    server.use(respond(transfer, () => rejection(SERVER_TEXTS.openPositionsBlockTransfer)));
    await type('120');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Transfer 120 USDT' }));
    expect((await screen.findAllByText(/open positions/))[0]).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('120');
  });

  test('whose reply is lost is looked up and never sent again', async () => {
    const { user, type, submit } = await open('from=change&to=legal');
    server.use(
      respond(transfer, ({ request }) => {
        exchange.moved.push(request);
        exchange.transfers = [
          {
            id: 9,
            currency_name: 'USDT',
            number: '5',
            from_field: 'change',
            to_field: 'legal',
            create_time: Math.floor(Date.now() / 1000),
          },
        ];
        return noConnection();
      }),
    );
    await type('5');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Transfer 5 USDT' }));
    expect(await screen.findByRole('heading', { name: 'Your transfer was carried out' })).toBeVisible();
    expect(exchange.moved).toHaveLength(1);
  });
});
