import { saveFile, useServerNow } from '@bourse/feature-kit';
import type { Launch, SubscriptionRecord } from '@bourse/contracts/subscription';
import { subscriptionMessages } from '../locales/messages';
import { calendarFile, type CalendarEntry } from '../rules/calendar';
import { unlockTimeline } from '../rules/unlock-timeline';

/** Saves start, end and result of a launch, and every unlock of its token, as a calendar file. */
export function useCalendar(launch: Launch | undefined, records: readonly SubscriptionRecord[]) {
  const text = subscriptionMessages.useText();
  const now = useServerNow();
  return () => {
    if (!launch) return;
    const { name, startsAt, endsAt, resultAt } = launch;
    const entry = (kind: string, at: number | undefined, title: string): CalendarEntry[] =>
      at === undefined ? [] : [{ uid: `${name}-${kind}-${at}@subscription.bourse`, at, title }];
    const entries = [
      ...entry('start', startsAt, text('calendar.start', { name })),
      ...entry('end', endsAt, text('calendar.end', { name })),
      ...entry('result', resultAt, text('calendar.result', { name })),
      ...unlockTimeline(records, name).flatMap(({ at, quantity }) =>
        entry('unlock', at, text('calendar.unlock', { name, quantity })),
      ),
    ];
    saveFile(new Blob([calendarFile(entries, now())], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`);
  };
}
