import { setStoryNetwork } from '@bourse/api-client/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { storyRealtime } from './story-realtime';

afterEach(() => setStoryNetwork({ condition: 'live' }));

it.each([
  ['live', 'live'],
  ['slow', 'stale'],
  ['failing', 'down'],
  ['offline', 'down'],
] as const)('the story connection starts with network %s as %s', (condition, phase) => {
  setStoryNetwork({ condition });
  expect(storyRealtime().state().phase).toBe(phase);
});

it('the story connection goes down with the network and requests a resync on reconnect', () => {
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

it('the story connection no longer follows the network after close', () => {
  const realtime = storyRealtime();
  realtime.close();
  setStoryNetwork({ condition: 'slow' });
  expect(realtime.state().phase).toBe('down');
});
