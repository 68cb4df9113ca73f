import { ProductLimits } from '@bourse/trading';
import { usePayableCurrenciesQuery } from '../api';
import { optionLimits } from './limits';

/** The limits of opening options, for the settings of the account. */
export function Component() {
  const { data = [] } = usePayableCurrenciesQuery();
  return <ProductLimits store={optionLimits} currencies={data.map(({ name }) => name)} />;
}
