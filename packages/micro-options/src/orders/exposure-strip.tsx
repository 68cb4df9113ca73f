import { colour, FONT_SIZE } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { RunningOption } from '../api';
import { ProfitText } from '../order-form/option-form';
import { microOptionsMessages } from '../locales/messages';
import { exposureOf } from '../rules/exposure';

const Strip = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  margin: 0,
  padding: '8px 12px',
  fontSize: FONT_SIZE.table,
  borderBottom: `1px solid ${colour.line}`,
});

/** Options of one pair that expire at the same moment share one price. */
const groupOf = ({ symbol, anchor }: RunningOption) => `${symbol} ${Math.round(anchor.at + anchor.remaining)}`;

/** Best and worst sum of all running options by currency. */
export function ExposureStrip({ orders }: { readonly orders: readonly RunningOption[] }) {
  const text = microOptionsMessages.useText();
  const running = orders.filter(({ status }) => status === 'trading');
  const exposures = exposureOf([...Map.groupBy(running, groupOf).values()]);
  if (exposures.length === 0) return null;
  return (
    <Strip>
      <strong>{text('exposure.label')}</strong>
      {exposures.map(({ currency, best, worst }) => (
        <span key={currency}>
          {text('exposure.best')} <ProfitText value={best} unit={currency} /> · {text('exposure.worst')}{' '}
          <ProfitText value={worst} unit={currency} />
        </span>
      ))}
    </Strip>
  );
}
