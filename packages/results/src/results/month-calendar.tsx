import type { Decimal } from '@bourse/decimal';
import { languageTag, useFormat, useLanguage } from '@bourse/i18n';
import { toneOf, type JournalDay } from '@bourse/trading';
import { BELOW, colour, FONT_SIZE, IconButton, Padded, RADIUS, Row, soft, SPACE, Text, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import { resultsMessages } from '../locales/messages';
import { monthWeeks, nextMonth, periodStart, previousMonth } from '../rules/periods';

const Grid = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: SPACE,
  fontSize: FONT_SIZE.dense,
  '& th': { fontWeight: WEIGHT.regular, color: colour.quiet },
  '& td': {
    height: 48,
    padding: SPACE,
    verticalAlign: 'top',
    borderRadius: RADIUS.control,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& td time': { display: 'block', color: colour.quiet },
  // A cell of a phone is 43 px wide: `+12.35K`.
  [BELOW.sm]: { borderSpacing: SPACE / 2, '& td': { padding: SPACE / 2, fontSize: FONT_SIZE.mark } },
  '& td[data-day]': { backgroundColor: colour.raised },
  '& td[data-tone="up"]': { backgroundColor: soft(colour.up, 16) },
  '& td[data-tone="down"]': { backgroundColor: soft(colour.down, 16) },
});

/** Monday, 5 January 2026: the days after it name the weekdays. */
const A_MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

export interface MonthCalendarProps {
  /** Oldest first. */
  readonly days: readonly JournalDay[];
  readonly currency: string;
}

/** The sign is always written, so that the colour is never the only mark of a loss. */
function useSigned() {
  const format = useFormat();
  return (value: Decimal | undefined) => {
    const text = format.compact(value);
    return toneOf(value) === 'up' ? `+${text}` : text;
  };
}

/** The days of a month as a calendar, each with its net P/L. It begins with the month of the newest trade. */
export function MonthCalendar({ days, currency }: MonthCalendarProps) {
  const text = resultsMessages.useText();
  const tag = languageTag(useLanguage().language);
  const signed = useSigned();
  const newest = days.at(-1)?.day;
  const [chosen, setMonth] = useState<string>();
  const month = chosen ?? (newest === undefined ? undefined : periodStart(newest, 'month'));
  if (month === undefined) return null;
  const named = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const results = new Map(days.map((day) => [day.day, day]));
  return (
    <Padded>
      <Row spacing={2}>
        <IconButton icon="chevronLeft" label={text('previousMonth')} onClick={() => setMonth(previousMonth(month))} />
        <Text as="output" isStrong>
          {`${named.format(Date.parse(`${month}T00:00:00Z`))} · ${currency}`}
        </Text>
        <IconButton icon="chevronRight" label={text('nextMonth')} onClick={() => setMonth(nextMonth(month))} />
      </Row>
      <Grid aria-label={text('calendar')}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_day, at) => (
              <th key={at} scope="col">
                {weekday.format(A_MONDAY + at * DAY_MS)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week, at) => (
            <tr key={at}>
              {week.map((day, place) => {
                const result = day === undefined ? undefined : results.get(day);
                return (
                  <td
                    key={day ?? place}
                    data-day={day === undefined ? undefined : ''}
                    data-tone={toneOf(result?.profit)}
                  >
                    {day !== undefined && <time dateTime={day}>{Number(day.slice(-2))}</time>}
                    {result && signed(result.profit)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Padded>
  );
}
