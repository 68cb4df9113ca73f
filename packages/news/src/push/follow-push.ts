import { freshReads, selectToken, type ExchangeStore } from '@bourse/api-client';
import { endPush, readPush } from '@bourse/contracts/push';
import { browserSubscription, canPush, endBrowserPush, exclusively, savedEndpoint } from './browser-push';

type Store = Pick<ExchangeStore, 'dispatch' | 'getState' | 'subscribe'>;

const isAllowed = () => typeof Notification !== 'undefined' && Notification.permission === 'granted';

/**
 * Ends a subscription that is not that of the present session, so that a browser never shows the notices of a former user: after a log-out,
 * for another user, where the back end has another one, and after the permission was withdrawn.
 */
async function check(store: Store): Promise<void> {
  const token = selectToken(store.getState());
  const saved = savedEndpoint.read();
  const present = await browserSubscription();
  if (!present && saved === '') return;
  const call = freshReads(store.dispatch);
  const isOwn = token !== undefined && saved !== '' && present?.endpoint === saved && isAllowed();
  if (!isOwn) {
    await endBrowserPush();
    // A log-out ends it with the session.
    if (token !== undefined && saved !== '') await call(endPush, {});
    return;
  }
  const { data } = await call(readPush, {});
  const isStill = selectToken(store.getState()) === token && savedEndpoint.read() === saved;
  // Without a reply it is unknown.
  if (isStill && data && data.endpoint !== saved) await endBrowserPush();
}

/** From now on: at the start, whenever the session changes, and whenever the permission changes. */
export function followPush(store: Store): void {
  if (!canPush()) return;
  const look = () => void exclusively(() => check(store)).catch(() => undefined);
  let token = selectToken(store.getState());
  store.subscribe(() => {
    const present = selectToken(store.getState());
    if (present === token) return;
    token = present;
    look();
  });
  navigator.permissions?.query({ name: 'notifications' }).then(
    (permission) => permission.addEventListener('change', look),
    () => undefined,
  );
  look();
}
