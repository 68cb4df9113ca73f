import { InTurn, Panel, Sheet, Skeleton, Turns, useMedia } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { spotMessages } from '../locales';
import { OrderPanel } from '../order-form/order-panel';
import { EdgeHandle } from '../panel-layout/edge-handle';
import { isShown, LIMITS, mediumGrid, roomyGrid, ROOMY, sizeOf } from '../panel-layout/layout';
import { LayoutMenu } from '../panel-layout/layout-menu';
import { OwnHeight } from '../panel-layout/own-height';
import { useLayout } from '../panel-layout/use-layout';
import { Shortcuts } from '../shortcuts/shortcuts';
import type { ArrangementProps } from './arrangement';
import { ChartPanel, type ChartControls } from './chart-panel';
import { focusForm, focusSearch } from './focus';
import { MarketData } from './market-data';
import { NoticeStrip } from './notice-strip';
import { OrdersTabs } from './orders-tabs';
import { InfoPanel, MarketsPanel, PairBarPanel } from './panels';

/** Of a panel, in CSS pixels. */
const BORDER = 2;

const Screen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: 4,
  [`@media ${ROOMY}`]: { height: 'calc(100dvh - var(--bourse-header-height, 56px))', minHeight: 760 },
});
const Grid = styled('div')({ flex: 1, minHeight: 0, display: 'grid', gap: 4 });
const Area = styled('div')({ position: 'relative', display: 'grid', minWidth: 0, minHeight: 0 });

/** What the reader came for first. */
const TURNS = { form: 1, chart: 2, data: 3, markets: 4, orders: 5 } as const;
const PLACE = <Skeleton height="100%" />;

/** From 600 px: everything at once; from 1,200 px without scrolling, in sizes of the reader's choice. */
export function WideArrangement({ livePair, pair, book, onSelect, onAlert }: ArrangementProps) {
  const text = spotMessages.useText();
  const isRoomy = useMedia(ROOMY);
  const arranging = useLayout();
  const { layout } = arranging;
  const [isChoosing, setChoosing] = useState(false);
  const chart = useRef<ChartControls>(null);
  const form = useRef<HTMLDivElement>(null);
  const hasList = isRoomy && isShown(layout, 'markets');
  const hasData = isShown(layout, 'book') || isShown(layout, 'trades');
  const choose = () => setChoosing(true);
  return (
    <Screen>
      <Shortcuts
        pair={pair}
        onSearch={() => (hasList ? focusSearch() : choose())}
        onSide={() => focusForm(form.current)}
        onInterval={(by) => chart.current?.step(by)}
      />
      <NoticeStrip />
      <PairBarPanel
        pair={livePair}
        book={book}
        onAlert={() => onAlert()}
        actions={<LayoutMenu isRoomy={isRoomy} layout={layout} onToggle={arranging.toggle} onReset={arranging.reset} />}
        {...(!hasList && { onChoosePair: choose })}
      />
      <Turns last={TURNS.orders}>
        <Grid style={isRoomy ? roomyGrid(layout) : mediumGrid(layout)}>
          {hasList && (
            <OwnHeight assumed={sizeOf(layout, 'upper')} style={{ gridArea: 'markets' }}>
              {(height) => (
                <InTurn turn={TURNS.markets} place={PLACE}>
                  <Panel label={text('deal.markets')}>
                    <MarketsPanel pair={pair} onSelect={onSelect} height={height - BORDER} />
                  </Panel>
                  <EdgeHandle edge="markets" at="right" arranging={arranging} />
                </InTurn>
              )}
            </OwnHeight>
          )}
          {isShown(layout, 'chart') && (
            <OwnHeight assumed={isRoomy ? sizeOf(layout, 'upper') : LIMITS.upper.normal} style={{ gridArea: 'chart' }}>
              {(height) => (
                <InTurn turn={TURNS.chart} place={PLACE}>
                  <ChartPanel pair={pair} book={book} height={height - BORDER} controls={chart} onAlertAt={onAlert} />
                  {isRoomy && isShown(layout, 'orders') && (
                    <EdgeHandle edge="upper" at="bottom" size={height} arranging={arranging} />
                  )}
                </InTurn>
              )}
            </OwnHeight>
          )}
          {hasData && (
            <InTurn turn={TURNS.data} place={<Area style={{ gridArea: isRoomy ? 'data' : 'book' }}>{PLACE}</Area>}>
              <MarketData isRoomy={isRoomy} arranging={arranging} pair={pair} book={book} />
            </InTurn>
          )}
          <Area ref={form} style={{ gridArea: 'form' }}>
            <InTurn turn={TURNS.form} place={PLACE}>
              <Panel label={text('deal.form')}>
                <OrderPanel key={pair.id} pair={pair} book={book} />
              </Panel>
              {isRoomy && <EdgeHandle edge="form" at="left" arranging={arranging} />}
            </InTurn>
          </Area>
          {isShown(layout, 'orders') && (
            <Area style={{ gridArea: 'orders' }}>
              <InTurn turn={TURNS.orders} place={PLACE}>
                <OrdersTabs pair={pair} info={<InfoPanel pair={pair} />} />
              </InTurn>
            </Area>
          )}
        </Grid>
      </Turns>
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
