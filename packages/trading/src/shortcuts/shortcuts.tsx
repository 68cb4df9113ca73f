import { Shortcuts, type ShortcutAction } from '@bourse/feature-kit';
import { tradingMessages } from '../locales/messages';

export interface TradingShortcutsProps {
  /** The keys of the feature, e.g. buy and sell; listed after the search. */
  readonly actions: readonly ShortcutAction[];
  readonly onSearch: () => void;
  readonly onShowForm: () => void;
  /** The focus moves to the user's orders. */
  readonly onOrders: () => void;
  /** The chart's interval: the next longer (1) or shorter (-1) one. */
  readonly onInterval: (by: 1 | -1) => void;
}

/** The keys of a trading screen. */
export function TradingShortcuts({ actions, onSearch, onShowForm, onOrders, onInterval }: TradingShortcutsProps) {
  const text = tradingMessages.useText();
  return (
    <Shortcuts
      onShowForm={onShowForm}
      actions={[
        { id: 'search', key: '/', label: text('keys.search'), run: onSearch },
        ...actions,
        { id: 'orders', key: 'o', label: text('keys.orders'), run: onOrders },
        { id: 'longer', key: ']', label: text('keys.longer'), run: () => onInterval(1) },
        { id: 'shorter', key: '[', label: text('keys.shorter'), run: () => onInterval(-1) },
      ]}
    />
  );
}
