import type { useLeverAccount } from '../account/use-lever-account';
import type { LeverOrder } from '@bourse/contracts/lever';
import { ClosePosition } from './close-position';
import { ReversePosition } from './reverse-position';
import { RevokeDialog } from './revoke-dialog';
import type { usePositionActions } from './use-position-actions';

export interface PositionDialogsProps {
  readonly account: ReturnType<typeof useLeverAccount>;
  readonly actions: ReturnType<typeof usePositionActions>;
  /** Positions as listed; the dialogs show their newest figures. */
  readonly positions: readonly LeverOrder[];
}

/** Confirmations of close, reversal and revoke. */
export function PositionDialogs({ account, actions, positions }: PositionDialogsProps) {
  const { close, revoke } = actions;
  const all = account.input.positions;
  const current = (id: number) => positions.find((order) => order.id === id) ?? all.find((order) => order.id === id);
  const closing = close.state.phase === 'confirming' ? current(close.state.ticket.id) : undefined;
  const revoking = revoke.state.phase === 'confirming' ? revoke.state.ticket : undefined;
  return (
    <>
      {closing && (
        <ClosePosition
          account={account}
          position={closing}
          onWhole={close.confirm}
          onPartial={(lots) => {
            close.takeBack();
            actions.onPartialClose(closing, lots);
          }}
          onCancel={close.takeBack}
        />
      )}
      <ReversePosition account={account} />
      {revoking && (
        <RevokeDialog
          order={revoking}
          isReduceOnly={account.entrusts.some(({ id, isReduceOnly }) => id === revoking.id && isReduceOnly)}
          onConfirm={revoke.confirm}
          onCancel={revoke.takeBack}
        />
      )}
    </>
  );
}
