import { selectIsLoggedIn } from '@bourse/api-client';
import type { Decimal } from '@bourse/decimal';
import { useFailureText, usePolling, useTokenPriceQuery, useWrite, useAppSelector } from '@bourse/feature-kit';
import { useServerText } from '@bourse/i18n';
import { useToast } from '@bourse/ui-kit';
import { useState } from 'react';
import { useLaunchQuery, useSubscriptionsQuery } from '../api';
import { quantityProblem, type QuantityProblem } from '../rules/quantity';
import { subscribeWrite } from '../writes/subscribe';
import { useSellThrough } from './use-sell-through';

/** Interval of reads of the market price (money side, section 5), and of the launch, milliseconds. */
const PRICE_POLL_MS = 1000;
const LAUNCH_POLL_MS = 5000;

/** The launch, the market price of its token, and its pace. */
function useLaunch() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const query = useLaunchQuery(undefined, usePolling(LAUNCH_POLL_MS));
  const { data: market } = useTokenPriceQuery(undefined, usePolling(PRICE_POLL_MS));
  // Loaded before a write, for the look-up after a lost reply.
  useSubscriptionsQuery(undefined, { skip: !isLoggedIn });
  return { isLoggedIn, query, market, pace: useSellThrough(query.data?.remaining, query.fulfilledTimeStamp) };
}

/** The write, with a toast for its success. */
function useSubscribeWrite(onDone: () => void, onRefused: (message: string | undefined) => void) {
  const toast = useToast();
  const serverText = useServerText();
  const failureText = useFailureText();
  return useWrite(subscribeWrite, (result) => {
    if (result.kind === 'done') {
      toast.success(serverText(result.reply));
      onDone();
    } else if (result.kind === 'refused') onRefused(failureText(result.failure));
  });
}

/** The form of a subscription and its write. */
export function useSubscribe() {
  const { isLoggedIn, query, market, pace } = useLaunch();
  const [quantity, setQuantity] = useState<Decimal>();
  const [problem, setProblem] = useState<QuantityProblem>();
  const [refusal, setRefusal] = useState<string>();
  const launch = query.data;

  const change = (next: Decimal | undefined) => {
    setQuantity(next);
    setProblem(undefined);
    setRefusal(undefined);
  };
  const write = useSubscribeWrite(
    () => change(undefined),
    (message) => {
      setRefusal(message);
      void query.refetch();
    },
  );
  const press = () => {
    if (!launch || !quantity) return;
    write.press({ token: launch.name, quantity, price: launch.price });
  };

  return {
    query,
    launch,
    market,
    isLoggedIn,
    quantity,
    pace,
    problem,
    refusal,
    write,
    onQuantity: change,
    onSubmit: () => {
      if (!launch) return;
      const found = quantityProblem(quantity, launch);
      setProblem(found);
      setRefusal(undefined);
      if (found === undefined) press();
    },
    /** Asks for confirmation again with the current price. */
    onNewPrice: () => {
      write.takeBack();
      press();
    },
  };
}
