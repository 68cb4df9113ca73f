import { type Direction, type CanvasStyle, FONT_SIZE } from '@bourse/ui-kit';

/** The texts between asks and bids, ready to draw. */
export interface MiddleTexts {
  readonly last: string;
  /** Direction of the last price change. */
  readonly direction: Direction;
  /** `Spread 0.50 (0.001%)`. */
  readonly spread: string;
}

interface Place {
  readonly top: number;
  readonly height: number;
  readonly width: number;
  readonly style: CanvasStyle;
}

const EDGE = 8;
const GAP = 8;
const LAST_SIZE = FONT_SIZE.reading;
/** Of a price with many places, which would meet the spread. */
const LONG_LAST_SIZE = FONT_SIZE.form;
const LONG = 11;
const QUIET_SIZE = FONT_SIZE.dense;

const ARROWS: Record<Direction, string> = { up: ' ▲', down: ' ▼', unchanged: '' };

/** The last price, large, with an arrow beside its colour; the spread at the other end of the line. */
export function drawMiddle(
  g: CanvasRenderingContext2D,
  texts: MiddleTexts,
  { top, height, width, style }: Place,
): void {
  g.fillStyle = style.panel;
  g.fillRect(0, top, width, height);
  g.textAlign = 'left';
  g.font = `600 ${texts.last.length > LONG ? LONG_LAST_SIZE : LAST_SIZE}px ${style.fontFamily}`;
  g.fillStyle = texts.direction === 'unchanged' ? style.text : style[texts.direction];
  const last = texts.last + ARROWS[texts.direction];
  const middle = top + height / 2 + 1;
  g.fillText(last, EDGE, middle);
  const spreadRoom = Math.max(1, width - 2 * EDGE - GAP - g.measureText(last).width);
  g.textAlign = 'right';
  g.font = `${QUIET_SIZE}px ${style.fontFamily}`;
  g.fillStyle = style.quiet;
  g.fillText(texts.spread, width - EDGE, middle, spreadRoom);
}
