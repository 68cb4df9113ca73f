import type { Decimal } from '@bourse/decimal';
import { useKeyedState } from '@bourse/ui-kit';
import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import type { Bar } from '@bourse/contracts/bars';
import type { ChartPair } from '../../chart-pair';
import { BrickDialog } from './brick-dialog';
import { automaticSize, drawnSize, sizeBounds, storedSize, storeSize } from './brick-size';
import { bricksWith, wallOf } from './bricks';

export interface RenkoBarsProps {
  readonly pair: ChartPair;
  /** Of the bars: a pair at a resolution. Another one has a size of its own. */
  readonly series: string;
  /** The traded bars, oldest first. */
  readonly bars: readonly Bar[];
  /** Of a bar, milliseconds. */
  readonly length: number;
  /** The bricks of a series; `size` in them says which bricks these are. */
  readonly onBricks: (bricks: Bricks) => void;
  /** The choice of the size is open. */
  readonly isChoosing: boolean;
  readonly onClose: () => void;
}

/** Bricks with what they were made of. */
export interface Bricks {
  readonly series: string;
  readonly size: Decimal;
  readonly bars: readonly Bar[];
}

/** Makes the bricks of the bars. Their automatic size stays the same while the series is shown: with each bar, all bricks would change. */
export function RenkoBars({ pair, series, bars, length, onBricks, isChoosing, onClose }: RenkoBarsProps) {
  const { id, priceDecimals: decimals } = pair;
  const automatic = useKeyedState(series, () => automaticSize(bars, decimals));
  const [choice, setChoice] = useState(() => ({ id, size: storedSize(id) }));
  if (choice.id !== id) setChoice({ id, size: storedSize(id) });
  const [first, running, last] = [bars[0], bars.at(-1), bars.at(-2)];
  const bounds = useMemo(
    () => sizeBounds(bars, automatic, decimals),
    // oxlint-disable-next-line react/exhaustive-deps -- the running bar changes the bounds when it has closed
    [first, last, bars.length, automatic, decimals],
  );
  const size = drawnSize(choice.size, automatic, bounds);
  // Only the running bar changes from one second to the next.
  const wall = useMemo(
    () => wallOf(bars.slice(0, -1), { size, length }),
    // oxlint-disable-next-line react/exhaustive-deps -- the closed bars are the same while their ends and number are
    [first, last, bars.length, size, length],
  );
  const bricks = useMemo(
    () => (running ? { series, size, bars: bricksWith(wall, running, { size, length }) } : undefined),
    [series, wall, running, size, length],
  );
  const tell = useEffectEvent(onBricks);
  // Before the effects of the plot, which draws the bricks.
  useLayoutEffect(() => {
    if (bricks) tell(bricks);
  }, [bricks]);
  return (
    isChoosing && (
      <BrickDialog
        {...{ decimals, automatic, bounds, onClose }}
        unit={pair.quote}
        size={choice.size}
        onSize={(next) => {
          setChoice({ id, size: next });
          storeSize(id, next);
        }}
      />
    )
  );
}
