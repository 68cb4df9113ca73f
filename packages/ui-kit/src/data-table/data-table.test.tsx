import { preloadMessages } from '@bourse/i18n/testing';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { uiKitMessages } from '../locales/messages';
import { renderWithKit } from '../testing/render-with-kit';
import type { Column } from './column';
import { DataTable } from './data-table';

beforeAll(() => preloadMessages([uiKitMessages]));
afterEach(() => localStorage.clear());

const COLUMNS: readonly Column<number>[] = [
  { id: 'time', header: 'Time', isTime: true, cell: () => '04:00' },
  { id: 'pair', header: 'Pair', cell: () => 'BTC/USDT' },
];

function headsIn(timeZone: string) {
  localStorage.setItem('bourse.timeZone', timeZone);
  renderWithKit(<DataTable label="Trades" columns={COLUMNS} rows={[1]} rowKey={(row) => row} />);
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

it('names the zone of times where it is not that of the device', () => {
  const isUtc = new Date().getTimezoneOffset() === 0;
  const [zone, mark] = isUtc ? ['Asia/Shanghai', 'UTC+8'] : ['UTC', 'UTC'];
  expect(headsIn(zone)).toEqual([`Time (${mark})`, 'Pair']);
});

it('does not name the zone of the device', () => {
  expect(headsIn('local')).toEqual(['Time', 'Pair']);
});
