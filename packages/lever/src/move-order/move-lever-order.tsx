import type { Decimal } from '@bourse/decimal';
import { usePair } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { MoveOrder } from '@bourse/trading';
import type { useLeverAccount } from '../account/use-lever-account';
import type { LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { quoteOf } from '../personal-limits/limits';
import { findMoveProblem, movedCost } from '../rules/move-rules';
import { MoveFigures } from './move-figures';
import { moveTicket, moveWrite } from '../writes/move-write';

/** The pending order that is to be moved, with the price at which its line was dropped. */
export interface LeverMove {
  readonly order: LeverOrder;
  readonly price?: Decimal | undefined;
}

export interface MoveLeverOrderProps {
  /** The shown pair: the available balance is in its quote currency. */
  readonly pair: Pair;
  readonly account: ReturnType<typeof useLeverAccount>;
  /** `undefined` closes the dialog. */
  readonly move: LeverMove | undefined;
  readonly onMove: (move: LeverMove | undefined) => void;
}

const NO_RATES = { spread: undefined, leverFee: undefined };
const noWarning = () => undefined;

/** The dialog that moves a pending order to another price; its button confirms. */
export function MoveLeverOrder({ pair, account, move, onMove }: MoveLeverOrderProps) {
  const text = leverMessages.useText();
  const { spread, leverFee } = usePair(move?.order.pair) ?? NO_RATES;
  if (!move) return null;
  const order = account.entrusts.find(({ id }) => id === move.order.id) ?? move.order;
  const { entryPrice, markPrice, symbol } = order;
  const ticket = moveTicket(order, entryPrice);
  if (!ticket) return null;
  const { id, direction, takeProfit, stopLoss } = ticket;
  const priceDecimals = account.decimalsOf(order);
  const quote = quoteOf(order);
  const rates = spread === undefined || leverFee === undefined ? undefined : { spread, tradeFee: leverFee };
  const costAt = (price: Decimal | undefined) =>
    price && movedCost(order, price, { lotSizes: account.lotSizes, rates });
  return (
    <MoveOrder
      key={id}
      write={moveWrite}
      ticketAt={({ price }) => ({ ...ticket, to: price })}
      title={text('move.title', { symbol, id: String(id) })}
      order={{
        kind: 'waiting',
        side: direction === 'long' ? 'buy' : 'sell',
        from: entryPrice,
        initial: move.price,
        quote,
        pricePlaces: priceDecimals,
      }}
      preview={{
        problemsOf: ({ price }) => {
          const problem = findMoveProblem(order, price, {
            live: markPrice,
            stops: { takeProfit, stopLoss },
            available: quote === pair.quote ? account.input.available : undefined,
            cost: costAt(price),
          });
          return problem ? { price: text(problem) } : {};
        },
        warningOf: noWarning,
        renderFigures: ({ price }) => (
          <MoveFigures ticket={ticket} priceDecimals={priceDecimals} cost={costAt(price)} />
        ),
      }}
      onClose={() => onMove(undefined)}
    />
  );
}
