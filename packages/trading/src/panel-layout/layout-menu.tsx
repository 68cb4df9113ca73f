import { MenuButton } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';
import { isShown, type PanelId, type PanelLayout } from './layout';

export interface LayoutMenuProps {
  /** There is room for the market list beside the chart. */
  readonly isRoomy: boolean;
  /** The panels of the screen. */
  readonly panels: readonly PanelId[];
  readonly layout: PanelLayout;
  readonly onToggle: (panel: PanelId) => void;
  readonly onReset: () => void;
}

const PANEL_TEXT = {
  markets: 'deal.markets',
  chart: 'deal.chart',
  book: 'deal.book',
  trades: 'deal.trades',
  orders: 'orders.label',
} as const;

/** Selects the visible panels, with a reset of the layout. */
export function LayoutMenu({ isRoomy, panels, layout, onToggle, onReset }: LayoutMenuProps) {
  const text = tradingMessages.useText();
  return (
    <MenuButton
      icon="panels"
      label={text('layout.menu')}
      entries={[
        ...panels
          .filter((panel) => isRoomy || panel !== 'markets')
          .map((panel) => ({
            id: panel,
            label: text(PANEL_TEXT[panel]),
            isChecked: isShown(layout, panel),
            onSelect: () => onToggle(panel),
          })),
        { id: 'reset', label: text('layout.reset'), onSelect: onReset },
      ]}
    />
  );
}
