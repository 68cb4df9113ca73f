import { createFormatter, useLanguage } from '@bourse/i18n';
import { midnight } from '../rules/periods';

/** Writes a day of the calendar, `YYYY-MM-DD`, as a date of the language. Days are already named in the zone of the user. */
export function useDayName(): (day: string) => string {
  const { language } = useLanguage();
  const { date } = createFormatter({ language, timeZone: 'UTC' });
  return (day) => date(midnight(day));
}
