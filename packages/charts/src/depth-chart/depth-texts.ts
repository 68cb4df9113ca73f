import { decimal, toDrawingNumber, type Decimal } from '@bourse/decimal';
import type { Formatter, TextFunction } from '@bourse/i18n';
import type { ChartsTexts } from '../locales/messages';
import type { ChartPair } from '../chart-pair';
import { distanceFromMid, type DepthCurve, type DepthPoint } from './depth-curve';

/** The fields of the pair that the depth chart uses; none changes with the price. */
export type DepthPair = Pick<ChartPair, 'symbol' | 'base' | 'priceDecimals' | 'amountDecimals'>;

/** Two decimals far from the mid; near to it they would show zero. */
const distanceDecimals = (distance: Decimal) => (Math.abs(toDrawingNumber(distance)) < 0.1 ? 4 : 2);

const DEPTH_TEXT = { bids: 'depth.bid', asks: 'depth.ask' } as const;

/** All texts of a pair's depth chart, in the user's language. */
export function depthTexts(pair: DepthPair, text: TextFunction<ChartsTexts>, format: Formatter) {
  const { base, priceDecimals, amountDecimals } = pair;
  const price = (value: Decimal) => format.price(value, priceDecimals);
  const total = (value: Decimal) => format.amount(value, amountDecimals);
  const distance = (curve: DepthCurve, point: DepthPoint) => {
    const away = distanceFromMid(curve, point.price);
    return format.percent(away, { decimals: away === undefined ? 2 : distanceDecimals(away), sign: 'always' });
  };
  return {
    label: text('depth.label', { symbol: pair.symbol }),
    price,
    total,
    distance,
    /** For the drawing: places of the axes, as numbers. */
    axisPrice: (value: number) => format.price(decimal(value), priceDecimals),
    axisTotal: (value: number) => format.compact(decimal(value)),
    bids: (curve: DepthCurve) => text('depth.bids', { total: total(curve.bidTotal), base }),
    asks: (curve: DepthCurve) => text('depth.asks', { total: total(curve.askTotal), base }),
    mid: ({ mid }: DepthCurve) => (mid === undefined ? '' : text('depth.mid', { mid: price(mid) })),
    point: (curve: DepthCurve, point: DepthPoint) =>
      text(DEPTH_TEXT[point.side], {
        price: price(point.price),
        total: total(point.total),
        base,
        distance: distance(curve, point),
      }),
    summary: (curve: DepthCurve) => {
      const low = curve.bids.at(-1);
      const high = curve.asks.at(-1);
      return text('depth.summary', {
        bids: total(curve.bidTotal),
        asks: total(curve.askTotal),
        base,
        low: format.price(low?.price, priceDecimals),
        high: format.price(high?.price, priceDecimals),
      });
    },
  };
}

export type DepthTexts = ReturnType<typeof depthTexts>;
