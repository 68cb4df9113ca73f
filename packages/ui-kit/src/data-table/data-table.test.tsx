import { preloadMessages } from '@bourse/i18n/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { uiKitMessages } from '../locales/messages';
import { renderWithKit } from '../testing/render-with-kit';
import type { Column } from './column';
import { DataTable } from './data-table';

beforeAll(() => preloadMessages([uiKitMessages]));

const COLUMNS: readonly Column<number>[] = [
  { id: 'time', header: 'Time', isTime: true, cell: () => '04:00' },
  { id: 'pair', header: 'Pair', cell: () => 'BTC/USDT' },
];

function headsIn(timeZone: string) {
  localStorage.setItem('bourse.timeZone', timeZone);
  renderWithKit(<DataTable label="Trades" columns={COLUMNS} rows={[1]} rowKey={(row) => row} />);
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

it('the table names the zone of times where it is not that of the device', () => {
  const isUtc = new Date().getTimezoneOffset() === 0;
  const [zone, mark] = isUtc ? ['Asia/Shanghai', 'UTC+8'] : ['UTC', 'UTC'];
  expect(headsIn(zone)).toEqual([`Time (${mark})`, 'Pair']);
});

it('the table does not name the zone of the device', () => {
  expect(headsIn('local')).toEqual(['Time', 'Pair']);
});

function renderRows(count: number) {
  const rows = Array.from({ length: count }, (_unused, index) => index);
  const columns = [{ id: 'number', header: 'Number', cell: (row: number) => `No. ${row}` }];
  renderWithKit(<DataTable label="Trades" columns={columns} rows={rows} rowKey={(row) => row} />);
  return screen.getByRole('group', { name: 'Trades' });
}

it('the table renders all of a hundred rows', () => {
  renderRows(100);
  expect(screen.getAllByRole('cell')).toHaveLength(100);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});

it('the table renders the rows in sight of a thousand, with their place in the whole table', async () => {
  const frame = renderRows(1000);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(screen.getAllByRole('cell'), 'rows before the code of the window has loaded').toHaveLength(100);
  await waitFor(() => expect(screen.getAllByRole('cell').length).toBeLessThan(60));
  frame.scrollTop = 500 * 32;
  fireEvent.scroll(frame);
  expect(screen.getByRole('row', { name: 'No. 500' })).toHaveAttribute('aria-rowindex', '502');
  expect(screen.queryByRole('row', { name: 'No. 0' })).toBeNull();
});

const AMOUNTS = ['1,234.5 USDT', '-0.00000012 BTC', '25 ETH', '—', 'not known'];

function renderAmounts(amounts: readonly string[]) {
  const columns = [{ id: 'amount', header: 'Amount', isNumeric: true, cell: (row: string) => row }];
  renderWithKit(<DataTable label="Ledger" columns={columns} rows={amounts} rowKey={(row) => row} />);
  return screen.getAllByRole('cell');
}

it('figures of a column have room for the decimals that they lack', () => {
  const rooms = renderAmounts(AMOUNTS).map((cell) => cell.querySelector('[data-room]')?.getAttribute('data-room'));
  expect(rooms).toEqual(['0000000', undefined, '.00000000', undefined, undefined]);
});

it('units of a column have room for each other', () => {
  const units = renderAmounts(AMOUNTS).map((cell) => cell.querySelector('[data-units]')?.getAttribute('data-units'));
  const all = 'USDT\nBTC\nETH';
  expect(units).toEqual([all, all, all, undefined, undefined]);
});

it('the room around a figure is no text', () => {
  const [first, second, third, fourth, fifth] = renderAmounts(AMOUNTS);
  expect([first, second, third, fifth].map((cell) => cell?.textContent)).toEqual([
    '1,234.5 USDT',
    '-0.00000012 BTC',
    '25 ETH',
    'not known',
  ]);
  expect(fourth).toHaveTextContent(/^— /);
});

it('figures with the same decimals and no unit are texts alone', () => {
  expect(renderAmounts(['1.50', '20.25']).map(({ innerHTML }) => innerHTML)).toEqual(['1.50', '20.25']);
});

it('an empty table has no heads', () => {
  renderWithKit(<DataTable label="Trades" columns={COLUMNS} rows={[]} rowKey={(row) => row} empty="No trades" />);
  expect(screen.getByText('No trades')).toBeVisible();
  expect(screen.queryByRole('columnheader')).toBeNull();
});
