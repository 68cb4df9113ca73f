import { loadState, usePolling } from '@bourse/feature-kit';
import { useSearchParams } from 'react-router';
import { RecordsView } from '../acceptors/records-view';
import { useAcceptorDealsQuery, useAcceptorsQuery } from '../api';
import { C2cFrame } from '../layout/c2c-frame';
import { c2cMessages } from '../locales/messages';

/** `/account/chargeRecord?current` */
export function Component() {
  const text = c2cMessages.useText();
  const [parameters, setParameters] = useSearchParams();
  const direction = parameters.get('current') === '1' ? 'withdraw' : 'deposit';
  const query = useAcceptorDealsQuery(direction, usePolling(10_000));
  const { data: acceptors = [] } = useAcceptorsQuery();
  return (
    <C2cFrame title={text('records.title')}>
      <RecordsView
        direction={direction}
        onDirection={(next) => setParameters({ current: next === 'withdraw' ? '1' : '0' }, { replace: true })}
        deals={query.currentData ?? []}
        acceptors={acceptors}
        state={loadState({ data: query.currentData, isError: query.isError, error: query.error })}
        onRetry={() => void query.refetch()}
      />
    </C2cFrame>
  );
}
