import { decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import type { ChartPair } from '../../chart-pair';
import { chartsMessages } from '../../locales/messages';
import { drawingMessages } from './locales/messages';
import type { Anchor, Drawing } from './drawing';
import { measureOf, type Measure } from './measure';
import { toolOf } from './tools';

const MINUTE = 60_000;
const [HOUR, DAY] = [60 * MINUTE, 24 * 60 * MINUTE];

/** Names of drawings of a pair and what they measure, in the language of the page. */
export function useDrawingNames({ priceDecimals }: ChartPair, barsBetween: (from: number, to: number) => number) {
  const text = drawingMessages.useText();
  const chartText = chartsMessages.useText();
  const format = useFormat();
  const priceOf = ({ price }: Pick<Anchor, 'price'>) => decimal(Math.max(0, price).toFixed(priceDecimals));
  const priceText = (price: number) => format.price(priceOf({ price }), priceDecimals);
  const sign = 'always';

  /** `1D 4h`; `undefined` below a minute. */
  const lengthText = (length: number) => {
    const parts = [
      ['interval.days', Math.floor(length / DAY)],
      ['interval.hours', Math.floor((length % DAY) / HOUR)],
      ['interval.minutes', Math.floor((length % HOUR) / MINUTE)],
    ] as const;
    return parts
      .filter(([, n]) => n > 0)
      .map(([unit, n]) => chartText(unit, { n }))
      .join(' ');
  };
  const barsText = (bars: number) => text('draw.bars', { count: Math.abs(bars) });
  const textOf = (measure: Measure) => {
    if (measure.of === 'priceRange') {
      const difference = format.decimal(measure.difference, { sign, minDecimals: priceDecimals });
      const percent = measure.percent === undefined ? [] : [format.percent(measure.percent, { sign })];
      return [difference, ...percent, barsText(measure.bars)].join(' · ');
    }
    if (measure.of === 'dateRange') {
      return [barsText(measure.bars), lengthText(Math.abs(measure.length))].filter(Boolean).join(' · ');
    }
    if (measure.of !== 'position') return text(`draw.${measure.of}`);
    return text('draw.position', {
      ratio: format.decimal(measure.ratio, { decimals: 2, minDecimals: 2 }),
      target: format.percent(measure.target, { sign }),
      stop: format.percent(measure.stop, { sign }),
    });
  };
  const measureText = (drawing: Drawing) => {
    const measure = measureOf(drawing, { priceOf, barsBetween });
    return measure && textOf(measure);
  };
  /** The text of a drawing, or its tool, the place of one of its points and what it measures. */
  const nameOf = (drawing: Drawing, anchor = 0) => {
    const { tool, anchors, text: words, isLocked } = drawing;
    const { time = 0, price = 0 } = anchors[anchor] ?? {};
    const place = toolOf(tool).isAtMoment ? format.dateTime(time) : priceText(price);
    const placed = words || text('draw.name', { tool: text(`draw.${tool}`), place });
    const measure = measureText(drawing);
    const name = measure === undefined ? placed : text('draw.measured', { name: placed, measure });
    return isLocked ? text('draw.lockedName', { name }) : name;
  };
  return {
    priceText,
    nameOf,
    /** The words beside the lines of a drawing: what it measures, or its moment. */
    wordsOf: (drawing: Drawing) => {
      const [first] = drawing.anchors;
      const isMoment = drawing.tool === 'vertical' || drawing.tool === 'cross';
      return isMoment && first ? format.dateTime(first.time) : measureText(drawing);
    },
    /** The place of a drawing that was moved; `undefined` if it has no such point. */
    movedText: (moved: Drawing, anchor = 0) => {
      const at = moved.anchors[anchor];
      return at && text('draw.moved', { name: nameOf(moved, anchor), time: format.dateTime(at.time) });
    },
    deletedText: (deleted: Drawing) => text('draw.deleted', { name: nameOf(deleted) }),
    lockedText: (drawing: Drawing) =>
      text(drawing.isLocked ? 'draw.locked' : 'draw.unlocked', { name: nameOf({ ...drawing, isLocked: false }) }),
    allDeletedText: (isAll: boolean) => text(isAll ? 'draw.deletedAll' : 'draw.deletedUnlocked'),
  };
}
