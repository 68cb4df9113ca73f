import { isZero, type Decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import {
  Box,
  colour,
  FactList,
  FONT_SIZE,
  IconButton,
  LINE_HEIGHT,
  Popover,
  space,
  TOUCH,
  ValueText,
} from '@bourse/ui-kit';
import { ProfitText } from '../figures/profit-text';
import { RiskMark } from '../figures/risk-mark';
import { leverMessages } from '../locales/messages';
import type { AccountSummary } from '../rules/account';
import { SHOWN_MONEY_DECIMALS } from '../rules/price-decimals';
import type { AccountRisk } from './account-risk';

const STRIP = {
  minWidth: 0,
  margin: 0,
  border: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: TOUCH,
  padding: space(1, 1, 1, 3),
  backgroundColor: colour.panel,
  '& > dl': { flex: 1, display: 'flex', gap: space(0, 4), minWidth: 0, margin: 0, whiteSpace: 'nowrap' },
  '& dt': { fontSize: FONT_SIZE.dense, lineHeight: LINE_HEIGHT.dense, color: colour.quiet },
  // Names above their figures, so that a figure that arrives moves nothing.
  '& dd': {
    minHeight: 20,
    margin: 0,
    fontSize: FONT_SIZE.table,
    lineHeight: LINE_HEIGHT.form,
    fontVariantNumeric: 'tabular-nums',
  },
  // On the line of the pair bar, which has its own ground.
  '&[data-in-bar]': {
    minHeight: 0,
    padding: 0,
    backgroundColor: 'transparent',
    '& dd': { minHeight: 18, lineHeight: LINE_HEIGHT.table },
  },
} as const;

export interface AccountStripProps {
  readonly quote: string;
  readonly available: Decimal | undefined;
  readonly summary: AccountSummary;
  readonly risk: AccountRisk;
  /** In the pair bar, on its line. */
  readonly isInBar?: boolean;
}

/** The contract account on one line: equity, margin level and distance to liquidation; the other figures are behind a button. */
export function AccountStrip({ isInBar = false, ...props }: AccountStripProps) {
  const { quote, summary, risk } = props;
  const { equity, margins } = summary;
  const text = leverMessages.useText();
  const format = useFormat();
  const hasNoPosition = summary.riskRate === undefined && margins !== undefined && isZero(margins);
  return (
    <Box component="fieldset" sx={STRIP} aria-label={text('account.label')} data-in-bar={isInBar || undefined}>
      <dl>
        <div>
          <dt>{text('account.equity')}</dt>
          <dd>
            <ValueText>{format.money(equity, { currency: quote })}</ValueText>
          </dd>
        </div>
        <div>
          <dt>{text('account.riskRate')}</dt>
          <dd>
            {hasNoPosition ? (
              text('account.noRisk')
            ) : (
              <RiskMark level={risk.level} hasWord>
                <ValueText>{format.percent(summary.riskRate)}</ValueText>
              </RiskMark>
            )}
          </dd>
        </div>
        {risk.nearest && (
          <div title={risk.nearest.symbol}>
            <dt>{text('account.distance')}</dt>
            <dd>
              <ValueText>{format.percent(risk.nearest.distance)}</ValueText>
            </dd>
          </div>
        )}
      </dl>
      <Popover
        label={text('account.label')}
        renderTrigger={(trigger) => <IconButton icon="info" label={text('account.more')} {...trigger} />}
      >
        <AllFigures {...props} />
      </Popover>
    </Box>
  );
}

/** Every figure of the account, and what its margin level means. */
function AllFigures({ quote, available, summary, risk: { nearest } }: AccountStripProps) {
  const text = leverMessages.useText();
  const format = useFormat();
  const money = (value: Decimal | undefined) =>
    value === undefined ? NO_VALUE : format.money(value, { decimals: SHOWN_MONEY_DECIMALS, currency: quote });
  return (
    <>
      <FactList
        facts={[
          { label: text('account.equity'), value: money(summary.equity) },
          { label: text('form.available'), value: money(available) },
          { label: text('account.margins'), value: money(summary.margins) },
          { label: text('account.profit'), value: <ProfitText value={summary.profit} unit={quote} /> },
          { label: text('account.riskRate'), value: format.percent(summary.riskRate) },
          ...(nearest
            ? [{ label: `${text('account.distance')} (${nearest.symbol})`, value: format.percent(nearest.distance) }]
            : []),
        ]}
      />
      <Box component="p" sx={EXPLANATION}>
        {text('account.riskRateHelp')}
      </Box>
    </>
  );
}

const EXPLANATION = { maxWidth: 320, margin: space(3, 0, 0), fontSize: FONT_SIZE.dense, color: colour.quiet } as const;
