import { expect, it } from 'vitest';
import { FIXTURE_NOW, someBars } from '../../testing';
import type { PlotArea } from '../plot/plot-area';
import { pressedMoment } from './pressed-moment';

const MINUTE = 60_000;
const bars = someBars({ count: 10 });
const opened = (index: number) => bars[index]?.openTime;

/** Ten pixels a bar; the bars end at 90, the axis of prices begins at 100. */
const area: PlotArea = {
  left: 0,
  top: 0,
  width: 100,
  height: 100,
  axisWidth: 60,
  xOf: (moment) => (moment - FIXTURE_NOW) / (MINUTE / 10) + 90,
  momentAt: (x) => FIXTURE_NOW + (x - 90) * (MINUTE / 10),
  yOf: (price) => price,
  priceAt: (y) => y,
};
const control = { plotArea: () => area };

function press(clientX: number, { from = clientX, role = 'application' } = {}) {
  const target = document.createElement('div');
  target.setAttribute('role', role);
  return pressedMoment({ target, clientX, clientY: 5 }, { clientX: from, clientY: 5 }, control, bars);
}

it('a press chooses the nearest bar', () => {
  expect([press(0), press(44), press(46), press(99)]).toEqual([opened(0), opened(4), opened(5), opened(9)]);
});

it('a stroke that has moved the view chooses none, nor does a press beside the plot', () => {
  expect([press(40, { from: 60 }), press(120), press(40, { role: 'button' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
