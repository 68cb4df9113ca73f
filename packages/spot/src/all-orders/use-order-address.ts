import { useSearchParams } from 'react-router';
import { readOrderAddress, writeOrderAddress, type OrderAddress } from './order-address';

/** The filter in the address and its setter; a change adds a history entry. */
export function useOrderAddress() {
  const [parameters, setParameters] = useSearchParams();
  const address = readOrderAddress(parameters);
  return {
    address,
    show: (change: Partial<OrderAddress>) => setParameters(writeOrderAddress({ ...address, ...change })),
  };
}
