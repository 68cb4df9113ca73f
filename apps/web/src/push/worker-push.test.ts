import { beforeEach, expect, test, vi } from 'vitest';
import { keepPushLanguage } from './language';
import { openPressed, renewPush, showPush, type PushScope } from './worker-push';

type Page = Awaited<ReturnType<PushScope['clients']['matchAll']>>[number];

const kept = new Map<string, Response>();
const shown = vi.fn<PushScope['registration']['showNotification']>();
const subscribed = vi.fn<PushScope['registration']['pushManager']['subscribe']>();
const opened = vi.fn<PushScope['clients']['openWindow']>();

beforeEach(() => {
  kept.clear();
  shown.mockReset();
  opened.mockReset();
  subscribed.mockReset().mockResolvedValue({});
  vi.stubGlobal('location', { origin: 'https://trade.example' });
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (key: string, response: Response) => void kept.set(key, response),
      match: async (key: string) => kept.get(key)?.clone(),
    }),
  });
});

const scopeOf = (...pages: readonly Page[]): PushScope => ({
  clients: { matchAll: async () => pages, openWindow: opened },
  registration: { showNotification: shown, pushManager: { subscribe: subscribed } },
});

/** A page; `notifies`: its answer to the worker, `undefined` for one that the browser has frozen. */
const aPage = (visibilityState: DocumentVisibilityState, notifies?: boolean) => ({
  visibilityState,
  focus: vi.fn<Page['focus']>(async () => undefined),
  postMessage: vi.fn<Page['postMessage']>((_message, [port] = []) => {
    if (port instanceof MessagePort && notifies !== undefined) port.postMessage(notifies);
  }),
});

const sent = (message: unknown) => ({ json: () => message });

test('a notice is shown in the language of the last page, with its screen and without anything else', async () => {
  await keepPushLanguage('kr');
  await showPush(scopeOf(), sent({ notice: 'c2c_message', id: 7, text: 'pay to 1234', amount: '5' }));
  expect(shown.mock.calls).toEqual([
    ['C2C 주문에 새 메시지가 있습니다', { tag: 'push-c2c_message-7', data: { opens: '/c2cOrder?id=7' } }],
  ]);
});

test('a notice is in English as long as no page has been here', async () => {
  await showPush(scopeOf(), sent({ notice: 'login' }));
  expect(shown).toHaveBeenCalledWith('New login from a new device', {
    tag: 'push-login-',
    data: { opens: '/account/accountSet' },
  });
});

test.each([
  ['of a newer back end', sent({ notice: 'weather' })],
  ['without content', null],
  [
    'that is no JSON',
    {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
  ],
])('a message %s says that there is something new', async (_case, data) => {
  await showPush(scopeOf(), data);
  expect(shown).toHaveBeenCalledWith(
    'New activity in your account',
    expect.objectContaining({ data: { opens: '/account/accountMessage?tab=events' } }),
  );
});

test('a page that is visible, or notifies while it is hidden, tells the user once', async () => {
  await showPush(scopeOf(aPage('hidden'), aPage('visible')), sent({ notice: 'deposit', id: 1 }));
  await showPush(scopeOf(aPage('hidden', false), aPage('hidden', true)), sent({ notice: 'deposit', id: 1 }));
  expect(shown).not.toHaveBeenCalled();
});

test('a withdrawal is shown beside a visible page, which does not report it', async () => {
  await showPush(scopeOf(aPage('visible')), sent({ notice: 'withdrawal', id: 1 }));
  expect(shown).toHaveBeenCalledOnce();
});

test('a new login is shown beside a hidden page, which does not notify of it, and not beside a visible one', async () => {
  await showPush(scopeOf(aPage('hidden', true)), sent({ notice: 'login' }));
  expect(shown).toHaveBeenCalledOnce();
  await showPush(scopeOf(aPage('hidden', true), aPage('visible')), sent({ notice: 'login' }));
  expect(shown).toHaveBeenCalledOnce();
});

test('a hidden page without system notifications, and a frozen one, leave the notice to the worker', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const showing = showPush(scopeOf(aPage('hidden', false), aPage('hidden')), sent({ notice: 'deposit', id: 1 }));
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  await showing;
  expect(shown).toHaveBeenCalledOnce();
});

const pressed = (data: unknown) => ({ data, close: vi.fn<() => void>() });

test('a press opens the screen in an open page, which keeps its state, and else in a new one', async () => {
  const page = aPage('hidden');
  const notification = pressed({ opens: '/c2cOrder?id=7' });
  await openPressed(scopeOf(page), notification);
  expect(notification.close).toHaveBeenCalledOnce();
  expect(page.postMessage).toHaveBeenCalledWith({ opens: '/c2cOrder?id=7' });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
  await openPressed(scopeOf(), notification);
  expect(opened).toHaveBeenCalledWith('/c2cOrder?id=7');
});

test('a press of another notification opens nothing', async () => {
  await openPressed(scopeOf(), pressed(null));
  expect(opened).not.toHaveBeenCalled();
});

const applicationServerKey = new Uint8Array([4, 1, 2]).buffer;

test('a subscription that has ended is made again for the same key, and the pages are told', async () => {
  const page = aPage('hidden');
  await renewPush(scopeOf(page), { oldSubscription: { options: { applicationServerKey } } });
  expect(subscribed.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey }]]);
  expect(page.postMessage.mock.calls).toEqual([[{ renewed: 'push' }]]);
});

test.each([
  [
    'that the browser has made again itself',
    { oldSubscription: { options: { applicationServerKey } }, newSubscription: {} },
  ],
  ['whose key is unknown', { oldSubscription: null, newSubscription: null }],
])('a subscription %s is not made again', async (_case, change) => {
  const page = aPage('visible');
  await renewPush(scopeOf(page), change);
  expect(subscribed).not.toHaveBeenCalled();
  expect(page.postMessage).toHaveBeenCalledOnce();
});

test('the pages are told also where the push service refuses a new subscription', async () => {
  const page = aPage('visible');
  subscribed.mockRejectedValue(new Error('no push service'));
  await renewPush(scopeOf(page), { oldSubscription: { options: { applicationServerKey } } });
  expect(page.postMessage).toHaveBeenCalledOnce();
});
