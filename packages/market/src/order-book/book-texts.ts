import { decimalsOf, isNegative, roundHalfUp, type Decimal } from '@bourse/decimal';
import {
  type Formatter,
  type TextFunction,
  figureWriter,
  remembering,
  shortPrice,
  type WriteFigure,
} from '@bourse/i18n';
import type { Direction } from '@bourse/ui-kit';
import type { MarketTexts } from '../locales/messages';
import type { BookRow, BookUnit, BookView } from './book-rows';
import type { MiddleTexts } from './draw-middle';
import type { GridTexts } from './grid-writer';
import type { BookSide } from './group-levels';

export interface BookTexts {
  /** As it is drawn: many zeros are counted. */
  readonly writePrice: WriteFigure;
  /** The full price, to be read out. */
  readonly readPrice: WriteFigure;
  readonly writeAmount: WriteFigure;
  /** For amounts that have no room: 673.64M. */
  readonly writeShort: WriteFigure;
  readonly writeLabel: (row: BookRow) => string;
  readonly writeMiddle: (view: BookView, direction: Direction) => MiddleTexts;
  readonly grid: GridTexts;
}

const SPREAD_PERCENT_DECIMALS = 3;

// Places in a sentence that no figure has.
const SPREAD = '<spread>';
const PERCENT = '<percent>';
const MID = '<mid>';

/** The fields of the pair that the book uses; none changes with the price. */
export interface BookPair {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  /** Places of a price and of an amount. */
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  /** Currency of the amounts. */
  readonly unit: BookUnit;
}

/** Places of a value in quote currency. */
const VALUE_DECIMALS = 2;

/** All texts of a pair's book, in the user's language; for the canvas and the grid. */
export function bookTexts(pair: BookPair, text: TextFunction<MarketTexts>, format: Formatter): BookTexts {
  const decimals = pair.priceDecimals;
  const readPrice = figureWriter(format, decimals);
  const writePrice: WriteFigure = (price) => shortPrice(readPrice(price));
  const writeFinePrice = figureWriter(format, decimals + 1);
  const writeAmount = figureWriter(format, pair.unit === 'base' ? pair.amountDecimals : VALUE_DECIMALS);
  const labels: Record<BookSide, string[]> = { asks: [], bids: [] };

  const writeLabel = ({ side, number }: BookRow): string =>
    (labels[side][number] ??= text(side === 'asks' ? 'book.sellOut' : 'book.buyIn', { number }));

  // The sentence is translated once; its figures are inserted up to sixty times a second.
  const spreadWords = text('book.spread', { spread: SPREAD, percent: PERCENT });
  const crossedWords = text('book.crossed');
  const midWords = text('book.mid', { mid: MID });

  const own = text('book.own');

  const writePercent = remembering((percent: Decimal) =>
    format.percent(percent, { decimals: SPREAD_PERCENT_DECIMALS }),
  );

  const writeSpread = ({ spread, spreadPercent }: BookView, write: WriteFigure) => {
    if (spread !== undefined && isNegative(spread)) return crossedWords;
    if (spread === undefined || spreadPercent === undefined) return '';
    const percent = writePercent(roundHalfUp(spreadPercent, SPREAD_PERCENT_DECIMALS));
    return spreadWords.replace(SPREAD, write(spread)).replace(PERCENT, percent);
  };

  // The mid is halfway between two ticks, so it may need one decimal more than a price.
  const writeMid = ({ mid }: BookView) =>
    mid === undefined ? '' : midWords.replace(MID, decimalsOf(mid) > decimals ? writeFinePrice(mid) : readPrice(mid));

  return {
    writePrice,
    readPrice,
    writeAmount,
    writeShort: format.compact,
    writeLabel,
    writeMiddle: (view, direction) => ({
      last: view.last === undefined ? '' : writePrice(view.last),
      direction,
      spread: writeSpread(view, writePrice),
    }),
    grid: {
      label: text('book.label', { symbol: pair.symbol }),
      asks: text('book.asks'),
      bids: text('book.bids'),
      columns: [
        text('book.side'),
        text('book.price', { quote: pair.quote }),
        pair.unit === 'base' ? text('book.amount', { base: pair.base }) : text('book.value', { quote: pair.quote }),
        text('book.sum', { unit: pair[pair.unit] }),
      ],
      row: (row) => [
        row.isOwn ? `${writeLabel(row)}, ${own}` : writeLabel(row),
        readPrice(row.price),
        writeAmount(row.quantity),
        writeAmount(row.total),
      ],
      middle: (view) =>
        [view.last && text('book.last', { price: readPrice(view.last) }), writeSpread(view, readPrice), writeMid(view)]
          .filter(Boolean)
          .join(', '),
    },
  };
}
