import { decimal, plus, type Decimal } from '@bourse/decimal';
import { useBestPrices, useLastPrice, type ReadableBook } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { useToast } from '@bourse/ui-kit';
import { useFailureText, useWrite } from '@bourse/feature-kit';
import { useServerText } from '@bourse/i18n';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLeverAccount } from '../account/use-lever-account';
import { useLeverDeal } from '../account/use-lever-deal';
import { useLeverOrdersQuery } from '../api';
import type { Direction } from '../contract';
import { leverMessages } from '../locales/messages';
import { findProblems, openingPrice, summarise, type FormInput, type Problem } from '../order-form/rules';
import { limitPrice } from '@bourse/trading';
import { selectForm, stopTyped, lotsTyped, priceTyped, type LeverFormState } from '../order-form/slice';
import { positionSize } from '../rules/contract-value';
import { splitFeeDifference, splitLots } from '../rules/split-lots';
import { isAboveMarket, isBeyondLiquidation, type StopKind } from '../rules/stops';
import { unrealisedProfit } from '../rules/unrealised-profit';
import { skipToken } from '@reduxjs/toolkit/query';
import { submitWrite, type SubmitReply, type SubmitTicket } from '../writes/submit-write';
import { remainingParts } from '../writes/new-orders';
import { useLotSizeOf } from './use-lot-size';

const TOAST = 'lever-submit';
const NO_PROBLEMS: readonly Problem[] = [];

/** State and actions of the order form of a pair. `onPlaced` runs after the whole order was accepted. */
export function useOrderForm(pair: Pair, book: ReadableBook, onPlaced?: () => void) {
  const dispatch = useDispatch();
  const text = leverMessages.useText();
  const toast = useToast();
  const failureText = useFailureText();
  const serverText = useServerText();
  const { mode, draft } = useSelector((state: { leverOrderForm: LeverFormState }) => selectForm(state, pair.id));
  const { deal } = useLeverDeal(pair.id);
  const account = useLeverAccount(pair.id);
  const best = useBestPrices(book);
  const last = useLastPrice(book);
  const lotSize = useLotSizeOf(pair);
  // Loads the lists of open orders, so that an order with a lost reply can be distinguished from older ones.
  useLeverOrdersQuery(account.isLoggedIn ? { list: 'entrusts', pair: pair.id, page: 1 } : skipToken);

  const report = ({ message, placed, refusal, stops }: SubmitReply, total: number) => {
    if (refusal) {
      toast.error(text('submit.partly', { placed, total, reason: failureText(refusal) ?? '' }), TOAST);
    } else {
      toast.success(message === '' ? text('submit.done') : serverText(message), TOAST);
      onPlaced?.();
    }
    if (stops === 'failed') toast.error(text('submit.stopsFailed'), 'lever-stops');
  };
  const submit = useWrite(submitWrite, (result) => {
    if (result.kind === 'refused') {
      const reason = failureText(result.failure);
      if (reason !== undefined) toast.error(reason, TOAST);
    }
    if (result.kind === 'done') report(result.reply, draft.parts);
  });
  // The confirmation shows prices of this moment: it closes when the form unmounts.
  useEffect(() => () => void dispatch(submitWrite.takeBack()), [dispatch]);

  const [pressed, setPressed] = useState<Direction>();
  const minimum = deal?.minimumLots;
  const maximum = deal?.maximumLots;
  // An object of its own: `input` changes with every price, and the fields show the limits.
  const limits = useMemo(() => ({ minimum: minimum ?? decimal(1), maximum }), [minimum, maximum]);
  const input: FormInput = {
    pair: pair.id,
    mode,
    draft,
    best: { long: best.ask, short: best.bid },
    live: last ?? deal?.last,
    lotSize,
    rates:
      pair.spread === undefined || pair.leverFee === undefined
        ? undefined
        : { spread: pair.spread, tradeFee: pair.leverFee },
    limits,
    lotSizes: account.lotSizes,
    account: account.input,
  };
  const summaries = { long: summarise(input, 'long'), short: summarise(input, 'short') };
  const parts =
    draft.lots === undefined || draft.parts === 1
      ? undefined
      : splitLots(draft.lots, draft.parts, input.limits.minimum);

  /** The direction that a stop price implies: above the market is a take profit of a long position, and so on. */
  const directionOf = (kind: StopKind): Direction => {
    const price = draft[kind];
    const { live } = input;
    if (price === undefined || live === undefined) return 'long';
    return isAboveMarket('long', kind) === Number(price) > Number(live) ? 'long' : 'short';
  };
  const stopProfit = (kind: StopKind): Decimal | undefined => {
    const stop = draft[kind];
    const direction = directionOf(kind);
    const entryPrice = openingPrice(input, direction);
    if (stop === undefined || entryPrice === undefined || draft.lots === undefined || lotSize === undefined)
      return undefined;
    return unrealisedProfit({ direction, entryPrice, size: positionSize(draft.lots, lotSize) }, stop);
  };
  const sizingBase = (direction: Direction) => {
    const entryPrice = openingPrice(input, direction);
    if (entryPrice === undefined || lotSize === undefined) return undefined;
    return {
      entryPrice,
      lotSize,
      feePercent: input.rates ? plus(input.rates.spread, input.rates.tradeFee) : decimal(0),
      minimumLots: input.limits.minimum,
      maximumLots: input.limits.maximum,
    };
  };
  /** The offered limit price becomes the typed one: it no longer follows the market. */
  const keepPrice = () => {
    const offered = limitPrice(draft, input.live);
    if (mode === 'limit' && draft.price === undefined && offered !== undefined) {
      dispatch(priceTyped({ pair: pair.id, price: offered }));
    }
  };
  const stopDirection = directionOf('stopLoss');

  return {
    dispatch,
    mode,
    draft,
    deal,
    account,
    input,
    summaries,
    problems: pressed === undefined ? NO_PROBLEMS : findProblems(input, pressed),
    submit,
    keepPrice,
    splitFee:
      parts && lotSize !== undefined && summaries.long.price !== undefined && input.rates
        ? splitFeeDifference(parts, lotSize, summaries.long.price, input.rates)
        : undefined,
    stopProfit: { takeProfit: stopProfit('takeProfit'), stopLoss: stopProfit('stopLoss') },
    isStopBeyond: isBeyondLiquidation(stopDirection, draft.stopLoss, summaries[stopDirection].liquidation),
    sizingBase: { long: sizingBase('long'), short: sizingBase('short') },
    applySizing: (lots: Decimal, stopLoss: Decimal) => {
      dispatch(lotsTyped({ pair: pair.id, lots }));
      dispatch(stopTyped({ pair: pair.id, kind: 'stopLoss', price: stopLoss }));
    },
    /** The button of a direction: opens the confirmation if the order has no problem. */
    open: (direction: Direction) => {
      setPressed(direction);
      const { price } = summaries[direction];
      const lots = draft.lots && splitLots(draft.lots, draft.parts, input.limits.minimum);
      if (findProblems(input, direction).length > 0 || !lots || price === undefined || draft.multiple === undefined)
        return;
      setPressed(undefined);
      const ticket: SubmitTicket = {
        pair: pair.id,
        symbol: pair.symbol,
        direction,
        mode,
        multiple: draft.multiple,
        price,
        parts: lots,
        takeProfit: mode === 'market' ? draft.takeProfit : undefined,
        stopLoss: mode === 'market' ? draft.stopLoss : undefined,
      };
      submit.press(ticket);
    },
    /** After a look-up that found only a part: presses the rest. */
    tryRest: () => {
      const { state } = submit;
      if (state.phase !== 'found') return;
      const rest = remainingParts(state.ticket.parts, state.finding.found ?? []);
      submit.press({ ...state.ticket, parts: rest });
    },
  };
}
