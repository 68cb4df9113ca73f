import { toDrawingNumber } from '@bourse/decimal';
import type { DepthCurve, DepthPoint } from './depth-curve';

/** Height of the row of prices below the curves, CSS pixels. */
export const AXIS_HEIGHT = 22;

/** Share of the height above the highest point. */
const HEADROOM = 0.08;

/** Positions of prices and totals in the plot, in CSS pixels from the top left. */
export interface DepthScale {
  readonly x: (price: number) => number;
  readonly y: (total: number) => number;
  /** Of the curves, without the row of prices. */
  readonly height: number;
  readonly width: number;
}

export function depthScale(curve: DepthCurve, width: number, height: number): DepthScale {
  const plot = Math.max(0, height - AXIS_HEIGHT);
  const { low, high } = curve;
  const top = toDrawingNumber(curve.largest) * (1 + HEADROOM) || 1;
  return {
    x: (price) => ((price - low) / (high - low)) * width,
    y: (total) => plot * (1 - total / top),
    height: plot,
    width,
  };
}

/** Place of a point in the plot. */
export function placeOf(scale: DepthScale, { price, total }: DepthPoint): { readonly x: number; readonly y: number } {
  return { x: scale.x(toDrawingNumber(price)), y: scale.y(toDrawingNumber(total)) };
}

/** The round step (1, 2 or 5 times a power of ten) that divides a length into up to `count` parts. */
function roundStep(length: number, count: number): number {
  const rough = length / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
}

/** Round prices between two ends, at most `count + 1`. */
export function roundPrices(low: number, high: number, count: number): number[] {
  if (high <= low) return [];
  const step = roundStep(high - low, count);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Round totals that divide the height into up to `count` stripes. */
export function roundTotals(largest: number, count: number): number[] {
  if (largest <= 0) return [];
  const step = roundStep(largest, count);
  return Array.from({ length: Math.floor(largest / step) }, (_, index) => (index + 1) * step);
}
