import { createFormatter } from '@bourse/i18n';
import { act, render } from '@testing-library/react';
import { useImperativeHandle, type Ref } from 'react';
import { expect, it } from 'vitest';
import { decimal } from '@bourse/decimal';
import { aBar, FIXTURE_NOW } from '../../testing';
import { paintPercentScale } from '../compare/percent-scale';
import type { PaintPercent } from '../compare/use-compared';
import type { ChartControl, PlotMount } from './chart-engine';
import type { ChartLook } from './chart-look';
import type { PlotArea } from './plot-area';
import { svg } from './svg';
import { useAnnotatedPlot } from './use-annotated-plot';

const MINUTE = 60_000;
/** The oldest bar in view closes at 100, the one before at 50. */
const bars = [50, 100, 110].map((close, index) =>
  aBar({ openTime: FIXTURE_NOW + index * MINUTE, close: decimal(close) }),
);

/** A pixel a tenth of a dollar, from 120 downwards to 90. */
const plotArea: PlotArea = {
  left: 0,
  top: 0,
  width: 300,
  height: 300,
  axisWidth: 60,
  xOf: (moment) => (moment - FIXTURE_NOW) / 1000,
  momentAt: (x) => FIXTURE_NOW + x * 1000,
  yOf: (price) => (120 - price) * 10,
  priceAt: (y) => 120 - y / 10,
};

const look: ChartLook = {
  kind: 'candles',
  isLogarithmic: false,
  format: createFormatter({ language: 'en' }),
  decimals: 2,
  priceLength: 6,
  legendLines: 1,
  hasVolume: false,
  panes: [],
  plots: [],
};

const layers: SVGGElement[] = [];
let draw: () => void = () => undefined;

const control: ChartControl = {
  show: () => undefined,
  view: () => ({ min: FIXTURE_NOW + MINUTE, max: FIXTURE_NOW + 2 * MINUTE }),
  setView: () => undefined,
  isBehind: () => false,
  plotArea: () => plotArea,
  pointAt: () => undefined,
  setTags: () => undefined,
  setCountdown: () => undefined,
  setRoom: () => undefined,
  addLayer: () => {
    const layer = svg('g', {});
    layers.push(layer);
    return layer;
  },
  sheets: () => [],
  release: () => undefined,
};

const mounted: PlotMount = {
  control: ({ onDraw }) => {
    draw = onDraw;
    return control;
  },
};

/** Takes the place of the component that makes the chart. */
function FakeMount({ ref }: { readonly ref: Ref<PlotMount> }) {
  useImperativeHandle(ref, () => mounted, []);
  return null;
}

const NONE = [] as const;

function Plot({ paintPercent }: { readonly paintPercent: PaintPercent | undefined }) {
  const { mountedLook, mount } = useAnnotatedPlot({
    look,
    series: 'BTC 1',
    bars,
    barLength: MINUTE,
    valuesOf: () => ({}),
    onNearStart: () => undefined,
    lines: NONE,
    marks: NONE,
    paintPercent,
    isCounting: false,
  });
  return mountedLook && <FakeMount ref={mount} />;
}

/** What the scale says, with its heights. */
const figures = () =>
  layers.flatMap((layer) =>
    [...layer.querySelectorAll('[data-percent]')].map((each) => [
      each.textContent,
      Math.round(Number(each.getAttribute('y'))),
    ]),
  );

it('the scale in per cent measures from the close of the oldest bar in view, and goes when it is switched off', () => {
  const { rerender } = render(<Plot paintPercent={undefined} />);
  act(() => draw());
  expect(figures()).toEqual([]);
  rerender(<Plot paintPercent={paintPercentScale} />);
  expect(figures()).toEqual([
    ['−5.00%', 254],
    ['0.00%', 204],
    ['+5.00%', 154],
    ['+10.00%', 104],
    ['+15.00%', 54],
  ]);
  rerender(<Plot paintPercent={undefined} />);
  expect(figures()).toEqual([]);
});
