import { useFormat } from '@bourse/i18n';
import { Alert, Button } from '@bourse/ui-kit';
import { walletMessages } from '../locales/messages';

export interface AllowListSwitchProps {
  readonly isOn: boolean;
  /** When the mode ends, after it was switched off; epoch milliseconds. */
  readonly endsAt: number | undefined;
  /** The books are read. */
  readonly isReading: boolean;
  readonly onToggle: () => void;
}

/** The allow-list mode of this device, and its button. */
export function AllowListSwitch({ isOn, endsAt, isReading, onToggle }: AllowListSwitchProps) {
  const text = walletMessages.useText();
  const format = useFormat();
  const isLasting = isOn && endsAt === undefined;
  return (
    <Alert>
      <div>
        <strong>{text('allowList.title')}</strong> · {text(isOn ? 'allowList.on' : 'allowList.off')}
      </div>
      <div>{text(isOn ? 'allowList.hint' : 'allowList.offHint')}</div>
      {endsAt !== undefined && <div>{text('allowList.endsAt', { time: format.zonedDateTime(endsAt) })}</div>}
      <Button size="small" tone="quiet" pending={isReading} onClick={onToggle}>
        {text(isLasting ? 'allowList.switchOff' : 'allowList.switchOn')}
      </Button>
    </Alert>
  );
}
