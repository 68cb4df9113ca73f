import { rowsOfPages } from '@bourse/lists';
import { decimal } from '@bourse/decimal';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { FigureLine, FigureLines, Text } from '@bourse/ui-kit';
import { useSettledOptionsInfiniteQuery } from '../api';
import type { Duration, PayableCurrency } from '@bourse/contracts/micro-options';
import { microOptionsMessages } from '../locales/messages';
import { breakEvenHitRate, FEW_RESULTS, hitRateOf } from '../rules/hit-rate';

export interface HitRatesProps {
  readonly duration: Pick<Duration, 'profitRatio' | 'lossRatio'>;
  /** Per cent of the stake. */
  readonly feeRate: PayableCurrency['feeRate'];
}

/** The rate at which wins pay for losses and fees, beside the user's own over the settled options that were read. */
export function HitRates({ duration: { profitRatio, lossRatio }, feeRate }: HitRatesProps) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const { data } = useSettledOptionsInfiniteQuery();
  const { count, wins } = hitRateOf(rowsOfPages(data?.pages ?? []));
  const areFew = count < FEW_RESULTS;
  return (
    <FigureLines>
      <FigureLine label={text('rate.breakEven')}>
        {format.percent(breakEvenHitRate({ profitRatio, lossRatio, feeRate }))}
      </FigureLine>
      <FigureLine label={text('rate.own', { orders: format.number(count) })}>
        <Text as="span" size="inherit" tone={areFew ? 'quiet' : undefined}>
          {count === 0 ? NO_VALUE : format.percent(decimal(((100 * wins) / count).toFixed(1)))}
          {count > 0 && areFew && ` (${text('rate.few')})`}
        </Text>
      </FigureLine>
    </FigureLines>
  );
}
