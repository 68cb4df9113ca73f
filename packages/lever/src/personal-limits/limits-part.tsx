import { usePairs } from '@bourse/market';
import { ProductLimits } from '@bourse/trading';
import { leverLimits } from './limits';

/** The limits of opening positions, for the settings of the account. */
export function Component() {
  const { groups } = usePairs();
  const traded = groups.flatMap(({ pairs }) => pairs).filter(({ lotSize }) => lotSize !== undefined);
  return <ProductLimits store={leverLimits} currencies={traded.map(({ quote }) => quote)} />;
}
