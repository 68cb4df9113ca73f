import type { Pair } from '@bourse/contracts/market';
import type { ShortcutAction } from '@bourse/feature-kit';
import { FailedOnPress, lazyPart } from '@bourse/ui-kit';
import { useState } from 'react';
import { tradingMessages } from '../locales/messages';
import type { PanelId } from '../panel-layout/docking';
import type { LayoutControls, TradingScreen } from '../panel-layout/use-layout';
import { PANEL_TEXT } from '../panel-layout/panel-text';
import { usePanelWindows } from '../panel-window/use-panel-windows';
import { workspaces } from './stored-workspaces';

const LazyWorkspaceDialog = lazyPart(async () => (await import('./workspace-dialog')).WorkspaceDialog, {
  fallback: null,
  failed: ({ onClose }) => <FailedOnPress onClose={onClose} />,
});

/**
 * The dialog that arranges the panels of a screen, the windows of panels, and what the command palette offers: the dialog, each saved
 * layout, each window.
 * @param chartsPair the pair of the screen; `undefined` where the screen has room for one chart only.
 */
export function useWorkspaces(
  screen: TradingScreen,
  panels: readonly PanelId[],
  layoutControls: LayoutControls,
  chartsPair: Pair | undefined,
) {
  const text = tradingMessages.useText();
  const windows = usePanelWindows(screen);
  const saved = workspaces[screen].useValue();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const actions: readonly ShortcutAction[] = [
    { id: 'workspace', label: text('workspace.title'), run: open },
    ...windows.panels.map((panel) => ({
      id: `window.${panel}`,
      label: text('window.open', { panel: text(PANEL_TEXT[panel]) }),
      run: () => windows.open(panel),
    })),
    ...saved.map(({ name, layout }) => ({
      id: `workspace.${name}`,
      label: text('workspace.showOf', { name }),
      run: () => layoutControls.show(layout),
    })),
  ];
  const dialog = isOpen && (
    <LazyWorkspaceDialog
      screen={screen}
      panels={[...panels, 'form']}
      layoutControls={layoutControls}
      chartsPair={chartsPair}
      onClose={() => setOpen(false)}
    />
  );
  return { open, actions, dialog, windows };
}
