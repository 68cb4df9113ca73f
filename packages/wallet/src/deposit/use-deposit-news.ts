import { readFresh } from '@bourse/api-client';
import { reportUserEvent } from '@bourse/notifications';
import { throttle, useAppDispatch, usePolledRead, usePolling, useServerNow } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { useRealtime } from '@bourse/realtime';
import { balanceChanged } from '@bourse/contracts/events';
import { useToast } from '@bourse/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { moneyChanged } from '../api';
import { ledger, LEDGER_PAGE_SIZE, type LogRow } from '@bourse/contracts/wallet';
import { walletMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { depositNews, depositNewsId, isAnyDepositOpen, type DepositNews } from '../rules/deposit-news';

const TOAST = 'deposit';

/** Least time between two reads of the ledger, milliseconds: balances change with every fill. */
const READ_EVERY_MS = 15_000;

/** Reports a deposit: a toast, and an entry of the notification centre. */
function useTellDeposit() {
  const text = walletMessages.useText();
  const format = useFormat();
  const toast = useToast();
  return (news: DepositNews) => {
    const { row, progress } = news;
    const message = text(`news.deposit.${progress.stage}`, {
      amount: format.money(row.value, { currency: row.currency }),
      confirmations: format.number(progress.confirmations),
      required: format.number(progress.required),
      count: progress.required,
    });
    reportUserEvent({ id: depositNewsId(news), text: message, path: PATHS.ledger });
    toast.info(message, TOAST);
  };
}

/** Reads the ledger and tells what has changed since the read before, or since the start. */
function useDepositUpdates() {
  const tell = useTellDeposit();
  const dispatch = useAppDispatch();
  const now = useServerNow();
  const known = useRef<{ readonly since: number; readonly rows?: readonly LogRow[] }>(undefined);
  const [isOpen, setOpen] = useState(false);
  return {
    /** A deposit waits for confirmations. */
    isOpen,
    start: () => {
      known.current = { since: now() };
    },
    read: async () => {
      const { data } = await dispatch(readFresh(ledger, { page: 1, limit: LEDGER_PAGE_SIZE }));
      if (data === undefined || known.current === undefined) return;
      const { since, rows } = known.current;
      const news = depositNews(rows, data, since);
      for (const one of news) tell(one);
      // What can be withdrawn has changed, and no event says so.
      if (news.some(({ progress }) => progress.stage === 'complete')) dispatch(moneyChanged());
      known.current = { since, rows: data };
      setOpen(isAnyDepositOpen(data, now()));
    },
  };
}

/** On every screen: tells which deposits were detected, credited and completed. Only where the back end sends their confirmations. */
export function useDepositNews(): void {
  const deposits = useDepositUpdates();
  const realtime = useRealtime();
  const start = useEffectEvent(deposits.start);
  const read = useEffectEvent(deposits.read);
  usePolledRead(usePolling(deposits.isOpen ? READ_EVERY_MS : 0), () => void deposits.read());
  useEffect(() => {
    start();
    const paced = throttle(READ_EVERY_MS, () => void read());
    const stops = [realtime.subscribe(balanceChanged, {}, paced.request), realtime.onResync(paced.request)];
    return () => {
      paced.stop();
      for (const stop of stops) stop();
    };
  }, [realtime]);
}
