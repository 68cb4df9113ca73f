import { compareKnown, decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { DataTable, type Column } from '@bourse/ui-kit';
import { ProfitText } from '../profit-text/profit-text';
import type { ResultGroup } from './journal';
import { journalMessages } from './locales/messages';

export interface BreakdownTableProps {
  /** Header of the first column: the property by which the trades are grouped. */
  readonly by: string;
  readonly groups: readonly ResultGroup[];
  readonly quote: string;
}

const PER_CENT = 100;

function useColumns(by: string, quote: string): Column<ResultGroup>[] {
  const text = journalMessages.useText();
  const format = useFormat();
  return [
    { id: 'group', header: by, cell: ({ group }) => group },
    { id: 'count', header: text('count'), isNumeric: true, cell: ({ count }) => format.number(count) },
    {
      id: 'winRate',
      header: text('winRate'),
      isNumeric: true,
      cell: ({ winRate }) =>
        winRate === undefined ? NO_VALUE : format.percent(decimal((winRate * PER_CENT).toFixed(1))),
    },
    {
      id: 'profit',
      header: text('netProfit'),
      isNumeric: true,
      cell: ({ profit }) => <ProfitText value={profit} unit={quote} />,
      compare: (a, b) => compareKnown(a.profit, b.profit),
    },
  ];
}

/** Number of trades, win rate and net P/L of each group. */
export function BreakdownTable({ by, groups, quote }: BreakdownTableProps) {
  const columns = useColumns(by, quote);
  return <DataTable label={by} columns={columns} rows={groups} rowKey={({ group }) => group} empty={NO_VALUE} />;
}
