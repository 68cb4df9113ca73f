import { isZero } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { ValueText } from '@bourse/ui-kit';
import { leverMessages } from '../locales/messages';
import type { AccountFiguresAt } from '../rules/account-change';

/** The margin level of an account, per cent; an account without positions has none. */
export function RiskRateText({ at: { riskRate, margins } }: { readonly at: AccountFiguresAt }) {
  const text = leverMessages.useText();
  const format = useFormat();
  if (riskRate === undefined && margins !== undefined && isZero(margins)) return text('account.noRisk');
  return <ValueText>{format.percent(riskRate)}</ValueText>;
}
