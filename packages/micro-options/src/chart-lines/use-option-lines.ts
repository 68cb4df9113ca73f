import { selectIsLoggedIn } from '@bourse/api-client';
import { useServerNow, useAppSelector } from '@bourse/feature-kit';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { priceDecimals, tickOf } from '@bourse/market';
import type { ChartLine } from '@bourse/charts';
import type { Pair } from '@bourse/contracts/market';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRunningOptionsQuery, type RunningOption } from '../api';
import { ticker } from '../clock/ticker';
import { useExpiry } from '../clock/use-expiry';
import { microOptionsMessages } from '../locales/messages';
import { optionLines } from './option-lines';

const NONE: readonly RunningOption[] = [];

/** The running options of a pair as lines on its chart. */
export function useOptionLines(pair: Pair): ChartLine[] {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { data = NONE } = useRunningOptionsQuery(undefined, { skip: !isLoggedIn });
  const { shown } = useExpiry(data);
  const own = shown.filter((option) => option.symbol === pair.symbol && option.status === 'trading');
  const offset = useClockOffset();
  return optionLines(own, {
    tick: tickOf(priceDecimals(pair)),
    offset,
    labelOf: ({ direction, amount, seconds }) =>
      text(direction === 'up' ? 'line.up' : 'line.down', {
        amount: format.amount(amount, 0),
        seconds: seconds ?? NO_VALUE,
      }),
  });
}

/** The exchange's time minus `performance.now()`, milliseconds; read again after a sleep, during which the latter may stop. */
function useClockOffset(): number {
  const serverNow = useServerNow();
  const [offset, setOffset] = useState(() => serverNow() - performance.now());
  const readAgain = useEffectEvent(() => setOffset(serverNow() - performance.now()));
  useEffect(() => ticker.onJump(readAgain), []);
  return offset;
}
