import { usePairs } from '@bourse/market';
import { ProductLimits } from '@bourse/trading';
import { spotLimits } from './limits';

/** The limits of buying, for the settings of the account. */
export function Component() {
  const { groups } = usePairs();
  return (
    <ProductLimits store={spotLimits} currencies={groups.flatMap(({ pairs }) => pairs.map(({ quote }) => quote))} />
  );
}
