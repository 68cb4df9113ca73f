import type { Decimal } from '@bourse/decimal';
import { isPositive } from '@bourse/decimal';
import { useProductCapabilities } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { priceDecimals, useBestPrices, type BookStore } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { MoveOrder } from '@bourse/trading';
import { AmountText, FigureLine } from '@bourse/ui-kit';
import { spotCapabilities, type OpenOrder } from '@bourse/contracts/spot';
import { spotMessages } from '../locales/messages';
import { bestPrice, isFarThroughBook, totalOf } from '../rules/order-rules';
import { moveTicket, moveWrite } from '../writes/move-write';

/** The order that is to be moved, with the price at which its line was dropped. */
export interface OrderMove {
  readonly order: OpenOrder;
  readonly price?: Decimal | undefined;
}

export interface MoveSpotOrderProps {
  readonly pair: Pair;
  readonly book: BookStore;
  /** `undefined` closes the dialog. */
  readonly move: OrderMove | undefined;
  readonly onMove: (move: OrderMove | undefined) => void;
}

/** The dialog that moves an open order to another price; its button confirms. */
export function MoveSpotOrder({ pair, book, move, onMove }: MoveSpotOrderProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  const best = useBestPrices(book);
  const { amendsOrders } = useProductCapabilities(spotCapabilities);
  if (!move) return null;
  const { order, price: initial } = move;
  const { side, base, quote, remaining, price: from } = order;
  const pricePlaces = priceDecimals(pair);
  return (
    <MoveOrder
      key={order.id}
      write={moveWrite}
      ticketAt={(to) => moveTicket(order, pair, { to, amends: amendsOrders })}
      title={text(side === 'buy' ? 'move.titleBuy' : 'move.titleSell', {
        amount: format.amount(remaining),
        base,
        price: format.price(from, pricePlaces),
      })}
      order={{ kind: amendsOrders ? 'oneStep' : 'queued', side, from, initial, quote, pricePlaces }}
      preview={{
        problemOf: (price) =>
          price !== undefined && isPositive(price) ? undefined : text(side === 'buy' ? 'lay.inprice' : 'lay.outprice'),
        warningOf: (price) =>
          isFarThroughBook(side, price, bestPrice(side, best)) ? text('form.farThroughBook') : undefined,
        renderFigures: (price) => (
          <>
            <FigureLine label={text('form.amount')}>
              <AmountText value={remaining} unit={base} />
            </FigureLine>
            <FigureLine label={text('form.total')}>
              <AmountText missing="notEntered" value={price && totalOf(price, remaining)} unit={quote} />
            </FigureLine>
          </>
        ),
      }}
      onClose={() => onMove(undefined)}
    />
  );
}
