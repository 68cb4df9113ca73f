import { selectIsLoggedIn } from '@bourse/api-client';
import { useServerNow, useAppSelector } from '@bourse/feature-kit';
import { WriteRecovery } from '@bourse/safe-writes';
import { usePairs } from '@bourse/market';
import { useConnection, useEvent } from '@bourse/realtime';
import { useEffect, useRef, useState } from 'react';
import { useRunningOptionsQuery, type RunningOption } from './api';
import { optionSettled, type OptionOrder } from '@bourse/contracts/micro-options';
import { optionLimits } from './personal-limits/limits';
import { PriceLog } from './settlement-record/price-log';
import { keepRecord } from './settlement-record/stored-records';
import { checkPrice, WINDOW_MS } from './rules/settlement-check';
import { submitWrite } from './writes/submit-write';
import { useSettledToast } from './order-notices/use-settled-toast';

/** On every screen of a logged-in user: lost submits, results as toasts, records to verify results, losses of the day. */
export function Component() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  return (
    <>
      <WriteRecovery write={submitWrite} />
      {isLoggedIn && <Watch />}
    </>
  );
}

/** The prices that this device has received. */
function usePriceLog(): PriceLog {
  const [log] = useState(() => new PriceLog());
  const isLive = useConnection().phase === 'live';
  const { groups } = usePairs();
  useEffect(() => log.connection(isLive), [log, isLive]);
  useEffect(() => {
    for (const { pairs } of groups)
      for (const { symbol, last } of pairs) if (last !== undefined) log.note(symbol, last);
  }, [log, groups]);
  return log;
}

/** Follows prices and open options. */
function Watch() {
  const { data: running } = useRunningOptionsQuery();
  const log = usePriceLog();
  const serverNow = useServerNow();
  const tell = useSettledToast();
  const known = useRef(new Map<number, RunningOption>());

  useEffect(() => {
    for (const order of running ?? []) known.current.set(order.id, order);
  }, [running]);

  useEvent(optionSettled, {}, (settled) => {
    for (const order of settled) optionLimits.noteResult(order.currency, order, serverNow());
    tell(settled);
    for (const order of settled) {
      const opened = known.current.get(order.id);
      known.current.delete(order.id);
      // The window after the expiry must have passed.
      if (opened) setTimeout(() => record(log, opened, order), WINDOW_MS);
    }
  });
  return null;
}

/**
 * Compares both prices of the exchange with those of this device. The times are computed from the anchor, never from a
 * wall clock.
 */
function record(log: PriceLog, { anchor, seconds }: RunningOption, { id, symbol, openPrice, endPrice }: OptionOrder) {
  // Without its length the moment of opening is not known.
  if (endPrice === undefined || seconds === undefined) return;
  const expiry = anchor.at + anchor.remaining;
  const [ticks, gaps] = [log.ticks(symbol), log.gaps()];
  keepRecord({
    id,
    open: checkPrice(ticks, gaps, expiry - seconds * 1000, openPrice),
    expiry: checkPrice(ticks, gaps, expiry, endPrice),
  });
}
