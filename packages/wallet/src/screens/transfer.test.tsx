import { freshServer } from '@bourse/feature-kit/test-server';
import { noConnection, rejection, respond } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transfer, transferCurrencies } from '@bourse/contracts/wallet';
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

const { server } = freshServer(() => []);
let exchange: WalletExchange;
beforeAll(async () => {
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

async function open(query: string, options?: Parameters<typeof openScreen>[2]) {
  const opened = openScreen(TransferScreen, `/new_account/transfer?${query}`, options);
  await screen.findByRole('form', { name: 'Transfer' });
  const { user } = opened;
  return {
    ...opened,
    type: (amount: string) => user.type(screen.getByRole('textbox', { name: 'Amount' }), amount),
    submit: () => user.click(screen.getByRole('button', { name: 'Transfer' })),
  };
}

test('the newest transfers are beside the form, with a way to all of them', async () => {
  await open('from=legal&to=change');
  const latest = within(await screen.findByRole('region', { name: 'Latest transfers' }));
  expect(await latest.findByText('No transfers yet')).toBeVisible();
  expect(latest.getByRole('link', { name: 'Transfer history' })).toHaveAttribute('href', '/transferRecord');
});

describe('a transfer', () => {
  test('a transfer of everything is floored, confirmed, sent once, and opens the history', async () => {
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

  test('a late reply of a transfer does not take a user away who has gone to another screen', async () => {
    const held = Promise.withResolvers<void>();
    server.use(
      respond(transfer, async () => {
        await held.promise;
        return SERVER_TEXTS.transferred;
      }),
    );
    const { user, type, submit, router } = await open('from=legal&to=change');
    await type('20');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Transfer 20 USDT' }));
    await act(() => router.navigate('/new_account/withdraw'));
    held.resolve();
    expect(await screen.findByText('Transfer completed')).toBeVisible();
    expect(router.state.location.pathname).toBe('/new_account/withdraw');
  });

  test('a transfer into leverage carries its type and is at least 100', async () => {
    const { user, type, submit } = await open('from=legal&to=lever');
    await type('99');
    await submit();
    expect(await screen.findByText('Minimum: 100 USDT')).toBeVisible();
    await type('9');
    expect(await screen.findByText('Only 500.12345678 USDT available')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Amount' }));
    await type('100');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Transfer 100 USDT' }));
    expect(await screen.findByRole('heading', { name: 'Screen at /transferRecord' })).toBeVisible();
    expect(exchange.moved).toMatchObject([{ from_field: 'legal', to_field: 'lever', type: 1 }]);
  });

  test('a transfer of a coin into leverage is worth at least 100 USDT, shown in the coin', async () => {
    const bitcoin = { ...row('1'), currency: 2, currency_name: 'BTC', usdt_price: '60000' };
    exchange.wallet = aWireWallet({ legal_wallet: { balance: [bitcoin] }, lever_wallet: { balance: [bitcoin] } });
    server.use(respond(transferCurrencies, () => []));
    const { type, submit } = await open('from=legal&to=lever&currency=2');
    expect(screen.getByText('0.00166667 BTC')).toBeVisible();
    await type('0.001');
    await submit();
    expect(await screen.findByText('Minimum: 0.00166667 BTC')).toBeVisible();
    expect(exchange.moved).toEqual([]);
  });

  test('a transfer shows balances with two decimals, and no balance after it where the amount is not available', async () => {
    const { type } = await open('from=change&to=legal');
    expect(screen.getByText('Available 20.00 USDT')).toBeVisible();
    await type('5');
    expect(screen.getByText('20.00 → 15.00 USDT')).toBeVisible();
    expect(screen.getByText('500.12 → 505.12 USDT')).toBeVisible();
    await type('0');
    expect(screen.getByText('20.00 USDT')).toBeVisible();
    expect(screen.queryByText(/−30/)).not.toBeInTheDocument();
  });

  test('the transfer screen names a subscription among the accounts that may hold platform tokens', async () => {
    const tokens = { ...row('0'), currency: 9, currency_name: 'BRS', lock_change_balance: '100' };
    exchange.wallet = aWireWallet({
      systembi: 'BRS',
      change_wallet: { balance: [tokens] },
      legal_wallet: { balance: [tokens] },
    });
    server.use(respond(transferCurrencies, () => []));
    await open('from=change&to=legal&currency=9');
    expect(screen.getByText(/100 BRS is frozen and cannot be transferred/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscription lock-ups' })).toHaveAttribute(
      'href',
      '/subscription/records',
    );
    expect(screen.getByRole('link', { name: 'Withdrawals' })).toHaveAttribute(
      'href',
      '/new_account/withdraw?currency=9',
    );
  });

  test('a transfer warns where the exchange has moved another amount, and names both', async () => {
    const { user, type, submit } = await open('from=legal&to=change');
    server.use(
      respond(transfer, () => {
        const moved = { currency_name: 'USDT', from_field: 'legal', to_field: 'change', create_time: 1_700_000_000 };
        exchange.transfers = [{ id: 9, number: '50', ...moved }];
        return SERVER_TEXTS.transferred;
      }),
    );
    await type('5');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Transfer 5 USDT' }));
    const dialog = await screen.findByRole('dialog', { name: 'Not what you confirmed' });
    expect(dialog).toHaveTextContent('You confirmed 5 USDT. The exchange created 50 USDT.');
  });

  test('a transfer in a direction that the back end does not have is not sent', async () => {
    const { user, type, submit } = await open('from=change&to=micro', { dialect: 'c' });
    // The form starts with the closest direction that the back end has.
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveTextContent('Funding account');
    await user.click(screen.getByRole('combobox', { name: 'To' }));
    await user.click(await screen.findByRole('option', { name: 'Leverage account' }));
    await type('5');
    await submit();
    expect(await screen.findByText(/does not transfer between these two accounts directly/)).toBeVisible();
    expect(exchange.moved).toEqual([]);
  });

  test('a transfer is sent as the number of its direction to a back end that numbers them', async () => {
    const { user, type, submit } = await open('from=change&to=legal', { dialect: 'c' });
    let fields: FormData | undefined;
    server.use(
      http.post('*/api/wallet/change', async ({ request }) => {
        fields = await request.formData();
        return HttpResponse.json({ type: 'ok', message: '' });
      }),
    );
    await type('5');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Transfer 5 USDT' }));
    expect(await screen.findByRole('heading', { name: 'Screen at /transferRecord' })).toBeVisible();
    expect(Object.fromEntries(fields ?? [])).toMatchObject({ currency_id: '1', number: '5', type: '4' });
  });

  test('the direction of a transfer can be swapped', async () => {
    const { user, type, submit } = await open('from=legal&to=change');
    await user.click(screen.getByRole('button', { name: 'Swap from and to' }));
    await type('5');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Transfer 5 USDT' }));
    expect(await screen.findByRole('heading', { name: 'Screen at /transferRecord' })).toBeVisible();
    expect(exchange.moved).toMatchObject([{ from_field: 'change', to_field: 'legal' }]);
  });

  test('a transfer out of leverage names the margin of open positions before it is sent', async () => {
    await open('from=lever&to=change');
    expect(screen.getByText(/80 USDT is used as margin for open positions/)).toBeVisible();
  });

  test('a transfer that the server refuses keeps the amount and shows the reason', async () => {
    const { user, type, submit } = await open('from=lever&to=change');
    server.use(respond(transfer, () => rejection(SERVER_TEXTS.openPositionsBlockTransfer)));
    await type('120');
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Transfer 120 USDT' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/open positions/);
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('120');
  });

  test('a transfer whose reply is lost is looked up and never sent again', async () => {
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
    expect(await screen.findByRole('heading', { name: 'Transfer completed' })).toBeVisible();
    expect(exchange.moved).toHaveLength(1);
  });
});
