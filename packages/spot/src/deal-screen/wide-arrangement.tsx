import { Panel, Sheet, useMedia } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useState } from 'react';
import { spotMessages } from '../locales';
import { OrderPanel } from '../order-form/order-panel';
import type { ArrangementProps } from './arrangement';
import { ChartPanel } from './chart-panel';
import { NoticeStrip } from './notice-strip';
import { OrdersTabs } from './orders-tabs';
import { BookPanel, InfoPanel, MarketsPanel, PairBarPanel, TradesPanel } from './panels';

/** From here on there is room for the market list, and the main job needs no scrolling. */
const ROOMY = '(min-width: 1200px)';

/** The market list has its height from the specification; the chart beside it is as high, a border more. */
const CHART_HEIGHT = 520;
const UPPER_ROW = CHART_HEIGHT + 2;

const Screen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: 4,
  [`@media ${ROOMY}`]: { height: 'calc(100dvh - var(--bourse-header-height, 56px))', minHeight: 760 },
});

const Grid = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gridTemplateRows: `${UPPER_ROW}px auto minmax(240px, auto)`,
  gridTemplateAreas: '"chart form" "book trades" "orders orders"',
  [`@media ${ROOMY}`]: {
    gridTemplateColumns: '264px minmax(0, 1fr) 320px 272px',
    gridTemplateRows: `${UPPER_ROW}px minmax(0, 1fr)`,
    gridTemplateAreas: '"markets chart market-data form" "orders orders market-data form"',
  },
});

const Area = styled('div')({ display: 'grid', minWidth: 0, minHeight: 0 });

/** With room, book and trades share a column: the trades take what the book leaves. */
const MarketData = styled('div')({
  display: 'contents',
  [`@media ${ROOMY}`]: {
    gridArea: 'market-data',
    display: 'grid',
    gap: 4,
    minHeight: 0,
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"book" "trades"',
  },
});

/** From 600 px: everything at once; from 1,200 px without scrolling. */
export function WideArrangement({ livePair, pair, book, onSelect }: ArrangementProps) {
  const text = spotMessages.useText();
  const isRoomy = useMedia(ROOMY);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Screen>
      <NoticeStrip />
      <PairBarPanel pair={livePair} book={book} {...(!isRoomy && { onChoosePair: () => setChoosing(true) })} />
      <Grid>
        {isRoomy && (
          <Area style={{ gridArea: 'markets' }}>
            <Panel label={text('deal.markets')}>
              <MarketsPanel pair={pair} onSelect={onSelect} />
            </Panel>
          </Area>
        )}
        <Area style={{ gridArea: 'chart' }}>
          <ChartPanel pair={pair} height={CHART_HEIGHT} />
        </Area>
        <MarketData>
          <Area style={{ gridArea: 'book' }}>
            <BookPanel pair={pair} book={book} />
          </Area>
          <Area style={{ gridArea: 'trades' }}>
            <TradesPanel pair={pair} />
          </Area>
        </MarketData>
        <Area style={{ gridArea: 'form' }}>
          <Panel label={text('deal.form')}>
            <OrderPanel pair={pair} book={book} />
          </Panel>
        </Area>
        <Area style={{ gridArea: 'orders' }}>
          <OrdersTabs pair={pair} info={<InfoPanel pair={pair} />} />
        </Area>
      </Grid>
      <Sheet from="left" open={isChoosing} onClose={() => setChoosing(false)} title={text('deal.markets')}>
        <MarketsPanel
          pair={pair}
          onSelect={(next) => {
            setChoosing(false);
            onSelect(next);
          }}
        />
      </Sheet>
    </Screen>
  );
}
