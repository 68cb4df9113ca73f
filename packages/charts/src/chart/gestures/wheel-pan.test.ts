// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { panByWheel } from './wheel-pan';

function turned(...turns: WheelEventInit[]) {
  const element = document.createElement('div');
  const [pan, zoom] = [vi.fn<(pixels: number) => void>(), vi.fn<() => void>()];
  const plot = element.appendChild(document.createElement('div'));
  plot.addEventListener('wheel', zoom);
  panByWheel(element, pan);
  const events = turns.map((turn) => new WheelEvent('wheel', { ...turn, bubbles: true, cancelable: true }));
  for (const event of events) plot.dispatchEvent(event);
  return { pan, zoom, isPrevented: events.map(({ defaultPrevented }) => defaultPrevented) };
}

describe('a wheel over the chart', () => {
  it('a horizontal wheel scrolls the view, without zooming or browser navigation', () => {
    const { pan, zoom, isPrevented } = turned({ deltaX: -30, deltaY: 4 });
    expect(pan.mock.calls).toEqual([[-30]]);
    expect(zoom).not.toHaveBeenCalled();
    expect(isPrevented).toEqual([true]);
  });

  it('a wheel with Shift scrolls the view too, also in line mode', () => {
    expect(turned({ deltaY: 3, deltaMode: 1, shiftKey: true }).pan.mock.calls).toEqual([[48]]);
  });

  it('a vertical wheel is left to the chart', () => {
    const { pan, zoom } = turned({ deltaY: 100 }, { deltaX: 5, deltaY: -100 });
    expect(pan).not.toHaveBeenCalled();
    expect(zoom).toHaveBeenCalledTimes(2);
  });
});
