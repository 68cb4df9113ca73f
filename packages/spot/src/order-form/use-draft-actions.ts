import type { Decimal } from '@bourse/decimal';
import { useAppDispatch } from '@bourse/feature-kit';
import type { LimitType, OrderMode, PairId, Side } from '@bourse/contracts/market';
import { limitPrice, type ExitDraft } from '@bourse/trading';
import type { OrderInput, PercentStep, SizeUnit } from '../rules/order-rules';
import { storeMode } from './mode-storage';
import {
  amountTyped,
  exitsTyped,
  limitTypeChosen,
  modeChosen,
  percentChosen,
  priceTyped,
  sideChosen,
  stopLimitLeft,
  totalTyped,
  triggerTyped,
  unitChosen,
} from './slice';

/** Changes of the draft of a pair. */
export function useDraftActions(pair: PairId, { mode, draft, best }: OrderInput) {
  const dispatch = useAppDispatch();
  const onPrice = (price: Decimal | undefined) => void dispatch(priceTyped({ pair, price }));
  /** The offered price becomes the typed one: it no longer follows the market. */
  const onPriceFocus = () => {
    const offered = limitPrice(draft, best);
    if (mode === 'limit' && draft.price === undefined && offered !== undefined) onPrice(offered);
  };
  return {
    onPrice,
    onPriceFocus,
    /** The mode is remembered for the pair on this device. */
    onOrderType: (next: OrderMode | 'stop_limit') => {
      const chosen = next === 'market' ? 'market' : 'limit';
      dispatch(modeChosen({ pair, mode: chosen }));
      storeMode(pair, chosen);
      if (next === 'stop_limit') dispatch(limitTypeChosen({ pair, type: next }));
      else dispatch(stopLimitLeft({ pair }));
    },
    onUnit: (unit: SizeUnit) => void dispatch(unitChosen({ pair, unit })),
    onLimitType: (type: LimitType | undefined) => void dispatch(limitTypeChosen({ pair, type })),
    onTrigger: (trigger: Decimal | undefined) => void dispatch(triggerTyped({ pair, trigger })),
    onExits: (exits: ExitDraft | undefined) => void dispatch(exitsTyped({ pair, exits })),
    onSide: (side: Side) => void dispatch(sideChosen({ pair, side })),
    onAmount: (amount: Decimal | undefined) => {
      onPriceFocus();
      dispatch(amountTyped({ pair, amount }));
    },
    onTotal: (total: Decimal | undefined) => {
      onPriceFocus();
      dispatch(totalTyped({ pair, total }));
    },
    onPercent: (percent: PercentStep) => {
      onPriceFocus();
      dispatch(percentChosen({ pair, percent }));
    },
  };
}
