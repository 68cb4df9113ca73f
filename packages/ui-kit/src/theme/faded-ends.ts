import { keyframes } from '@emotion/react';

/** A mask that fades the start, the end, or both ends of a row, each over 28 px. */
const faded = (start: string, end: string) => ({
  maskImage: `linear-gradient(90deg, ${start}, black 28px calc(100% - 28px), ${end})`,
});

const overflow = keyframes({
  from: faded('black', 'transparent'),
  '1%, 99%': faded('transparent', 'transparent'),
  to: faded('transparent', 'black'),
});

/**
 * For styles of an element that scrolls sideways (tabs, strips, wide tables): the end beyond which there is more fades. Without overflow the
 * timeline is inactive and nothing fades.
 */
export const FADED_ENDS = { animation: `${overflow} linear both`, animationTimeline: 'scroll(self inline)' } as const;
