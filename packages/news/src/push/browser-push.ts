import { createStored } from '@bourse/storage';
import * as v from 'valibot';

/** The endpoint that this browser has saved for the present session; empty: none. Another subscription of the browser is that of a former user. */
export const savedEndpoint = createStored('bourse.push', v.string(), '');

/** Whether the browser has Web Push. Safari on an iPhone has it for installed sites only. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis;

/**
 * Runs one change of the subscription at a time, over all tabs: a check of another tab would take a subscription that is being saved for that of
 * a former user.
 */
export async function exclusively(change: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  await (locks ? locks.request('bourse.push', change) : change());
}

const registered = () => navigator.serviceWorker.getRegistration();

/** The subscription of this browser, whoever has made it. */
export async function browserSubscription(): Promise<PushSubscription | undefined> {
  if (!canPush()) return undefined;
  return (await (await registered())?.pushManager.getSubscription()) ?? undefined;
}

/** Ends the subscription of this browser at its push service: whatever is sent to it reaches nobody. */
export async function endBrowserPush(): Promise<void> {
  savedEndpoint.write('');
  await (await browserSubscription())?.unsubscribe();
}

const inBase64Url = (key: ArrayBuffer | null) =>
  btoa(String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A subscription as the contract sends it. */
export const sent = (subscription: PushSubscription) => ({
  endpoint: subscription.endpoint,
  p256dh: inBase64Url(subscription.getKey('p256dh')),
  auth: inBase64Url(subscription.getKey('auth')),
});

/**
 * The subscription of the present session, or a new one: one of a former user, or for another key, ends first.
 * @throws if the browser refuses, or has no service worker
 */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const registration = await registered();
  if (!registration) throw new Error('The site has no service worker.');
  const present = await registration.pushManager.getSubscription();
  if (present && present.endpoint === savedEndpoint.read()) return present;
  await present?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
