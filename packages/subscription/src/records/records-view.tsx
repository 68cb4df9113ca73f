import { ReadError, type LoadState, useCountdown } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Button, colour, DataTable, EmptyState, Icon, Panel, Row, type Column, Quiet } from '@bourse/ui-kit';
import { Link } from 'react-router';
import type { SubscriptionRecord } from '@bourse/contracts/subscription';
import { subscriptionMessages } from '../locales/messages';
import { DAY_SECONDS, lockDays } from '../rules/lock-days';
import { PATHS } from '../paths';

export interface RecordsViewProps {
  readonly records: readonly SubscriptionRecord[];
  readonly state: LoadState;
  /** An unlock is under way. */
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onUnlock: (record: SubscriptionRecord) => void;
}

interface ActionProps extends Pick<RecordsViewProps, 'isBusy' | 'onUnlock'> {
  readonly record: SubscriptionRecord;
}

/** The button of a record that can be unlocked, or its state. */
function Action({ record, isBusy, onUnlock }: ActionProps) {
  const text = subscriptionMessages.useText();
  if (record.status === 'unlockable') {
    return (
      <Button size="small" disabled={isBusy} onClick={() => onUnlock(record)}>
        {text('unlock.action')}
      </Button>
    );
  }
  const isCompleted = record.status === 'completed';
  return (
    <Row spacing={1} sx={{ display: 'inline-flex', color: isCompleted ? colour.up : colour.quiet }}>
      <Icon name={isCompleted ? 'check' : 'lock'} size={16} />
      <span>{text(isCompleted ? 'records.completed' : 'records.locked')}</span>
    </Row>
  );
}

const HOUR_SECONDS = 3600;

type Text = ReturnType<typeof subscriptionMessages.useText>;
type Format = ReturnType<typeof useFormat>;

/** The days of a lock that are left, and the hours of its last day, from the subscription to the end (money side, section 9). */
function DaysLeft({ record }: { readonly record: SubscriptionRecord }) {
  const text = subscriptionMessages.useText();
  const seconds = useCountdown(record.unlocksAt);
  if (seconds === 0 || record.status !== 'locked') return null;
  if (seconds < DAY_SECONDS)
    return <Quiet>{text('records.hoursLeft', { left: Math.ceil(seconds / HOUR_SECONDS) })}</Quiet>;
  const { left, total } = lockDays(record, seconds);
  return (
    <Quiet>{total === undefined ? text('records.daysLeft', { left }) : text('records.daysOf', { left, total })}</Quiet>
  );
}

function columnsOf(text: Text, format: Format, actions: Omit<ActionProps, 'record'>): Column<SubscriptionRecord>[] {
  return [
    { id: 'currency', header: text('records.currency'), cell: ({ currency }) => currency },
    {
      id: 'time',
      header: text('records.time'),
      isTime: true,
      cell: ({ subscribedAt }) => format.dateTime(subscribedAt),
    },
    { id: 'price', header: text('records.price'), isNumeric: true, cell: ({ price }) => format.price(price) },
    { id: 'quantity', header: text('quantity'), isNumeric: true, cell: ({ quantity }) => format.amount(quantity) },
    {
      id: 'unlocks',
      header: text('records.unlocks'),
      isTime: true,
      cell: (record) => (
        <>
          <div>{format.dateTime(record.unlocksAt)}</div>
          <DaysLeft record={record} />
        </>
      ),
    },
    {
      id: 'action',
      header: text('records.action'),
      cell: (record) => <Action record={record} {...actions} />,
    },
  ];
}

/** The user's subscriptions, with an unlock button after the lock period. */
export function RecordsView({ records, state, isBusy, onRetry, onUnlock }: RecordsViewProps) {
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const columns = columnsOf(text, format, { isBusy, onUnlock });
  return (
    <Panel label={text('records.title')}>
      {state.kind === 'failed' ? (
        <ReadError title={text('records.failed')} failure={state.failure} onRetry={onRetry} />
      ) : (
        <DataTable
          label={text('records.title')}
          columns={columns}
          rows={records}
          rowKey={({ id }) => id}
          isLoading={state.kind === 'loading'}
          empty={
            <EmptyState
              icon="layers"
              title={text('records.none')}
              action={<Link to={PATHS.launch}>{text('launch.title')}</Link>}
            />
          }
        />
      )}
    </Panel>
  );
}
