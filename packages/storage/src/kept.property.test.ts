import { runs } from '@bourse/vitest-config/thorough';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { useIndexedDb } from '@bourse/vitest-config/indexed-db';
import { expect, it, vi } from 'vitest';
import type { SettingsServer, Setting } from './kept-sync';

useIndexedDb();

/** Local storage of a device. Its keys are its own enumerable properties, as those of the browser. */
class DeviceStorage {
  [key: string]: unknown;
}
Object.defineProperties(DeviceStorage.prototype, {
  getItem: {
    value(this: DeviceStorage, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
  },
  setItem: {
    value(this: DeviceStorage, key: string, text: string) {
      this[key] = text;
    },
  },
  removeItem: {
    value(this: DeviceStorage, key: string) {
      Reflect.deleteProperty(this, key);
    },
  },
});

/** A run loads the client once for each device and each closed tab; `BOURSE_THOROUGH=5` plays 10,000. */
const RUNS = runs(60, 2000);

const numbers = v.array(v.number());
const LIMIT = 'bourse.test.limit';

/** The client's code as one tab has it: the module has its own connection to the database. */
async function openTab() {
  vi.resetModules();
  const storage = await import('./index');
  const merges = {
    /** A limit: the lower one. */
    limit: storage.createKept(LIMIT, v.number(), 1000, Math.min, (own, other) => Math.min(own, other)),
    /** A clock of a cool-down: the later one. */
    clock: storage.createKept('bourse.test.clock', v.number(), 0, Math.max),
    /** Counted losses: the union of their orders. */
    losses: storage.createKept('bourse.test.losses', numbers, [], (own, other) => [...new Set([...own, ...other])]),
    /** Planned stops: never leave their device. */
    plans: storage.createKept('bourse.lever.plannedStops', numbers, [], (own, other) => [
      ...new Set([...own, ...other]),
    ]),
  };
  return { storage, ...merges };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

interface Device {
  readonly local: DeviceStorage;
  readonly database: IDBFactory;
  tab: Tab;
  user: number | undefined;
}

interface Truth {
  limit: number;
  clock: number;
  losses: number[];
  plans: number[];
}

/** What a user has done. Planned stops by device. */
type Done = Omit<Truth, 'plans'> & { readonly plansOf: readonly [number[], number[]] };
const nothing = (): Done => ({ limit: 1000, clock: 0, losses: [], plansOf: [[], []] });
const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** The exchange's copies by user; a restart keeps them. */
function aServer() {
  const kept = new Map<number, Map<string, Setting>>();
  const state = { isOnline: true };
  const reach = () => (state.isOnline ? Promise.resolve() : Promise.reject(new Error('offline')));
  const of = (user: number): SettingsServer => ({
    valueAtMost: 10_000,
    now: () => 0,
    read: async () => {
      await reach();
      return [...(kept.get(user)?.values() ?? [])];
    },
    write: async ({ name, version, value }) => {
      await reach();
      const all = kept.get(user) ?? new Map<string, Setting>();
      kept.set(user, all);
      const present = all.get(name) ?? { name, version: 0, value: '' };
      if (present.version !== version) return { ...present, isStored: false };
      const written = { name, version: version + 1, value };
      all.set(name, written);
      return { ...written, isStored: true };
    },
  });
  return { of, state };
}

const KINDS = ['tighten', 'clock', 'loss', 'plan', 'logOut', 'expire', 'kill', 'offline', 'online', 'sync'] as const;
type Kind = (typeof KINDS)[number] | 'ann' | 'ben' | 'intrude';
interface Step {
  readonly device: number;
  readonly kind: Kind;
  readonly amount: number;
}
const anyKind = fc.oneof(fc.constantFrom(...KINDS), fc.constantFrom('ann' as const, 'ben' as const));
const stepOf = (kinds: fc.Arbitrary<Kind>): fc.Arbitrary<Step> =>
  fc.record({ device: fc.nat(1), kind: kinds, amount: fc.integer({ min: 1, max: 999 }) });
const USERS = { ann: 7, ben: 77 } as const;

class Run {
  readonly server = aServer();
  readonly truths = new Map<number, Done>([
    [USERS.ann, nothing()],
    [USERS.ben, nothing()],
  ]);
  readonly devices: Device[];
  #last = 0;

  constructor(tabs: readonly Tab[]) {
    this.devices = tabs.map((tab) => ({
      local: new DeviceStorage(),
      database: new IDBFactory(),
      tab,
      user: undefined,
    }));
  }

  #use({ local, database }: Device) {
    vi.stubGlobal('localStorage', local);
    vi.stubGlobal('indexedDB', database);
  }

  async #logIn(device: Device, user: number, whileRestoring?: () => void) {
    device.local['token'] = 'a';
    device.local['user_id'] = String(user);
    device.user = user;
    const restoring = Promise.all([
      device.tab.storage.forgetUsersExcept(user),
      device.tab.storage.restoreKept(String(user)),
    ]);
    whileRestoring?.();
    await restoring;
  }

  #lose(device: Device, user: number) {
    this.#last += 1;
    const id = this.#last;
    this.truths.get(user)?.losses.push(id);
    device.tab.losses.update((all) => [...all, id]);
  }

  /** A stranger with a session of the user writes any limit, as the newest version. */
  async #intrude(user: number, limit: number) {
    const copies = this.server.of(user);
    const present = await copies.read().catch(() => []);
    const version = present.find(({ name }) => name === LIMIT)?.version ?? 0;
    await copies.write({ name: LIMIT, version, value: String(limit) }).catch(() => undefined);
  }

  async step({ device: at, kind, amount }: Step) {
    const device = this.devices[at];
    if (!device) return;
    this.#use(device);
    const { tab, user } = device;
    const truth = user === undefined ? undefined : this.truths.get(user);
    if (kind === 'ann' || kind === 'ben') {
      // An event of the account may come before its values are restored.
      await this.#logIn(device, USERS[kind], () => amount % 2 === 0 && this.#lose(device, USERS[kind]));
    }
    if (kind === 'kill') device.tab = await openTab();
    if (kind === 'offline' || kind === 'online') this.server.state.isOnline = kind === 'online';
    if (kind === 'intrude') for (const each of [USERS.ann, USERS.ben]) await this.#intrude(each, amount);
    if (kind === 'expire' && user !== undefined) {
      tab.storage.writeStored('user_id', undefined);
      tab.storage.writeStored('token', undefined);
      device.user = undefined;
    }
    if (!truth || user === undefined) return;
    if (kind === 'tighten') {
      truth.limit = Math.min(truth.limit, amount);
      tab.limit.update((limit) => Math.min(limit, amount));
    }
    if (kind === 'clock') {
      truth.clock = Math.max(truth.clock, amount);
      tab.clock.update((clock) => Math.max(clock, amount));
    }
    if (kind === 'loss') this.#lose(device, user);
    if (kind === 'plan') {
      this.#last += 1;
      const id = this.#last;
      truth.plansOf[at]?.push(id);
      tab.plans.update((all) => [...all, id]);
    }
    if (kind === 'logOut') {
      tab.storage.clearStored();
      device.user = undefined;
      await tab.storage.forgetUsersExcept(undefined);
    }
    if (kind === 'sync') await tab.storage.syncKept(this.server.of(user)).catch(() => undefined);
  }

  /** What both devices show a user once they are online and have met the server twice: then both have everything. */
  async seenBy(user: number): Promise<Truth[]> {
    this.server.state.isOnline = true;
    for (const device of [...this.devices, ...this.devices]) {
      this.#use(device);
      await this.#logIn(device, user);
      await device.tab.storage.syncKept(this.server.of(user));
    }
    return this.devices.map((device) => {
      this.#use(device);
      const { limit, clock, losses, plans } = device.tab;
      return {
        limit: limit.read(),
        clock: clock.read(),
        losses: inOrder(losses.read()),
        plans: inOrder(plans.read()),
      };
    });
  }

  /** The truth that each device must show: planned stops belong to one device. */
  expectedBy(user: number): Truth[] {
    const { plansOf, ...truth } = this.truths.get(user) ?? nothing();
    return plansOf.map((plans) => ({ ...truth, losses: inOrder(truth.losses), plans: inOrder(plans) }));
  }
}

it('no limit is lifted, no clock shortened, no loss and no plan lost, and nothing of another user seen, by any sequence of steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepOf(anyKind), { maxLength: 25 }), async (steps) => {
      const run = new Run([await openTab(), await openTab()]);
      for (const each of steps) await run.step(each);
      for (const user of [USERS.ann, USERS.ben]) expect(await run.seenBy(user)).toEqual(run.expectedBy(user));
      vi.unstubAllGlobals();
    }),
    { numRuns: RUNS },
  );
});

it('a device keeps the lowest limit that it has shown, whatever a stranger with a session of the user writes to the server', async () => {
  const kinds = fc.oneof(
    { weight: 1, arbitrary: anyKind },
    { weight: 3, arbitrary: fc.constantFrom('intrude' as const, 'sync' as const, 'ann' as const, 'tighten' as const) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(stepOf(kinds), { minLength: 15, maxLength: 25 }), async (steps) => {
      const run = new Run([await openTab(), await openTab()]);
      const lowest = new Map<string, number>();
      for (const each of steps) {
        await run.step(each);
        const { user, tab: present } = run.devices[each.device] ?? {};
        if (user === undefined || !present) continue;
        const place = `${each.device}/${user}`;
        const limit = present.limit.read();
        expect(limit).toBeLessThanOrEqual(lowest.get(place) ?? limit);
        lowest.set(place, limit);
      }
      vi.unstubAllGlobals();
    }),
    { numRuns: RUNS },
  );
});
