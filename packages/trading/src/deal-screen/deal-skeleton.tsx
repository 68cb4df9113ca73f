import {
  BELOW,
  colour,
  RADIUS,
  Skeleton,
  TOUCH,
  useIsBelow,
  useHasPhoneArrangement,
  VisuallyHidden,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import { tradingMessages } from '../locales/messages';
import { chartHeight } from './phone-frame';
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
  readonly height?: number | string;
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
  const isPhone = useHasPhoneArrangement();
  const isRoomy = !useIsBelow('lg');
  const [layout] = useState(() => withPanels(readLayout(screen), panels));
  const body = isPhone ? (
    <>
      <Waiting height={TOUCH} />
      <Waiting height={chartHeight.upright} />
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
      {!isPhone && <Waiting height={32} />}
      <Waiting height={isPhone ? TOUCH : 56} />
      {body}
    </Screen>
  );
}
