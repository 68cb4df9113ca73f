/** Days of the volume that decides a user's tier. */
const DAYS = 30;

/** What a user has traded in a day. */
export interface DayVolume {
  readonly userId: number;
  /** Number of the day since 1970. */
  readonly day: number;
  /** In USDT's smallest unit. */
  readonly volume: bigint;
}

/** Volumes of users by day. Older days than a tier needs are forgotten. */
export class TradeVolumes {
  #ofUsers = new Map<number, Map<number, bigint>>();
  #changed = new Map<string, DayVolume>();

  constructor(volumes: Iterable<DayVolume> = []) {
    this.load(volumes);
  }

  /** Replaces all volumes. */
  load(volumes: Iterable<DayVolume>): void {
    this.#ofUsers = new Map();
    this.update(volumes);
  }

  update(volumes: Iterable<DayVolume>): void {
    for (const { userId, day, volume } of volumes) {
      const days = this.#ofUsers.get(userId) ?? new Map<number, bigint>();
      this.#ofUsers.set(userId, days.set(day, volume));
      for (const old of days.keys()) if (old < day - DAYS) days.delete(old);
    }
  }

  add(userId: number, day: number, volume: bigint): void {
    const changed = { userId, day, volume: this.of(userId, day) + volume };
    this.update([changed]);
    this.#changed.set(`${userId} ${day}`, changed);
  }

  of(userId: number, day: number): bigint {
    return this.#ofUsers.get(userId)?.get(day) ?? 0n;
  }

  /** The volume of the 30 days before a day. The day itself does not count, so that the fees of a day are known at its begin. */
  before(userId: number, day: number): bigint {
    let sum = 0n;
    for (const [each, volume] of this.#ofUsers.get(userId) ?? []) {
      if (each < day && each >= day - DAYS) sum += volume;
    }
    return sum;
  }

  *all(): Iterable<DayVolume> {
    for (const [userId, days] of this.#ofUsers) {
      for (const [day, volume] of days) yield { userId, day, volume };
    }
  }

  /** The changes since the last call. */
  takeChanges(): readonly DayVolume[] {
    const changed = [...this.#changed.values()];
    this.#changed = new Map();
    return changed;
  }
}
