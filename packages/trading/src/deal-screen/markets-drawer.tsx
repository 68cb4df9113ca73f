import { Drawer, PanelBoundary } from '@bourse/ui-kit';
import type { ComponentProps } from 'react';
import { tradingMessages } from '../locales/messages';
import { MarketsPanel } from './panels';

export interface MarketsDrawerProps extends ComponentProps<typeof MarketsPanel> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The list of pairs over a deal screen that has no room for its panel. The choice of a pair closes it. */
export function MarketsDrawer({ isOpen, onClose, ...panel }: MarketsDrawerProps) {
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
    </Drawer>
  );
}
