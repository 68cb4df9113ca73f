import { rowsOfPages } from '@bourse/feature-kit';
import { decimal, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { colour, FigureLine, FigureLines } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useSettledOptionsInfiniteQuery } from '../api';
import { microOptionsMessages } from '../locales/messages';
import { breakEvenHitRate, FEW_RESULTS, hitRateOf } from '../rules/hit-rate';

const Frame = styled('div')({
  padding: '8px 12px',
  borderTop: `1px solid ${colour.line}`,
  '& [data-few]': { color: colour.quiet },
});

/** The rate at which wins pay for losses, beside the user's own over the settled options that were read. */
export function HitRates({ profitRatio }: { readonly profitRatio: Decimal }) {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const { data } = useSettledOptionsInfiniteQuery();
  const { count, wins, interval } = hitRateOf(rowsOfPages(data?.pages ?? []));
  const share = (part: number) => format.percent(decimal((part * 100).toFixed(1)));
  return (
    <Frame>
      <FigureLines>
        <FigureLine label={text('rate.breakEven')}>{format.percent(breakEvenHitRate(profitRatio))}</FigureLine>
        <FigureLine label={text('rate.own', { orders: format.number(count) })}>
          <span data-few={count < FEW_RESULTS || undefined}>
            {interval ? share(wins / count) : '–'}
            {interval && ` (${text('rate.interval', { low: share(interval.low), high: share(interval.high) })})`}
          </span>
        </FigureLine>
      </FigureLines>
    </Frame>
  );
}
