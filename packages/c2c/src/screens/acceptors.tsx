import { loadState } from '@bourse/feature-kit';
import { useSearchParams } from 'react-router';
import { AcceptorsView } from '../acceptors/acceptors-view';
import { ofKind } from '../rules/acceptors';
import { useAcceptorsQuery } from '../api';
import { C2cFrame } from '../layout/c2c-frame';
import { c2cMessages } from '../locales/messages';

/** `/account/aceite?account&money`: the values of the payment form go on to the form of a deal. */
export function Component() {
  const text = c2cMessages.useText();
  const [parameters, setParameters] = useSearchParams();
  const kind = parameters.get('kind') === 'virtual' ? 'virtual' : 'fiat';
  const query = useAcceptorsQuery();
  return (
    <C2cFrame title={text('acceptors.title')}>
      <AcceptorsView
        kind={kind}
        onKind={(next) =>
          setParameters(
            (current) => {
              const changed = new URLSearchParams(current);
              if (next === 'fiat') changed.delete('kind');
              else changed.set('kind', next);
              return changed;
            },
            { replace: true },
          )
        }
        acceptors={ofKind(query.data ?? [], kind)}
        carried={{ account: parameters.get('account') ?? undefined, money: parameters.get('money') ?? undefined }}
        state={loadState(query)}
        onRetry={() => void query.refetch()}
      />
    </C2cFrame>
  );
}
