import { FONT_SIZE } from '@bourse/ui-kit';
import { toDrawingNumber } from '@bourse/decimal';
import type { CanvasStyle } from '@bourse/ui-kit';
import type { DepthCurve, DepthPoint } from './depth-curve';
import { AXIS_HEIGHT, depthScale, placeOf, roundPrices, roundTotals, type DepthScale } from './depth-scale';

/** Everything except the levels that affects the drawing. */
export interface DepthLook {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
  readonly style: CanvasStyle;
  readonly writePrice: (price: number) => string;
  readonly writeTotal: (total: number) => string;
}

export interface DepthPainter {
  readonly draw: (curve: DepthCurve) => void;
  readonly look: (look: DepthLook) => void;
}

const EDGE = 8;
const FILL_OPACITY = 0.16;
const STRIPES = 4;
/** Parts that the price labels divide the width into: more labels if there is room. */
const PARTS = { narrow: 3, wide: 6 };
const WIDE = 560;

/** Redraws both curves: two paths and about a dozen texts, for any change. */
export function createDepthPainter(canvas: HTMLCanvasElement): DepthPainter {
  // Without canvas support (jsdom) nothing is drawn; the texts remain.
  const g = canvas.getContext('2d', { alpha: false });
  let current: DepthLook | undefined;
  return {
    look: (look) => {
      current = look;
      canvas.width = Math.round(look.width * look.ratio);
      canvas.height = Math.round(look.height * look.ratio);
    },
    draw: (curve) => {
      if (!current || !g) return;
      const { width, height, ratio, style } = current;
      const scale = depthScale(curve, width, height);
      g.setTransform(ratio, 0, 0, ratio, 0, 0);
      g.font = `${FONT_SIZE.dense}px ${style.fontFamily}`;
      g.fillStyle = style.panel;
      g.fillRect(0, 0, width, height);
      drawStripes(g, current, scale, curve);
      drawSide(g, scale, curve.bids, { edge: 0, tone: style.up });
      drawSide(g, scale, curve.asks, { edge: width, tone: style.down });
      drawTotals(g, current, scale, curve);
      drawPrices(g, current, scale, curve);
    },
  };
}

function drawStripes(g: CanvasRenderingContext2D, { style }: DepthLook, scale: DepthScale, curve: DepthCurve) {
  g.fillStyle = style.quiet;
  g.globalAlpha = 0.2;
  for (const total of totalsOf(curve)) g.fillRect(0, Math.round(scale.y(total)), scale.width, 1);
  if (curve.mid !== undefined) g.fillRect(Math.round(scale.width / 2), 0, 1, scale.height);
  g.fillRect(0, scale.height, scale.width, 1);
  g.globalAlpha = 1;
}

const totalsOf = (curve: DepthCurve) => roundTotals(toDrawingNumber(curve.largest), STRIPES);

/** Steps outwards from the best price; after the last level the curve is flat up to the edge. */
function drawSide(
  g: CanvasRenderingContext2D,
  scale: DepthScale,
  points: readonly DepthPoint[],
  { edge, tone }: { readonly edge: number; readonly tone: string },
) {
  const [best] = points;
  if (!best) return;
  const outline = () => {
    let { x, y } = placeOf(scale, best);
    g.beginPath();
    g.moveTo(x, scale.height);
    for (const point of points) {
      const place = placeOf(scale, point);
      ({ x } = place);
      g.lineTo(x, y);
      ({ y } = place);
      g.lineTo(x, y);
    }
    g.lineTo(edge, y);
  };
  outline();
  g.lineWidth = 1.5;
  g.strokeStyle = tone;
  g.stroke();
  g.lineTo(edge, scale.height);
  g.closePath();
  g.fillStyle = tone;
  g.globalAlpha = FILL_OPACITY;
  g.fill();
  g.globalAlpha = 1;
}

function drawTotals(
  g: CanvasRenderingContext2D,
  { style, writeTotal }: DepthLook,
  scale: DepthScale,
  curve: DepthCurve,
) {
  g.fillStyle = style.quiet;
  g.textAlign = 'right';
  g.textBaseline = 'bottom';
  for (const total of totalsOf(curve)) g.fillText(writeTotal(total), scale.width - EDGE, scale.y(total) - 2);
}

function drawPrices(
  g: CanvasRenderingContext2D,
  { style, writePrice, width }: DepthLook,
  scale: DepthScale,
  { low, high }: DepthCurve,
) {
  g.fillStyle = style.quiet;
  g.textBaseline = 'middle';
  g.textAlign = 'center';
  for (const price of roundPrices(low, high, PARTS[width < WIDE ? 'narrow' : 'wide'])) {
    const written = writePrice(price);
    const half = g.measureText(written).width / 2;
    const x = scale.x(price);
    // A label that would be cut at an edge is left out.
    if (x - half >= EDGE && x + half <= width - EDGE) g.fillText(written, x, scale.height + AXIS_HEIGHT / 2 + 1);
  }
}
