// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { someBars } from '../../testing';
import { drawingBar } from '../drawing/drawing-bar';
import { isVolumeShown, readChoices, storeChoices, type IndicatorChoice } from './indicator-choice';
import { choiceOf, INDICATORS } from './catalogue';
import { panesOf, plotsOf, valuesOf } from './plots';

const choose = (overrides: Partial<IndicatorChoice> & Pick<IndicatorChoice, 'id'>): IndicatorChoice => ({
  isShown: true,
  parameters: [],
  tints: [],
  ...overrides,
});
const SOME = ['ma', 'ema', 'boll', 'vwap', 'ichimoku', 'macd', 'rsi', 'kdj', 'atr', 'obv'];
const all = INDICATORS.filter(({ id }) => SOME.includes(id)).map((indicator) => ({
  ...choiceOf(indicator, []),
  isShown: true,
}));

describe('the plots of the indicators', () => {
  it('no plots are drawn without a selected indicator', () => {
    expect([panesOf([]), plotsOf([]), valuesOf([], [])]).toEqual([[], [], {}]);
  });

  it('averages and bands are drawn in the price pane, other indicators in panes of their own', () => {
    expect(panesOf(all).map(({ id }) => id)).toEqual(['macd', 'rsi', 'kdj', 'atr', 'obv']);
    const labels = plotsOf(all).map(({ label, pane = 'prices' }) => `${pane} ${label}`);
    expect(labels.join(', ')).toBe(
      'prices MA7, prices MA25, prices MA99, prices EMA7, prices EMA25, prices EMA99, prices MB, prices UP, prices DN, ' +
        'prices VWAP, prices Tenkan, prices Kijun, prices Senkou A, prices Senkou B, prices Chikou, macd DIF, macd DEA, macd MACD, rsi RSI6, rsi RSI12, rsi RSI24, kdj K, kdj D, kdj J, atr ATR14, obv OBV',
    );
  });

  it('each line of an indicator has one value a bar', () => {
    const bars = someBars({ count: 120 }).map(drawingBar);
    const values = valuesOf(all, bars);
    expect(plotsOf(all).map(({ id }) => values[id]?.length)).toEqual(plotsOf(all).map(() => 120));
    const withoutLast = plotsOf(all).flatMap(({ id, label }) => ((values[id]?.at(-1) ?? null) === null ? [label] : []));
    expect(withoutLast).toEqual(['Chikou']);
  });

  it("indicators use the user's periods and colours, and omit a line with a period of 0", () => {
    const chosen = [choose({ id: 'ma', parameters: [5, 0, 20], tints: ['red', 'grey', 'green'] })];
    expect(plotsOf(chosen).map(({ id, label, tint }) => [id, label, tint])).toEqual([
      ['ma-0', 'MA5', 'red'],
      ['ma-2', 'MA20', 'green'],
    ]);
  });

  it('indicators use the default settings if the stored ones are invalid', () => {
    expect(plotsOf([choose({ id: 'macd', parameters: [12] })])).toEqual(
      plotsOf([choose({ id: 'macd', parameters: [12, 26, 9] })]),
    );
    const [, , boll] = INDICATORS;
    expect(boll && choiceOf(boll, [choose({ id: 'boll', parameters: [0, 2] })]).parameters).toEqual([20, 2]);
  });
});

it("the stored indicator settings are the user's choices, and empty where storage holds something else", () => {
  storeChoices(all);
  expect(readChoices()).toEqual(all);
  for (const broken of ['{', '{}', '[{"id":"ma"}]', 'null']) {
    localStorage.setItem('bourse.chart.indicators', broken);
    expect(readChoices()).toEqual([]);
  }
});

it('the stored indicator settings show volume by default', () => {
  expect(isVolumeShown([])).toBe(true);
  expect(isVolumeShown([choose({ id: 'volume', isShown: false })])).toBe(false);
});
