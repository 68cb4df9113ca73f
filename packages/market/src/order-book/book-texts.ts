import { roundHalfUp } from '@bourse/decimal';
import type { Formatter, TextFunction } from '@bourse/i18n';
import type { Direction } from '@bourse/ui-kit';
import type { Pair } from '../contract';
import { amountDecimals, priceDecimals } from '../display-decimals';
import type { MarketTexts } from '../locales/en';
import type { GridTexts } from './accessible-grid';
import type { BookRow, BookView } from './book-rows';
import type { MiddleTexts } from './draw-middle';
import { figureWriter, type WriteFigure } from './figures';

export interface BookTexts {
  readonly writePrice: WriteFigure;
  readonly writeAmount: WriteFigure;
  readonly writeLabel: (row: BookRow) => string;
  readonly writeMiddle: (view: BookView, direction: Direction) => MiddleTexts;
  readonly grid: GridTexts;
}

const SPREAD_PERCENT_DECIMALS = 3;

/** Everything that the book of a pair says, in the reader's language; for the canvas and for the grid beside it. */
export function bookTexts(pair: Pair, text: TextFunction<MarketTexts>, format: Formatter): BookTexts {
  const decimals = priceDecimals(pair);
  const writePrice = figureWriter(format, decimals);
  const writeAmount = figureWriter(format, amountDecimals(pair));
  const labels = new Map<string, string>();

  const writeLabel = ({ side, number }: BookRow): string => {
    const key = `${side}${number}`;
    let label = labels.get(key);
    if (label === undefined) {
      label = text(side === 'asks' ? 'book.sellOut' : 'book.buyIn', { number });
      labels.set(key, label);
    }
    return label;
  };

  const writeSpread = ({ spread, spreadPercent }: BookView) =>
    spread === undefined || spreadPercent === undefined
      ? ''
      : text('book.spread', {
          spread: writePrice(spread),
          percent: format.percent(roundHalfUp(spreadPercent, SPREAD_PERCENT_DECIMALS), {
            decimals: SPREAD_PERCENT_DECIMALS,
          }),
        });

  // The mid lies halfway between two ticks: one place more than a price.
  const writeMid = ({ mid }: BookView) =>
    mid === undefined
      ? ''
      : text('book.mid', { mid: format.decimal(mid, { decimals: decimals + 1, minDecimals: decimals }) });

  return {
    writePrice,
    writeAmount,
    writeLabel,
    writeMiddle: (view, direction) => ({
      last: view.last === undefined ? '' : writePrice(view.last),
      direction,
      spread: writeSpread(view),
      mid: writeMid(view),
    }),
    grid: {
      label: text('book.label', { symbol: pair.symbol }),
      asks: text('book.asks'),
      bids: text('book.bids'),
      columns: [
        text('book.side'),
        text('book.price', { quote: pair.quote }),
        text('book.amount', { base: pair.base }),
        text('book.sum', { base: pair.base }),
      ],
      row: (row) => [writeLabel(row), writePrice(row.price), writeAmount(row.amount), writeAmount(row.sum)],
      middle: (view) =>
        [view.last && text('book.last', { price: writePrice(view.last) }), writeSpread(view), writeMid(view)]
          .filter(Boolean)
          .join(', '),
    },
  };
}
