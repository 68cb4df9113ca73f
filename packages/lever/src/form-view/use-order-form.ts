import {
  decimal,
  dividedBy,
  isGreater,
  isPositive,
  larger,
  plus,
  times,
  toDrawingNumber,
  type Decimal,
} from '@bourse/decimal';
import { leveragePriceDecimals, useBestPrices, useLastPrice, type ReadableBook } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { useToast } from '@bourse/ui-kit';
import { useFailureText, useWrite, useAppDispatch } from '@bourse/feature-kit';
import { useServerText } from '@bourse/i18n';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectDialect } from '@bourse/api-client';
import { useLeverAccount } from '../account/use-lever-account';
import { useLeverDeal } from '../account/use-lever-deal';
import type { Direction } from '../contract';
import { leverMessages } from '../locales/messages';
import {
  findCommonProblems,
  findProblems,
  openingPrice,
  SHOWN_FIELDS,
  summarise,
  type FormField,
  type FormInput,
} from '../order-form/rules';
import { costOfLot, lotsForPercent, type LotCost } from '../rules/affordable-lots';
import { limitPrice, useTouchedFields } from '@bourse/trading';
import { orderTicket } from '../order-form/order-ticket';
import { selectForm, lotsTyped, priceTyped, type LeverFormState } from '../order-form/slice';
import { positionSize } from '../rules/contract-value';
import { splitFeeDifference, splitLots } from '../rules/split-lots';
import { isAboveMarket, isBeyondLiquidation, type StopKind } from '../rules/stops';
import { unrealisedProfit } from '../rules/unrealised-profit';
import { submitWrite, type SubmitReply } from '../writes/submit-write';
import { remainingParts } from '../writes/new-orders';
import { useLotSizeOf } from './use-lot-size';

const TOAST = 'lever-submit';
const HUNDRED = decimal(100);

/** Share of the available balance that the lots use with their fee, 0 to 100. */
function shareOf(lots: Decimal | undefined, cost: LotCost, available: Decimal): number {
  if (lots === undefined || !isPositive(available)) return 0;
  return Math.min(100, toDrawingNumber(dividedBy(times(times(lots, costOfLot(cost)), HUNDRED), available)));
}

/**
 * State and actions of the order form of a pair. `directions` are those that it offers; `onPlaced` runs after the whole order was
 * accepted.
 */
export function useOrderForm(pair: Pair, book: ReadableBook, directions: readonly Direction[], onPlaced?: () => void) {
  const dispatch = useAppDispatch();
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
  const needsBothStops = useSelector(selectDialect).stops === 'both';

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

  const { touch, untouch, shownOf } = useTouchedFields<FormField>(`${pair.id}|${mode}`);
  // The direction that was pressed last, until an order of it is confirmed.
  const [pressed, setPressed] = useState<Direction>();
  const minimum = deal?.minimumLots;
  const maximum = deal?.maximumLots;
  // An object of its own: `input` changes with every price, and the fields show the limits.
  const limits = useMemo(() => ({ minimum: minimum ?? decimal(1), maximum }), [minimum, maximum]);
  const input: FormInput = {
    pair: lotSize === undefined ? undefined : pair.id,
    priceDecimals: leveragePriceDecimals(pair),
    mode,
    draft,
    best: { long: best.ask, short: best.bid },
    live: last ?? pair.last,
    lotSize,
    rates:
      pair.spread === undefined || pair.leverFee === undefined
        ? undefined
        : { spread: pair.spread, tradeFee: pair.leverFee },
    limits,
    lotSizes: account.lotSizes,
    account: account.input,
    needsBothStops,
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
    return isAboveMarket('long', kind) === isGreater(price, live) ? 'long' : 'short';
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
  const { available } = input.account;
  // The dearer direction: the lots of a share are affordable in both.
  const dearer = [summaries.long.price, summaries.short.price].filter((price) => price !== undefined);
  const [first, second = first] = dearer;
  const lotCost: LotCost | undefined =
    first !== undefined && second !== undefined && lotSize !== undefined && draft.multiple !== undefined && input.rates
      ? { price: larger(first, second), lotSize, multiple: draft.multiple, rates: input.rates }
      : undefined;

  return {
    dispatch,
    mode,
    draft,
    deal,
    account,
    input,
    summaries,
    problems: shownOf(pressed === undefined ? findCommonProblems(input, directions) : findProblems(input, pressed)),
    touch,
    submit,
    keepPrice,
    splitFee:
      parts && lotSize !== undefined && summaries.long.price !== undefined && input.rates
        ? splitFeeDifference(parts, lotSize, summaries.long.price, input.rates)
        : undefined,
    stopProfit: { takeProfit: stopProfit('takeProfit'), stopLoss: stopProfit('stopLoss') },
    isStopBeyond: isBeyondLiquidation(stopDirection, draft.stopLoss, summaries[stopDirection].liquidation),
    sizingBase: { long: sizingBase('long'), short: sizingBase('short') },
    applySizing: (lots: Decimal) => void dispatch(lotsTyped({ pair: pair.id, lots })),
    share: lotCost && available !== undefined ? shareOf(draft.lots, lotCost, available) : undefined,
    chooseShare: (percent: number) => {
      if (!lotCost || available === undefined) return;
      const lots = lotsForPercent(decimal(percent), available, lotCost, limits.maximum);
      dispatch(lotsTyped({ pair: pair.id, lots: isPositive(lots) ? lots : undefined }));
    },
    /** The button of a direction: opens the confirmation, or returns the first field with a problem. */
    open: (direction: Direction): FormField | undefined => {
      const ticket = orderTicket(input, direction, pair.symbol);
      setPressed(ticket ? undefined : direction);
      if (ticket) {
        untouch();
        submit.press(ticket);
        return undefined;
      }
      touch('pair', ...SHOWN_FIELDS[mode]);
      return findProblems(input, direction)[0]?.field;
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
