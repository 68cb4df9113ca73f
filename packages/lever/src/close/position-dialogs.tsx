import { useFormat } from '@bourse/i18n';
import { ConfirmDialog } from '@bourse/ui-kit';
import type { useLeverAccount } from '../account/use-lever-account';
import type { LeverOrder } from '../contract';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import { ClosePosition } from './close-position';
import type { OrderTicket } from '../writes/position-writes';
import { ReversePosition } from './reverse-position';
import type { usePositionActions } from './use-position-actions';

export interface PositionDialogsProps {
  readonly account: ReturnType<typeof useLeverAccount>;
  readonly actions: ReturnType<typeof usePositionActions>;
  /** Positions as listed; the dialogs show their newest figures. */
  readonly positions: readonly LeverOrder[];
}

/** A reduce-only order holds no margin that its cancellation would release. */
function revokeText({ id, direction }: OrderTicket, entrusts: readonly LeverOrder[]) {
  if (entrusts.some((order) => order.id === id && order.isReduceOnly)) return 'revoke.reduce';
  return direction === 'long' ? 'revoke.long' : 'revoke.short';
}

/** Confirmations of close, reversal and revoke. */
export function PositionDialogs({ account, actions, positions }: PositionDialogsProps) {
  const text = leverMessages.useText();
  const format = useFormat();
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
          onPart={(lots) => {
            close.takeBack();
            actions.onClosePart(closing, lots);
          }}
          onCancel={close.takeBack}
        />
      )}
      <ReversePosition account={account} />
      {revoking && (
        <ConfirmDialog
          open
          title={text('revoke.title', { symbol: revoking.symbol, id: String(revoking.id) })}
          confirmLabel={text('revoke.confirm')}
          cancelLabel={text('revoke.keep')}
          tone="danger"
          onConfirm={revoke.confirm}
          onCancel={revoke.takeBack}
        >
          {text(revokeText(revoking, account.entrusts), lotsIn(format, revoking.lots))}
        </ConfirmDialog>
      )}
    </>
  );
}
