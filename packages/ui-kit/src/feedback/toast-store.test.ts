import { expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store';

const shown = (store: ReturnType<typeof createToastStore>) =>
  store.read().map(({ tone, message }) => `${tone}: ${message}`);

it('the toast store shows one message a cause: the newer one replaces the older one, and is announced again', () => {
  const store = createToastStore();
  store.error('Not enough USDT', 'deal');
  const before = store.read()[0]?.serial;
  store.success('Order placed', 'deal');
  expect(shown(store)).toEqual(['success: Order placed']);
  expect(store.read()[0]?.serial).not.toBe(before);
});

it('the toast store uses the message as the cause if none is given', () => {
  const store = createToastStore();
  store.info('Copied');
  store.info('Copied');
  store.info('Saved');
  expect(shown(store)).toEqual(['info: Copied', 'info: Saved']);
});

it('the toast store shows a message once, also when two callers name different causes', () => {
  const store = createToastStore();
  store.error('Please verify your identity', 'session');
  store.error('Please verify your identity', 'order');
  expect(shown(store)).toEqual(['error: Please verify your identity']);
});

it('the toast store shows at most the three newest messages', () => {
  const store = createToastStore();
  for (const message of ['1', '2', '3', '4']) store.info(message);
  expect(shown(store)).toEqual(['info: 2', 'info: 3', 'info: 4']);
});

it('the toast store notifies its listeners of every change until they unsubscribe', () => {
  const store = createToastStore();
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.info('Saved');
  store.dismiss('Saved');
  store.dismiss('unknown');
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  store.info('Saved');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('the toast store dismisses the toasts that a condition holds for, and notifies its listeners only of a change', () => {
  const store = createToastStore();
  store.success('Order placed', 'deal');
  store.error('No connection', 'network');
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.dismissWhere(({ tone }) => tone === 'info');
  expect(listener).not.toHaveBeenCalled();
  store.dismissWhere(({ tone }) => tone === 'error');
  expect(shown(store)).toEqual(['success: Order placed']);
  expect(listener).toHaveBeenCalledOnce();
});
