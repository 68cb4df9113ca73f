import { ReadError, useCountdown, type LoadState } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Chip, DataTable, EmptyState, Panel, Quiet, Tabs, type ChipProps, type Column } from '@bourse/ui-kit';
import type { AcceptorDeal, DealDirection, DealStatus } from '../contract';
import { useYuan } from '../layout/parts';
import { c2cMessages } from '../locales/messages';
import { clockText } from '../order/deadline';

/** A transferred withdrawal confirms itself after so long (money side, section 9), milliseconds. */
const CONFIRMS_ITSELF_MS = 20 * 60_000;

const TONE: Record<DealStatus, NonNullable<ChipProps['tone']>> = {
  waiting: 'warning',
  confirmed: 'success',
  rejected: 'error',
};

export interface RecordsViewProps {
  readonly direction: DealDirection;
  readonly onDirection: (direction: DealDirection) => void;
  readonly deals: readonly AcceptorDeal[];
  readonly state: LoadState;
  readonly onRetry: () => void;
}

function ConfirmsIn({ at }: { readonly at: number }) {
  const text = c2cMessages.useText();
  const seconds = useCountdown(at + CONFIRMS_ITSELF_MS);
  return <Quiet>{text('records.confirmsIn', { time: clockText(seconds * 1000) })}</Quiet>;
}

/** Deals with acceptors, by direction. */
export function RecordsView({ direction, onDirection, deals, state, onRetry }: RecordsViewProps) {
  const text = c2cMessages.useText();
  const columns = useColumns();
  return (
    <Panel label={text('records.title')}>
      <Tabs
        label={text('records.direction')}
        items={[
          { id: 'deposit', label: text('records.deposits') },
          { id: 'withdraw', label: text('records.withdrawals') },
        ]}
        value={direction}
        onChange={onDirection}
      >
        {state.kind === 'failed' ? (
          <ReadError title={text('records.failed')} failure={state.failure} onRetry={onRetry} />
        ) : (
          <DataTable
            label={text('records.title')}
            columns={columns}
            rows={deals}
            rowKey={({ id, createdAt }) => id ?? createdAt ?? 0}
            isLoading={state.kind === 'loading'}
            empty={<EmptyState title={text('records.none')} />}
          />
        )}
      </Tabs>
    </Panel>
  );
}

function useColumns(): Column<AcceptorDeal>[] {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const moment = (at: number | undefined) => (at === undefined ? '' : format.dateTime(at));
  return [
    { id: 'acceptor', header: text('acceptors.name'), cell: ({ acceptor }) => <span translate="no">{acceptor}</span> },
    { id: 'money', header: text('deal.money'), isNumeric: true, cell: ({ money }) => yuan(money) },
    {
      id: 'method',
      header: text('market.method'),
      cell: ({ method }) => (method ? text(`method.${method}`) : ''),
    },
    { id: 'account', header: text('deal.account'), cell: ({ account }) => <span translate="no">{account}</span> },
    {
      id: 'acceptorAccount',
      header: text('records.acceptorAccount'),
      cell: ({ acceptorAccount }) => <span translate="no">{acceptorAccount}</span>,
    },
    {
      id: 'status',
      header: text('order.status'),
      cell: ({ status, transferredAt }) => (
        <>
          <Chip tone={TONE[status]} label={text(`records.${status}`)} />{' '}
          {status === 'waiting' && transferredAt !== undefined && <ConfirmsIn at={transferredAt} />}
        </>
      ),
    },
    { id: 'created', header: text('order.created'), isTime: true, cell: ({ createdAt }) => moment(createdAt) },
    { id: 'updated', header: text('order.changed'), cell: ({ updatedAt }) => moment(updatedAt) },
  ];
}
