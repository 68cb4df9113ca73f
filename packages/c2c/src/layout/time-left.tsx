import { useCountdown } from '@bourse/feature-kit';
import { clockText } from '../rules/deadline';

export interface TimeLeftProps {
  /** Epoch milliseconds by server time. */
  readonly until: number;
  /** What happens once the time is over: a clock that has stopped at 0:00 does not tell. */
  readonly over: string;
}

/** The time until a deadline, then what follows. */
export function TimeLeft({ until, over }: TimeLeftProps) {
  const seconds = useCountdown(until);
  return seconds === 0 ? over : clockText(seconds * 1000);
}
