import { CircularProgress } from '@bourse/ui-kit';
import { c2cMessages } from '../locales/messages';
import { clockText, shareLeft } from '../rules/deadline';

/** The remaining payment window as a ring. */
export function DeadlineRing({ leftMs }: { readonly leftMs: number }) {
  const text = c2cMessages.useText();
  return (
    <CircularProgress label={text('order.timeLeft')} percent={Math.round(shareLeft(leftMs) * 100)} size={72}>
      {clockText(leftMs)}
    </CircularProgress>
  );
}
