import { MINUTE_MS } from '@bourse/contract-server';
import { ControlError } from '../../operator/json';
import { FASTEST, type Replay } from './replay';

/** A day. */
const LONGEST_STEP_MINUTES = 1440;

export interface ReplayMove {
  readonly action: 'play' | 'pause' | 'speed' | 'step' | 'start';
  readonly speed?: number | undefined;
  /** Length of the bar of a step. */
  readonly minutes?: number | undefined;
  /** Of a start, in epoch milliseconds. */
  readonly at?: number | undefined;
}

/** A move that the recording does not have, or a figure out of its range. */
export class ReplayMoveError extends ControlError {}

interface Needs {
  readonly replay: Replay;
  /** Begins a session at a time (epoch milliseconds). */
  readonly reset: ((startAt?: number) => void) | undefined;
}

/**
 * Plays, pauses, changes the speed, plays one bar, or begins a new session at another time. A step resolves when it is done.
 * @throws ReplayMoveError
 */
export async function moveReplay({ replay, reset }: Needs, move: ReplayMove): Promise<void> {
  const { action, speed = 0, minutes = 1, at = 0 } = move;
  switch (action) {
    case 'play':
      replay.resume();
      break;
    case 'pause':
      replay.pause();
      break;
    case 'speed':
      if (!(speed >= 1 && speed <= FASTEST)) throw new ReplayMoveError(`speed is from 1 to ${FASTEST}.`);
      replay.setSpeed(speed);
      break;
    case 'step':
      if (!(minutes >= 1 && minutes <= LONGEST_STEP_MINUTES)) {
        throw new ReplayMoveError(`minutes is from 1 to ${LONGEST_STEP_MINUTES}.`);
      }
      await replay.step(minutes * MINUTE_MS);
      break;
    case 'start': {
      const { from, to } = replay.state();
      if (!reset || at < from || at >= to) throw new ReplayMoveError('at is a time of the recording.');
      // The answer goes out first.
      setImmediate(() => reset(at));
      break;
    }
    default:
      action satisfies never;
  }
}
