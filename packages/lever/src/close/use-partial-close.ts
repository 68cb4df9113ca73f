import type { Decimal } from '@bourse/decimal';
import { isPending, useWrite } from '@bourse/safe-writes';
import type { PairId } from '@bourse/contracts/market';
import type { LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { WRITE_TOAST } from '../order-notices/use-news-toast';
import { partialCloseWrite, ticketOf } from '../writes/position-writes';
import { useWriteToast } from '../layout/use-write-toast';

const FOUND = { closed: 'close.foundPart', open: 'close.foundOpen', unsure: 'close.foundUnsure' } as const;

/** The close of a part of a position, with the toast of its outcome. `pair`: for a back end that does not name the pair of an order. */
export function usePartialClose(pair: PairId | undefined) {
  const text = leverMessages.useText();
  const tell = useWriteToast(WRITE_TOAST);
  const write = useWrite(partialCloseWrite, (result) => tell(result, (finding) => text(FOUND[finding])));
  const { state } = write;
  return {
    /** The row whose part is closing. A lost reply does not hold it: the position can still be closed as a whole. */
    busyIds: isPending(state) && 'ticket' in state ? [state.ticket.id] : [],
    /** The dialog of the close has asked, with the lots. */
    onClose: (order: LeverOrder, closing: Decimal) => {
      write.press({ ...ticketOf(order, pair), closing });
      write.confirm();
    },
  };
}
