import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners';

it('listeners are all called, in the order of subscription', () => {
  const heard: string[] = [];
  const listeners = createListeners<[string]>();
  listeners.add((news) => heard.push(`first ${news}`));
  listeners.add((news) => heard.push(`second ${news}`));
  listeners.tell('a');
  expect(heard).toEqual(['first a', 'second a']);
});

it('listeners are removed one at a time, also if the same function was added twice', () => {
  const hear = vi.fn<() => void>();
  const listeners = createListeners<[]>();
  const stop = listeners.add(hear);
  listeners.add(hear);
  stop();
  stop();
  listeners.tell();
  expect(hear).toHaveBeenCalledOnce();
});

it('listeners may remove each other while they are called', () => {
  const hear = vi.fn<() => void>();
  const listeners = createListeners<[]>();
  listeners.add(() => stop());
  const stop = listeners.add(hear);
  listeners.tell();
  expect(hear).not.toHaveBeenCalled();
});

it('listeners continue after one of them throws', () => {
  const reportError = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reportError);
  const hear = vi.fn<() => void>();
  const listeners = createListeners<[]>();
  listeners.add(() => {
    throw new Error('a fault in a listener');
  });
  listeners.add(hear);
  listeners.tell();
  expect(hear).toHaveBeenCalledOnce();
  expect(reportError).toHaveBeenCalledOnce();
});
