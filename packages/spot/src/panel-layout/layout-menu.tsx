import { MenuButton } from '@bourse/ui-kit';
import { spotMessages } from '../locales';
import { isShown, PANELS, type PanelId, type PanelLayout } from './layout';

export interface LayoutMenuProps {
  /** There is room for the market list beside the chart. */
  readonly isRoomy: boolean;
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

/** Which panels are shown, and the way back to how it all was. */
export function LayoutMenu({ isRoomy, layout, onToggle, onReset }: LayoutMenuProps) {
  const text = spotMessages.useText();
  return (
    <MenuButton
      icon="panels"
      label={text('layout.menu')}
      entries={[
        ...PANELS.filter((panel) => isRoomy || panel !== 'markets').map((panel) => ({
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
