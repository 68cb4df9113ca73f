import { languageTag, NO_VALUE, useFormat, useLanguage } from '@bourse/i18n';
import { journalMessages, ProfitText, type JournalDay } from '@bourse/trading';
import { DataTable, type Column } from '@bourse/ui-kit';
import { resultsMessages } from '../locales/messages';
import { byPeriod, midnight, type Period, type PeriodResult } from '../rules/periods';
import { useDayName } from './use-day-name';

export interface PeriodTableProps {
  readonly days: readonly JournalDay[];
  readonly period: Period;
  readonly currency: string;
}

/** The name of a period: a day, the week of a Monday, or a month. */
function usePeriodName(period: Period) {
  const text = resultsMessages.useText();
  const tag = languageTag(useLanguage().language);
  const dayName = useDayName();
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (start: string) => {
    if (period === 'month') return month.format(midnight(start));
    return period === 'week' ? text('weekOf', { day: dayName(start) }) : dayName(start);
  };
}

function useColumns(period: Period, currency: string): Column<PeriodResult>[] {
  const text = resultsMessages.useText();
  const journalText = journalMessages.useText();
  const format = useFormat();
  const nameOf = usePeriodName(period);
  return [
    { id: 'period', header: text(`period.${period}`), cell: ({ start }) => nameOf(start) },
    { id: 'count', header: text('trades'), isNumeric: true, cell: ({ count }) => format.number(count) },
    {
      id: 'profit',
      header: journalText('netProfit'),
      isNumeric: true,
      cell: ({ profit }) => <ProfitText value={profit} unit={currency} />,
    },
  ];
}

/** Net P/L and number of trades by day, week or month, newest first. */
export function PeriodTable({ days, period, currency }: PeriodTableProps) {
  const text = resultsMessages.useText();
  const columns = useColumns(period, currency);
  return (
    <DataTable
      label={text(`period.${period}`)}
      columns={columns}
      rows={byPeriod(days, period)}
      rowKey={({ start }) => start}
      empty={NO_VALUE}
    />
  );
}
