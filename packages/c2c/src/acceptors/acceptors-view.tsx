import { pathWith, ReadError, useLink, type LoadState } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { BELOW, Button, DataTable, EmptyState, Panel, Quiet, Row, Tabs, ValueText, type Column } from '@bourse/ui-kit';
import { PAY_METHODS, type Acceptor, type AcceptorKind, type DealDirection } from '@bourse/contracts/c2c';
import { TableCell } from '../layout/table-cell';
import { PayMethods } from '../layout/pay-methods';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import { methodsOfAcceptor } from '../rules/acceptors';
import { useCoinTexts } from './terms';
import { PATHS } from '../paths';

/** Values of the payment form for the form of a deal. */
export interface CarriedDeal {
  readonly account?: string | undefined;
  readonly money?: string | undefined;
}

export interface AcceptorsViewProps {
  readonly kind: AcceptorKind;
  readonly onKind: (kind: AcceptorKind) => void;
  readonly acceptors: readonly Acceptor[];
  readonly carried?: CarriedDeal;
  readonly state: LoadState;
  readonly onRetry: () => void;
}

/** Acceptors of a kind with their limits and fees, and links to deposit and withdrawal. */
export function AcceptorsView({ kind, onKind, acceptors, carried = {}, state, onRetry }: AcceptorsViewProps) {
  const text = c2cMessages.useText();
  const columns = useColumns(carried);
  const records = useLink(PATHS.acceptorRecords);
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
        actions={
          <Button {...records} size="small" tone="quiet">
            {text('acceptors.records')}
          </Button>
        }
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
            empty={<EmptyState icon="user" title={text('acceptors.none')} />}
          />
        )}
      </Tabs>
    </Panel>
  );
}

function DealButton({ id, direction, carried }: { id: number; direction: DealDirection; carried: CarriedDeal }) {
  const text = c2cMessages.useText();
  const link = useLink(pathWith(PATHS.acceptorDeal, { id, current: direction === 'deposit' ? 0 : 1, ...carried }));
  return (
    <Button {...link} size="small" tone={direction === 'deposit' ? 'primary' : 'quiet'}>
      {text(`acceptors.${direction}`)}
    </Button>
  );
}

/** The most that a deal moves, and its fee below. */
function LimitCell({
  limit,
  rate,
}: {
  readonly limit: Acceptor['depositLimit'];
  readonly rate: Acceptor['depositRate'];
}) {
  const format = useFormat();
  const yuan = useYuan();
  return (
    <TableCell>
      <ValueText>{yuan(limit)}</ValueText>
      <Quiet>
        <ValueText>{format.percent(rate)}</ValueText>
      </Quiet>
    </TableCell>
  );
}

/** Columns in the order of a card's cells: acceptor and methods, both limits beside each other, and the buttons over the whole width. */
function useColumns(carried: CarriedDeal): Column<Acceptor>[] {
  const text = c2cMessages.useText();
  const coinTexts = useCoinTexts();
  return [
    {
      id: 'name',
      header: text('acceptors.name'),
      cell: (acceptor) => (
        <TableCell>
          <span translate="no">{acceptor.name}</span>
          <Quiet style={{ whiteSpace: 'nowrap' }}>{coinTexts.rate(acceptor)}</Quiet>
        </TableCell>
      ),
    },
    {
      id: 'methods',
      header: text('ad.methods'),
      cell: (acceptor) => (
        <PayMethods methods={PAY_METHODS.filter((method) => methodsOfAcceptor(acceptor).includes(method))} />
      ),
    },
    {
      id: 'deposit',
      header: text('acceptors.depositLimit'),
      isNumeric: true,
      cell: ({ depositLimit, depositRate }) => <LimitCell limit={depositLimit} rate={depositRate} />,
    },
    {
      id: 'withdraw',
      header: text('acceptors.withdrawLimit'),
      isNumeric: true,
      cell: ({ withdrawLimit, withdrawRate }) => <LimitCell limit={withdrawLimit} rate={withdrawRate} />,
    },
    {
      id: 'actions',
      header: text('ad.take'),
      hideHeader: true,
      cell: ({ id }) => (
        <Row sx={{ [BELOW.sm]: { '& > *': { flex: 1 } } }}>
          <DealButton id={id} direction="deposit" carried={carried} />
          <DealButton id={id} direction="withdraw" carried={carried} />
        </Row>
      ),
    },
  ];
}
