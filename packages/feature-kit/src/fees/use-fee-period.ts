import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Days until now; `all`: without a limit. */
export const FEE_PERIODS = ['7', '30', '90', 'all'] as const;
export type FeePeriod = (typeof FEE_PERIODS)[number];

const DAY_MS = 86_400_000;
const DEFAULT_PERIOD: FeePeriod = '30';
const PARAMETER = 'days';

/** The period of the fee page. It is in the address, so that the parts of all features have the same one. */
export function useFeePeriod() {
  const [parameters, setParameters] = useSearchParams();
  const [now] = useState(() => Date.now());
  const period = FEE_PERIODS.find((each) => each === parameters.get(PARAMETER)) ?? DEFAULT_PERIOD;
  return {
    period,
    /** Start of the period, epoch milliseconds; `undefined` without a limit. */
    since: period === 'all' ? undefined : now - Number(period) * DAY_MS,
    onPeriod: (next: FeePeriod) =>
      setParameters(
        (current) => {
          const changed = new URLSearchParams(current);
          changed.set(PARAMETER, next);
          return changed;
        },
        { replace: true },
      ),
  };
}
