import { setStoryNetwork } from '@bourse/api-client/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { storyRealtime } from './story-realtime';

afterEach(() => setStoryNetwork({ condition: 'live' }));

it.each([
  ['live', 'live'],
  ['slow', 'stale'],
  ['failing', 'down'],
  ['offline', 'down'],
] as const)('begins %s as %s', (condition, phase) => {
  setStoryNetwork({ condition });
  expect(storyRealtime().state().phase).toBe(phase);
});

it('drops with the network, and asks for what was missed when it is back', () => {
  const realtime = storyRealtime();
  const missed = vi.fn<() => void>();
  realtime.onResync(missed);
  setStoryNetwork({ condition: 'offline' });
  expect(realtime.state().phase).toBe('down');
  expect(missed).not.toHaveBeenCalled();
  setStoryNetwork({ condition: 'live' });
  expect(realtime.state()).toMatchObject({ phase: 'live', attempt: 0 });
  expect(missed).toHaveBeenCalledOnce();
});

it('no longer follows after its close', () => {
  const realtime = storyRealtime();
  realtime.close();
  setStoryNetwork({ condition: 'slow' });
  expect(realtime.state().phase).toBe('down');
});
