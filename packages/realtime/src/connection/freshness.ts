import type { Clock } from './clock';

/** Milliseconds without an event after which a connection counts as stale. */
export const STALE_AFTER_MS = 20_000;
/** Milliseconds without any traffic, including the server's pings (every 25 s), after which the link is replaced. */
const DEAD_AFTER_MS = 35_000;

/** When the connection last showed traffic. Epoch milliseconds. */
export interface Freshness {
  /** The connection opened. */
  readonly came: () => void;
  /** Any traffic, pings included. */
  readonly gaveSign: () => void;
  /** A valid event arrived. */
  readonly wasHeard: () => void;
  /**
   * The connection closed. If it was silent before, `awaySince` keeps the moment at which the silence began; further
   * losses do not change it.
   */
  readonly wentAway: (wasUp: boolean) => void;
  /**
   * The device's clock was set back: stored moments are shifted with it, otherwise no data would become stale for
   * hours.
   */
  readonly clockWentBack: () => void;
  readonly isSilent: () => boolean;
  readonly isDead: () => boolean;
  readonly isLost: () => boolean;
  readonly lastHeardAt: () => number | undefined;
  /** The moment since when no event is delivered, because the connection is lost or silent. */
  readonly awaySince: (isUp: boolean) => number | undefined;
}

export function createFreshness(clock: Clock): Freshness {
  let upSince = 0;
  let signAt = 0;
  let heardAt: number | undefined;
  let lostAt: number | undefined;

  const staleAt = () => Math.max(heardAt ?? 0, upSince) + STALE_AFTER_MS;
  const isSilent = () => clock.now() > staleAt();

  return {
    came: () => {
      upSince = clock.now();
      signAt = upSince;
      lostAt = undefined;
    },
    gaveSign: () => {
      signAt = clock.now();
    },
    wasHeard: () => {
      heardAt = clock.now();
    },
    wentAway: (wasUp) => {
      lostAt ??= wasUp ? Math.min(clock.now(), staleAt()) : clock.now();
    },
    clockWentBack: () => {
      const now = clock.now();
      upSince = Math.min(upSince, now);
      signAt = Math.min(signAt, now);
      heardAt = heardAt && Math.min(heardAt, now);
      lostAt = lostAt && Math.min(lostAt, now);
    },
    isSilent,
    isDead: () => clock.now() - signAt > DEAD_AFTER_MS,
    isLost: () => lostAt !== undefined,
    lastHeardAt: () => heardAt,
    awaySince: (isUp) => (isUp && isSilent() ? staleAt() : lostAt),
  };
}
