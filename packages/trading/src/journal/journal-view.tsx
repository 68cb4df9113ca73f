import { decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { Box, colour, Columns, Figure, Figures, FONT_SIZE, hairline, INSET, RADIUS, space } from '@bourse/ui-kit';
import { journalMessages } from './locales/messages';
import { ProfitText } from '../profit-text/profit-text';
import type { JournalDay, JournalStatistics } from './journal';

const DAY = {
  display: 'grid',
  gap: 0.5,
  fontSize: FONT_SIZE.dense,
  padding: 2,
  borderRadius: `${RADIUS.control}px`,
  border: hairline(colour.line),
  '& time': { color: colour.quiet },
} as const;

export interface JournalViewProps {
  readonly statistics: JournalStatistics;
  readonly days: readonly JournalDay[];
  readonly quote: string;
  /** The most decimals of money. */
  readonly decimals?: number | undefined;
}

const PER_CENT = 100;
const percent = (share: number) => decimal((share * PER_CENT).toFixed(2));

/** Statistics of closed trades and their net P/L by day. */
export function JournalView({ statistics, days, quote, decimals }: JournalViewProps) {
  const text = journalMessages.useText();
  const format = useFormat();
  const { count, wins, winRate, profit } = statistics;
  // The list below has the words for no trades.
  if (count === 0) return null;
  return (
    <>
      <Figures style={{ padding: space(3, INSET) }}>
        <Figure label={text('count')}>{format.number(count)}</Figure>
        <Figure label={text('winRate')}>
          {winRate === undefined
            ? NO_VALUE
            : text('winRateOf', {
                rate: format.percent(percent(winRate)),
                wins: format.number(wins),
              })}
        </Figure>
        <Figure label={text('netProfit')}>
          <ProfitText value={profit} unit={quote} decimals={decimals} />
        </Figure>
      </Figures>
      <Columns
        component="ul"
        min={120}
        spacing={1.5}
        style={{ padding: space(3, INSET) }}
        aria-label={text('calendar')}
      >
        {days.map((day) => (
          <Box component="li" sx={DAY} key={day.day}>
            <time dateTime={day.day}>{format.date(day.lastAt)}</time>
            <ProfitText value={day.profit} unit={quote} decimals={decimals} />
            <span>{text('dayCount', { count: day.count })}</span>
          </Box>
        ))}
      </Columns>
    </>
  );
}
