import { useAppSelector } from '@bourse/feature-kit';
import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import { scaledBatch } from '../writes/scaled-batch';
import type { ScaledOrdersProps } from './scaled-orders';

const ScaledOrders = lazyPart(async () => (await import('./scaled-orders')).ScaledOrders, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** Scaled orders, loaded when they are first needed: while a set is edited, or one is under way or reported. */
export function LazyScaledOrders(props: ScaledOrdersProps) {
  const { phase } = useAppSelector(scaledBatch.select);
  return (props.isEditing || phase !== 'idle') && <ScaledOrders {...props} />;
}
