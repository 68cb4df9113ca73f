import { useAppDispatch, useAppSelector } from '@bourse/feature-kit';
import { selectIsLoggedIn } from '@bourse/api-client';
import { dividedBy, floorTo, isPositive } from '@bourse/decimal';
import { priceDecimals } from '@bourse/market';
import type { Pair, Side } from '@bourse/contracts/market';
import { DealFrame, isOfPair, useDealBook, useSteadyPair, type PhoneAction } from '@bourse/trading';
import { LazyCancelAllDialog } from '../cancel-all/lazy-cancel-all-dialog';
import { useCancelAll } from '../cancel-all/use-cancel-all';
import { LazyReceiptKeeper } from '../execution-receipt/lazy-receipt-keeper';
import { spotMessages } from '../locales/messages';
import { OrderPanel } from '../order-form/order-panel';
import { AMOUNT_PLACES } from '../rules/order-rules';
import { levelTaken, sideChosen } from '../order-form/slice';
import { useSpotShortcuts } from '../shortcuts/use-spot-shortcuts';
import { LostOrderLine } from '../submit-order/lost-order-line';
import { LazyExitsEditor } from '../exits/lazy-exits-editor';
import { LazyMoveSpotOrder } from '../move-order/lazy-move-order';
import { OrdersTabs } from './orders-tabs';
import { useChartOrders } from './use-chart-orders';
import { useDeal } from './use-deal';
import { useOrderAt } from './use-order-at';
import { useOwnPrices } from './use-own-prices';

interface DealScreenProps {
  readonly pair: Pair;
  readonly onSelect: (pair: Pair) => void;
}

/** The keys of the screen; one cancels all orders of the pair. */
function useShortcuts(pair: Pair) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const cancelAll = useCancelAll();
  const shortcuts = useSpotShortcuts(pair, () => {
    if (isLoggedIn) cancelAll.onAsk((order) => isOfPair(order, pair));
  });
  return { cancelAll, shortcuts };
}

/** Orders on the chart: those that wait, and those at a price of it. */
function useChart(pair: Pair, livePair: Pair) {
  return { ...useChartOrders(pair), orderAt: useOrderAt(livePair) };
}

/** The spot screen of one pair. */
export function DealScreen({ pair: livePair, onSelect }: DealScreenProps) {
  const text = spotMessages.useText();
  const dispatch = useAppDispatch();
  const pair = useSteadyPair(livePair);
  const { deal, snapshot, readAt, failure, retry } = useDeal(pair);
  const store = useDealBook(livePair, { snapshot, failure, retry });
  const { cancelAll, shortcuts } = useShortcuts(pair);
  const { move, setMove, exits, setExits, lines, marks, orderAt } = useChart(pair, livePair);
  const openSide = (side: Side): PhoneAction => ({
    id: side,
    label: text(side === 'buy' ? 'form.buy' : 'form.sell'),
    tone: side,
    onPress: () => void dispatch(sideChosen({ pair: pair.id, side })),
  });
  return (
    <>
      <LazyReceiptKeeper pair={pair} book={store} />
      <DealFrame
        screen="spot"
        pair={livePair}
        onSelect={onSelect}
        bar={{
          quoteWorth:
            deal?.cnyPrice && deal.last && isPositive(deal.last) ? dividedBy(deal.cnyPrice, deal.last) : undefined,
        }}
        book={{
          store,
          ownPrices: useOwnPrices(pair),
          readAt,
          failure,
          retry,
          onPick: (price, { withAmount, sum }) => {
            const amount = withAmount ? floorTo(sum, pair.amountDecimals ?? AMOUNT_PLACES) : undefined;
            dispatch(levelTaken({ pair: pair.id, price, amount }));
          },
        }}
        chart={{ lines, marks, ...orderAt, takerFee: deal?.takerFee }}
        renderForm={(onPlaced) => <OrderPanel key={pair.id} pair={pair} book={store} onPlaced={onPlaced} />}
        renderOrders={() => <OrdersTabs pair={pair} onMove={setMove} onExits={setExits} />}
        shortcuts={shortcuts}
        phone={{
          actions: [openSide('buy'), openSide('sell')],
          label: text('form.side'),
          renderNote: (openForm) => <LostOrderLine onOpen={openForm} />,
        }}
      />
      <LazyMoveSpotOrder pair={pair} book={store} move={move} onMove={setMove} />
      <LazyExitsEditor pair={livePair} edit={exits} onEdit={setExits} />
      <LazyCancelAllDialog {...cancelAll} pricePlaces={() => priceDecimals(pair)} />
    </>
  );
}
