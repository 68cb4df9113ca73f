import { Text, Toolbar } from '@bourse/ui-kit';
import type { RunningOption } from '../api';
import { ProfitText } from './profit-text';
import { microOptionsMessages } from '../locales/messages';
import { exposureOf } from '../rules/exposure';

/** Options of one pair that expire at the same moment share one price. */
const groupOf = ({ symbol, anchor }: RunningOption) => `${symbol} ${Math.round(anchor.at + anchor.remaining)}`;

/** Best and worst sum of all running options by currency. */
export function ExposureStrip({ orders }: { readonly orders: readonly RunningOption[] }) {
  const text = microOptionsMessages.useText();
  const running = orders.filter(({ status }) => status === 'trading');
  const exposures = exposureOf([...Map.groupBy(running, groupOf).values()]);
  if (exposures.length === 0) return null;
  return (
    <Toolbar>
      <Text as="strong" size="table" isStrong>
        {text('exposure.label')}
      </Text>
      {exposures.map(({ currency, best, worst }) => (
        <Text as="span" key={currency} size="table">
          {text('exposure.best')} <ProfitText value={best} unit={currency} /> · {text('exposure.worst')}{' '}
          <ProfitText value={worst} unit={currency} />
        </Text>
      ))}
    </Toolbar>
  );
}
