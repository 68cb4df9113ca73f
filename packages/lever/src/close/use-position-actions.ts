import { useWrite } from '@bourse/feature-kit';
import type { PairId } from '@bourse/market/contract';
import { useMemo } from 'react';
import type { BatchSelection, LeverOrder } from '../contract';
import { leverMessages } from '../locales/messages';
import { selectedPositions } from '../rules/close-preview';
import type { Stops } from '../rules/stops';
import { batchCloseWrite, closeWrite, revokeWrite, stopsWrite, ticketOf } from '../writes/position-writes';
import { WRITE_TOAST } from '../order-notices/use-news-toast';
import { useWriteToast } from './use-write-toast';

/** The writes on listed orders, each with its confirmation and the toast of its outcome. */
export function usePositionActions(pair: PairId | undefined) {
  const text = leverMessages.useText();
  const tell = useWriteToast(WRITE_TOAST);
  const close = useWrite(closeWrite, (result) =>
    tell(result, (finding) => text(finding === 'closed' ? 'close.foundClosed' : 'close.foundOpen')),
  );
  const revoke = useWrite(revokeWrite, (result) =>
    tell(result, (finding) =>
      text(
        finding === 'revoked'
          ? 'revoke.foundRevoked'
          : finding === 'filled'
            ? 'revoke.foundFilled'
            : 'revoke.foundPending',
      ),
    ),
  );
  const stops = useWrite(stopsWrite, (result) =>
    tell(result, (finding) =>
      text(finding === 'set' ? 'stops.foundSet' : finding === 'gone' ? 'stops.foundGone' : 'stops.foundUnchanged'),
    ),
  );
  // Confirmed in `BatchDialog`, on every screen.
  const batch = useWrite(batchCloseWrite);

  const ids = [close, revoke, stops].flatMap(({ state, isBusy }) =>
    isBusy && 'ticket' in state ? [state.ticket.id] : [],
  );
  const batchIds = batch.isBusy && 'ticket' in batch.state ? batch.state.ticket.positions.map(({ id }) => id) : [];
  const key = [...ids, ...batchIds].join();
  const busy = useMemo(() => new Set(key === '' ? [] : key.split(',').map(Number)), [key]);

  return {
    close,
    revoke,
    stops,
    batch,
    busy,
    onClose: (order: LeverOrder) => {
      const ticket = ticketOf(order, pair);
      if (ticket) close.press(ticket);
    },
    onRevoke: (order: LeverOrder) => {
      const ticket = ticketOf(order, pair);
      if (ticket) revoke.press(ticket);
    },
    /** Saving is confirmed by the button of the dialog. */
    onStops: (order: LeverOrder, next: Stops) => {
      const ticket = ticketOf(order, pair);
      if (ticket) stops.pressUnasked({ ...ticket, ...next });
    },
    onBatch: (selection: BatchSelection, positions: readonly LeverOrder[]) => {
      const tickets = selectedPositions(positions, selection).flatMap((order) => ticketOf(order, pair) ?? []);
      if (tickets.length > 0) batch.press({ selection, positions: tickets });
    },
  };
}
