import { selectIsLoggedIn } from '@bourse/api-client';
import { ReadError, useAppSelector, useLink } from '@bourse/feature-kit';
import { useAllPages } from '@bourse/lists';
import { useFormat, useTimeZone, zoneName } from '@bourse/i18n';
import { BreakdownTable, journalMessages, JournalView, RefusedOrdersPanel, ResultTabs } from '@bourse/trading';
import { Alert, Box, Button, Columns, EmptyState, Page, Panel, Select, Skeleton, Stack } from '@bourse/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSettledPagesInfiniteQuery } from '../api';
import { optionStatistics } from '../rules/option-statistics';
import { microOptionsMessages } from '../locales/messages';
import { refusedOptions } from '../orders/refused-options';
import { SettledOptions } from '../orders/settled-options';
import { PATHS } from '../paths';

/** Statistics of all settled options, of one currency at a time. */
function Statistics() {
  const text = microOptionsMessages.useText();
  const journalText = journalMessages.useText();
  const format = useFormat();
  const { timeZone } = useTimeZone();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { rows, state, isComplete, onOlder, onRetry } = useAllPages(
    useSettledPagesInfiniteQuery(isLoggedIn ? undefined : skipToken),
  );
  const [chosen, setChosen] = useState<string>();
  if (state.kind === 'failed') {
    return <ReadError title={text('orders.failed')} failure={state.failure} onRetry={onRetry} />;
  }
  if (state.kind === 'loading') return <Skeleton height={160} />;
  const currencies = [...new Set(rows.map(({ currency }) => currency))];
  const currency = currencies.find((each) => each === chosen) ?? currencies[0];
  // The list below has the words for no options.
  if (currency === undefined) return null;
  const { statistics, days, byPair, byDuration, byHour } = optionStatistics(
    rows.filter((option) => option.currency === currency),
    zoneName(timeZone),
    (seconds) => text('panel.seconds', { seconds: format.number(seconds) }),
  );
  return (
    <Stack spacing={4}>
      {!isComplete && (
        <Alert
          tone="warning"
          action={
            <Button size="small" tone="quiet" onClick={onOlder}>
              {journalText('older')}
            </Button>
          }
        >
          {journalText('incomplete')}
        </Alert>
      )}
      {currencies.length > 1 && (
        <Box sx={{ maxWidth: 160 }}>
          <Select
            label={journalText('currency')}
            value={currency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={setChosen}
          />
        </Box>
      )}
      <Panel label={text('journal.title')}>
        <JournalView statistics={statistics} days={days} quote={currency} />
      </Panel>
      <Columns min={300} spacing={4}>
        <Panel title={journalText('byPair')}>
          <BreakdownTable by={journalText('byPair')} groups={byPair} quote={currency} />
        </Panel>
        <Panel title={journalText('byDuration')}>
          <BreakdownTable by={journalText('byDuration')} groups={byDuration} quote={currency} />
        </Panel>
        <Panel title={journalText('byHour')}>
          <BreakdownTable by={journalText('byHour')} groups={byHour} quote={currency} />
        </Panel>
      </Columns>
    </Stack>
  );
}

function NoOptions() {
  const text = microOptionsMessages.useText();
  const trade = useLink(PATHS.deal);
  return (
    <EmptyState
      title={text('orders.noneClosed')}
      hint={text('journal.empty.hint')}
      action={<Button {...trade}>{text('journal.trade')}</Button>}
    />
  );
}

/** `/optionRecord`: settled options with statistics, a calendar, notes with tags, and charts. */
export function Component() {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const refused = refusedOptions.useOrders();
  // Before the content: a catalogue that is first asked for after the data would suspend the whole page.
  journalMessages.useText();
  return (
    <Page title={text('journal.title')}>
      <ResultTabs />
      <Stack spacing={4}>
        <Statistics />
        <Panel title={text('orders.closed')}>
          <SettledOptions empty={<NoOptions />} />
        </Panel>
        <RefusedOrdersPanel
          orders={refused}
          describe={({ direction, amount, unit }) =>
            `${text(direction === 'up' ? 'panel.up' : 'panel.down')} · ${format.money(amount, { currency: unit })}`
          }
        />
      </Stack>
    </Page>
  );
}
