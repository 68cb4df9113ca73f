import type { ClusterServer } from '../socket/cluster-messages';

/** The rehearsal of a core that waits for the lock. */
interface StandbyRehearsal {
  /** The core waits from now on. */
  wait(): void;
  /** The core takes over: there is nothing to rehearse any more. */
  cancel(): void;
}

/**
 * Calls `rehearse` once while the core waits: with the first heartbeat of the core that serves. A core that still opens needs the processor
 * more, and the database has no state to read yet.
 */
export function standbyRehearsal(io: ClusterServer, rehearse: () => void): StandbyRehearsal {
  return {
    wait: () => void io.once('heartbeat', rehearse),
    cancel: () => void io.off('heartbeat', rehearse),
  };
}
