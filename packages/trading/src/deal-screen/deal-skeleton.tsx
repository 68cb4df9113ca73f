import {
  Box,
  BELOW,
  colour,
  FONT_SIZE,
  RADIUS,
  Skeleton,
  TOUCH,
  useIsBelow,
  useHasPhoneArrangement,
  VisuallyHidden,
  WEIGHT,
  hairline,
  space,
} from '@bourse/ui-kit';
import { useState } from 'react';
import { tradingMessages } from '../locales/messages';
import { chartHeight } from './phone-frame';
import { BELOW_HEADER, Grid, Screen } from './screen-frame';
import { PANELS, ZONES, type DockedId, type PanelId } from '../panel-layout/docking';
import {
  isShown,
  mediumGrid,
  panelsIn,
  roomyGrid,
  withListRoom,
  withPanels,
  type PanelLayout,
} from '../panel-layout/layout';
import { PANEL_TEXT } from '../panel-layout/panel-text';
import { useListRoom } from '../panel-layout/use-list-room';
import { readLayout, type TradingScreen } from '../panel-layout/use-layout';

// A panel as it will be, with its name.
const PLACE = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: space(2, 3),
  fontSize: FONT_SIZE.table,
  color: colour.quiet,
  overflow: 'hidden',
  '& > div': { display: 'flex', gap: 4, whiteSpace: 'nowrap' },
  backgroundColor: colour.panel,
  border: hairline(colour.line),
  borderRadius: `${RADIUS.panel}px`,
  [BELOW.sm]: { borderInlineWidth: 0, borderRadius: 0 },
} as const;

interface WaitingArea {
  readonly area: string;
  readonly panels: readonly DockedId[];
}

/** The areas of the grid that panels are in. */
const areasOf = (layout: PanelLayout, isRoomy: boolean): readonly WaitingArea[] =>
  isRoomy
    ? ZONES.map((zone) => ({ area: zone, panels: panelsIn(layout, zone) })).filter(({ panels }) => panels.length > 0)
    : [...PANELS.filter((panel) => isShown(layout, panel) && panel !== 'markets'), 'form' as const].map((panel) => ({
        area: panel,
        panels: [panel],
      }));

/** The pair that the address names: BTC/USDT of `?symbol=BTC_USDT`. */
const namedPair = (): string | undefined => new URLSearchParams(location.search).get('symbol')?.replace('_', '/');

interface WaitingProps {
  readonly height?: number | string;
  readonly area?: string;
  readonly panels?: readonly DockedId[];
}

function Waiting({ height, area, panels = [] }: WaitingProps) {
  const text = tradingMessages.useText();
  return (
    <Box sx={PLACE} style={{ height, gridArea: area }}>
      {panels.length === 0 ? (
        <Skeleton width={120} height={14} />
      ) : (
        <div aria-hidden>
          {panels.map((panel) => (
            <span key={panel}>{text(PANEL_TEXT[panel])}</span>
          ))}
        </div>
      )}
    </Box>
  );
}

/** The line of the pair, with the name that the address has. */
function WaitingPair({ isOneLine }: { readonly isOneLine: boolean }) {
  const [name] = useState(namedPair);
  return (
    <Box
      sx={PLACE}
      style={{ height: isOneLine ? 44 : 56, boxSizing: 'border-box', flex: 'none', alignItems: 'center' }}
    >
      {name === undefined ? (
        <Skeleton width={120} height={14} />
      ) : (
        <strong style={{ fontSize: FONT_SIZE.reading, fontWeight: WEIGHT.strong, color: colour.text }}>{name}</strong>
      )}
    </Box>
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
  const isRoomy = !useIsBelow('md');
  const listRoom = useListRoom();
  const [stored] = useState(() => readLayout(screen));
  const layout = withListRoom(withPanels(stored, panels), listRoom);
  const body = isPhone ? (
    <>
      <Waiting height={TOUCH} />
      <Waiting height={chartHeight.upright} />
      <Waiting height={280} />
    </>
  ) : (
    <Grid style={isRoomy ? roomyGrid(layout) : { ...mediumGrid(layout), minHeight: 700 }}>
      {areasOf(layout, isRoomy).map((area) => (
        <Waiting key={area.area} {...area} />
      ))}
    </Grid>
  );
  return (
    <Screen aria-busy style={{ minHeight: isRoomy ? undefined : BELOW_HEADER }}>
      <VisuallyHidden as="output">{text('deal.loading')}</VisuallyHidden>
      {isPhone ? <Waiting height={TOUCH} /> : <WaitingPair isOneLine={isRoomy} />}
      {body}
    </Screen>
  );
}
