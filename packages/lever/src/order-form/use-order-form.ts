import { times } from '@bourse/decimal';
import type { ReadableBook } from '@bourse/market';
import type { Pair } from '@bourse/contracts/market';
import { usePersonalLimits, useTouchedFields } from '@bourse/trading';
import { useState, useEffect } from 'react';
import type { Direction } from '@bourse/contracts/lever';
import { useAppDispatch } from '@bourse/feature-kit';
import { useWrite } from '@bourse/safe-writes';
import { leverLimits } from '../personal-limits/limits';
import { previewOf } from '../rules/order-preview';
import { findCommonProblems, findProblems, SHOWN_FIELDS, type FormField } from '../rules/order-rules';
import { orderTicket } from '../writes/order-ticket';
import { reduceTicket } from '../writes/reduce-ticket';
import type { FormActions, MarketModel } from './model';
import { useDraftActions } from './use-draft-actions';
import { useOrderInput } from './use-order-input';
import { useWriteToast } from '../layout/use-write-toast';
import { reduceWrite } from '../writes/reduce-write';
import { useSubmitOrder } from './use-submit-order';

const NO_CHOICES: readonly number[] = [];

const TOAST = 'lever-reduce';

/** The reduce-only order of the form, with a toast for its reply; a lost reply is shown by `ReduceOutcome`. `onPlaced` runs after it was accepted. */
function useReduceOrder(onPlaced?: () => void) {
  const dispatch = useAppDispatch();
  const tell = useWriteToast(TOAST);
  const write = useWrite(
    reduceWrite,
    (result) => {
      tell(result);
      if (result.kind === 'done') onPlaced?.();
    },
    TOAST,
  );
  // The confirmation shows prices of this moment: it closes when the form unmounts.
  useEffect(() => () => void dispatch(reduceWrite.takeBack()), [dispatch]);
  return {
    ...write,
    /** After a look-up that found no trace of the order: asks again. */
    tryAgain: () => {
      if (write.state.phase === 'found') write.press(write.state.ticket);
    },
  };
}

/**
 * The order form of a pair: what is entered, what is wrong with it, what the order would do, and its submission. `directions` are those
 * that it offers; `onPlaced` runs after the whole order was accepted.
 */
export function useOrderForm(pair: Pair, book: ReadableBook, directions: readonly Direction[], onPlaced?: () => void) {
  const { input, deal, isLoggedIn, reducesOnly, trailsStops } = useOrderInput(pair, book);
  const { mode, draft, limits } = input;
  const submit = useSubmitOrder(draft.parts, onPlaced);
  const reduce = useReduceOrder(onPlaced);
  const { touch, untouch, shownOf } = useTouchedFields<FormField>(`${pair.id}|${mode}`);
  // The direction that was pressed last, until an order of it is confirmed.
  const [pressed, setPressed] = useState<Direction>();
  const { reached } = usePersonalLimits(leverLimits, pair.quote);
  const preview = previewOf(input);
  const draftActions = useDraftActions(pair.id, input, preview);

  const market: MarketModel = {
    symbol: pair.symbol,
    base: pair.base,
    quote: pair.quote,
    priceDecimals: input.priceDecimals,
    best: input.best,
    live: input.live,
    multiples: deal?.multiples ?? NO_CHOICES,
    lotPresets: deal?.lotPresets ?? NO_CHOICES,
    limits,
    lotSize: input.lotSize,
    offersReduceOnly: reducesOnly,
    attachesExits: input.attachesExits,
    trailsStops,
  };
  /** Asks for the confirmation of the order; `false` where it has a problem. */
  const press = (direction: Direction): boolean => {
    if (draft.isReduceOnly) {
      const ticket = reduceTicket(input, direction, pair.symbol);
      if (ticket) reduce.press(ticket);
      return ticket !== undefined;
    }
    const ticket = orderTicket(input, direction, pair.symbol);
    if (ticket) submit.press(ticket);
    return ticket !== undefined;
  };
  const actions: FormActions = {
    ...draftActions,
    onTouch: touch,
    onOpen: (direction) => {
      // A personal limit keeps no position from being closed.
      if (reached !== undefined && !draft.isReduceOnly) return undefined;
      if (press(direction)) {
        setPressed(undefined);
        untouch();
        return undefined;
      }
      setPressed(direction);
      touch('pair', ...SHOWN_FIELDS[mode]);
      return findProblems(input, direction)[0]?.field;
    },
  };
  const { available } = input.account;
  return {
    values: { mode, draft },
    errors: shownOf(pressed === undefined ? findCommonProblems(input, directions) : findProblems(input, pressed)),
    preview,
    /** The personal limit that keeps an order from being opened, in words. */
    reached,
    submit,
    reduce,
    market,
    balance: {
      available,
      worth: deal?.exchangeRate && available && times(available, deal.exchangeRate),
    },
    actions,
    isLoggedIn,
    /** The pair has leverage trading. */
    isOffered: input.pair !== undefined,
  };
}
