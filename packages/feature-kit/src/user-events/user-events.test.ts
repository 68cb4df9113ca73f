import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { markUserEventsRead, noteUserEvent, useUserEvents } from './user-events';

it('lists events newest first, each once although several tabs report it', () => {
  const { result } = renderHook(useUserEvents);
  act(() => {
    noteUserEvent({ id: 'a', text: 'BTC/USDT reached 100,000' });
    noteUserEvent({ id: 'b', text: 'Order 7 is paid', path: '/c2cOrder?id=7' });
    noteUserEvent({ id: 'a', text: 'BTC/USDT reached 100,000' });
  });
  expect(result.current.map(({ id, isRead }) => [id, isRead])).toEqual([
    ['b', false],
    ['a', false],
  ]);
});

it('marks all events as read', () => {
  const { result } = renderHook(useUserEvents);
  act(() => noteUserEvent({ id: 'a', text: 'One' }));
  act(markUserEventsRead);
  expect(result.current.every(({ isRead }) => isRead)).toBe(true);
});

it('keeps the newest 50', () => {
  for (let id = 0; id < 60; id += 1) noteUserEvent({ id: String(id), text: 'x' });
  const { result } = renderHook(useUserEvents);
  expect(result.current).toHaveLength(50);
  expect(result.current[0]?.id).toBe('59');
});
