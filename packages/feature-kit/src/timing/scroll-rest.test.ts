// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceScrollRests, SCROLL_RESTS_MS } from './scroll-rest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const scroll = (what: EventTarget = document) => void what.dispatchEvent(new Event('scroll'));

it('an action runs once, shortly after the request, if the page is not scrolled', () => {
  const act = vi.fn<() => void>();
  onceScrollRests(act);
  vi.advanceTimersByTime(SCROLL_RESTS_MS - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  scroll();
  vi.advanceTimersByTime(10 * SCROLL_RESTS_MS);
  expect(act).toHaveBeenCalledOnce();
});

it('an action waits while the page or a list in it is scrolled', () => {
  const list = document.body.appendChild(document.createElement('div'));
  const act = vi.fn<() => void>();
  onceScrollRests(act);
  for (const what of [document, list, document, list]) {
    vi.advanceTimersByTime(SCROLL_RESTS_MS - 1);
    scroll(what);
  }
  vi.advanceTimersByTime(SCROLL_RESTS_MS - 1);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  list.remove();
});

it('an action can be cancelled, and the others still run', () => {
  const act = vi.fn<() => void>();
  const other = vi.fn<() => void>();
  const callOff = onceScrollRests(act);
  onceScrollRests(other);
  callOff();
  vi.advanceTimersByTime(SCROLL_RESTS_MS);
  expect(act).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledOnce();
});

it('scroll events are listened to only while an action waits', () => {
  const listen = vi.spyOn(document, 'addEventListener');
  const stop = vi.spyOn(document, 'removeEventListener');
  const callOff = onceScrollRests(() => {});
  onceScrollRests(() => {});
  expect(listen).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(SCROLL_RESTS_MS);
  expect(stop).toHaveBeenCalledOnce();
  callOff();
  expect(vi.getTimerCount()).toBe(0);
});
