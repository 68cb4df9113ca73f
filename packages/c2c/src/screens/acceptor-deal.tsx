import { loadState, pathWith, ReadError, useNavigateFromHere } from '@bourse/feature-kit';
import { EmptyState, Padded, Panel, Skeleton } from '@bourse/ui-kit';
import { Link, useSearchParams } from 'react-router';
import { DealView } from '../acceptors/deal-view';
import { useDealForm, type DealOptions } from '../acceptors/use-deal-form';
import { useAcceptorDealsQuery, useAcceptorQuery } from '../api';
import type { DealDirection } from '@bourse/contracts/c2c';
import { C2cFrame } from '../layout/c2c-frame';
import { c2cMessages } from '../locales/messages';
import { PATHS } from '../paths';

function DealForm(options: DealOptions) {
  const { values, preview, submit, ...groups } = useDealForm(options);
  return <DealView form={{ values, preview, submit }} {...groups} />;
}

function Deal({ id, direction }: { readonly id: number; readonly direction: DealDirection }) {
  const text = c2cMessages.useText();
  const navigate = useNavigateFromHere();
  const [parameters] = useSearchParams();
  const query = useAcceptorQuery(id);
  // Loaded for the look-up after a lost reply.
  useAcceptorDealsQuery(direction);
  const state = loadState(query);
  if (state.kind === 'failed') {
    return <ReadError title={text('deal.failed')} failure={state.failure} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) {
    return (
      <Panel label={text('deal.loading')}>
        <Padded>
          <Skeleton height={320} />
        </Padded>
      </Panel>
    );
  }
  const account = parameters.get('account');
  const money = parameters.get('money');
  return (
    <DealForm
      acceptor={query.data}
      direction={direction}
      prefilled={{ ...(account !== null && { account }), ...(money !== null && { money }) }}
      onDone={() => navigate(pathWith(PATHS.acceptorRecords, { current: direction === 'deposit' ? 0 : 1 }))}
    />
  );
}

/** `/account/rechargeMoney?id&current`: 0 deposit, 1 withdraw. */
export function Component() {
  const text = c2cMessages.useText();
  const [parameters] = useSearchParams();
  const id = Number(parameters.get('id') ?? Number.NaN);
  const direction = parameters.get('current') === '1' ? 'withdraw' : 'deposit';
  return (
    <C2cFrame title={text(direction === 'deposit' ? 'acceptors.deposit' : 'acceptors.withdraw')}>
      {Number.isSafeInteger(id) && id > 0 ? (
        <Deal key={`${id} ${direction}`} id={id} direction={direction} />
      ) : (
        <EmptyState
          title={text('deal.noAcceptor')}
          action={<Link to={PATHS.acceptors}>{text('acceptors.title')}</Link>}
        />
      )}
    </C2cFrame>
  );
}
