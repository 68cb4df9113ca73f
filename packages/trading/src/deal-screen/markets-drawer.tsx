import { Box, Button, Drawer, PanelBoundary, useIsTouch } from '@bourse/ui-kit';
import { useEffect, type ComponentProps } from 'react';
import { tradingMessages } from '../locales/messages';
import { focusSearch } from './focus';
import { MarketsPanel } from './panels';

export interface MarketsDrawerProps extends ComponentProps<typeof MarketsPanel> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Docks the list beside the chart; left out where there is no room for it. */
  readonly onPin?: (() => void) | undefined;
}

/** Moves the focus to the search when the list opens; on a touch screen a keyboard would cover the list. */
function SearchFocus() {
  const isTouch = useIsTouch();
  useEffect(() => {
    if (!isTouch) focusSearch();
  }, [isTouch]);
  return null;
}

/** The list of pairs over a deal screen that does not show its panel. The choice of a pair closes it. */
export function MarketsDrawer({ isOpen, onClose, onPin, ...panel }: MarketsDrawerProps) {
  const text = tradingMessages.useText();
  const title = text('deal.markets');
  return (
    <Drawer from="left" open={isOpen} onClose={onClose} title={title}>
      <PanelBoundary label={title} subject={panel.pair.id}>
        <MarketsPanel
          {...panel}
          onSelect={(next) => {
            onClose();
            panel.onSelect(next);
          }}
        />
      </PanelBoundary>
      <SearchFocus />
      {onPin && (
        <Box sx={{ pt: 2 }}>
          <Button
            size="small"
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
