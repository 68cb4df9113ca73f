import { BELOW, colour, RADIUS, Skeleton, useIsBelow, useIsPhone, VisuallyHidden } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import { tradingMessages } from '../locales/messages';
import { BELOW_HEADER, Grid, Screen } from './screen-frame';
import { PANELS, ZONES, type PanelId } from '../panel-layout/docking';
import { isShown, mediumGrid, panelsIn, roomyGrid, withPanels, type PanelLayout } from '../panel-layout/layout';
import { readLayout, type TradingScreen } from '../panel-layout/use-layout';

// A panel as it will be, with its head on its way.
const Place = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: '8px 12px',
  backgroundColor: colour.panel,
  border: `1px solid ${colour.line}`,
  borderRadius: RADIUS.panel,
  [BELOW.sm]: { borderInlineWidth: 0, borderRadius: 0 },
});

/** The areas of the grid that panels are in. */
const areasOf = (layout: PanelLayout, isRoomy: boolean): readonly string[] =>
  isRoomy
    ? ZONES.filter((zone) => panelsIn(layout, zone).length > 0)
    : [...PANELS.filter((panel) => isShown(layout, panel) && panel !== 'markets'), 'form'];

interface WaitingProps {
  readonly height?: number;
  readonly area?: string;
}

function Waiting({ height, area }: WaitingProps) {
  return (
    <Place style={{ height, gridArea: area }}>
      <Skeleton width={120} height={14} />
    </Place>
  );
}

export interface DealSkeletonProps {
  readonly screen: TradingScreen;
  /** As in the frame; all panels where left out. */
  readonly panels?: readonly PanelId[];
}

/** The shape of a trading screen, in the user's arrangement, while the pairs load. */
export function DealSkeleton({ screen, panels = PANELS }: DealSkeletonProps) {
  const text = tradingMessages.useText();
  const isPhone = useIsPhone();
  const isRoomy = !useIsBelow('lg');
  const [layout] = useState(() => withPanels(readLayout(screen), panels));
  const body = isPhone ? (
    <>
      <Waiting height={38} />
      <Waiting height={420} />
      <Waiting height={280} />
    </>
  ) : (
    <Grid style={isRoomy ? roomyGrid(layout) : { ...mediumGrid(layout), minHeight: 700 }}>
      {areasOf(layout, isRoomy).map((area) => (
        <Waiting key={area} area={area} />
      ))}
    </Grid>
  );
  return (
    <Screen aria-busy style={{ minHeight: isRoomy ? undefined : BELOW_HEADER }}>
      <VisuallyHidden as="output">{text('deal.loading')}</VisuallyHidden>
      <Waiting height={32} />
      <Waiting height={isPhone ? 128 : 56} />
      {body}
    </Screen>
  );
}
