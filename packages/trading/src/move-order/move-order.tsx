import type { ExchangeState } from '@bourse/api-client';
import { useWrite, type Write } from '@bourse/safe-writes';
import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import type { MoveFinding, MoveReply } from './cancel-and-place';
import type { MoveDialogProps, MoveTarget } from './move-dialog';
import { useMoveToast } from './use-move-toast';

const Dialog = lazyPart(async () => (await import('./move-dialog')).MoveDialog, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

export interface MoveOrderProps<
  State extends ExchangeState,
  Ticket extends { readonly id: number },
  Before,
> extends Omit<MoveDialogProps, 'isBusy' | 'onMove'> {
  readonly write: Write<State, { ticket: Ticket; before: Before; finding: MoveFinding; reply: MoveReply }>;
  /** The order, where its write is told apart from those of others; left out: one move at a time. */
  readonly record?: number | undefined;
  /** Ticket of the write. */
  readonly ticketAt: (target: MoveTarget) => Ticket;
}

/** The dialog that gives a pending order another price or amount, and the toast of how far the move came. Loaded when it is first needed. */
export function MoveOrder<State extends ExchangeState, Ticket extends { readonly id: number }, Before>({
  write,
  record,
  ticketAt,
  onClose,
  ...dialog
}: MoveOrderProps<State, Ticket, Before>) {
  const { isBusy, press, confirm } = useWrite(write, useMoveToast(), undefined, record);
  return (
    <Dialog
      {...dialog}
      isBusy={isBusy}
      onMove={(target) => {
        onClose();
        press(ticketAt(target));
        confirm();
      }}
      onClose={onClose}
    />
  );
}
