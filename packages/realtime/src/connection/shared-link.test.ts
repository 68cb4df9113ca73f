import { eventually } from '@bourse/vitest-config/eventually';
import { afterEach, expect, it } from 'vitest';
import type { Interest } from '@bourse/contracts/events';
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
async function openTab(token?: string, pair = '1-3') {
  const clock = fakeClock();
  const happened: string[] = [];
  const sent: string[] = [];
  const wanted: Interest[] = [];
  let interest: Interest = { pairs: [pair] };
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
      want: (union) => void wanted.push(union),
    });
  };
  let channel: BroadcastChannel | undefined;
  const openChannel = (name: string) => (channel = new BroadcastChannel(name));
  const browser = { locks: navigator.locks, openChannel, clock };
  const options = { url: url(), session: () => ({ token }), interest: () => interest };
  const link = await sharedLink(openOwn, browser)(options, handlers);
  let isGone = false;
  cleanups.push(() => {
    if (!isGone) link.close();
  });
  link.open();
  return {
    link,
    clock,
    sent,
    wanted,
    /** Shows another pair. */
    show: (next: string) => {
      interest = { pairs: [next] };
      link.want(interest);
    },
    /** The browser closes the tab: it tells nothing. */
    die: () => {
      isGone = true;
      channel?.close();
    },
    happened,
    channelName: () => channel?.name,
    isConnected: () => isConnected,
    event: (payload: unknown) => own?.onEvent('daymarket', payload),
    ping: () => own?.onPing(),
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const joined = (tab: Tab) => eventually(() => expect(tab.happened).toContain('connect'));

/** Another tab of the same session; the first one has the connection. */
async function openNext(pair?: string): Promise<Tab> {
  const tab = await openTab('a', pair);
  await joined(tab);
  return tab;
}

it('the shared link connects one of three tabs, and each receives every event once', async () => {
  const first = await openNext();
  const tabs = [first, await openNext(), await openNext()];
  expect(tabs.map(({ isConnected }) => isConnected())).toEqual([true, false, false]);
  first.event({ price: '1' });
  for (const { happened } of tabs) {
    await eventually(() => expect(happened).toEqual(['connect', 'daymarket {"price":"1"}']));
  }
});

it('the shared link connects another tab when the one with the connection closes: the others lose the connection, and receive events again', async () => {
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

it('the names of locks and channels differ between sessions, and do not contain the token', async () => {
  const [first, second] = [await openTab('token-of-ann'), await openTab('token-of-bob')];
  await joined(first);
  await joined(second);
  const { held = [] } = await navigator.locks.query();
  const names = [first, second].map(({ channelName }) => channelName());
  expect(new Set(names).size).toBe(2);
  for (const name of names) {
    expect(held.map((lock) => lock.name)).toContain(name);
    expect(name).not.toMatch(/token-of/);
  }
});

it('a link that is closed while it opens takes no lock and connects nowhere', async () => {
  const { link, happened, channelName } = await openTab('token-of-cid');
  link.close();
  const next = await openTab('token-of-dan');
  await joined(next);
  expect([channelName(), happened]).toEqual([undefined, []]);
});

it('a tab of another session connects on its own', async () => {
  const first = await openNext();
  const other = await openTab('b');
  await joined(other);
  expect(other.isConnected()).toBe(true);
  first.event({ balance: '1' });
  await eventually(() => expect(first.happened).toContain('daymarket {"balance":"1"}'));
  expect(other.happened).toEqual(['connect']);
});

it('the shared link sends the messages of a tab without the connection to the server', async () => {
  const first = await openNext();
  const second = await openNext();
  second.link.emit('login', 7);
  await eventually(() => expect(first.sent).toEqual(['login 7']));
});

it('a tab that gets no answer connects on its own', async () => {
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

it('the shared link counts the connection of another tab as lost when it sends nothing for 40 seconds', async () => {
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

it('the shared link requests the events that all tabs show, until a tab closes or does not answer between two pings', async () => {
  const first = await openNext('1-3');
  const second = await openNext('2-3');
  const third = await openNext('4-3');
  const asks = (...pairs: string[]) => eventually(() => expect(first.wanted.at(-1)).toEqual({ pairs }));
  second.show('2-3');
  await asks('1-3', '2-3');
  third.show('4-3');
  await asks('1-3', '2-3', '4-3');
  second.show('1-3');
  await asks('1-3', '4-3');
  second.link.close();
  third.show('5-3');
  await asks('1-3', '5-3');
  for (const count of [1, 2, 3]) {
    first.ping();
    await eventually(() => expect(third.happened.filter((one) => one === 'ping')).toHaveLength(count));
  }
  await asks('1-3', '5-3');
  third.die();
  first.ping();
  first.ping();
  await asks('1-3');
});
