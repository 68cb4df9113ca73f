import { decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import type { ChartPair } from '../../chart-pair';
import { plotMessages } from '../locales/messages';
import type { Drawing } from './drawing';

/** Names of drawings of a pair, in the language of the page. */
export function useDrawingNames({ priceDecimals }: ChartPair) {
  const text = plotMessages.useText();
  const format = useFormat();
  const priceText = (price: number) => format.price(decimal(Math.max(0, price).toFixed(priceDecimals)), priceDecimals);
  /** The text of a drawing, or its tool and the price of one of its points. */
  const nameOf = ({ tool, anchors, text: words }: Drawing, anchor = 0) =>
    words || text('draw.name', { tool: text(`draw.${tool}`), price: priceText(anchors[anchor]?.price ?? 0) });
  return {
    priceText,
    nameOf,
    /** The place of a drawing that was moved; `undefined` if it has no such point. */
    movedText: (moved: Drawing, anchor = 0) => {
      const at = moved.anchors[anchor];
      return at && text('draw.moved', { name: nameOf(moved, anchor), time: format.dateTime(at.time) });
    },
    deletedText: (deleted: Drawing) => text('draw.deleted', { name: nameOf(deleted) }),
    allDeletedText: () => text('draw.deletedAll'),
  };
}
