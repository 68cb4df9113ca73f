import { PATHS, pathWith, ReadError, type LoadState } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { DataTable, EmptyState, Panel, Row, Tabs, type Column } from '@bourse/ui-kit';
import { Link } from 'react-router';
import { PAY_METHODS, type Acceptor, type AcceptorKind } from '../contract';
import { Methods, useYuan } from '../layout/parts';
import { c2cMessages } from '../locales/messages';
import { methodsOfAcceptor } from './kinds';

export interface AcceptorsViewProps {
  readonly kind: AcceptorKind;
  readonly onKind: (kind: AcceptorKind) => void;
  readonly acceptors: readonly Acceptor[];
  readonly state: LoadState;
  readonly onRetry: () => void;
}

/** Acceptors of a kind with their limits and fees, and links to deposit and withdrawal. */
export function AcceptorsView({ kind, onKind, acceptors, state, onRetry }: AcceptorsViewProps) {
  const text = c2cMessages.useText();
  const columns = useColumns();
  return (
    <Panel label={text('acceptors.title')}>
      <Tabs
        label={text('acceptors.kind')}
        items={[
          { id: 'fiat', label: text('acceptors.fiat') },
          { id: 'virtual', label: text('acceptors.virtual') },
        ]}
        value={kind}
        onChange={onKind}
        actions={<Link to={PATHS.acceptorRecords}>{text('acceptors.records')}</Link>}
      >
        {state.kind === 'failed' ? (
          <ReadError title={text('acceptors.failed')} failure={state.failure} onRetry={onRetry} />
        ) : (
          <DataTable
            label={text('acceptors.title')}
            columns={columns}
            rows={acceptors}
            rowKey={({ id }) => id}
            isLoading={state.kind === 'loading'}
            empty={<EmptyState title={text('acceptors.none')} />}
          />
        )}
      </Tabs>
    </Panel>
  );
}

function useColumns(): Column<Acceptor>[] {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  return [
    { id: 'name', header: text('acceptors.name'), cell: ({ name }) => <span translate="no">{name}</span> },
    {
      id: 'deposit',
      header: text('acceptors.depositLimit'),
      isNumeric: true,
      cell: ({ depositLimit, depositRate }) => `${yuan(depositLimit)} · ${format.percent(depositRate)}`,
    },
    {
      id: 'withdraw',
      header: text('acceptors.withdrawLimit'),
      isNumeric: true,
      cell: ({ withdrawLimit, withdrawRate }) => `${yuan(withdrawLimit)} · ${format.percent(withdrawRate)}`,
    },
    {
      id: 'methods',
      header: text('ad.methods'),
      cell: (acceptor) => (
        <Methods methods={PAY_METHODS.filter((method) => methodsOfAcceptor(acceptor).includes(method))} />
      ),
    },
    {
      id: 'actions',
      header: text('acceptors.deposit'),
      hideHeader: true,
      cell: ({ id }) => (
        <Row>
          <Link to={pathWith(PATHS.acceptorDeal, { id, current: 0 })}>{text('acceptors.deposit')}</Link>
          <Link to={pathWith(PATHS.acceptorDeal, { id, current: 1 })}>{text('acceptors.withdraw')}</Link>
        </Row>
      ),
    },
  ];
}
