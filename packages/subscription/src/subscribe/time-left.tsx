import { Quiet } from '@bourse/ui-kit';
import { useCountdown, useServerNow } from '@bourse/feature-kit';
import type { Launch } from '@bourse/contracts/subscription';
import { subscriptionMessages } from '../locales/messages';

const DAY = 86_400;

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Time until the start or the end of a launch, by the time of the exchange; nothing after the end. */
export function TimeLeft({ launch: { startsAt, endsAt } }: { readonly launch: Launch }) {
  const text = subscriptionMessages.useText();
  const now = useServerNow()();
  const isUpcoming = startsAt !== undefined && now < startsAt;
  const seconds = useCountdown(isUpcoming ? startsAt : endsAt);
  if (seconds === 0) return <Quiet>{text('time.ended')}</Quiet>;
  const clock = [(seconds % DAY) / 3600, (seconds % 3600) / 60, seconds % 60].map(twoDigits).join(':');
  return (
    <Quiet style={{ fontVariantNumeric: 'tabular-nums' }}>
      {text(isUpcoming ? 'time.untilStart' : 'time.untilEnd', { days: Math.floor(seconds / DAY), clock })}
    </Quiet>
  );
}
