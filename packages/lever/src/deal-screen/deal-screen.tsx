import { useAppDispatch } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { useBook, type PairFigure } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { DealFrame, useHasBook, useRetry, useSteadyPair } from '@bourse/trading';
import { useIsPhone } from '@bourse/ui-kit';
import { useMemo, useState } from 'react';
import { AccountStrip } from '../account/account-strip';
import { useLeverAccount } from '../account/use-lever-account';
import { useLeverDeal } from '../account/use-lever-deal';
import type { Direction } from '../contract';
import { OrderPanel } from '../order-form/order-panel';
import { leverMessages } from '../locales/messages';
import { levelTaken } from '../order-form/slice';
import { useLotSizes } from '../account/use-lot-sizes';
import { withLeverageDecimals } from '../rules/price-decimals';
import { OrdersTabs } from '../orders/orders-tabs';
import { StopsEditor, type StopsEdit } from '../stops/stops-editor';
import { useChartLines } from './use-chart-lines';

interface DealScreenProps {
  readonly pair: Pair;
  readonly onSelect: (pair: Pair) => void;
}

const noAction = () => {};
const hasLeverage = ({ lotSize }: Pair) => lotSize !== undefined;

/** The leverage screen of one pair. */
export function DealScreen({ pair: quoted, onSelect }: DealScreenProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const dispatch = useAppDispatch();
  const livePair = withLeverageDecimals(quoted);
  const pair = useSteadyPair(livePair);
  const { deal, snapshot, readAt, failure, retry } = useLeverDeal(pair.id);
  const store = useBook(livePair, snapshot);
  // Without a book its panel offers a retry; with one from the socket only the balances are missing.
  useRetry(useHasBook(store) && failure !== undefined, retry);
  const account = useLeverAccount(pair.id);
  // A back end without lot sizes in the quotation offers every pair.
  const isOffered = useLotSizes().size > 0 ? hasLeverage : undefined;
  const [edit, setEdit] = useState<StopsEdit>();
  const isPhone = useIsPhone();
  // On a phone the form opens for the direction whose button was pressed.
  const [pressed, setPressed] = useState<Direction>();
  const entrusts = account.entrusts.filter((order) => order.pair === undefined || order.pair === pair.id);
  const resting = entrusts.map(({ direction, entryPrice }) => `${direction} ${entryPrice}`).join();
  const ownPrices = useMemo(() => {
    const pricesOf = (direction: 'long' | 'short') =>
      new Set(entrusts.filter((order) => order.direction === direction).map(({ entryPrice }) => entryPrice));
    return { bids: pricesOf('long'), asks: pricesOf('short') };
    // oxlint-disable-next-line react/exhaustive-deps -- the book is painted again only when a price changes
  }, [resting]);
  const overnight: PairFigure[] =
    deal?.overnightRate === undefined
      ? []
      : [{ term: text('bar.overnight'), value: text('bar.daily', { rate: format.percent(deal.overnightRate) }) }];
  const lines = useChartLines(pair, account, setEdit);
  return (
    <>
      <DealFrame
        screen="lever"
        pair={livePair}
        onSelect={onSelect}
        quoteWorth={deal?.exchangeRate}
        figures={overnight}
        {...(isOffered && { isOffered })}
        book={{
          store,
          ownPrices,
          readAt,
          failure,
          retry,
          onPick: (price) => {
            setPressed(undefined);
            dispatch(levelTaken({ pair: pair.id, price }));
          },
        }}
        lines={lines}
        above={
          account.isLoggedIn && (
            <AccountStrip quote={pair.quote} available={account.input.available} summary={account.summary} />
          )
        }
        renderForm={(onPlaced) => (
          <OrderPanel key={pair.id} pair={pair} book={store} only={isPhone ? pressed : undefined} onPlaced={onPlaced} />
        )}
        renderOrders={(info) => (
          <OrdersTabs pair={pair} account={account} info={info} onStops={(order) => setEdit({ order })} />
        )}
        shortcuts={[{ id: 'form', key: 'f', label: text('keys.form'), run: noAction, showsForm: true }]}
        phoneActions={[
          { id: 'long', label: text('side.long'), tone: 'buy', onPress: () => setPressed('long') },
          { id: 'short', label: text('side.short'), tone: 'sell', onPress: () => setPressed('short') },
        ]}
        phoneActionsLabel={text('side.label')}
      />
      <StopsEditor account={account} edit={edit} onEdit={setEdit} />
    </>
  );
}
