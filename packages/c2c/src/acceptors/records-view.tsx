import { ReadError, type LoadState } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { Chip, DataTable, EmptyState, Panel, Quiet, Stack, Tabs, type ChipProps, type Column } from '@bourse/ui-kit';
import { Link } from 'react-router';
import type { Acceptor, AcceptorDeal, DealDirection, DealStatus } from '@bourse/contracts/c2c';
import { TableCell } from '../layout/table-cell';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { OpenDeal } from './open-deal';
import { useCoinTexts } from './terms';

const TONE: Record<DealStatus, NonNullable<ChipProps['tone']>> = {
  waiting: 'warning',
  confirmed: 'success',
  rejected: 'error',
};

export interface RecordsViewProps {
  readonly direction: DealDirection;
  readonly onDirection: (direction: DealDirection) => void;
  readonly deals: readonly AcceptorDeal[];
  /** Whose name and bank complete the account of an open deal. */
  readonly acceptors: readonly Acceptor[];
  readonly state: LoadState;
  readonly onRetry: () => void;
}

/** Deals with acceptors, by direction; open ones first, with the next step. */
export function RecordsView({ direction, onDirection, deals, acceptors, state, onRetry }: RecordsViewProps) {
  const text = c2cMessages.useText();
  const columns = useColumns();
  return (
    <Stack>
      {deals
        .filter(({ status }) => status === 'waiting')
        .map((deal) => (
          <OpenDeal
            key={deal.id ?? deal.createdAt}
            deal={deal}
            direction={direction}
            acceptor={acceptors.find(({ name }) => name === deal.acceptor)}
          />
        ))}
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
              empty={
                <EmptyState
                  icon="layers"
                  title={text('records.none')}
                  action={<Link to={PATHS.acceptors}>{text('acceptors.title')}</Link>}
                />
              }
            />
          )}
        </Tabs>
      </Panel>
    </Stack>
  );
}

function useColumns(): Column<AcceptorDeal>[] {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  const coinTexts = useCoinTexts();
  const moment = (at: number | undefined) => (at === undefined ? '' : format.dateTime(at));
  return [
    {
      id: 'acceptor',
      header: text('acceptors.name'),
      cell: ({ acceptor, method }) => (
        <TableCell>
          <span translate="no">{acceptor}</span>
          <Quiet>{method && text(`method.${method}`)}</Quiet>
        </TableCell>
      ),
    },
    {
      id: 'money',
      header: text('deal.money'),
      isNumeric: true,
      cell: ({ money, amount, coin }) => (
        <TableCell>
          {yuan(money)}
          <Quiet>{coinTexts.amount(amount, coin)}</Quiet>
        </TableCell>
      ),
    },
    {
      id: 'accounts',
      header: text('records.accounts'),
      cell: ({ account, acceptorAccount }) => (
        <TableCell translate="no">
          {account}
          <Quiet title={text('records.acceptorAccount')}>{acceptorAccount}</Quiet>
        </TableCell>
      ),
    },
    {
      id: 'status',
      header: text('order.status'),
      cell: ({ status, transferredAt }) => (
        <Chip
          tone={TONE[status]}
          label={text(
            status === 'waiting' && transferredAt !== undefined ? 'records.transferred' : `records.${status}`,
          )}
        />
      ),
    },
    {
      id: 'created',
      header: text('order.created'),
      isTime: true,
      cell: ({ createdAt, updatedAt }) => (
        <TableCell>
          {moment(createdAt)}
          {updatedAt !== undefined && updatedAt !== createdAt && (
            <Quiet>
              {text('order.changed')} {moment(updatedAt)}
            </Quiet>
          )}
        </TableCell>
      ),
    },
  ];
}
