import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import type { MoveSpotOrderProps } from './move-order';

const Move = lazyPart(async () => (await import('./move-order')).MoveSpotOrder, {
  fallback: null,
  failed: ({ onMove }) => <FailedOnPress onClose={() => onMove(undefined)} />,
});

/** The dialog that moves an order, loaded when it is first needed. */
export function LazyMoveSpotOrder(props: MoveSpotOrderProps) {
  return props.move && <Move {...props} />;
}
