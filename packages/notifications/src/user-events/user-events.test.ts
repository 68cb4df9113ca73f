// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { STORAGE_KEYS, writeStored } from '@bourse/storage';
import { expect, it } from 'vitest';
import { markUserEventsRead, noteUserEvent, useUserEvents } from './user-events';

it('the event log lists events newest first, each once although several tabs report it', () => {
  const { result } = renderHook(useUserEvents);
  act(() => {
    noteUserEvent({ id: 'a', text: 'BTC/USDT reached 100,000', path: undefined });
    noteUserEvent({ id: 'b', text: 'Order 7 is paid', path: '/c2cOrder?id=7' });
    noteUserEvent({ id: 'a', text: 'BTC/USDT reached 100,000', path: undefined });
  });
  expect(result.current.map(({ id, isRead }) => [id, isRead])).toEqual([
    ['b', false],
    ['a', false],
  ]);
});

it('the event log marks all events as read', () => {
  const { result } = renderHook(useUserEvents);
  act(() => noteUserEvent({ id: 'a', text: 'One', path: undefined }));
  act(markUserEventsRead);
  expect(result.current.every(({ isRead }) => isRead)).toBe(true);
});

it('the event log keeps the newest 200', () => {
  for (let id = 0; id < 210; id += 1) noteUserEvent({ id: String(id), text: 'x', path: undefined });
  const { result } = renderHook(useUserEvents);
  expect(result.current).toHaveLength(200);
  expect(result.current[0]?.id).toBe('209');
});

it('the event log lists the events of the present account only', () => {
  const { result } = renderHook(useUserEvents);
  act(() => {
    writeStored(STORAGE_KEYS.userId, '7');
    noteUserEvent({ id: 'own', text: 'Order filled', path: undefined });
  });
  expect(result.current.map(({ id }) => id)).toEqual(['own']);
  act(() => writeStored(STORAGE_KEYS.userId, '8'));
  expect(result.current).toEqual([]);
});
