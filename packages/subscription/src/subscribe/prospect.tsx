import { isPositive, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Quiet } from '@bourse/ui-kit';
import type { Launch } from '@bourse/contracts/subscription';
import { subscriptionMessages } from '../locales/messages';
import { leastAllocation } from '../rules/allocation';
import type { SellThrough } from '../rules/sell-through';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A span of time in its largest suitable unit, rounded up. */
function useSpanText() {
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const inUnits = (ms: number, unit: number) => format.number(Math.ceil(ms / unit));
  return (ms: number) => {
    if (ms <= 2 * HOUR_MS) return text('span.minutes', { number: inUnits(ms, MINUTE_MS) });
    if (ms <= 2 * DAY_MS) return text('span.hours', { number: inUnits(ms, HOUR_MS) });
    return text('span.days', { number: inUnits(ms, DAY_MS) });
  };
}

export interface ProspectProps {
  readonly launch: Launch;
  readonly quantity: Decimal | undefined;
  readonly pace: SellThrough | undefined;
}

/** What the quantity can expect: the least allocation where commitments are collected, otherwise how fast the stock sells. */
export function Prospect({ launch, quantity, pace }: ProspectProps) {
  const text = subscriptionMessages.useText();
  const format = useFormat();
  const span = useSpanText();
  const { name, total, remaining, committed, cap } = launch;
  if (committed !== undefined) {
    const wanted = quantity !== undefined && isPositive(quantity) ? quantity : undefined;
    return (
      <Quiet>
        {wanted &&
          text('subscribe.allocation', {
            quantity: format.amount(leastAllocation(wanted, committed, total, cap)),
            wanted: format.amount(wanted),
            name,
          })}{' '}
        {cap !== undefined && text('subscribe.cap', { cap: format.amount(cap), name })}
      </Quiet>
    );
  }
  return (
    <Quiet>
      {text('subscribe.firstCome', { remaining: `${format.amount(remaining)} ${name}` })}{' '}
      {pace &&
        (pace.leftMs === undefined
          ? text('subscribe.noSale', { window: span(pace.windowMs) })
          : text('subscribe.sellThrough', { window: span(pace.windowMs), left: span(pace.leftMs) }))}
    </Quiet>
  );
}
