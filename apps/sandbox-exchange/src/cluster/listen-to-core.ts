import type { LocalSockets } from '@bourse/contract-server';
import type { ClusterServer } from '../socket/cluster-messages';
import type { CoreClock } from './core-clock';
import type { FanOut } from './fan-out';
import type { HeardState } from './heard-state';

interface Needs {
  sockets: LocalSockets;
  heard: HeardState;
  clock: CoreClock;
  fanOut: Pick<FanOut, 'isConnected' | 'onChange'>;
}

/** What an edge knows of the core. */
export interface CoreWatch {
  /** The public state has been heard, and news of it arrive. */
  isReady(): boolean;
  /** Milliseconds since the last heartbeat; `undefined` before the first. */
  age(): number | undefined;
  close(): void;
}

/**
 * Lets an edge hear the core: public events go to its sockets and its state. Where events may have been lost, because the fan-out was
 * away or another core has taken over, every socket is closed: clients connect again and read their private state anew.
 */
export function listenToCore({ sockets, heard, clock, fanOut }: Needs): CoreWatch {
  const io: ClusterServer = sockets.io;
  let core: string | undefined;
  let heardOf: string | undefined;
  let lastBeat: number | undefined;

  io.on('heartbeat', ({ core: beating, at }) => {
    lastBeat = performance.now();
    if (core !== undefined && core !== beating) {
      clock.reset();
      sockets.interrupt(0);
    }
    core = beating;
    clock.beat(at);
    if (heardOf !== core) io.serverSideEmit('snapshot wanted', core);
  });
  io.on('snapshot', (from, events) => {
    for (const event of events) heard.keep(event);
    heardOf = from;
  });
  io.on('pair event', (event) => {
    heard.keep(event);
    sockets.audience.sendPair(event);
  });
  io.on('named event', (name, payload) => sockets.audience.sendNamed(name, payload));
  io.on('sessions ended', (userId) => sockets.audience.endSessions(userId));
  io.on('session ended', (session) => sockets.audience.endSession(session));
  io.on('interrupt', (forMs) => sockets.interrupt(forMs));
  fanOut.onChange((isConnected) => {
    heardOf = undefined;
    if (!isConnected) sockets.interrupt(0);
    sockets.refuse(!isConnected);
  });

  return {
    isReady: () => fanOut.isConnected() && heardOf !== undefined,
    age: () => (lastBeat === undefined ? undefined : performance.now() - lastBeat),
    close: () => io.removeAllListeners(),
  };
}
