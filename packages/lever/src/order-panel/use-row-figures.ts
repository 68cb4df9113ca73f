import { plus, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import type { Pair } from '@bourse/market/contract';
import { useMemo } from 'react';
import type { PairLiquidation } from '../account/account';
import { exposureOf, type LotSizes } from '../account/positions';
import { useSigma } from '../form-view/use-sigma';
import { leverMessages } from '../locales/messages';
import { breakEvenPrice, nightlyBreakEvenChange } from '../rules/break-even';
import { PRICE_DECIMALS } from '../rules/liquidation-price';
import type { RowFigures } from './columns';

interface Input {
  /** The pair of `liquidation`. */
  readonly pair: Pair;
  readonly liquidation: PairLiquidation;
  readonly lotSizes: LotSizes;
  /** Overnight fee in per cent; `undefined` if the server sends none. */
  readonly overnightRate: Decimal | undefined;
}

/** Liquidation price, volatility and break-even price of the rows; the same object until one of them changes. */
export function useRowFigures({ pair, liquidation, lotSizes, overnightRate }: Input): RowFigures {
  const text = leverMessages.useText();
  const format = useFormat();
  const sigma = useSigma(pair);
  const price = liquidation?.kind === 'price' ? liquidation.price : undefined;
  const below = liquidation?.kind === 'price' && liquidation.below;
  const kind = liquidation?.kind;
  return useMemo(
    () => ({
      sigma,
      liquidation: (order) => {
        if (kind === undefined || (order.pair !== undefined && order.pair !== pair.id)) return undefined;
        return price === undefined ? { kind: 'none' } : { kind: 'price', price, below };
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
    [kind, price, below, sigma, pair.id, lotSizes, overnightRate, text, format],
  );
}
