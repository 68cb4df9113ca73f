import { useSearchParams } from 'react-router';
import { readOrderAddress, writeOrderAddress, type OrderAddress } from './order-address';

/** What the address says is looked at, and the way to look at something else: a step that back returns from. */
export function useOrderAddress() {
  const [parameters, setParameters] = useSearchParams();
  const address = readOrderAddress(parameters);
  return {
    address,
    show: (change: Partial<OrderAddress>) => setParameters(writeOrderAddress({ ...address, ...change })),
  };
}
