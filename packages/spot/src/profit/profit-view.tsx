import { LineChart } from '@bourse/charts';
import { sumIfKnown, type Decimal } from '@bourse/decimal';
import { ReadError, type LinkProps, type LoadState } from '@bourse/feature-kit';
import { useFormat } from '@bourse/i18n';
import { JournalView, journalStatistics, ProfitText } from '@bourse/trading';
import {
  Alert,
  Button,
  Columns,
  EmptyState,
  End,
  Figure,
  Figures,
  Padded,
  Panel,
  Quiet,
  Select,
  Skeleton,
  Stack,
  Text,
  Toolbar,
  ToolbarField,
} from '@bourse/ui-kit';
import { useCallback, type ReactNode } from 'react';
import { spotMessages } from '../locales/messages';
import { COST_METHODS, type CostMethod } from '../rules/cost-basis';
import { unrealisedProfit } from '../rules/pair-profit';
import { profitMessages } from './locales/messages';
import { PairTable } from './pair-table';
import type { ProfitSummary } from '../rules/profit-summary';

/** The read trades. */
interface ProfitFills {
  readonly state: LoadState;
  /** Trades that have arrived. */
  readonly count: number;
  readonly isComplete: boolean;
  /** Trades without a known fee. */
  readonly feesUnknown: number;
  readonly onOlder: () => void;
  readonly onRetry: () => void;
}

/** The user's choice. */
interface ProfitChoice {
  readonly method: CostMethod;
  readonly onMethod: (method: CostMethod) => void;
  readonly quotes: readonly string[];
  readonly quote: string;
  readonly onQuote: (quote: string) => void;
}

export interface ProfitViewProps {
  readonly fills: ProfitFills;
  readonly choice: ProfitChoice;
  readonly summary: ProfitSummary;
  /** The export of the lots. */
  readonly csv: { readonly isExporting: boolean; readonly onExport: () => void };
  readonly lastPrice: (symbol: string) => Decimal | undefined;
  /** To the trading screen, for a user without trades. */
  readonly trade: LinkProps;
  /** The sales of the quote currency. */
  readonly children: ReactNode;
}

/** Height of the course, CSS pixels: reserved while it loads. */
const HEIGHT = 200;

/** The figures that are not known, with their reasons. */
function Unknowns({ fills, summary: { uncovered } }: Pick<ProfitViewProps, 'fills' | 'summary'>) {
  const { isComplete, count, feesUnknown, onOlder } = fills;
  const text = profitMessages.useText();
  const format = useFormat();
  return (
    <Stack spacing={2}>
      {!isComplete && (
        <Alert
          tone="warning"
          action={
            <Button size="small" tone="quiet" onClick={onOlder}>
              {text('loadOlder')}
            </Button>
          }
        >
          {text('incomplete', { count: format.number(count) })}
        </Alert>
      )}
      {uncovered > 0 && <Alert>{text('uncovered', { sales: format.number(uncovered), count: uncovered })}</Alert>}
      {feesUnknown > 0 && (
        <Alert>{text('feesUnknown', { trades: format.number(feesUnknown), count: feesUnknown })}</Alert>
      )}
    </Stack>
  );
}

function Controls({ choice, csv: { isExporting, onExport } }: Pick<ProfitViewProps, 'choice' | 'csv'>) {
  const { method, onMethod, quotes, quote, onQuote } = choice;
  const text = profitMessages.useText();
  return (
    <Toolbar>
      <ToolbarField>
        <Select
          label={text('method.label')}
          value={method}
          options={COST_METHODS.map((value) => ({ value, label: text(`method.${value}`) }))}
          onChange={onMethod}
        />
      </ToolbarField>
      {quotes.length > 1 && (
        <ToolbarField>
          <Select
            label={text('quote.label')}
            value={quote}
            options={quotes.map((value) => ({ value, label: value }))}
            onChange={onQuote}
          />
        </ToolbarField>
      )}
      <End>
        <Button size="small" tone="quiet" pending={isExporting} onClick={onExport}>
          {text('export')}
        </Button>
      </End>
    </Toolbar>
  );
}

function Course({ course, quote }: { readonly course: ProfitSummary['course']; readonly quote: string }) {
  const text = profitMessages.useText();
  const format = useFormat();
  const write = useCallback((value: Decimal) => format.money(value, { currency: quote }), [format, quote]);
  if (course.length < 2) return <EmptyState icon="chart" title={text('courseEmpty')} />;
  return <LineChart label={text('course')} points={course} write={write} height={HEIGHT} isStep />;
}

/** Realised and unrealised P/L of the user's spot trades: totals, course by day, pairs and sales. */
export function ProfitView({ fills, choice, summary, csv, lastPrice, trade, children }: ProfitViewProps) {
  const { state, count, onRetry } = fills;
  const { pairs, results, realised, days, course } = summary;
  const { quote } = choice;
  const text = profitMessages.useText();
  const spotText = spotMessages.useText();
  const format = useFormat();
  if (state.kind === 'failed') {
    return <ReadError title={spotText('orders.historyFailed')} failure={state.failure} onRetry={onRetry} />;
  }
  if (state.kind === 'loading') {
    return (
      <Stack spacing={3} aria-busy>
        <Text as="output" tone="quiet">
          {spotText('csv.progress', { count: format.number(count) })}
        </Text>
        <Skeleton height={HEIGHT} />
        <Skeleton height={HEIGHT} />
      </Stack>
    );
  }
  if (count === 0) {
    return (
      <Panel label={spotText('profit.title')}>
        <EmptyState
          title={spotText('orders.noneDone')}
          hint={text('emptyHint')}
          action={<Button {...trade}>{text('trade')}</Button>}
        />
      </Panel>
    );
  }
  const unrealised = sumIfKnown(pairs.map((pair) => unrealisedProfit(pair, lastPrice(`${pair.base}/${pair.quote}`))));
  return (
    <Stack spacing={4}>
      <Unknowns fills={fills} summary={summary} />
      <Panel label={spotText('profit.title')}>
        <Controls choice={choice} csv={csv} />
        <Padded>
          <Figures>
            <Figure label={text('realised')} size="heading">
              <ProfitText value={realised} unit={quote} />
            </Figure>
            <Figure label={text('unrealised')} size="heading">
              <ProfitText value={unrealised} unit={quote} />
            </Figure>
          </Figures>
          <Quiet>{text('basis')}</Quiet>
        </Padded>
      </Panel>
      <Columns shares={[1, 1]} alignItems="stretch">
        <Panel title={text('course')}>
          <Padded>
            <Course course={course} quote={quote} />
          </Padded>
        </Panel>
        {results.length > 0 && (
          <Panel label={text('sales.statistics')}>
            <JournalView statistics={journalStatistics(results)} days={days} quote={quote} />
          </Panel>
        )}
      </Columns>
      <Panel title={text('pairs')}>
        <PairTable pairs={pairs} lastPrice={lastPrice} />
      </Panel>
      <Panel title={text('sales')}>{children}</Panel>
    </Stack>
  );
}
