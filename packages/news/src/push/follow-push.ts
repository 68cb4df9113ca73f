import { exchangeApi, freshReads, selectToken, type ExchangeStore } from '@bourse/api-client';
import { endPush, readPush, savePush } from '@bourse/contracts/push';
import { browserSubscription, canPush, endBrowserPush, exclusively, savedEndpoint, sent } from './browser-push';
import { TAGS } from '../tags';

type Store = Pick<ExchangeStore, 'dispatch' | 'getState' | 'subscribe'>;

const isAllowed = () => typeof Notification !== 'undefined' && Notification.permission === 'granted';

/**
 * Ends a subscription that is not that of the present session, so that a browser never shows the notices of a former user: after a log-out,
 * for another user, where the back end has another one or its push service does not know it any more, and after the permission was withdrawn.
 * One that the browser has made in place of the
 * saved one is saved with the same kinds.
 */
async function check(store: Store): Promise<void> {
  const token = selectToken(store.getState());
  const saved = savedEndpoint.read();
  const present = await browserSubscription();
  if (!present && saved === '') return;
  const call = freshReads(store.dispatch);
  if (token === undefined || saved === '' || !present || !isAllowed()) {
    await endBrowserPush();
    // A log-out ends it with the session.
    if (token !== undefined && saved !== '') await call(endPush, {});
    return;
  }
  const { data } = await call(readPush, {});
  const isStill = selectToken(store.getState()) === token && savedEndpoint.read() === saved;
  // Without a reply it is unknown.
  if (!isStill || !data) return;
  if (data.endpoint === saved && present.endpoint !== saved) {
    const { error } = await call(savePush, { ...sent(present), kinds: data.kinds.join(',') });
    // After a lost reply the next check finds what the back end has.
    if (error !== undefined) return;
  } else if (data.endpoint !== present.endpoint || data.gone) {
    await endBrowserPush();
    if (data.endpoint === present.endpoint) await call(endPush, {});
    return;
  }
  if (present.endpoint === saved) return;
  savedEndpoint.write(present.endpoint);
  // The cached reply has the kinds of the former endpoint.
  store.dispatch(exchangeApi.util.invalidateTags([TAGS.Push]));
}

const nothing = () => undefined;

/** From now on: at the start, whenever the session changes, and whenever the permission changes. Yields a function that checks at once. */
export function followPush(store: Store): () => void {
  if (!canPush()) return nothing;
  const look = () => void exclusively(() => check(store)).catch(nothing);
  let token = selectToken(store.getState());
  store.subscribe(() => {
    const present = selectToken(store.getState());
    if (present === token) return;
    token = present;
    look();
  });
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((permission) => permission.addEventListener('change', look), nothing);
  look();
  return look;
}
