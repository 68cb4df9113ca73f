import { readPushMessage, type PushMessage } from '@bourse/contracts/push';
import { readPushLanguage } from './language';
import { noticePath, noticeText } from './notices';
import { isOpenRequest, type NotifyQuestion, type OpenRequest, type RenewedNotice } from './page-messages';

// TypeScript has no per-file setting for service worker types.
interface Page {
  readonly visibilityState: DocumentVisibilityState;
  focus: () => Promise<unknown>;
  postMessage: (message: NotifyQuestion | OpenRequest | RenewedNotice, transfer?: Transferable[]) => void;
}

export interface PushScope {
  readonly clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled?: true }) => Promise<readonly Page[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    pushManager: { subscribe: (options: PushSubscriptionOptionsInit) => Promise<unknown> };
  };
}

/** A subscription that has ended, and the one in its place; a browser that does not tell them has none. */
export interface SubscriptionChange {
  readonly oldSubscription?: { readonly options: { readonly applicationServerKey: ArrayBuffer | null } } | null;
  readonly newSubscription?: object | null;
}

/** The data of the event; `json` throws for a text that is not JSON. */
interface PushData {
  json: () => unknown;
}

/** A hidden page answers within this time, or the browser has frozen it. */
const ANSWER_WITHIN_MS = 500;

const pagesOf = ({ clients }: PushScope) => clients.matchAll({ type: 'window', includeUncontrolled: true });

function notifies(page: Page): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const settle = (answer: boolean) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => settle(false), ANSWER_WITHIN_MS);
    port1.addEventListener('message', ({ data }) => settle(data === true));
    port1.start();
    page.postMessage({ asks: 'notifies' }, [port2]);
  });
}

/** A hidden page does not notify of a login; what it reports it notifies of. */
const isNotifiedByPages = (message: PushMessage | undefined) => message?.notice !== 'login';

/** Pages report no withdrawals. */
const isReportedByPages = (message: PushMessage | undefined) => message?.notice !== 'withdrawal';

/** Does a page tell the user of the event: a visible one by its toast, a hidden one by a system notification? */
async function isToldByPage(scope: PushScope, message: PushMessage | undefined): Promise<boolean> {
  const pages = await pagesOf(scope);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return true;
  return isNotifiedByPages(message) && (await Promise.all(pages.map(notifies))).includes(true);
}

function messageOf(data: PushData | null): PushMessage | undefined {
  try {
    return readPushMessage(data?.json());
  } catch {
    return undefined;
  }
}

/** Shows a message of the push service, unless a page tells the user. A later message of the same object replaces the earlier one. */
export async function showPush(scope: PushScope, data: PushData | null): Promise<void> {
  const message = messageOf(data);
  if (isReportedByPages(message) && (await isToldByPage(scope, message))) return;
  const language = await readPushLanguage().catch(() => undefined);
  const request: OpenRequest = { opens: noticePath(message) };
  await scope.registration.showNotification(noticeText(message, language), {
    tag: `push-${message?.notice ?? ''}-${message?.id ?? ''}`,
    data: request,
  });
}

/** Opens the screen of a notice that the user has pressed: in an open page, which keeps what it has, or in a new one. */
export async function openPressed(scope: PushScope, notification: Pick<Notification, 'data' | 'close'>): Promise<void> {
  notification.close();
  const data: unknown = notification.data;
  if (!isOpenRequest(data)) return;
  const pages = await pagesOf(scope);
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) return void (await scope.clients.openWindow(data.opens));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of the worker has no other origin
  page.postMessage(data);
  await page.focus();
}

/**
 * Makes a subscription that the push service has ended again, and tells the pages, which have the session and save it. Without an open page the
 * next one saves it.
 */
export async function renewPush(
  scope: PushScope,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  const applicationServerKey = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && applicationServerKey) {
    const { pushManager } = scope.registration;
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => undefined);
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of the worker has no other origin
  for (const page of await pagesOf(scope)) page.postMessage({ renewed: 'push' });
}
