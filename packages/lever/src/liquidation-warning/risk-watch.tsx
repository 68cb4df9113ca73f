import { reportUserEvent } from '@bourse/notifications';
import { useFormat } from '@bourse/i18n';
import type { PairId } from '@bourse/contracts/market';
import { useEffect, useState } from 'react';
import { accountRisk, type AccountRisk } from '../account/account-risk';
import { useLeverAccount } from '../account/use-lever-account';
import { leverMessages } from '../locales/messages';
import { PATHS } from '../paths';
import { isRisky } from '../rules/risk-rate';
import { useRiskNotification } from './use-risk-notification';
import { WarningBar } from './warning-bar';

/** The sentence of a level, with the figures that are known. */
function useRiskMessage({ rate, nearest }: AccountRisk): string {
  const text = leverMessages.useText();
  const format = useFormat();
  const shown = format.percent(rate);
  // The warning of the contract, at 110 %.
  if (isRisky(rate)) return text('warning.message', { rate: shown });
  if (nearest === undefined) return text('warning.level', { rate: shown });
  return text('warning.near', { rate: shown, symbol: nearest.symbol, distance: format.percent(nearest.distance) });
}

/** Sound, system notification and an entry of the bell, where the user has chosen them: once for each level of the same positions. */
function useRiskEvent(name: string | undefined, message: string): void {
  const [told] = useState(() => new Set<string>());
  useEffect(() => {
    if (name === undefined || told.has(name)) return;
    told.add(name);
    reportUserEvent({ id: `lever-risk-${name}`, text: message, path: PATHS.deal });
  }, [name, message, told]);
}

export interface RiskWatchProps {
  /** A pair with a position, from whose read the balance and the maintenance rate come. */
  readonly pair: PairId;
  readonly canClose: boolean;
  readonly onCloseAll: () => void;
}

/** On every screen while positions are open: an amber bar from the first level on, a red one in danger; the latter stays at 110 % and below. */
export function RiskWatch({ pair, canClose, onCloseAll }: RiskWatchProps) {
  const text = leverMessages.useText();
  const account = useLeverAccount(pair);
  const risk = accountRisk(account);
  const level = risk.level === 'safe' ? undefined : risk.level;
  const isCritical = isRisky(risk.rate);
  const message = useRiskMessage(risk);
  const ids = account.input.positions.map(({ id }) => id).toSorted((one, other) => one - other);
  const name = level && `${level}-${ids.join('-')}`;
  const [dismissed, setDismissed] = useState<string>();
  useRiskEvent(name, message);
  useRiskNotification(isCritical, text('warning.title'), message);
  if (level === undefined || (!isCritical && dismissed === name)) return null;
  return (
    <WarningBar
      level={level}
      title={text(isCritical ? 'warning.title' : 'warning.early')}
      message={message}
      canClose={canClose}
      onCloseAll={onCloseAll}
      {...(!isCritical && { onDismiss: () => setDismissed(name) })}
    />
  );
}
