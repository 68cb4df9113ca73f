import { isPending, useWrite, type WriteState } from '@bourse/safe-writes';
import type { PairId } from '@bourse/contracts/market';
import type { BatchSelection, LeverOrder } from '@bourse/contracts/lever';
import type { Decimal } from '@bourse/decimal';
import { leverMessages } from '../locales/messages';
import { selectedPositions } from '../rules/close-preview';
import {
  batchCloseWrite,
  closeWrite,
  revokeWrite,
  stopsWrite,
  ticketOf,
  partialCloseWrite,
  type OrderTicket,
} from '../writes/position-writes';
import { multipleWrite } from '../writes/multiple-write';
import { WRITE_TOAST } from '../order-notices/use-news-toast';
import { useWriteToast } from '../layout/use-write-toast';
import { useReversePress } from './use-reverse-press';

const FOUND = { closed: 'close.foundPart', open: 'close.foundOpen', unsure: 'close.foundUnsure' } as const;

type RowWrite = WriteState<OrderTicket, unknown, unknown>;

/** The rows whose writes are held. */
const idsOf = ({ all }: { readonly all: readonly RowWrite[] }, isHeld: (write: RowWrite) => boolean): number[] =>
  all.flatMap((write) => ('ticket' in write && isHeld(write) ? [write.ticket.id] : []));

/** The same set for the same ids, so that the table is not drawn anew. */
const setOf = (ids: string): ReadonlySet<number> => new Set(ids === '' ? [] : ids.split(',').map(Number));

/** The close of a part of a position, with the toast of its outcome. `pair`: for a back end that does not name the pair of an order. */
function usePartialClose(pair: PairId | undefined) {
  const text = leverMessages.useText();
  const tell = useWriteToast(WRITE_TOAST);
  const write = useWrite(partialCloseWrite, (result, { id }) => tell(result, (finding) => text(FOUND[finding]), id));
  return {
    /** The rows whose parts are closing. A lost reply does not hold one: the position can still be closed as a whole. */
    busyIds: idsOf(write, isPending),
    /** The dialog of the close has asked, with the lots. */
    onClose: (order: LeverOrder, closing: Decimal) => {
      write.press({ ...ticketOf(order, pair), closing });
      write.confirm();
    },
  };
}

/** The closes of whole positions and of their parts. */
function useCloses(pair: PairId | undefined) {
  const text = leverMessages.useText();
  const tell = useWriteToast(WRITE_TOAST);
  const close = useWrite(closeWrite, (result, { id }) =>
    tell(result, (finding) => text(finding === 'closed' ? 'close.foundClosed' : 'close.foundOpen'), id),
  );
  return { close, partialClose: usePartialClose(pair) };
}

/** The writes on listed orders, each with its confirmation and the toast of its outcome. */
export function usePositionActions(pair: PairId | undefined) {
  const text = leverMessages.useText();
  const tell = useWriteToast(WRITE_TOAST);
  const { close, partialClose } = useCloses(pair);
  const revoke = useWrite(revokeWrite, (result, { id }) =>
    tell(
      result,
      (finding) =>
        text(
          finding === 'revoked'
            ? 'revoke.foundRevoked'
            : finding === 'filled'
              ? 'revoke.foundFilled'
              : 'revoke.foundPending',
        ),
      id,
    ),
  );
  const stops = useWrite(stopsWrite);
  // Confirmed in `ChangeMultiple`.
  const multiple = useWrite(multipleWrite);
  // Confirmed in `ReversePosition`.
  const onReverse = useReversePress();
  // Confirmed in `BatchDialog`, on every screen.
  const batch = useWrite(batchCloseWrite);

  const isBatchClosing = isPending(batch.state);
  // The row of a lost close can be closed again: a closed position refuses that.
  const batchIds = isBatchClosing && 'ticket' in batch.state ? batch.state.ticket.positions.map(({ id }) => id) : [];
  const endingIds = [...idsOf(close, isPending), ...partialClose.busyIds, ...idsOf(revoke, isPending), ...batchIds];
  const ending = setOf(endingIds.join());
  const busy = setOf([...endingIds, ...idsOf(stops, isPending), ...idsOf(multiple, isPending)].join());

  return {
    close,
    revoke,
    batch,
    /** The batch close is under way. Its button is not held by a lost reply. */
    isBatchClosing,
    /** The rows that are being closed or cancelled. Another write never holds the end of a row. */
    ending,
    busy,
    onClose: (order: LeverOrder) => close.press(ticketOf(order, pair)),
    onPartialClose: partialClose.onClose,
    onReverse,
    onRevoke: (order: LeverOrder) => revoke.press(ticketOf(order, pair)),
    onBatch: (selection: BatchSelection, positions: readonly LeverOrder[]) => {
      const tickets = selectedPositions(positions, selection).map((order) => ticketOf(order, pair));
      if (tickets.length > 0) batch.press({ selection, positions: tickets });
    },
  };
}
