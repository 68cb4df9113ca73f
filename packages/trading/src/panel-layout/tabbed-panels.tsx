import { Box, colour, hairline, RADIUS, Tabs, TOUCH, useIsTouch } from '@bourse/ui-kit';
import { useState } from 'react';
import { tradingMessages } from '../locales/messages';
import type { DockedId } from './docking';
import type { RenderPanel } from './panel-place';
import { PANEL_TEXT } from './panel-text';

/** Height of the tabs for a mouse, of the hairline below, and of the frame, CSS pixels. */
const TAB = 36;
const LINES = 3;

const FRAME = {
  gridRow: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  backgroundColor: colour.panel,
  border: hairline(colour.line),
  borderRadius: `${RADIUS.panel}px`,
  '& > [role="tabpanel"]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', overflow: 'hidden' },
  // The frame has the border.
  '& > [role="tabpanel"] section': { borderWidth: 0, borderRadius: 0 },
} as const;

export interface TabbedPanelsProps {
  readonly panels: readonly DockedId[];
  /** Of the zone, CSS pixels. */
  readonly height: number;
  readonly renderPanel: RenderPanel;
}

/** The panels of a zone that is too low for all of them: one is shown, the others are tabs. */
export function TabbedPanels({ panels, height, renderPanel }: TabbedPanelsProps) {
  const text = tradingMessages.useText();
  const [chosen, choose] = useState<DockedId>();
  const [first] = panels;
  const shown = chosen && panels.includes(chosen) ? chosen : first;
  const inner = height - (useIsTouch() ? TOUCH : TAB) - LINES;
  if (shown === undefined) return null;
  return (
    <Box sx={FRAME}>
      <Tabs
        label={text('deal.views')}
        value={shown}
        onChange={choose}
        items={panels.map((panel) => ({
          id: panel,
          label: text(PANEL_TEXT[panel]),
          content: panel === shown && renderPanel(panel, { height: inner, others: 0 }),
        }))}
      />
    </Box>
  );
}
