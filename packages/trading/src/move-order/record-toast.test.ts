import { createToastStore } from '@bourse/ui-kit';
import { expect, it } from 'vitest';
import { recordToast } from './record-toast';

const messages = (store: ReturnType<typeof createToastStore>) => store.read().map(({ message }) => message);

it('a failure stays beside the success of another record', () => {
  const store = createToastStore();
  recordToast(store, 'move', 1).error('1 failed');
  recordToast(store, 'move', 2).success('2 done');
  recordToast(store, 'move', 3).success('3 done');
  expect(messages(store)).toEqual(['1 failed', '3 done']);
});

it('a failure leaves with the next outcome of its own record', () => {
  const store = createToastStore();
  recordToast(store, 'move', 1).error('1 failed');
  recordToast(store, 'move', 1).success('1 done');
  expect(messages(store)).toEqual(['1 done']);
});

it('all outcomes have one toast where there is no record', () => {
  const store = createToastStore();
  recordToast(store, 'order').error('failed');
  recordToast(store, 'order').success('done');
  expect(messages(store)).toEqual(['done']);
});
