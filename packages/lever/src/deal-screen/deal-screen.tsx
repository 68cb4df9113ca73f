import type { Decimal } from '@bourse/decimal';
import { useAppDispatch } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import type { PairFigure } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { DealFrame, useDealBook, useSteadyPair } from '@bourse/trading';
import { PanelBoundary, useHasPhoneArrangement, useKeyedState } from '@bourse/ui-kit';
import { useState } from 'react';
import { accountRisk } from '../account/account-risk';
import { AccountStrip } from '../account/account-strip';
import { useLeverAccount } from '../account/use-lever-account';
import { useLeverDeal } from '../account/use-lever-deal';
import type { Direction, LeverOrder } from '@bourse/contracts/lever';
import { MoveLeverOrder, type LeverMove } from '../move-order/move-lever-order';
import { OrderPanel } from '../order-form/order-panel';
import { leverMessages } from '../locales/messages';
import { levelTaken } from '../order-form/slice';
import { useLotSizes } from '../account/use-lot-sizes';
import { withLeverageDecimals } from '../rules/price-decimals';
import { OrdersTabs } from '../orders/orders-tabs';
import { StopsEditor, type StopsEdit } from '../stops/stops-editor';
import type { EndedLine } from './chart-lines';
import { EndFromChart } from './end-from-chart';
import { useChartLines } from './use-chart-lines';
import { useChartMarks } from './use-chart-marks';

interface DealScreenProps {
  readonly pair: Pair;
  readonly onSelect: (pair: Pair) => void;
}

const noAction = () => {};
const hasLeverage = ({ lotSize }: Pair) => lotSize !== undefined;

/** The pair, its deal call and its book. */
function useDealMarket(quoted: Pair) {
  const livePair = withLeverageDecimals(quoted);
  const pair = useSteadyPair(livePair);
  const { snapshot, ...deal } = useLeverDeal(pair.id);
  return { livePair, pair, ...deal, store: useDealBook(livePair, { snapshot, ...deal }) };
}

/**
 * Mark price and overnight rate for the pair bar. Stops and liquidation follow the mark; back ends name it with the positions of the
 * pair only.
 */
function useBarFigures({ id, priceDecimals }: Pair, positions: readonly LeverOrder[], rate: Decimal | undefined) {
  const text = leverMessages.useText();
  const format = useFormat();
  const mark = positions.find((position) => position.pair === id)?.markPrice;
  const figures: PairFigure[] = [];
  if (mark !== undefined) figures.push({ term: text('orders.markPrice'), value: format.price(mark, priceDecimals) });
  if (rate !== undefined) {
    figures.push({ term: text('bar.overnight'), value: text('bar.daily', { rate: format.percent(rate) }) });
  }
  return figures;
}

/** Prices of the user's pending orders, which the book marks. */
function useOwnPrices(entrusts: readonly LeverOrder[]) {
  const resting = entrusts.map(({ direction, entryPrice }) => `${direction} ${entryPrice}`).join();
  const pricesOf = (direction: Direction) =>
    new Set(entrusts.filter((order) => order.direction === direction).map(({ entryPrice }) => entryPrice));
  // The book is painted again only when a price changes.
  return useKeyedState(resting, () => ({ bids: pricesOf('long'), asks: pricesOf('short') }));
}

/** The user's orders on the chart and in the book, and what the chart asks for: stops to edit, an order to move, one to end. */
function useChartOrders(pair: Pair, account: ReturnType<typeof useLeverAccount>) {
  const [edit, setEdit] = useState<StopsEdit>();
  const [move, setMove] = useState<LeverMove>();
  const [ended, setEnded] = useState<EndedLine>();
  const entrusts = account.entrusts.filter((order) => order.pair === undefined || order.pair === pair.id);
  return {
    edit,
    setEdit,
    move,
    setMove,
    ended,
    setEnded,
    lines: useChartLines(pair, account, { onStops: setEdit, onMove: setMove, onEnd: setEnded }),
    marks: useChartMarks(pair.id, account.input.positions),
    ownPrices: useOwnPrices(entrusts),
  };
}

/** On a phone the form opens for the direction whose button was pressed. */
function useOnlyDirection() {
  const isPhone = useHasPhoneArrangement();
  const [pressed, setPressed] = useState<Direction>();
  return { only: isPhone ? pressed : undefined, setPressed };
}

/** The leverage screen of one pair. */
export function DealScreen({ pair: quoted, onSelect }: DealScreenProps) {
  const text = leverMessages.useText();
  const dispatch = useAppDispatch();
  const { livePair, pair, deal, store, readAt, failure, retry } = useDealMarket(quoted);
  const account = useLeverAccount(pair.id);
  // A back end without lot sizes in the quotation offers every pair.
  const isOffered = useLotSizes().size > 0 ? hasLeverage : undefined;
  const { only, setPressed } = useOnlyDirection();
  const { edit, setEdit, move, setMove, ended, setEnded, lines, marks, ownPrices } = useChartOrders(pair, account);
  const takePrice = (price: Decimal, isFormOpen = false) => {
    if (!isFormOpen) setPressed(undefined);
    dispatch(levelTaken({ pair: pair.id, price }));
  };
  const strip = (isInBar: boolean) =>
    account.isLoggedIn && (
      <PanelBoundary label={text('account.label')} subject={pair.id} isInBar={isInBar}>
        <AccountStrip
          quote={pair.quote}
          available={account.input.available}
          summary={account.summary}
          risk={accountRisk(account)}
          isInBar={isInBar}
        />
      </PanelBoundary>
    );
  return (
    <>
      <DealFrame
        screen="lever"
        pair={livePair}
        onSelect={onSelect}
        bar={{
          quoteWorth: deal?.exchangeRate,
          figures: useBarFigures(pair, account.input.positions, deal?.overnightRate),
        }}
        list={{ isOffered }}
        book={{
          store,
          ownPrices,
          readAt,
          failure,
          retry,
          onPick: (price, _level, isFormOpen) => takePrice(price, isFormOpen),
        }}
        chart={{ lines, marks, onOrderAt: (price) => takePrice(price) }}
        renderAccount={strip}
        renderForm={(onPlaced) => <OrderPanel key={pair.id} pair={pair} book={store} only={only} onPlaced={onPlaced} />}
        renderOrders={() => (
          <OrdersTabs
            pair={pair}
            account={account}
            onStops={(order) => setEdit({ order })}
            onMove={(order) => setMove({ order })}
          />
        )}
        shortcuts={[{ id: 'form', key: 'f', label: text('keys.form'), run: noAction, showsForm: true }]}
        phone={{
          actions: [
            { id: 'long', label: text('side.long'), tone: 'buy', onPress: () => setPressed('long') },
            { id: 'short', label: text('side.short'), tone: 'sell', onPress: () => setPressed('short') },
          ],
          label: text('side.label'),
        }}
      />
      <StopsEditor account={account} edit={edit} onEdit={setEdit} />
      <MoveLeverOrder pair={pair} account={account} move={move} onMove={setMove} />
      <EndFromChart pair={pair} account={account} ended={ended} onEnd={setEnded} />
    </>
  );
}
