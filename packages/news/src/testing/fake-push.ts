import { vi } from 'vitest';

/** A subscription of the fake browser. */
class FakeSubscription {
  readonly #end: () => void;
  readonly endpoint: string;

  constructor(endpoint: string, end: () => void) {
    this.endpoint = endpoint;
    this.#end = end;
  }

  getKey = (name: string) => new Uint8Array(name === 'auth' ? [1, 2, 3] : [251, 255, 4]).buffer;

  unsubscribe = async () => {
    this.#end();
    return true;
  };
}

export interface FakePush {
  /** The endpoint of the browser's subscription. */
  readonly endpoint: () => string | undefined;
  /** The keys that subscriptions were made for. */
  readonly keys: readonly unknown[];
  /** Makes the browser subscribed, as by another user. */
  readonly subscribe: (endpoint: string) => void;
  /** The browser's answer to the question for the permission. */
  readonly answer: (permission: NotificationPermission) => void;
  /** The user withdraws the permission in the settings of the browser, which ends the subscription. */
  readonly withdraw: () => void;
  /** The permission has changed to what it is. */
  readonly change: () => void;
  /** From now on the browser has locks. */
  readonly lock: () => void;
  /** Changes that have the lock or wait for it. */
  readonly locked: () => number;
  /** How often the user was asked. */
  readonly asked: () => number;
}

/** Stubs the service worker, its push manager and the permission of the browser; for one test. */
export function stubPush(permission: NotificationPermission = 'default'): FakePush {
  let present: FakeSubscription | undefined;
  let count = 0;
  let reply: NotificationPermission = 'granted';
  const keys: unknown[] = [];
  const status = new EventTarget();
  const make = (endpoint: string) => {
    present = new FakeSubscription(endpoint, () => {
      present = undefined;
    });
    return present;
  };
  const pushManager = {
    getSubscription: async () => present ?? null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: unknown }) => {
      keys.push(applicationServerKey);
      count += 1;
      return present ?? make(`https://push.example/${count}`);
    },
  };
  const notification = {
    permission,
    requestPermission: vi.fn<() => Promise<NotificationPermission>>(async () => {
      notification.permission = reply;
      return reply;
    }),
  };
  let locked = 0;
  let free = Promise.resolve();
  const request = (_name: string, run: () => Promise<void>) => {
    locked += 1;
    free = free.then(run).finally(() => {
      locked -= 1;
    });
    return free;
  };
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query: async () => status } });
  return {
    endpoint: () => present?.endpoint,
    keys,
    subscribe: (endpoint) => void make(endpoint),
    answer: (next) => {
      reply = next;
    },
    withdraw: () => {
      notification.permission = 'denied';
      present = undefined;
      status.dispatchEvent(new Event('change'));
    },
    change: () => void status.dispatchEvent(new Event('change')),
    lock: () => Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } }),
    locked: () => locked,
    asked: () => notification.requestPermission.mock.calls.length,
  };
}

export function unstubPush(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'permissions');
  Reflect.deleteProperty(navigator, 'locks');
}
