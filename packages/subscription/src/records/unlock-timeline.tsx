import type { Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { LineChart } from '@bourse/charts';
import { DataTable, Padded, Panel, type Column } from '@bourse/ui-kit';
import { useCallback } from 'react';
import type { SubscriptionRecord } from '@bourse/contracts/subscription';
import { Moment } from '../layout/moment';
import { subscriptionMessages } from '../locales/messages';
import { unlockTimeline, type UnlockMoment } from '../rules/unlock-timeline';

interface CourseProps {
  readonly label: string;
  readonly currency: string;
  readonly moments: readonly UnlockMoment[];
}

/** The unlocked quantity over time. */
function Course({ label, currency, moments }: CourseProps) {
  const { amount } = useFormat();
  const points = moments.map(({ at, cumulative }) => ({ time: at, value: cumulative }));
  const write = useCallback((value: Decimal) => `${amount(value)} ${currency}`, [amount, currency]);
  return (
    <Padded>
      <LineChart label={label} points={points} write={write} height={160} isStep />
    </Padded>
  );
}

/** Upcoming unlocks, a line and a table per token; hidden if nothing is locked. */
export function UnlockTimeline({ records }: { readonly records: readonly SubscriptionRecord[] }) {
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const columns: Column<UnlockMoment>[] = [
    { id: 'at', header: text('records.unlocks'), cell: ({ at }) => <Moment at={at} /> },
    { id: 'quantity', header: text('quantity'), isNumeric: true, cell: ({ quantity }) => format.amount(quantity) },
    {
      id: 'cumulative',
      header: text('timeline.cumulative'),
      isNumeric: true,
      cell: ({ cumulative }) => format.amount(cumulative),
    },
  ];
  const currencies = [...new Set(records.map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const rows = unlockTimeline(records, currency);
    if (rows.length === 0) return null;
    const title = text('timeline.title', { currency });
    return (
      <div key={currency} style={{ marginTop: 16 }}>
        <Panel title={title}>
          {rows.length > 1 && (
            <Course label={text('timeline.chart', { currency })} currency={currency} moments={rows} />
          )}
          <DataTable label={title} columns={columns} rows={rows} rowKey={({ at }) => at} />
        </Panel>
      </div>
    );
  });
}
