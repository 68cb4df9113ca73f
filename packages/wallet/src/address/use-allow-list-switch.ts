import { useAppDispatch, useServerNow } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { useAllowList } from '../account/stored-values';
import { walletApi } from '../api';
import { walletMessages } from '../locales/messages';
import { addressKey, isAllowListOn, switchOff, switchOn } from '../rules/allow-list';

/** Reads the address books of all currencies. */
function useReadBooks() {
  const dispatch = useAppDispatch();
  return async (): Promise<readonly string[]> => {
    const fresh = { forceRefetch: true, subscribe: false } as const;
    const currencies = await dispatch(walletApi.endpoints.addressCurrencies.initiate(undefined, fresh)).unwrap();
    const books = await Promise.all(
      currencies.map(async ({ id }) => {
        const saved = await dispatch(walletApi.endpoints.savedAddresses.initiate(id, fresh)).unwrap();
        return saved.map(({ address }) => addressKey(id, address));
      }),
    );
    return books.flat();
  };
}

/** Cause of the toast: a success replaces the failure before it. */
const TOAST = 'allow-list';

/** The allow-list mode of this device. Switching it on reads all books, because their addresses have no cool-down. */
export function useAllowListSwitch() {
  const text = walletMessages.useText();
  const toast = useToast();
  const readBooks = useReadBooks();
  const [isReading, setIsReading] = useState(false);
  const now = useServerNow();
  const [list, change] = useAllowList();
  const isOn = isAllowListOn(list, now());
  const isLasting = isOn && list.endsAt === undefined;
  const toggle = async () => {
    if (isLasting) return change((before) => switchOff(before, now()));
    setIsReading(true);
    const known = await readBooks().catch(() => undefined);
    setIsReading(false);
    if (!known) return toast.error(text('book.failed'), TOAST);
    toast.dismiss(TOAST);
    return change((before) => switchOn(before, known, now()));
  };
  return {
    isOn,
    /** When the mode ends, after it was switched off; epoch milliseconds. */
    endsAt: isOn ? list.endsAt : undefined,
    isReading,
    onToggle: () => void toggle(),
  };
}
