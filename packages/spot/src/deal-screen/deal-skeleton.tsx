import { readStored } from '@bourse/api-client';
import { Skeleton, useIsPhone, useMedia } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import { isShown, mediumGrid, PANELS, parseLayout, roomyGrid, ROOMY, type PanelLayout } from '../panel-layout/layout';
import { LAYOUT_KEY } from '../panel-layout/use-layout';

const Screen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: 4,
  minHeight: 'calc(100dvh - var(--bourse-header-height, 56px))',
  '@media (max-width: 600px)': { padding: 0 },
});
const Grid = styled('div')({ flex: 1, display: 'grid', gap: 4, minHeight: 700 });
const Place = styled('div')({ display: 'grid' });

/** The areas of the grid that panels are in. */
const areasOf = (layout: PanelLayout, isRoomy: boolean) => {
  const shown = PANELS.filter((panel) => isShown(layout, panel) && (isRoomy || panel !== 'markets'));
  const areas = shown.map((panel) => (isRoomy && (panel === 'book' || panel === 'trades') ? 'data' : panel));
  return [...new Set([...areas, 'form'])];
};

/** The deal screen's shape, as the reader has arranged it, while the pairs are on their way. */
export function DealSkeleton() {
  const isPhone = useIsPhone();
  const isRoomy = useMedia(ROOMY);
  const [layout] = useState(() => parseLayout(readStored(LAYOUT_KEY)));
  const body = isPhone ? (
    <>
      <Skeleton height={38} />
      <Skeleton height={420} />
      <Skeleton height={280} />
    </>
  ) : (
    <Grid style={isRoomy ? roomyGrid(layout) : mediumGrid(layout)}>
      {areasOf(layout, isRoomy).map((area) => (
        <Place key={area} style={{ gridArea: area }}>
          <Skeleton height="100%" />
        </Place>
      ))}
    </Grid>
  );
  return (
    <Screen aria-busy>
      <Skeleton height={32} />
      <Skeleton height={isPhone ? 128 : 56} />
      {body}
    </Screen>
  );
}
