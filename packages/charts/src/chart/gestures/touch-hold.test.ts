// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pointOnHold } from './touch-hold';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (clientX: number, clientY: number, identifier = 0) =>
  ({ identifier, clientX, clientY }) satisfies Partial<Touch>;

function touched() {
  const element = document.createElement('div');
  const [point, moved] = [vi.fn<(touch: Touch) => void>(), vi.fn<() => void>()];
  const plot = element.appendChild(document.createElement('div'));
  plot.addEventListener('touchmove', moved);
  const stop = pointOnHold(element, point);
  const sendAt = (timeStamp: number, type: string, ...touches: Partial<Touch>[]) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    plot.dispatchEvent(Object.assign(event, { touches }));
    return event;
  };
  const send = (type: string, ...touches: Partial<Touch>[]) => sendAt(Date.now(), type, ...touches);
  return { point, moved, send, sendAt, stop };
}

describe('a finger on the chart', () => {
  it('a held finger shows the figures at its place, and moves neither the page nor the view', () => {
    const { point, moved, send } = touched();
    send('touchstart', at(50, 50));
    send('touchmove', at(53, 52));
    vi.advanceTimersByTime(1000);
    expect(point).toHaveBeenLastCalledWith(at(50, 50));
    moved.mockClear();
    expect(send('touchmove', at(90, 80)).defaultPrevented).toBe(true);
    expect(point).toHaveBeenLastCalledWith(at(90, 80));
    expect(moved).not.toHaveBeenCalled();
    send('touchend');
    expect(send('touchmove', at(10, 10)).defaultPrevented).toBe(false);
  });

  it('a finger that moves at once moves the view, however long it stays', () => {
    const { point, moved, send } = touched();
    send('touchstart', at(50, 50));
    send('touchmove', at(70, 50));
    vi.advanceTimersByTime(1000);
    expect(send('touchmove', at(90, 50)).defaultPrevented).toBe(false);
    expect(point).not.toHaveBeenCalled();
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it('a finger that moves at once moves the view, however late the page hears of it', () => {
    const { moved, send, sendAt } = touched();
    const pressedAt = Date.now();
    send('touchstart', at(50, 50));
    vi.advanceTimersByTime(1000);
    sendAt(pressedAt + 20, 'touchmove', at(70, 50));
    sendAt(pressedAt + 40, 'touchmove', at(90, 50));
    expect(moved).toHaveBeenCalledTimes(2);
  });

  it('a finger that moves vertically scrolls the page and does not reach the chart', () => {
    const { point, moved, send } = touched();
    send('touchstart', at(50, 50));
    send('touchmove', at(52, 70));
    vi.advanceTimersByTime(1000);
    expect(send('touchmove', at(90, 71)).defaultPrevented).toBe(false);
    expect(moved).not.toHaveBeenCalled();
    expect(point).not.toHaveBeenCalled();
  });

  it('the chart ignores a second finger, and all fingers after unsubscribing', () => {
    const { point, send, stop } = touched();
    send('touchstart', at(50, 50));
    send('touchstart', at(50, 50), at(80, 50, 1));
    vi.advanceTimersByTime(1000);
    send('touchstart', at(50, 50));
    stop();
    vi.advanceTimersByTime(1000);
    expect(point).not.toHaveBeenCalled();
  });
});
