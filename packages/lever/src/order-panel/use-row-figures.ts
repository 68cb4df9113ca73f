import { plus, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import type { PairId } from '@bourse/market/contract';
import { useMemo } from 'react';
import type { PairLiquidation } from '../account/account';
import { exposureOf, type LotSizes } from '../account/positions';
import { leverMessages } from '../locales/messages';
import { breakEvenPrice, nightlyBreakEvenChange } from '../rules/break-even';
import { PRICE_DECIMALS } from '../rules/liquidation-price';
import type { RowFigures } from './columns';

interface Input {
  /** The pair of `liquidation`. */
  readonly pair: PairId;
  readonly liquidation: PairLiquidation;
  readonly lotSizes: LotSizes;
  /** Overnight fee in per cent; `undefined` if the server sends none. */
  readonly overnightRate: Decimal | undefined;
}

/** Liquidation and break-even price of a row, in words. */
export function useRowFigures({ pair, liquidation, lotSizes, overnightRate }: Input): RowFigures {
  const text = leverMessages.useText();
  const format = useFormat();
  const price = liquidation?.kind === 'price' ? liquidation.price : undefined;
  const kind = liquidation?.kind;
  return useMemo(
    () => ({
      liquidation: (order) => {
        if (kind === undefined || (order.pair !== undefined && order.pair !== pair)) return '—';
        return kind === 'none' ? text('liquidation.none') : format.price(price, PRICE_DECIMALS);
      },
      breakEven: (order) => {
        const exposure = exposureOf(order, lotSizes);
        const even = exposure && breakEvenPrice(exposure, plus(order.tradeFee, order.overnightFee));
        if (even === undefined) return '—';
        const shown = format.price(even, PRICE_DECIMALS);
        if (overnightRate === undefined || order.markPrice === undefined) return shown;
        const night = nightlyBreakEvenChange(order.direction, order.markPrice, overnightRate);
        return text('orders.breakEvenNight', {
          price: shown,
          change: format.decimal(night, { decimals: PRICE_DECIMALS, sign: 'always' }),
        });
      },
    }),
    [kind, price, pair, lotSizes, overnightRate, text, format],
  );
}
