import { useCountdown } from '@bourse/feature-kit';
import { useEffect, useState } from 'react';
import { c2cMessages } from '../locales/messages';
import { clockText, minutesToAnnounce } from '../rules/deadline';

/**
 * Milliseconds until the deadline by server time. While the order is unpaid the remaining time is in the page's title, then that
 * it is over, and the last 5, 2 and 1 minutes and the end are announced. The client never cancels an order itself.
 */
export function useDeadline(until: number | undefined): { leftMs: number; announcement: string } {
  const text = c2cMessages.useText();
  const leftMs = useCountdown(until) * 1000;
  const [announced, setAnnounced] = useState<{ before: number; minutes: number | undefined }>({
    before: leftMs,
    minutes: undefined,
  });
  if (announced.before !== leftMs) {
    setAnnounced({ before: leftMs, minutes: minutesToAnnounce(announced.before, leftMs) ?? announced.minutes });
  }
  const running = leftMs > 0 ? text('order.tabTitle', { time: clockText(leftMs) }) : text('order.windowOver');
  const title = until === undefined ? undefined : running;
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  const { minutes } = announced;
  const isOver = until !== undefined && leftMs === 0;
  const minutesLeft = minutes === undefined ? '' : text('order.minutesLeft', { count: minutes });
  return { leftMs, announcement: isOver ? text('order.windowEnded') : minutesLeft };
}
