import { isGreater, isLess, larger, minus, plus, smaller, sumIfKnown, ZERO, type Decimal } from '@bourse/decimal';
import type { Bar } from '@bourse/contracts/bars';

/**
 * The bricks of a series of bars, by their closes. A rising brick is complete once a close is above its end, a falling one once a close is
 * below; the first brick begins at the first close. After a turn the first brick begins where the one before began, so that a turn takes
 * two brick sizes.
 */
export interface Wall {
  readonly bricks: readonly Bar[];
  /** The end of the newest brick. */
  readonly end: Decimal | undefined;
  readonly isRising: boolean | undefined;
  /** Traded since the newest brick; `undefined`: unknown. */
  readonly volume: Decimal | undefined;
}

const NO_BRICKS: Wall = { bricks: [], end: undefined, isRising: undefined, volume: ZERO };

/** A brick without its time. */
type Body = readonly [open: Decimal, close: Decimal];

/** The bricks that a close completes, and the end of the last one. */
function completed({ end, isRising }: Wall, close: Decimal, size: Decimal) {
  const bodies: Body[] = [];
  let [edge, rising] = [end ?? close, isRising];
  for (;;) {
    const [low, high] = [rising === false ? plus(edge, size) : edge, rising === true ? minus(edge, size) : edge];
    const [top, bottom] = [plus(low, size), minus(high, size)];
    if (isGreater(close, top)) {
      bodies.push([low, top]);
      [edge, rising] = [top, true];
    } else if (isLess(close, bottom)) {
      bodies.push([high, bottom]);
      [edge, rising] = [bottom, false];
    } else return { bodies, edge, rising };
  }
}

const brick = (openTime: number, [open, close]: Body, volume: Decimal | undefined): Bar => ({
  openTime,
  open,
  high: larger(open, close),
  low: smaller(open, close),
  close,
  volume,
});

/** The wall with the bricks of a further bar. `length` of a bar in milliseconds: bricks of one bar share its time evenly, because each has a time of its own. */
function withBar(wall: Wall, bar: Bar, { size, length }: BrickRule): Wall {
  const { bodies, edge, rising } = completed(wall, bar.close, size);
  const volume = sumIfKnown([wall.volume, bar.volume]);
  const bricks = bodies.map((body, index) =>
    // How much of the volume belongs to which of several bricks is not known: the first one has it.
    brick(bar.openTime + Math.floor((index * length) / (bodies.length + 1)), body, index === 0 ? volume : undefined),
  );
  return { bricks, end: edge, isRising: rising, volume: bricks.length === 0 ? volume : ZERO };
}

export interface BrickRule {
  readonly size: Decimal;
  /** Of a bar, milliseconds. */
  readonly length: number;
}

/** The bricks of bars that do not change any more, oldest first. */
export function wallOf(bars: readonly Bar[], rule: BrickRule): Wall {
  const bricks: Bar[] = [];
  let wall = NO_BRICKS;
  for (const bar of bars) {
    wall = withBar(wall, bar, rule);
    bricks.push(...wall.bricks);
  }
  return { ...wall, bricks };
}

/** All bricks with those of the running bar, and at last the unfinished one, which closes at the last price. */
export function bricksWith(wall: Wall, running: Bar, rule: BrickRule): readonly Bar[] {
  const { bricks, end, volume } = withBar(wall, running, rule);
  const share = bricks.length / (bricks.length + 1);
  const openTime = running.openTime + Math.floor(share * rule.length);
  const unfinished = brick(openTime, [end ?? running.close, running.close], bricks.length === 0 ? volume : undefined);
  return [...wall.bricks, ...bricks, unfinished];
}
