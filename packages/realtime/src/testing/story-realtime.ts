import { onStoryNetwork, storyNetwork, type NetworkCondition } from '@bourse/api-client/testing';
import { createRealtime } from '../create-realtime';
import type { Phase } from '../realtime';
import { fakeRealtime, type FakeRealtime } from './fake-realtime';

const PHASES: Readonly<Record<NetworkCondition, Phase>> = {
  live: 'live',
  slow: 'stale',
  failing: 'down',
  offline: 'down',
};

/**
 * The connection of stories: a fake whose phase follows the network setting of Storybook's toolbar and requests a
 * resync on reconnect. With a reachable sandbox exchange it is the real connection.
 */
export function storyRealtime(): FakeRealtime {
  const fake = fakeRealtime();
  const { condition, sandbox } = storyNetwork();
  const isReachable = condition === 'live' || condition === 'slow';
  if (sandbox && isReachable) {
    const { session, socketUrl } = sandbox;
    return {
      ...fake,
      ...createRealtime({ session: () => session, ...(socketUrl !== undefined && { url: socketUrl }) }),
    };
  }

  const follow = (next: NetworkCondition) => {
    const before = fake.state().phase;
    const phase = PHASES[next];
    if (phase === before) return;
    fake.setPhase(phase, { attempt: phase === 'down' ? 3 : 0 });
    if (before === 'down') fake.resync();
  };
  follow(condition);
  const stop = onStoryNetwork((network) => follow(network.condition));
  return {
    ...fake,
    close: () => {
      stop();
      fake.close();
    },
  };
}
