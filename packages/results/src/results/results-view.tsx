import { LineChart } from '@bourse/charts';
import type { Decimal } from '@bourse/decimal';
import { ReadError, useLink, type LoadState } from '@bourse/feature-kit';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { BreakdownTable, journalMessages, ProfitText, type ClosedTrade, type ResultProduct } from '@bourse/trading';
import {
  Alert,
  Button,
  Columns,
  EmptyState,
  End,
  Figure,
  Figures,
  Link,
  Padded,
  Panel,
  Quiet,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Toolbar,
  ToolbarField,
} from '@bourse/ui-kit';
import { useCallback } from 'react';
import { resultsMessages } from '../locales/messages';
import { PERIODS, type Period } from '../rules/periods';
import { returnOf, type ResultTotals } from '../rules/totals';
import { MonthCalendar } from './month-calendar';
import { PeriodTable } from './period-table';

/** The read trades of all products. */
interface ReadTrades {
  readonly state: LoadState;
  readonly isComplete: boolean;
  readonly onOlder: () => void;
  readonly onRetry: () => void;
}

/** Choices of the user. */
interface ResultsChoice {
  readonly currencies: readonly string[];
  readonly currency: string | undefined;
  readonly onCurrency: (currency: string) => void;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

export interface ResultsViewProps {
  readonly read: ReadTrades;
  readonly choice: ResultsChoice;
  readonly totals: ResultTotals;
  readonly csv: { readonly isExporting: boolean; readonly onExport: () => void };
  /** Opens the picture of a trade; of the whole result without one. */
  readonly onShare: (trade?: ClosedTrade) => void;
  /** Address of the list of the single overnight fees, where there is one. */
  readonly overnightPath?: string | undefined;
}

/** Height of the course, CSS pixels: reserved while it loads. */
const HEIGHT = 200;

const PER_CENT = 100;

export function useProductName(): (product: ResultProduct) => string {
  const text = journalMessages.useText();
  return (product) => text(`results.${product}`);
}

function Course({ totals: { course }, currency }: { readonly totals: ResultTotals; readonly currency: string }) {
  const text = resultsMessages.useText();
  const format = useFormat();
  const write = useCallback((value: Decimal) => format.money(value, { currency }), [format, currency]);
  if (course.length < 2) return <EmptyState icon="chart" title={text('courseEmpty')} />;
  return <LineChart label={text('course')} points={course} write={write} height={HEIGHT} isStep />;
}

interface ExtremeProps {
  readonly label: string;
  readonly trade: ClosedTrade | undefined;
  readonly onShare: ResultsViewProps['onShare'];
}

/** The best or the worst trade, with its picture. */
function Extreme({ label, trade, onShare }: ExtremeProps) {
  const text = resultsMessages.useText();
  const format = useFormat();
  const product = useProductName();
  if (!trade) return null;
  const share = returnOf(trade);
  return (
    <Figure label={label}>
      <Stack spacing={1} sx={{ alignItems: 'start' }}>
        <span>
          <ProfitText value={trade.profit} unit={trade.currency} />
          {share !== undefined && ` (${format.percent(share, { sign: 'always' })})`}
        </span>
        <Quiet>{`${trade.symbol} · ${product(trade.product)} · ${format.date(trade.closedAt)}`}</Quiet>
        <Button size="small" tone="quiet" aria-label={`${text('share')}: ${label}`} onClick={() => onShare(trade)}>
          {text('share')}
        </Button>
      </Stack>
    </Figure>
  );
}

/** Leads to the list of the single overnight fees. */
function OvernightLink({ path }: { readonly path: string }) {
  return <Link {...useLink(path)}>{resultsMessages.useText()('overnightFees')}</Link>;
}

/** Why sums are not known. An older trade that is not loaded may have the cost of what was sold. */
function Unpriced({ totals, isComplete }: { readonly totals: ResultTotals; readonly isComplete: boolean }) {
  const text = resultsMessages.useText();
  const format = useFormat();
  const uncosted = isComplete ? totals.uncosted : 0;
  const others = totals.unpriced - uncosted;
  return (
    <>
      {uncosted > 0 && <Alert>{text('uncosted', { trades: format.number(uncosted), count: uncosted })}</Alert>}
      {others > 0 && <Alert>{text('unpriced', { trades: format.number(others), count: others })}</Alert>}
    </>
  );
}

function Totals({
  totals,
  currency,
  isComplete,
  onShare,
  overnightPath,
}: Pick<ResultsViewProps, 'totals' | 'onShare' | 'overnightPath'> & { currency: string; isComplete: boolean }) {
  const text = resultsMessages.useText();
  const journalText = journalMessages.useText();
  const format = useFormat();
  const { statistics, fees, overnight, best, worst } = totals;
  const { count, wins, winRate, profit } = statistics;
  return (
    <Padded>
      <Stack spacing={3}>
        <Figures>
          <Figure label={journalText('netProfit')} size="heading">
            <ProfitText value={profit} unit={currency} />
          </Figure>
          <Figure label={journalText('count')}>{format.number(count)}</Figure>
          <Figure label={journalText('winRate')}>
            {winRate === undefined
              ? NO_VALUE
              : journalText('winRateOf', { rate: `${(winRate * PER_CENT).toFixed(0)} %`, wins: format.number(wins) })}
          </Figure>
          <Figure label={text('fees')}>{format.money(fees, { currency })}</Figure>
          <Figure label={text('overnight')}>
            {format.money(overnight, { currency })}
            {overnightPath !== undefined && (
              <>
                {' '}
                <OvernightLink path={overnightPath} />
              </>
            )}
          </Figure>
        </Figures>
        <Figures>
          <Extreme label={text('best')} trade={best} onShare={onShare} />
          <Extreme label={text('worst')} trade={worst} onShare={onShare} />
        </Figures>
        <Unpriced totals={totals} isComplete={isComplete} />
        <Quiet>{text('basis')}</Quiet>
      </Stack>
    </Padded>
  );
}

function Controls({ choice, csv, onShare }: Pick<ResultsViewProps, 'choice' | 'csv' | 'onShare'>) {
  const { currencies, currency, onCurrency } = choice;
  const text = resultsMessages.useText();
  return (
    <Toolbar>
      {currency !== undefined && currencies.length > 1 && (
        <ToolbarField>
          <Select
            label={text('currency')}
            value={currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={onCurrency}
          />
        </ToolbarField>
      )}
      <End>
        <Button size="small" tone="quiet" onClick={() => onShare()}>
          {text('shareTotal')}
        </Button>
        <Button size="small" tone="quiet" pending={csv.isExporting} onClick={csv.onExport}>
          {text('export')}
        </Button>
      </End>
    </Toolbar>
  );
}

/** Profit and loss of all products: totals, course, calendar, periods, pairs and products. */
export function ResultsView({ read, choice, totals, csv, onShare, overnightPath }: ResultsViewProps) {
  const text = resultsMessages.useText();
  const product = useProductName();
  const { currency, period, onPeriod } = choice;
  if (read.state.kind === 'failed') {
    return <ReadError title={text('failed')} failure={read.state.failure} onRetry={read.onRetry} />;
  }
  if (read.state.kind === 'loading') {
    return (
      <Stack spacing={3} aria-busy>
        <Skeleton height={HEIGHT} />
        <Skeleton height={HEIGHT} />
      </Stack>
    );
  }
  if (currency === undefined) {
    return (
      <Panel label={text('title')}>
        <EmptyState icon="chart" title={text('none')} hint={text('noneHint')} />
      </Panel>
    );
  }
  const products = totals.byProduct.map((group) => ({
    ...group,
    group: product(group.group === 'spot' || group.group === 'leverage' ? group.group : 'options'),
  }));
  return (
    <Stack spacing={4}>
      {!read.isComplete && (
        <Alert
          tone="warning"
          action={
            <Button size="small" tone="quiet" onClick={read.onOlder}>
              {text('older')}
            </Button>
          }
        >
          {text('incomplete')}
        </Alert>
      )}
      <Panel label={text('title')}>
        <Controls choice={choice} csv={csv} onShare={onShare} />
        <Totals
          totals={totals}
          currency={currency}
          isComplete={read.isComplete}
          onShare={onShare}
          overnightPath={overnightPath}
        />
      </Panel>
      <Columns shares={[1, 1]} alignItems="stretch">
        <Panel title={text('course')}>
          <Padded>
            <Course totals={totals} currency={currency} />
          </Padded>
        </Panel>
        <Panel title={text('calendar')}>
          <MonthCalendar key={currency} days={totals.days} currency={currency} />
        </Panel>
      </Columns>
      <Panel label={text('period')}>
        <Padded>
          <SegmentedControl
            isQuiet
            label={text('period')}
            value={period}
            options={PERIODS.map((value) => ({ value, label: text(`period.${value}`) }))}
            onChange={onPeriod}
          />
        </Padded>
        <PeriodTable days={totals.days} period={period} currency={currency} />
      </Panel>
      <Columns shares={[1, 1]} alignItems="stretch">
        <Panel title={text('byProduct')}>
          <BreakdownTable by={text('byProduct')} groups={products} quote={currency} />
        </Panel>
        <Panel title={text('byPair')}>
          <BreakdownTable by={text('byPair')} groups={totals.byPair} quote={currency} />
        </Panel>
      </Columns>
    </Stack>
  );
}
