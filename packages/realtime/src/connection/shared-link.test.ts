// @vitest-environment node
import { eventually } from '@bourse/vitest-config/eventually';
import { afterEach, expect, it } from 'vitest';
import { fakeClock } from './fakes.test-support';
import type { Link, LinkHandlers } from './link';
import { sharedLink } from './shared-link';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

let test = 0;
/** The locks and channels of other tests have other names. */
const url = () => `https://exchange.example/${test}`;
afterEach(() => void (test += 1));

/** A tab of one browser, with Node's own locks and channels, and a connection that the test controls. */
async function openTab(token?: string) {
  const clock = fakeClock();
  const happened: string[] = [];
  const sent: string[] = [];
  let own: LinkHandlers | undefined;
  let isConnected = false;
  const handlers: LinkHandlers = {
    onConnect: () => void happened.push('connect'),
    onDisconnect: () => void happened.push('disconnect'),
    onFailure: () => void happened.push('failure'),
    onEvent: (name, payload) => void happened.push(`${name} ${JSON.stringify(payload)}`),
    onPing: () => void happened.push('ping'),
  };
  const openOwn = (_options: object, given: LinkHandlers): Promise<Link> => {
    own = given;
    return Promise.resolve({
      open: () => {
        isConnected = true;
        given.onConnect();
      },
      close: () => void (isConnected = false),
      emit: (name, payload) => void sent.push(`${name} ${JSON.stringify(payload)}`),
    });
  };
  const browser = { locks: navigator.locks, openChannel: (name: string) => new BroadcastChannel(name), clock };
  const link = await sharedLink(openOwn, browser)({ url: url(), session: () => ({ token }) }, handlers);
  cleanups.push(() => link.close());
  link.open();
  return {
    link,
    clock,
    sent,
    happened,
    isConnected: () => isConnected,
    event: (payload: unknown) => own?.onEvent('daymarket', payload),
    ping: () => own?.onPing(),
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const joined = (tab: Tab) => eventually(() => expect(tab.happened).toContain('connect'));

/** Another tab of the same session; the first one has the connection. */
async function openNext(): Promise<Tab> {
  const tab = await openTab('a');
  await joined(tab);
  return tab;
}

it('connects one of three tabs, and each hears every event once', async () => {
  const first = await openNext();
  const tabs = [first, await openNext(), await openNext()];
  expect(tabs.map(({ isConnected }) => isConnected())).toEqual([true, false, false]);
  first.event({ price: '1' });
  for (const { happened } of tabs) {
    await eventually(() => expect(happened).toEqual(['connect', 'daymarket {"price":"1"}']));
  }
});

it('connects another tab when the one with the connection closes: the others lose the connection, and hear events again', async () => {
  const first = await openNext();
  const second = await openNext();
  const third = await openNext();
  first.link.close();
  for (const { happened } of [second, third]) await eventually(() => expect(happened).toContain('disconnect'));
  for (const { link, happened } of [second, third]) {
    link.close();
    happened.splice(0);
    link.open();
  }
  await joined(second);
  await joined(third);
  const [connected, other] = second.isConnected() ? [second, third] : [third, second];
  expect([connected.isConnected(), other.isConnected()]).toEqual([true, false]);
  connected.event({ price: '2' });
  await eventually(() => expect(other.happened).toContain('daymarket {"price":"2"}'));
});

it('connects a tab of another session on its own', async () => {
  const first = await openNext();
  const other = await openTab('b');
  await joined(other);
  expect(other.isConnected()).toBe(true);
  first.event({ balance: '1' });
  await eventually(() => expect(first.happened).toContain('daymarket {"balance":"1"}'));
  expect(other.happened).toEqual(['connect']);
});

it('sends what a tab without the connection says to the server', async () => {
  const first = await openNext();
  const second = await openNext();
  second.link.emit('login', 7);
  await eventually(() => expect(first.sent).toEqual(['login 7']));
});

it('connects a tab on its own that gets no answer', async () => {
  let release: (() => void) | undefined;
  void navigator.locks.request(`bourse.socket ${url()} a`, () => new Promise<void>((resolve) => (release = resolve)));
  cleanups.push(() => release?.());
  const tab = await openTab('a');
  tab.clock.advance(2999);
  expect(tab.isConnected()).toBe(false);
  tab.clock.advance(1);
  await joined(tab);
  expect(tab.isConnected()).toBe(true);
});

it('counts the connection of another tab as lost when it gives no sign for 40 seconds', async () => {
  const first = await openNext();
  const second = await openNext();
  second.clock.advance(39_999);
  first.ping();
  await eventually(() => expect(second.happened).toContain('ping'));
  second.clock.advance(39_999);
  expect(second.happened).not.toContain('disconnect');
  second.clock.advance(1);
  expect(second.happened).toContain('disconnect');
});
