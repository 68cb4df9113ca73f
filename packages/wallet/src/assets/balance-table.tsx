import { compare } from '@bourse/decimal';
import { DataTable, type Column } from '@bourse/ui-kit';
import type { ReactNode } from 'react';
import { walletMessages } from '../locales/messages';
import { BalanceText } from './balance-text';
import { compareWorth, type Holding } from './rules';

/** One column for each thing that a reader asks of a balance. */
function columnsOf(text: ReturnType<typeof walletMessages.useText>): Column<Holding>[] {
  return [
    {
      id: 'currency',
      header: text('balances.currency'),
      cell: ({ currency }) => <strong translate="no">{currency}</strong>,
      compare: (a, b) => a.currency.localeCompare(b.currency, 'en'),
    },
    {
      id: 'available',
      header: text('balances.available'),
      isNumeric: true,
      cell: ({ available }) => <BalanceText value={available} />,
      compare: (a, b) => compare(a.available, b.available),
    },
    {
      id: 'frozen',
      header: text('balances.frozen'),
      isNumeric: true,
      cell: ({ frozen }) => <BalanceText value={frozen} />,
      compare: (a, b) => compare(a.frozen, b.frozen),
    },
    {
      id: 'worth',
      header: text('balances.worth'),
      isNumeric: true,
      cell: ({ worth }) => (worth === undefined ? text('balances.noPrice') : <BalanceText value={worth} />),
      compare: compareWorth,
    },
  ];
}

export interface BalanceTableProps {
  readonly label: string;
  readonly holdings: readonly Holding[];
  readonly isLoading: boolean;
  readonly empty: ReactNode;
}

/** What one account holds, a currency a row. */
export function BalanceTable({ label, holdings, isLoading, empty }: BalanceTableProps) {
  const text = walletMessages.useText();
  return (
    <DataTable
      label={label}
      columns={columnsOf(text)}
      rows={holdings}
      rowKey={({ currencyId }) => currencyId}
      isLoading={isLoading}
      empty={empty}
    />
  );
}
