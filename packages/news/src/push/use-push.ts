import { asFailure, isUnknownOutcome } from '@bourse/api-client';
import type { PushCapability, PushKind, SavedPush } from '@bourse/contracts/push';
import { useFailureText } from '@bourse/feature-kit';
import { announcementMessages, mayNotify } from '@bourse/notifications';
import { useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { useEndPushMutation, useSavedPushQuery, useSavePushMutation } from './api';
import { endBrowserPush, exclusively, savedEndpoint, sent, subscribe } from './browser-push';
import { pushMessages } from './locales/messages';

const TOAST = 'push';
const NONE: readonly PushKind[] = [];

/** Saves and ends the subscription at the back end, and says why that failed. */
function useWrites() {
  const failureText = useFailureText();
  const toast = useToast();
  const [save] = useSavePushMutation();
  const [end] = useEndPushMutation();
  const report = (error: unknown) => {
    const words = failureText(asFailure(error));
    if (words !== undefined) toast.error(words, TOAST);
  };
  return {
    report,
    /** `unknown`: the reply was lost. */
    save: async (
      subscription: PushSubscription,
      kinds: readonly PushKind[],
    ): Promise<'saved' | 'unknown' | 'refused'> => {
      const { error } = await save({ ...sent(subscription), kinds: kinds.join(',') });
      if (error === undefined) return 'saved';
      report(error);
      return isUnknownOutcome(asFailure(error)) ? 'unknown' : 'refused';
    },
    end: async () => {
      const { error } = await end();
      if (error !== undefined) report(error);
    },
  };
}

/** The kinds that the back end has, and those of the last change until a later read has them. */
function useKinds() {
  const endpoint = savedEndpoint.useValue();
  const query = useSavedPushQuery(undefined, { skip: endpoint === '' });
  const [changed, setChanged] = useState<{ readonly kinds: readonly PushKind[]; readonly at: number }>();
  const isRead = query.isSuccess && !query.isFetching;
  const isChangeRead = isRead && changed !== undefined && (query.startedTimeStamp ?? 0) >= changed.at;
  const unread = isChangeRead ? undefined : changed?.kinds;
  const kindsOf = (data: SavedPush | undefined) => (data?.endpoint === endpoint ? data.kinds : NONE);
  const kinds = endpoint === '' ? NONE : (unread ?? kindsOf(query.data));
  return {
    endpoint,
    kinds,
    setChanged,
    /** Reads them first where they are not known, or are those of another endpoint: a change of stale ones would take back another change. */
    known: async () => {
      if (endpoint === '' || unread || (isRead && query.data.endpoint === endpoint)) return { kinds };
      const { data, error } = await query.refetch();
      return error === undefined ? { kinds: kindsOf(data) } : { error };
    },
  };
}

/** The kinds of notices that reach this browser when the site is closed, and how one is switched. */
export function usePush({ publicKey, kinds: offered }: PushCapability) {
  const text = pushMessages.useText();
  const common = announcementMessages.useText();
  const toast = useToast();
  const { endpoint, kinds: chosen, setChanged, known } = useKinds();
  const writes = useWrites();
  const [isBusy, setBusy] = useState(false);

  async function choose(kinds: readonly PushKind[]): Promise<void> {
    const subscription = await subscribe(publicKey).catch(() => undefined);
    if (!subscription) {
      toast.error(text('failed'), TOAST);
      return;
    }
    const at = Date.now();
    const outcome = await writes.save(subscription, kinds);
    if (outcome === 'saved') setChanged({ kinds, at });
    // After a lost reply the next read tells whether the back end has it.
    if (outcome !== 'refused') savedEndpoint.write(subscription.endpoint);
    else if (endpoint === '') await endBrowserPush();
  }

  /** The browser ends its subscription first: then nothing arrives, also if the call fails. */
  async function endAll() {
    setChanged(undefined);
    await endBrowserPush();
    await writes.end();
  }

  async function set(kind: PushKind, isWanted: boolean): Promise<void> {
    if (isWanted && !(await mayNotify())) {
      toast.error(common('notAllowed'), TOAST);
      return;
    }
    toast.dismiss(TOAST);
    const present = await known();
    if (!present.kinds) return writes.report(present.error);
    const kinds = offered.filter((one) => (one === kind ? isWanted : present.kinds.includes(one)));
    await exclusively(async () => (kinds.length === 0 ? endAll() : choose(kinds)));
  }

  return {
    chosen,
    /** Ignored while the change before is under way. A switch that is disabled meanwhile would lose the focus. */
    set: async (kind: PushKind, isWanted: boolean) => {
      if (isBusy) return;
      setBusy(true);
      try {
        await set(kind, isWanted);
      } finally {
        setBusy(false);
      }
    },
  };
}
