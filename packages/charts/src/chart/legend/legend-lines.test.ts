import { describe, expect, it } from 'vitest';
import { legendLines } from './legend-lines';
import type { Plot } from '../plot/plot';

const plot = (label: string, pane?: string): Plot => ({
  id: label,
  label,
  shape: 'line',
  tint: 'accent',
  ...(pane && { pane }),
});
const averages = ['MA7', 'MA25', 'MA99'].map((label) => plot(label));

describe('the legend', () => {
  it("the legend has one line for the bar's figures, and two on narrow screens", () => {
    expect(legendLines(1000, [], 10)).toBe(1);
    expect(legendLines(390, [], 10)).toBe(2);
  });

  it('the legend has as many lines as the indicators among the prices need', () => {
    expect(legendLines(1000, averages, 10)).toBe(2);
    expect(legendLines(390, averages.slice(0, 2), 10)).toBe(3);
    expect(legendLines(390, averages, 10)).toBe(4);
  });

  it('the legend has no lines for indicators in panes of their own, which have figures there', () => {
    expect(legendLines(1000, [plot('RSI6', 'rsi')], 10)).toBe(1);
  });

  it('the legend has a maximum of lines, so that the prices keep their space', () => {
    expect(legendLines(320, [...averages, ...averages, ...averages], 12)).toBe(4);
    expect(legendLines(0, averages, 10)).toBe(4);
  });
});
