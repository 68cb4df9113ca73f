import { respond, status } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ledger } from '@bourse/contracts/wallet';
import { aWireWallet } from '../testing';
import { openScreen } from '../testing/open-screen';
import { walletServer } from '../testing/wallet-server';
import { ReconciliationBadge } from './reconciliation-badge';

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

/** A visit of the screen; resolves to what the badge says in the end. */
async function visit(expected: RegExp | string) {
  const { unmount } = openScreen(ReconciliationBadge, '/letransactions');
  const found = await screen.findByText(expected);
  const said = found.parentElement?.textContent ?? '';
  unmount();
  return said;
}

test('the reconciliation badge agrees where the entries since the last visit explain the balances', async () => {
  await visit(/Balances saved\. They will be checked against your account history on your next visit\./);
  exchange().wallet = balanceOf('130');
  exchange().ledger = [entry(2, '30'), entry(1, '100')];
  expect(await visit('Balances match your account history since your last visit.')).not.toContain('expected');
});

test('the reconciliation badge names a balance that the entries do not explain', async () => {
  await visit(/Balances saved\. They will be checked against your account history on your next visit\./);
  exchange().wallet = balanceOf('90');
  const said = await visit(
    /Some balances do not match your account history since your last visit\. Contact customer support\./,
  );
  expect(said).toContain('Spot account: expected 100 USDT, found 90 USDT');
});

test('the reconciliation badge shows nothing where the ledger cannot be read or its entries have no ids', async () => {
  const unknown = 'Balances could not be checked against your account history.';
  server.use(respond(ledger, () => status(500)));
  expect(await visit(unknown)).toContain(unknown);
  const { id: _id, ...unnumbered } = entry(1, '100');
  server.use(respond(ledger, ({ request }) => ({ data: request.page === 1 ? [unnumbered] : [] })));
  expect(await visit(unknown)).toContain(unknown);
});
