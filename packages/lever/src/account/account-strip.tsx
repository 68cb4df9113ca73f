import { isZero, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { BELOW, colour, FOCUS_RING, FONT_SIZE, PlainButton, RADIUS, Tooltip, WEIGHT, ValueText } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { leverMessages } from '../locales/messages';
import { toneOf } from '@bourse/trading';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import type { AccountSummary } from '../rules/account';

/** Names above their figures, so that a figure that arrives moves nothing. */
const PHONE = BELOW.sm;

const Strip = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  padding: '8px 16px',
  fontSize: FONT_SIZE.dense,
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: RADIUS.control,
  '& > div': { display: 'flex', gap: 8, alignItems: 'baseline' },
  '& dt': { color: colour.quiet },
  '& dd': { margin: 0, fontSize: FONT_SIZE.table },
  '& [data-tone="up"]': { color: colour.up },
  '& [data-tone="down"]': { color: colour.down },
  '& [data-tone="risky"]': { color: colour.danger, fontWeight: WEIGHT.strong },
  [PHONE]: {
    display: 'grid',
    // Two columns: the longest figures fit at 320 px.
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4px 12px',
    padding: '8px 12px',
    borderWidth: '1px 0',
    borderRadius: 0,
    '& > div': { display: 'block' },
  },
  // On the line of the pair bar: a figure without room wraps below it and is not visible; the margin level is first.
  '&[data-in-bar]': {
    gap: '8px 12px',
    height: 34,
    padding: 0,
    overflow: 'hidden',
    border: 'none',
    whiteSpace: 'nowrap',
    '& > div': { display: 'block', minWidth: 76 },
    '& > [data-part="risk"]': { order: -1 },
    '& dt': { lineHeight: '16px' },
    '& dd': { lineHeight: '18px' },
  },
});
const Explained = styled(PlainButton)({
  cursor: 'help',
  textDecoration: 'underline dotted',
  '&:focus-visible': FOCUS_RING,
});

export interface AccountStripProps {
  readonly quote: string;
  readonly available: Decimal | undefined;
  readonly summary: AccountSummary;
  /** In the pair bar, on its line. */
  readonly isInBar?: boolean;
}

/** Equity, available, used margin, unrealised P/L and risk rate of the contract account. */
export function AccountStrip({ quote, available, summary, isInBar = false }: AccountStripProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const { equity, margins, profit, riskRate, isRisky } = summary;
  const figures = [
    ['account.equity', equity],
    ['form.available', available],
    ['account.margins', margins],
  ] as const;
  return (
    <Strip aria-label={text('account.label')} data-in-bar={isInBar || undefined}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{text(name)}</dt>
          <dd>
            <ValueText>{format.money(value, { decimals: SHOWN_MONEY_DECIMALS, currency: quote })}</ValueText>
          </dd>
        </div>
      ))}
      <div>
        <dt>{text('account.profit')}</dt>
        <dd data-tone={toneOf(profit)}>
          <ValueText>
            {format.decimal(profit, {
              decimals: SHOWN_MONEY_DECIMALS,
              minDecimals: SHOWN_MONEY_DECIMALS,
              sign: 'always',
            })}
          </ValueText>{' '}
          {quote}
        </dd>
      </div>
      <div data-part="risk">
        <dt>
          <Tooltip text={text('account.riskRateHelp')}>
            <Explained type="button">{text('account.riskRate')}</Explained>
          </Tooltip>
        </dt>
        <dd data-tone={isRisky ? 'risky' : undefined}>
          {riskRate === undefined && margins !== undefined && isZero(margins) ? (
            text('account.noRisk')
          ) : (
            <ValueText>{format.percent(riskRate)}</ValueText>
          )}
        </dd>
      </div>
    </Strip>
  );
}
