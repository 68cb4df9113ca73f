import { selectIsLoggedIn, STORAGE_KEYS, writeStored } from '@bourse/api-client';
import { useFormat } from '@bourse/i18n';
import type { ChartLine } from '@bourse/market';
import type { Pair } from '@bourse/market/contract';
import { DealFrame, type PanelId } from '@bourse/trading';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useRunningOptionsQuery, type RunningOption } from '../api';
import { useExpiry } from '../clock/use-expiry';
import { OptionPanel } from '../form/option-panel';
import { microOptionsMessages } from '../locales/messages';
import { OrdersTabs } from '../orders/orders-tabs';

export const PANELS: readonly PanelId[] = ['markets', 'chart', 'orders'];

const NONE: readonly RunningOption[] = [];

interface OptionsScreenProps {
  readonly pair: Pair;
  readonly onSelect: (pair: Pair) => void;
}

/** The screen of one pair: chart with the open price of each running option, form, orders. */
export function OptionsScreen({ pair, onSelect }: OptionsScreenProps) {
  const text = microOptionsMessages.useText();
  useEffect(() => writeStored(STORAGE_KEYS.lastPrice, pair.last), [pair.last]);
  return (
    <DealFrame
      screen="options"
      pair={pair}
      onSelect={onSelect}
      panels={PANELS}
      lines={useOptionLines(pair.symbol)}
      renderForm={(onPlaced) => <OptionPanel key={pair.id} pair={pair} onPlaced={onPlaced} />}
      renderOrders={(info) => <OrdersTabs pair={pair} info={info} />}
      shortcuts={[]}
      phoneActions={[
        { id: 'up', label: text('panel.buyUp'), tone: 'buy', onPress: () => {} },
        { id: 'down', label: text('panel.buyDown'), tone: 'sell', onPress: () => {} },
      ]}
      phoneActionsLabel={text('panel.label')}
    />
  );
}

/** One line for each open price of running options of the pair, until their expiry. */
function useOptionLines(symbol: string): ChartLine[] {
  const text = microOptionsMessages.useText();
  const format = useFormat();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { data = NONE } = useRunningOptionsQuery(undefined, { skip: !isLoggedIn });
  const { shown } = useExpiry(data);
  const own = shown.filter((option) => option.symbol === symbol && option.status === 'trading');
  return [...Map.groupBy(own, ({ openPrice }) => openPrice)].map(([price, options]) => ({
    id: `options ${price}`,
    price,
    label: options
      .map(({ direction, amount, seconds }) =>
        text(direction === 'up' ? 'line.up' : 'line.down', { amount: format.amount(amount, 0), seconds }),
      )
      .join(' | '),
    tone: toneOf(options),
  }));
}

/** The direction of options that all have the same one. */
function toneOf(options: readonly RunningOption[]): ChartLine['tone'] {
  const [first] = options;
  return first && options.every(({ direction }) => direction === first.direction) ? first.direction : 'neutral';
}
