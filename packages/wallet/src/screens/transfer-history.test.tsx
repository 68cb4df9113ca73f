import { respond, status } from '@bourse/api-client/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { transferHistory } from '@bourse/contracts/wallet';
import { openScreen } from '../testing/open-screen';
import { walletServer } from '../testing/wallet-server';
import { Component as TransferRecordScreen } from './transfer-history';

/** Noon in Shanghai. */
const AT = Date.UTC(2026, 10, 20, 4) / 1000;
const moved = (id: number, number: string, from_field: string, to_field: string) => ({
  id,
  currency_name: 'USDT',
  number,
  from_field,
  to_field,
  create_time: AT,
});
const TRANSFERS = [
  moved(3, '50', 'lever', 'micro'),
  moved(2, '200', 'legal', 'lever'),
  moved(1, '7', 'vault', 'legal'),
];

const pageOf = (page: number) => Array.from({ length: 9 }, (_, at) => moved(page * 10 + at, '1', 'legal', 'change'));

const { server } = walletServer(() => ({ transfers: TRANSFERS }));
afterEach(() => vi.unstubAllGlobals());

const open = () => openScreen(TransferRecordScreen, '/transferRecord');

async function rows(): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: 'Transfer history', busy: false });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map(({ textContent }) => textContent ?? ''),
    );
}

test('the transfer history names both accounts and the amount of each transfer, and shows an unknown account as it was sent', async () => {
  open();
  expect(await rows()).toEqual([
    ['Leverage account', 'Options account', '50 USDT'],
    ['Funding account', 'Leverage account', '200 USDT'],
    ['vault', 'Funding account', '7 USDT'],
  ]);
  expect(screen.getAllByText(/2026.*12:00/)).toHaveLength(TRANSFERS.length);
});

test('the transfer history is read page by page', async () => {
  server.use(respond(transferHistory, ({ request: { page } }) => ({ list: page <= 2 ? pageOf(page) : [] })));
  const { user } = open();
  expect(await rows()).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await eventually(async () => expect(await rows()).toHaveLength(18));
});

test('the transfer history exports all pages', async () => {
  server.use(respond(transferHistory, ({ request: { page } }) => ({ list: TRANSFERS.slice(page - 1, page) })));
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (saved.push(file), 'blob:transfers'),
      revokeObjectURL: () => undefined,
    }),
  );
  const { user } = open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await eventually(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]?.text())?.trim().split(/\r?\n/) ?? [];
  expect(lines).toHaveLength(TRANSFERS.length + 1);
  expect(lines[2]).toContain('Funding account,Leverage account,USDT,200');
});

test('the transfer history links to a transfer where it is empty', async () => {
  server.use(respond(transferHistory, () => ({ list: [] })));
  open();
  expect(await screen.findByText('No transfers yet')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Transfer' }).length).toBeGreaterThan(1);
});

test('the transfer history offers a retry where it could not be loaded', async () => {
  server.use(respond(transferHistory, () => status(500)));
  const { user } = open();
  expect(await screen.findByText('The transfers could not be loaded')).toBeVisible();
  server.use(respond(transferHistory, ({ request: { page } }) => ({ list: page === 1 ? TRANSFERS : [] })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(TRANSFERS.length);
});
