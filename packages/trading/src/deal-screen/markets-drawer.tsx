import { Box, Button, Drawer, PanelBoundary } from '@bourse/ui-kit';
import { useEffect } from 'react';
import { tradingMessages } from '../locales/messages';
import { LazyMarketsPanel } from './lazy-markets-panel';
import type { MarketsPanelProps } from './markets-panel';

export interface MarketsDrawerProps extends MarketsPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Docks the list beside the chart; left out where there is no room for it. */
  readonly onPin?: (() => void) | undefined;
}

/** The list of pairs over a deal screen that does not show its panel. The choice of a pair closes it. */
export function MarketsDrawer({ isOpen, onClose, onPin, ...panel }: MarketsDrawerProps) {
  const text = tradingMessages.useText();
  const title = text('deal.markets');
  // The list opens at once: its code is requested after that of the screen.
  useEffect(() => void LazyMarketsPanel.preload(), []);
  return (
    <Drawer from="left" open={isOpen} onClose={onClose} title={title}>
      <PanelBoundary label={title} subject={panel.pair.id}>
        <LazyMarketsPanel
          {...panel}
          focusesSearch
          onSelect={(next) => {
            onClose();
            panel.onSelect(next);
          }}
        />
      </PanelBoundary>
      {onPin && (
        <Box sx={{ pt: 2 }}>
          <Button
            size="small"
            tone="quiet"
            onClick={() => {
              onClose();
              onPin();
            }}
          >
            {text('layout.pinMarkets')}
          </Button>
        </Box>
      )}
    </Drawer>
  );
}
