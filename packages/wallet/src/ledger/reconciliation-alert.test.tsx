import { respond, status } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ledger } from '@bourse/contracts/wallet';
import { aWireWallet } from '../testing';
import { openScreen } from '../testing/open-screen';
import { walletServer } from '../testing/wallet-server';
import { ReconciliationAlert } from './reconciliation-alert';

const balanceOf = (available: string) => {
  const empty = { balance: [], usdt_totle: '0' };
  const balance = [{ currency: 1, currency_name: 'USDT', change_balance: available, usdt_price: 1 }];
  return aWireWallet({ legal_wallet: empty, change_wallet: { balance, usdt_totle: available } });
};
const entry = (id: number, value: string) => ({
  id,
  value,
  info: SERVER_TEXTS.ledgerDeposit,
  account: 'change',
  currency_name: 'USDT',
  created_time: 1_795_000_000 + id,
});

const { server, exchange } = walletServer(() => ({ wallet: balanceOf('100'), ledger: [entry(1, '100')] }));

const shownText = () => document.body.textContent;
const keptBalances = () => localStorage.getItem('bourse.wallet.snapshot') ?? '';

/** A visit of the screen. Resolves once its balances are kept. */
async function visit(available: string) {
  exchange().wallet = balanceOf(available);
  const { unmount } = openScreen(ReconciliationAlert, '/letransactions');
  await waitFor(() => expect(keptBalances()).toContain(`"${available}"`));
  return { unmount };
}

test('the assets say nothing where the entries since the last visit explain the balances', async () => {
  (await visit('100')).unmount();
  exchange().ledger = [entry(2, '30'), entry(1, '100')];
  await visit('130');
  expect(shownText()).not.toContain('do not match');
});

test('the assets name a balance that the entries do not explain', async () => {
  (await visit('100')).unmount();
  await visit('90');
  await screen.findByText(
    'Some balances do not match your account history since your last visit. Contact customer support.',
  );
  expect(shownText()).toContain('Spot account: expected 100 USDT, found 90 USDT');
});

test.each([
  ['the ledger cannot be read', () => status(500)],
  [
    'its entries have no ids',
    ({ request }: { request: { page: number } }) => {
      const { id: _id, ...unnumbered } = entry(1, '100');
      return { data: request.page === 1 ? [unnumbered] : [] };
    },
  ],
])('the assets say nothing and keep the balances of the last visit where %s', async (_case, reply) => {
  (await visit('100')).unmount();
  let reads = 0;
  server.use(
    respond(ledger, (call) => {
      reads += 1;
      return reply(call);
    }),
  );
  exchange().wallet = balanceOf('90');
  openScreen(ReconciliationAlert, '/letransactions');
  await waitFor(() => expect(reads).toBeGreaterThan(1));
  expect(keptBalances()).toContain('"100"');
  expect(shownText()).not.toContain('do not match');
});
