import { asFailure } from '@bourse/api-client';
import { ReadError } from '@bourse/feature-kit';
import { useCurrencyListQuery } from '@bourse/market';
import { Padded, Panel, Skeleton } from '@bourse/ui-kit';
import { C2cFrame } from '../layout/c2c-frame';
import { c2cMessages } from '../locales/messages';
import { PublishView } from '../publish/publish-view';
import { usePublishForm, type Coin } from '../publish/use-publish-form';

function Publish({ coins }: { readonly coins: readonly Coin[] }) {
  const { values, preview, submit, ...groups } = usePublishForm(coins);
  return <PublishView form={{ values, preview, submit }} {...groups} />;
}

/** `/c2c` */
export function Component() {
  const text = c2cMessages.useText();
  const { data: coins, error, refetch } = useCurrencyListQuery();
  return (
    <C2cFrame title={text('publish.title')}>
      {coins ? (
        <Publish coins={coins} />
      ) : (
        <Panel label={text('publish.title')}>
          {error ? (
            <ReadError title={text('publish.failed')} failure={asFailure(error)} onRetry={() => void refetch()} />
          ) : (
            <Padded>
              <Skeleton height={320} />
            </Padded>
          )}
        </Panel>
      )}
    </C2cFrame>
  );
}
