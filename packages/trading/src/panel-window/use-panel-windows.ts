import { pathWith, useScreenLink } from '@bourse/feature-kit';
import { useToast } from '@bourse/ui-kit';
import { LINKS } from '../links';
import { tradingMessages } from '../locales/messages';
import type { TradingScreen } from '../panel-layout/use-layout';
import { PANEL_PARAMETER, WINDOW_PANELS, type WindowPanel } from './window-panels';

/** Initial sizes, CSS pixels. */
const SIZE: Readonly<Record<WindowPanel, { readonly width: number; readonly height: number }>> = {
  chart: { width: 960, height: 640 },
  book: { width: 360, height: 720 },
  trades: { width: 360, height: 560 },
};

/**
 * The panels that the screen can show in windows of their own, and the function that opens one. A second press shows the window that
 * is open. The book of the window is that of spot.
 */
export function usePanelWindows(screen: TradingScreen) {
  const text = tradingMessages.useText();
  const toast = useToast();
  const link = useScreenLink(LINKS.panelWindow);
  const panels = WINDOW_PANELS.filter((panel) => panel !== 'book' || screen === 'spot');
  const open = (panel: WindowPanel) => {
    if (!link) return;
    const { width, height } = SIZE[panel];
    const address = pathWith(link.href, { [PANEL_PARAMETER]: panel });
    const opened = window.open(address, `bourse-${panel}`, `popup,width=${width},height=${height}`);
    if (opened) opened.focus();
    else toast.error(text('window.blocked'), 'panel-window');
  };
  return { panels: link ? panels : [], open };
}
