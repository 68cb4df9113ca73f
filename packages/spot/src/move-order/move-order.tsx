import { isGreater, plus, times, type Decimal } from '@bourse/decimal';
import { useProductCapabilities } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { priceDecimals, useBestPrices, type BookStore } from '@bourse/market';
import type { Pair, Side } from '@bourse/contracts/market';
import { farThroughBook, MoveOrder, useFarPriceText, type MoveInput } from '@bourse/trading';
import { AmountText, FigureLine } from '@bourse/ui-kit';
import { spotCapabilities, type OpenOrder } from '@bourse/contracts/spot';
import { useDeal } from '../deal-screen/use-deal';
import { spotMessages } from '../locales/messages';
import { useOrderLimits } from '../order-form/use-order-input';
import { useTextOfProblem } from '../order-form/use-problem-text';
import { useBlockedBy } from '../personal-limits/use-blocked-by';
import { editedAmount, moveProblems } from '../rules/move-problems';
import { AMOUNT_PLACES, bestPrice, totalOf } from '../rules/order-rules';
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

/** The balance for an order that is edited: the available one and what the order holds; `undefined`: not known. */
function balanceFor({ side, price, remaining }: OpenOrder, deal: ReturnType<typeof useDeal>['deal']) {
  const available = side === 'buy' ? deal?.quoteAvailable : deal?.baseAvailable;
  return available && plus(available, side === 'buy' ? times(price, remaining) : remaining);
}

/** Says how far a price is through the book of the moment; `undefined` where it is near. */
function useFarWarning(book: BookStore) {
  const farText = useFarPriceText();
  const best = useBestPrices(book);
  return (side: Side, price: Decimal | undefined, quote: string) => {
    const far = farThroughBook(side, price, bestPrice(side, best));
    return far && farText(side, far, quote);
  };
}

/** The dialog that gives an open order another price and amount; its button confirms. */
export function MoveSpotOrder({ pair, book, move, onMove }: MoveSpotOrderProps) {
  const text = spotMessages.useText();
  const format = useFormat();
  const farWarning = useFarWarning(book);
  const { deal } = useDeal(pair);
  const limits = useOrderLimits(pair);
  const problemText = useTextOfProblem({ ...pair, ...limits });
  const { amendsOrders } = useProductCapabilities(spotCapabilities);
  const blockedBy = useBlockedBy(move?.order.side ?? 'sell', pair.quote);
  if (!move) return null;
  const { order, price: initial } = move;
  const { side, base, quote, remaining, price: from, ocoId } = order;
  const pricePlaces = priceDecimals(pair);
  const problemsOf = (input: MoveInput) => {
    const given = { ...limits, available: balanceFor(order, deal), amends: amendsOrders };
    const { price, amount } = moveProblems(order, input, given);
    // A smaller order needs no leave of the personal limits.
    const limit = input.amount && isGreater(input.amount, remaining) ? blockedBy : undefined;
    return { price: price && problemText(price), amount: amount ? problemText(amount) : limit };
  };
  return (
    <MoveOrder
      key={order.id}
      write={moveWrite}
      record={amendsOrders ? order.id : undefined}
      ticketAt={({ price, amount }) => moveTicket(order, pair, { to: price, left: amount, amends: amendsOrders })}
      title={text(side === 'buy' ? 'move.titleBuy' : 'move.titleSell', {
        amount: format.amount(remaining),
        base,
        price: format.price(from, pricePlaces),
      })}
      order={{
        kind: amendsOrders ? 'oneStep' : 'queued',
        side,
        from,
        initial,
        quote,
        pricePlaces,
        // The amount of an order of an OCO is that of both orders.
        size: ocoId === undefined ? { remaining, base, places: pair.amountDecimals ?? AMOUNT_PLACES } : undefined,
      }}
      preview={{
        problemsOf,
        warningOf: (price) => farWarning(side, price, quote),
        renderFigures: (input) => {
          const amount = editedAmount(order, input);
          return (
            <FigureLine label={text('form.total')}>
              <AmountText
                missing="notEntered"
                value={input.price && amount && totalOf(input.price, amount)}
                unit={quote}
              />
            </FigureLine>
          );
        },
      }}
      onClose={() => onMove(undefined)}
    />
  );
}
