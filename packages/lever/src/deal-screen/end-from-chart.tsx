import type { Pair } from '@bourse/contracts/market';
import type { useLeverAccount } from '../account/use-lever-account';
import { ClosePosition } from '../close/close-position';
import { RevokeDialog } from '../close/revoke-dialog';
import { usePositionActions } from '../close/use-position-actions';
import type { EndedLine } from './chart-lines';

export interface EndFromChartProps {
  readonly pair: Pair;
  readonly account: ReturnType<typeof useLeverAccount>;
  /** `undefined` closes the dialog. */
  readonly ended: EndedLine | undefined;
  readonly onEnd: (ended: EndedLine | undefined) => void;
}

/**
 * Asks, as the row does, before the order of a line is cancelled or the position of a line is closed. Unlike the dialogs of the rows it does
 * not need the tab that lists the order.
 */
export function EndFromChart({ pair, account, ended, onEnd }: EndFromChartProps) {
  const { close, revoke, ending, onClose, onPartialClose, onRevoke } = usePositionActions(pair.id);
  const isPosition = ended?.kind === 'position';
  // One that has ended meanwhile, or belongs to a user who has left, closes the dialog.
  const order = (isPosition ? account.input.positions : account.entrusts).find(({ id }) => id === ended?.id);
  if (!order) return null;
  const cancel = () => onEnd(undefined);
  return isPosition ? (
    <ClosePosition
      key={order.id}
      account={account}
      position={order}
      onWhole={() => {
        cancel();
        onClose(order);
        close.confirm();
      }}
      onPartial={(lots) => {
        cancel();
        onPartialClose(order, lots);
      }}
      onCancel={cancel}
    />
  ) : (
    <RevokeDialog
      order={order}
      isReduceOnly={order.isReduceOnly ?? false}
      isBusy={ending.has(order.id)}
      onConfirm={() => {
        cancel();
        onRevoke(order);
        revoke.confirm();
      }}
      onCancel={cancel}
    />
  );
}
