import type { LaunchRecord } from './types';

/** The launch that is shown: the open one, else the next one to start, else the one that ended last. */
export function currentLaunch(launches: readonly LaunchRecord[], now: number): LaunchRecord | undefined {
  return (
    launches.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ??
    launches.find(({ startsAt }) => now < startsAt) ??
    launches.at(-1)
  );
}

/** Steps that a launch has reached: 1 preheat, 2 start, 3 end, 4 publish result. */
export function stepOf({ startsAt, endsAt, resultAt }: LaunchRecord, now: number): number {
  return 1 + [startsAt, endsAt, resultAt].filter((moment) => moment <= now).length;
}
