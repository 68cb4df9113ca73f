import { decimal, isPositive, type Decimal } from '@bourse/decimal';
import { useAppDispatch } from '@bourse/feature-kit';
import type { PairId } from '@bourse/contracts/market';
import { asTrailing, inUnit, limitPrice, type ExitUnit } from '@bourse/trading';
import type { Direction, ExitTrigger, OrderMode } from '@bourse/contracts/lever';
import { lotsForPercent } from '../rules/affordable-lots';
import { lotCost, type OrderPreview } from '../rules/order-preview';
import { exitDraft, exitEntry, type FormInput } from '../rules/order-rules';
import type { StopKind } from '../rules/stops';
import { rememberMultiple } from './last-multiples';
import {
  exitsChosen,
  exitsRetyped,
  exitTriggerChosen,
  lotsTyped,
  modeChosen,
  multipleChosen,
  partsChosen,
  priceTyped,
  reduceOnlyChosen,
  stopTyped,
} from './slice';

/** Changes of the draft of a pair. */
export function useDraftActions(pair: PairId, input: FormInput, { summaries }: OrderPreview) {
  const dispatch = useAppDispatch();
  const { mode, draft, live } = input;
  const onPrice = (price: Decimal | undefined) => void dispatch(priceTyped({ pair, price }));
  const onLots = (lots: Decimal | undefined) => void dispatch(lotsTyped({ pair, lots }));
  return {
    onPrice,
    onLots,
    /** The offered limit price becomes the typed one: it no longer follows the market. */
    onPriceFocus: () => {
      const offered = limitPrice(draft, live);
      if (mode === 'limit' && draft.price === undefined && offered !== undefined) onPrice(offered);
    },
    onMode: (next: OrderMode) => void dispatch(modeChosen({ pair, mode: next })),
    /** Remembered for the next order of the pair. */
    onMultiple: (multiple: Decimal) => {
      dispatch(multipleChosen({ pair, multiple }));
      rememberMultiple(pair, multiple);
    },
    onExits: (hasExits: boolean) => void dispatch(exitsChosen({ pair, hasExits })),
    onExitUnit: (unit: ExitUnit, direction: Direction) =>
      void dispatch(exitsRetyped({ pair, ...inUnit(exitDraft(draft), unit, exitEntry(input, direction)) })),
    onTrailing: (isTrailing: boolean, direction: Direction) =>
      void dispatch(exitsRetyped({ pair, ...asTrailing(exitDraft(draft), isTrailing, exitEntry(input, direction)) })),
    onExitTrigger: (trigger: ExitTrigger) => void dispatch(exitTriggerChosen({ pair, trigger })),
    onStop: (kind: StopKind, price: Decimal | undefined) => void dispatch(stopTyped({ pair, kind, price })),
    onReduceOnly: (isReduceOnly: boolean) => void dispatch(reduceOnlyChosen({ pair, isReduceOnly })),
    onParts: (parts: number) => void dispatch(partsChosen({ pair, parts })),
    onShare: (percent: number) => {
      const cost = lotCost(input, summaries);
      const { available } = input.account;
      if (!cost || available === undefined) return;
      const lots = lotsForPercent(decimal(percent), available, cost, input.limits.maximum);
      onLots(isPositive(lots) ? lots : undefined);
    },
  };
}
