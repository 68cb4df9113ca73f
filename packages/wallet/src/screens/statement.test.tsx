import { respond, status } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { enterDay } from '@bourse/ui-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ledger } from '@bourse/contracts/wallet';
import { aWireWallet } from '../testing';
import { openScreen } from '../testing/open-screen';
import { walletServer } from '../testing/wallet-server';
import { Component as StatementScreen } from './statement';

const on = (day: number) => Date.UTC(2026, 10, day, 4) / 1000;
const entry = (id: number, value: string, day: number) => ({
  id,
  value,
  info: SERVER_TEXTS.ledgerDeposit,
  account: 'change',
  currency_name: 'USDT',
  created_time: on(day),
});
const balanceOf = (available: string) => {
  const empty = { balance: [], usdt_totle: '0' };
  const balance = [{ currency: 1, currency_name: 'USDT', change_balance: available, usdt_price: 1 }];
  return aWireWallet({ legal_wallet: empty, change_wallet: { balance, usdt_totle: available } });
};

const { server } = walletServer(() => ({
  wallet: balanceOf('100.00000001'),
  ledger: [entry(3, '-5', 20), entry(2, '5.00000001', 12), entry(1, '100', 2)],
}));

async function make(from: string, to: string) {
  const opened = openScreen(StatementScreen, '/new_account/statement');
  await enterDay('Start date', from);
  await enterDay('End date', to);
  await opened.user.click(screen.getByRole('button', { name: 'Generate statement' }));
  return opened;
}
const facts = async () => {
  const panel = await screen.findByRole('region', { name: 'Spot account · USDT' });
  return within(panel)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
};

test('the statement is exact to the last unit for a range in the middle', async () => {
  await make('2026-11-10', '2026-11-15');
  expect(await facts()).toEqual(['100.00000000 USDT', '5.00000001 USDT', '0.00000000 USDT', '105.00000001 USDT']);
  expect(screen.getByText(/.* to .*: all balances match their entries\./)).toBeVisible();
});

test('the statement lists a discrepancy', async () => {
  server.use(respond(ledger, ({ request }) => ({ data: request.page === 1 ? [entry(1, '99', 2)] : [] })));
  await make('2026-11-01', '2026-11-21');
  expect(await screen.findByText('Discrepancies: 1')).toBeVisible();
  expect(screen.getByText('Unexplained difference: 1.00000001 USDT')).toBeVisible();
});

test('the statement prints every entry, also those that the table of the screen does not render', async () => {
  const many = Array.from({ length: 300 }, (_, at) => entry(300 - at, '1', 10));
  server.use(respond(ledger, ({ request }) => ({ data: request.page === 1 ? many : [] })));
  await make('2026-11-01', '2026-11-21');
  await facts();
  await waitFor(() => {
    // The statement listens from the effects of its first render on, which may follow the rows.
    fireEvent(globalThis.window, new Event('beforeprint'));
    expect(screen.getAllByRole('row')).toHaveLength(many.length + 1);
  });
  fireEvent(globalThis.window, new Event('afterprint'));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(100));
});

test('the statement says that the ledger could not be read', async () => {
  server.use(respond(ledger, () => status(500)));
  await make('2026-11-01', '2026-11-21');
  expect(await screen.findByText('The history could not be loaded')).toBeVisible();
});
