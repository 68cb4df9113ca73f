import { useOnline } from '@bourse/realtime';
import { Button, type ButtonProps } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';

/** The button of an order. Without a network it says so and sends nothing. */
export function TradeButton({ children, disabled = false, pending = false, ...button }: ButtonProps) {
  const text = tradingMessages.useText();
  const isOffline = !useOnline();
  return (
    <Button {...button} pending={pending} disabled={disabled || isOffline}>
      {isOffline && !pending ? text('order.offline') : children}
    </Button>
  );
}
