import { useBlockedBy } from '../personal-limits/use-blocked-by';
import { ConfirmOrder, type ConfirmOrderProps } from './confirm-order';

/** The confirmation of an order, which asks the personal limits again: one may be reached since the button was pressed. */
export function ConfirmLimitedOrder(props: Omit<ConfirmOrderProps, 'blockedBy'>) {
  const { side = 'sell', quote = '' } = props.order ?? {};
  return <ConfirmOrder {...props} blockedBy={useBlockedBy(side, quote)} />;
}
