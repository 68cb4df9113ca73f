import type { Clock } from './clock';

/** Milliseconds without an event after which a connection counts as stale. */
export const STALE_AFTER_MS = 20_000;
/** Milliseconds without any sign of life, the server's pings (every 25 s) included, after which it is not trusted. */
const DEAD_AFTER_MS = 35_000;

/** When a connection gave which sign of life. Moments are epoch milliseconds. */
export interface Freshness {
  /** It is up. */
  readonly came: () => void;
  /** A sign of life, of whatever kind. */
  readonly gaveSign: () => void;
  /** An event that was of use. */
  readonly wasHeard: () => void;
  /** It is gone. What was silent before has delivered nothing since then; a further loss changes nothing. */
  readonly wentAway: (wasUp: boolean) => void;
  /** The device's clock was put back: what was noted moves with it, or nothing would look old for hours. */
  readonly clockWentBack: () => void;
  readonly isSilent: () => boolean;
  readonly isDead: () => boolean;
  readonly isLost: () => boolean;
  readonly lastHeardAt: () => number | undefined;
  /** Since when nothing is delivered, by a connection that is lost or, being up, silent. */
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
