import { openCheatSheet } from '@bourse/feature-kit';
import { MenuButton } from '@bourse/ui-kit';
import { tradingMessages } from '../locales/messages';
import { favouritesAboveChart } from './favourites-option';
import type { PanelId } from './docking';
import type { WindowPanel } from '../panel-window/window-panels';
import { isShown, type PanelLayout } from './layout';
import { PANEL_TEXT } from './panel-text';

export interface LayoutMenuProps {
  /** Panels can be moved. */
  readonly isRoomy: boolean;
  /** There is room for the market list beside the chart. */
  readonly hasListRoom: boolean;
  /** There is room for the favourites above the chart. */
  readonly hasFavouritesRoom: boolean;
  /** The panels of the screen. */
  readonly panels: readonly PanelId[];
  readonly layout: PanelLayout;
  readonly onToggle: (panel: PanelId) => void;
  readonly onReset: () => void;
  /** Opens the dialog that moves panels and saves layouts; only where there is room for moved panels. */
  readonly onArrange: () => void;
  /** The panels that can have a window of their own. */
  readonly windows: readonly WindowPanel[];
  readonly onOpenWindow: (panel: WindowPanel) => void;
}

/** Selects the visible panels, moves them, opens one in a window of its own, resets the layout, and shows the keyboard shortcuts. */
export function LayoutMenu(props: LayoutMenuProps) {
  const { isRoomy, hasListRoom, hasFavouritesRoom, panels, layout, onToggle, onReset, onArrange } = props;
  const { windows, onOpenWindow } = props;
  const text = tradingMessages.useText();
  const hasFavourites = favouritesAboveChart.useValue();
  return (
    <MenuButton
      icon="panels"
      label={text('layout.menu')}
      entries={[
        ...panels
          .filter((panel) => hasListRoom || panel !== 'markets')
          .map((panel) => ({
            id: panel,
            label: text(PANEL_TEXT[panel]),
            isChecked: isShown(layout, panel),
            onSelect: () => onToggle(panel),
          })),
        ...(hasFavouritesRoom
          ? [
              {
                id: 'favourites',
                label: text('deal.favourites'),
                isChecked: hasFavourites,
                onSelect: () => favouritesAboveChart.write(!hasFavourites),
              },
            ]
          : []),
        ...(isRoomy ? [{ id: 'arrange', label: text('workspace.open'), onSelect: onArrange }] : []),
        ...windows.map((panel) => ({
          id: `window.${panel}`,
          label: text('window.open', { panel: text(PANEL_TEXT[panel]) }),
          onSelect: () => onOpenWindow(panel),
        })),
        { id: 'reset', label: text('layout.reset'), onSelect: onReset },
        { id: 'keys', label: text('keys.title'), onSelect: openCheatSheet },
      ]}
    />
  );
}
