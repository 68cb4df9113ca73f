import { respond, status } from '@bourse/api-client/testing';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { enterDay } from '@bourse/ui-kit/testing';
import { eventually } from '@bourse/vitest-config/eventually';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ledger } from '@bourse/contracts/wallet';
import { openScreen } from '../testing/open-screen';
import { walletServer } from '../testing/wallet-server';
import { Component as LedgerScreen } from './ledger';

/** Noon in Shanghai on a day of November 2026. */
const on = (day: number) => Date.UTC(2026, 10, day, 4) / 1000;

const ROWS = [
  {
    id: 4,
    value: '-5',
    info: SERVER_TEXTS.ledgerTransferOut,
    account: 'change',
    currency_name: 'USDT',
    created_time: on(20),
  },
  {
    id: 3,
    value: '0.5',
    info: SERVER_TEXTS.ledgerDeposit,
    account: 'change',
    currency_name: 'BTC',
    created_time: on(19),
  },
  {
    id: 2,
    value: '7',
    info: SERVER_TEXTS.ledgerDeposit,
    account: 'legal',
    currency_name: 'USDT',
    created_time: on(18),
  },
];

const { server } = walletServer(() => ({ ledger: ROWS }));
const open = () => openScreen(LedgerScreen, '/new_account/ledger');

async function amounts(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Account history', busy: false });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent ?? '');
}

async function choose(user: ReturnType<typeof open>['user'], name: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the ledger', () => {
  test('the ledger lists the entries of all accounts with their sign', async () => {
    open();
    expect(await amounts()).toEqual(['−5 USDT', '+0.5 BTC', '+7 USDT']);
  });

  test('the ledger filters by currency, kind and days', async () => {
    const { user } = open();
    await amounts();
    await choose(user, 'Currency', 'USDT');
    expect(await amounts()).toEqual(['−5 USDT', '+7 USDT']);
    await choose(user, 'Details', 'Deposit');
    expect(await amounts()).toEqual(['+7 USDT']);
    await choose(user, 'Currency', 'All');
    await enterDay('Start date', '2026-11-19');
    expect(await amounts()).toEqual(['+0.5 BTC']);
    await enterDay('End date', '2026-11-18');
    expect(screen.getByText('The end date is before the start date.')).toBeVisible();
    expect(screen.getByText('None of the loaded entries match the filter')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(await amounts()).toEqual(['−5 USDT', '+0.5 BTC', '+7 USDT']);
  });

  test('the ledger names the accounts of a transfer in the language of the user where the back end does in Chinese', async () => {
    server.use(
      respond(ledger, () => ({
        data: ROWS.slice(0, 1).map((row) => ({ ...row, account: '13800138000', info: '法币划转杠杆' })),
      })),
    );
    open();
    expect(await screen.findByRole('cell', { name: 'Transfer: Funding account → Leverage account' })).toBeVisible();
  });

  test('the ledger exports all pages', async () => {
    server.use(
      respond(ledger, ({ request: { page, limit } }) => ({ data: ROWS.slice((page - 1) * limit, page * limit) })),
    );
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => (saved.push(file), 'blob:ledger'),
        revokeObjectURL: () => undefined,
      }),
    );
    const { user } = open();
    await amounts();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await eventually(() => expect(saved).toHaveLength(1));
    const lines = (await saved[0]?.text())?.trim().split(/\r?\n/) ?? [];
    expect(lines).toHaveLength(ROWS.length + 1);
    expect(lines[1]).toContain('USDT');
  });

  test('the ledger offers a retry where it could not be loaded', async () => {
    server.use(respond(ledger, () => status(500)));
    open();
    expect(await screen.findByText('The history could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('the ledger explains an empty ledger', async () => {
    server.use(respond(ledger, () => ({ data: [] })));
    open();
    expect(await screen.findByText('No entries yet')).toBeVisible();
  });

  test('the ledger renders only the rows in view of a long ledger', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => ({
      id: 5000 - at,
      value: '1',
      info: SERVER_TEXTS.ledgerDeposit,
      account: 'change',
      currency_name: 'USDT',
      created_time: on(20) - at,
    }));
    server.use(respond(ledger, ({ request: { page } }) => ({ data: page === 1 ? many : [] })));
    open();
    const table = await screen.findByRole('table', { name: 'Account history', busy: false });
    expect(table).toHaveAttribute('aria-rowcount', '2001');
    // The code that finds them loads with the first long table.
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(100));
  });
});
