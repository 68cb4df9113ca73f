import { useFormat } from '@bourse/i18n';
import { ConfirmDialog } from '@bourse/ui-kit';
import type { useLeverAccount } from '../account/use-lever-account';
import type { LeverOrder } from '../contract';
import { lotsIn } from '../locales/lots-in';
import { leverMessages } from '../locales/messages';
import { changeByClosing } from '../rules/account-change';
import { ConfirmClose } from './confirm-close';
import { ReversePosition } from './reverse-position';
import type { usePositionActions } from './use-position-actions';

export interface PositionDialogsProps {
  readonly account: ReturnType<typeof useLeverAccount>;
  readonly actions: ReturnType<typeof usePositionActions>;
  /** Positions as listed; the dialogs show their newest figures. */
  readonly positions: readonly LeverOrder[];
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
      <ConfirmClose
        position={closing}
        priceDecimals={closing ? account.decimalsOf(closing) : 0}
        change={closing && changeByClosing(account.viewOf(closing), new Set([closing.id]))}
        onConfirm={close.confirm}
        onCancel={close.takeBack}
      />
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
          {text(revoking.direction === 'long' ? 'revoke.long' : 'revoke.short', lotsIn(format, revoking.lots))}
        </ConfirmDialog>
      )}
    </>
  );
}
