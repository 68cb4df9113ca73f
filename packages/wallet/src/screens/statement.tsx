import { isZero } from '@bourse/decimal';
import { useTimeZone, zoneName } from '@bourse/i18n';
import { useServerNow } from '@bourse/feature-kit';
import { Alert, Box, Button, Columns, EmptyState, Panel, Row, Text } from '@bourse/ui-kit';
import { useState } from 'react';
import { ACCOUNTS } from '@bourse/contracts/wallet';
import { WalletFrame } from '../layout/wallet-frame';
import { dayIn } from '../rules/ledger-filter';
import { statementOf, type StatementSection } from '../rules/statement';
import { statementEntries } from '../rules/statement-entries';
import { StatementSectionView } from '../ledger/statement-section';
import { useReadLedger } from '../ledger/use-read-ledger';
import { walletMessages } from '../locales/messages';
import { DATE_WIDTH, DayRangeFields } from '../ledger/day-range';
import { Body } from '../layout/body';

const PARTS = {
  display: 'grid',
  gap: 4,
  marginTop: 4,
  '@media print': { '& section': { breakInside: 'avoid' } },
} as const;

const DAY_MS = 24 * 3_600_000;
const MONTH_DAYS = 30;

interface Made {
  readonly sections: readonly StatementSection[];
  readonly unknown: number;
  readonly from: string;
  readonly to: string;
}

/** `/new_account/statement`: opening + entries = closing of every account and currency over a range of days. */
export function Component() {
  const text = walletMessages.useText();
  const { timeZone } = useTimeZone();
  const dayOf = dayIn(zoneName(timeZone));
  const serverNow = useServerNow();
  const { readAll, readWallet } = useReadLedger();
  const [range, setRange] = useState(() => ({
    from: dayOf(serverNow() - MONTH_DAYS * DAY_MS),
    to: dayOf(serverNow()),
  }));
  const [made, setMade] = useState<Made>();
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');

  const make = async () => {
    setState('reading');
    const ledger = await readAll();
    const wallet = await readWallet();
    if (ledger.error || wallet.error) return setState('failed');
    const { entries, unknown } = statementEntries(ledger.data);
    const balances = ACCOUNTS.flatMap((account) =>
      wallet.data.accounts[account].balances.map(({ currency, available }) => ({ account, currency, available })),
    );
    // The days of the time zone: an entry belongs to the range by its day.
    const inRange = (time: number) => range.from <= dayOf(time) && dayOf(time) <= range.to;
    const times = entries.map(({ time }) => time).toSorted((a, b) => a - b);
    const from = times.find((time) => dayOf(time) >= range.from) ?? Number.MAX_SAFE_INTEGER;
    const last = times.findLast((time) => inRange(time) || dayOf(time) < range.from);
    const to = last === undefined ? from : last + 1;
    setMade({ sections: statementOf({ entries, balances, from: Math.min(from, to), to }), unknown, ...range });
    setState('idle');
    return undefined;
  };
  const wrong = made?.sections.filter(({ discrepancy }) => !isZero(discrepancy)) ?? [];

  return (
    <WalletFrame title={text('statement.title')}>
      <Box sx={{ displayPrint: 'none' }}>
        <Panel title={text('statement.range')}>
          <Body>
            <Columns min={DATE_WIDTH} spacing={3}>
              <DayRangeFields range={range} onChange={setRange} />
            </Columns>
            <Row>
              <Button pending={state === 'reading'} onClick={() => void make()}>
                {text('statement.make')}
              </Button>
              {made && (
                <Button tone="quiet" onClick={() => globalThis.print()}>
                  {text('statement.print')}
                </Button>
              )}
            </Row>
            <Text size="table" tone="quiet">
              {text('statement.hint')}
            </Text>
            {state === 'failed' && (
              <Alert tone="error" isAnnounced>
                {text('record.failed')}
              </Alert>
            )}
          </Body>
        </Panel>
      </Box>
      {made && (
        <Box sx={PARTS}>
          <output>
            {wrong.length === 0 && made.unknown === 0
              ? text('statement.exact', { from: made.from, to: made.to })
              : text('statement.wrong', { count: wrong.length + made.unknown })}
          </output>
          {made.sections.length === 0 && <EmptyState icon="layers" title={text('record.empty')} />}
          {made.sections.map((section) => (
            <StatementSectionView key={`${section.account} ${section.currency}`} section={section} />
          ))}
        </Box>
      )}
    </WalletFrame>
  );
}
