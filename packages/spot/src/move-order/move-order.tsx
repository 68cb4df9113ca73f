import type { Decimal } from '@bourse/decimal';
import { useCapabilities, useWrite } from '@bourse/feature-kit';
import { priceDecimals, useBestPrices, type BookStore } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import type { OpenOrder } from '../contract';
import { bestPrice } from '../rules/order-rules';
import { moveTicket, moveWrite } from '../writes/move-write';
import { useMoveToast } from './use-move-toast';

const Dialog = lazyPart(async () => (await import('./move-dialog')).MoveDialog, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/** The order that is to be moved, with the price at which its line was dropped. */
export interface OrderMove {
  readonly order: OpenOrder;
  readonly price?: Decimal | undefined;
}

export interface MoveOrderProps {
  readonly pair: Pair;
  readonly book: BookStore;
  /** `undefined` closes the dialog. */
  readonly move: OrderMove | undefined;
  readonly onMove: (move: OrderMove | undefined) => void;
}

/** The dialog that moves an open order to another price; its button confirms. Loaded when it is first needed. */
export function MoveOrder({ pair, book, move, onMove }: MoveOrderProps) {
  const write = useWrite(moveWrite, useMoveToast());
  const best = useBestPrices(book);
  const { amendsOrders } = useCapabilities();
  if (!move) return null;
  const { order, price } = move;
  return (
    <Dialog
      key={order.id}
      order={order}
      initial={price}
      pricePlaces={priceDecimals(pair)}
      best={bestPrice(order.side, best)}
      isOneStep={amendsOrders}
      isBusy={write.isBusy}
      onMove={(to) => {
        onMove(undefined);
        write.press(moveTicket(order, pair, { to, amends: amendsOrders }));
        write.confirm();
      }}
      onClose={() => onMove(undefined)}
    />
  );
}
