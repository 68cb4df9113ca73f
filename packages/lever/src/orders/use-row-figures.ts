import { sumIfKnown, type Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { useMemo } from 'react';
import { exposureOf } from '../rules/positions';
import type { useLeverAccount } from '../account/use-lever-account';
import type { LeverOrder } from '@bourse/contracts/lever';
import { leverMessages } from '../locales/messages';
import { breakEvenPrice, nightlyBreakEvenChange } from '../rules/break-even';
import type { LiquidationPrice } from '../rules/liquidation-price';
import type { RowFigures } from './columns';

interface Input {
  readonly orders: readonly LeverOrder[];
  readonly account: ReturnType<typeof useLeverAccount>;
  /** Overnight fee in per cent; `undefined` if the server sends none. */
  readonly overnightRate: Decimal | undefined;
}

/** Liquidation price and break-even price of the rows; the same object until one of them changes. */
export function useRowFigures({ orders, account, overnightRate }: Input): RowFigures {
  const text = leverMessages.useText();
  const format = useFormat();
  const { lotSizes, decimalsOf, liquidationOf } = account;
  const pairs = [...new Map(orders.map((order) => [order.symbol, order])).values()];
  // As text: the prices change seldom, the marks from which they follow several times a second.
  const known = JSON.stringify(pairs.map((order) => [order.symbol, liquidationOf(order)]));
  return useMemo(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above; a missing price is `null` in JSON
    const liquidations = new Map(JSON.parse(known) as [string, LiquidationPrice | null][]);
    return {
      liquidation: ({ symbol }) => liquidations.get(symbol) ?? undefined,
      breakEven: (order) => {
        const exposure = exposureOf(order, lotSizes);
        const even = exposure && breakEvenPrice(exposure, sumIfKnown([order.tradeFee, order.overnightFee]));
        if (even === undefined) return NO_VALUE;
        const decimals = decimalsOf(order);
        const shown = format.price(even, decimals);
        if (overnightRate === undefined || order.markPrice === undefined) return shown;
        const night = nightlyBreakEvenChange(order.direction, order.markPrice, overnightRate);
        return text('orders.breakEvenNight', {
          price: shown,
          change: format.decimal(night, { decimals, sign: 'always' }),
        });
      },
    };
  }, [known, lotSizes, decimalsOf, overnightRate, text, format]);
}
