import type { Relation, WeekHours } from '@bourse/contracts/c2c';

export interface RelationRecord {
  userId: number;
  otherId: number;
  /** `undefined`: it has ended. */
  relation: Relation | undefined;
}

export interface HoursRecord {
  userId: number;
  /** `undefined`: always open. */
  hours: WeekHours | undefined;
}

export interface PeopleWrites {
  relations: RelationRecord[];
  hours: HoursRecord[];
}

/** Whom users follow and block, and their hours, in the working state. */
export class People {
  readonly #relations = new Map<number, Map<number, Relation>>();
  readonly #hours = new Map<number, WeekHours>();
  #writes: PeopleWrites = { relations: [], hours: [] };

  constructor({ relations, hours }: PeopleWrites) {
    for (const record of relations) this.#keep(record);
    for (const record of hours) this.#keepHours(record);
  }

  of(userId: number, otherId: number): Relation | undefined {
    return this.#relations.get(userId)?.get(otherId);
  }

  count(userId: number, relation: Relation): number {
    return [...(this.#relations.get(userId)?.values() ?? [])].filter((each) => each === relation).length;
  }

  /** Has one of two users blocked the other? */
  areBlocked(one: number, other: number): boolean {
    return this.of(one, other) === 'blocked' || this.of(other, one) === 'blocked';
  }

  hoursOf(userId: number): WeekHours | undefined {
    return this.#hours.get(userId);
  }

  relate(record: RelationRecord): void {
    this.#keep(record);
    this.#writes.relations.push(record);
  }

  setHours(record: HoursRecord): void {
    this.#keepHours(record);
    this.#writes.hours.push(record);
  }

  takeWrites(): PeopleWrites {
    const writes = this.#writes;
    this.#writes = { relations: [], hours: [] };
    return writes;
  }

  #keep({ userId, otherId, relation }: RelationRecord): void {
    const own = this.#relations.get(userId) ?? new Map<number, Relation>();
    if (relation) own.set(otherId, relation);
    else own.delete(otherId);
    this.#relations.set(userId, own);
  }

  #keepHours({ userId, hours }: HoursRecord): void {
    if (hours) this.#hours.set(userId, hours);
    else this.#hours.delete(userId);
  }
}
