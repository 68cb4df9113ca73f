import { expect, it } from 'vitest';
import { axisRoomOf } from './plot-area-of';

it.each([
  ['a wide chart', { chartWidth: 400, plotLeft: 8, plotWidth: 320 }, 72],
  ['a chart of one pixel', { chartWidth: 1, plotLeft: 8, plotWidth: 0 }, 0],
])('the room of the price axis has no negative width in %s', (_name, chart, room) => {
  expect(axisRoomOf(chart)).toBe(room);
});
