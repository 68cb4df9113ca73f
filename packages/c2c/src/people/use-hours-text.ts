import type { WeekHours } from '@bourse/contracts/c2c';
import { c2cMessages } from '../locales/messages';

export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Hours of a week in words, in the zone of the merchant. */
export function useHoursText(): (hours: WeekHours) => string {
  const text = c2cMessages.useText();
  return ({ days, open, close, zone }) => {
    const names = WEEK.filter((day) => days.includes(day)).map((day) => text(`day.${day}`));
    const shown = names.length === WEEK.length ? text('hours.daily') : names.join(', ');
    return `${shown} · ${open === close ? text('hours.allDay') : `${open}–${close}`} · ${zone}`;
  };
}
