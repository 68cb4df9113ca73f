import { Checkbox } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';

/** Whether the order has exits. */
export function ExitToggle({ isOn, onToggle }: { readonly isOn: boolean; readonly onToggle: (isOn: boolean) => void }) {
  const text = tradingMessages.useText();
  return <Checkbox label={text('exits.title')} checked={isOn} onChange={onToggle} />;
}
