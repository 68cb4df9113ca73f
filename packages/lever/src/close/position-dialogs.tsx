import { useFormat } from '@bourse/i18n';
import { ConfirmDialog } from '@bourse/ui-kit';
import type { useLeverAccount } from '../account/use-lever-account';
import { exposureOf } from '../account/positions';
import type { LeverOrder } from '../contract';
import { leverMessages } from '../locales/messages';
import type { Stops } from '../rules/stops';
import { StopsDialog } from '../stops/stops-dialog';
import { ConfirmClose } from './confirm-close';
import type { usePositionActions } from './use-position-actions';

/** The position whose stops are edited, with their initial values. */
export interface StopsEdit {
  readonly order: LeverOrder;
  readonly initial?: Stops | undefined;
}

export interface PositionDialogsProps {
  readonly quote: string;
  readonly account: ReturnType<typeof useLeverAccount>;
  readonly actions: ReturnType<typeof usePositionActions>;
  /** Positions as listed; the dialogs show their newest figures. */
  readonly positions: readonly LeverOrder[];
  readonly edit: StopsEdit | undefined;
  readonly onEdited: () => void;
}

/** Confirmations of close and revoke, and the stops dialog. */
export function PositionDialogs({ quote, account, actions, positions, edit, onEdited }: PositionDialogsProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const { close, revoke, stops } = actions;
  const all = account.input.positions;
  const current = (id: number) => positions.find((order) => order.id === id) ?? all.find((order) => order.id === id);
  const closing = close.state.phase === 'confirming' ? current(close.state.ticket.id) : undefined;
  const revoking = revoke.state.phase === 'confirming' ? revoke.state.ticket : undefined;
  const edited = edit && (current(edit.order.id) ?? edit.order);
  return (
    <>
      <ConfirmClose position={closing} onConfirm={close.confirm} onCancel={close.takeBack} />
      {revoking && (
        <ConfirmDialog
          open
          title={text('revoke.title', { symbol: revoking.symbol, id: String(revoking.id) })}
          confirmLabel={text('revoke.confirm')}
          cancelLabel={text('confirm.cancel')}
          tone="danger"
          onConfirm={revoke.confirm}
          onCancel={revoke.takeBack}
        >
          {text(revoking.direction === 'long' ? 'revoke.long' : 'revoke.short', { lots: format.amount(revoking.lots) })}
        </ConfirmDialog>
      )}
      {edited && (
        <StopsDialog
          key={edited.id}
          position={edited}
          quote={quote}
          exposure={exposureOf(edited, account.lotSizes)}
          liquidation={account.liquidation}
          initial={edit.initial}
          isBusy={stops.isBusy}
          onSave={(next) => {
            actions.onStops(edited, next);
            onEdited();
          }}
          onClose={onEdited}
        />
      )}
    </>
  );
}
