import { STORAGE_KEYS, writeStored } from '@bourse/storage';
import type { Pair } from '@bourse/contracts/market';
import { DealFrame, type PanelId } from '@bourse/trading';
import { useEffect } from 'react';
import { OptionPanel } from '../order-form/option-panel';
import { useOptionLines } from '../chart-lines/use-option-lines';
import { microOptionsMessages } from '../locales/messages';
import { OrdersTabs } from '../orders/orders-tabs';

export const PANELS: readonly PanelId[] = ['markets', 'chart', 'orders'];

/** Money side, section 2: the list of markets has the pairs that are open for options. */
const hasOptions = (pair: Pair) => pair.hasOptions;

interface OptionsScreenProps {
  readonly pair: Pair;
  readonly onSelect: (pair: Pair) => void;
}

/** The screen of one pair: chart with each running option as a line from opening to expiry, form, orders. */
export function OptionsScreen({ pair, onSelect }: OptionsScreenProps) {
  const text = microOptionsMessages.useText();
  useEffect(() => writeStored(STORAGE_KEYS.lastPrice, pair.last), [pair.last]);
  return (
    <DealFrame
      screen="options"
      pair={pair}
      onSelect={onSelect}
      panels={PANELS}
      list={{ isOffered: hasOptions, hasDayFigures: true }}
      chart={{ lines: useOptionLines(pair) }}
      renderForm={(onPlaced) => <OptionPanel key={pair.id} pair={pair} onPlaced={onPlaced} />}
      renderOrders={() => <OrdersTabs pair={pair} />}
      shortcuts={[]}
      phone={{
        actions: [
          { id: 'up', label: text('panel.buyUp'), tone: 'buy', onPress: () => {} },
          { id: 'down', label: text('panel.buyDown'), tone: 'sell', onPress: () => {} },
        ],
        label: text('panel.label'),
      }}
    />
  );
}
