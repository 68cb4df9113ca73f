import { Fragment } from 'react';
import type { DockedId, Zone } from './docking';
import { EdgeHandle } from './edge-handle';
import { isTabbed, panelsIn, type PanelLayout } from './layout';
import { OwnHeight } from './own-height';
import type { RenderPanel } from './panel-place';
import { TabbedPanels } from './tabbed-panels';
import type { LayoutControls } from './use-layout';

/** The book is as high as its levels, the other panels of its zone share the rest. */
const rowsOf = (panels: readonly DockedId[]): string =>
  panels.map((panel) => (panel === 'book' && panels.length > 1 ? 'auto' : 'minmax(0, 1fr)')).join(' ');

export interface DockedZoneProps {
  readonly zone: Zone;
  readonly layout: PanelLayout;
  readonly layoutControls: LayoutControls;
  readonly renderPanel: RenderPanel;
}

/** A zone of the deal screen with its panels from top to bottom, or as tabs where it is too low, and the handle of its edge. */
export function DockedZone({ zone, layout, layoutControls, renderPanel }: DockedZoneProps) {
  const panels = panelsIn(layout, zone);
  if (panels.length === 0) return null;
  const hasFootBelow = panelsIn(layout, 'foot').length > 0;
  return (
    <OwnHeight assumed={0} style={{ gridArea: zone, gap: 4, gridTemplateRows: rowsOf(panels) }}>
      {(height) => (
        <>
          {isTabbed(panels, height) ? (
            <TabbedPanels panels={panels} height={height} renderPanel={renderPanel} />
          ) : (
            panels.map((panel) => (
              <Fragment key={panel}>{renderPanel(panel, { height, others: panels.length - 1 })}</Fragment>
            ))
          )}
          {zone === 'left' && <EdgeHandle edge="markets" at="right" layoutControls={layoutControls} />}
          {zone === 'right' && <EdgeHandle edge="marketData" at="left" layoutControls={layoutControls} />}
          {zone === 'edge' && <EdgeHandle edge="form" at="left" layoutControls={layoutControls} />}
          {zone === 'centre' && hasFootBelow && (
            <EdgeHandle
              edge="upper"
              at="bottom"
              {...(height > 0 && { size: height })}
              layoutControls={layoutControls}
            />
          )}
        </>
      )}
    </OwnHeight>
  );
}
