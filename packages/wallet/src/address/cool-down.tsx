import { Text } from '@bourse/ui-kit';
import { useCountdown } from '@bourse/feature-kit';
import { walletMessages } from '../locales/messages';

const HOUR_S = 3600;
const MINUTE_S = 60;

/** The time until an address can be used. */
export function CoolDown({ until }: { readonly until: number }) {
  const text = walletMessages.useText();
  const left = useCountdown(until);
  if (left === 0) return null;
  const [hours, minutes, seconds] = [
    Math.floor(left / HOUR_S),
    Math.floor((left % HOUR_S) / MINUTE_S),
    left % MINUTE_S,
  ];
  return (
    <Text size="table" tone="quiet">
      {text('allowList.usableIn', {
        time: [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':'),
      })}
    </Text>
  );
}
