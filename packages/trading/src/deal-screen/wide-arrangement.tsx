import { openCheatSheet } from '@bourse/feature-kit';
import { Drawer, IconButton, Panel, PanelBoundary, SkipLink, useIsBelow } from '@bourse/ui-kit';
import { useRef, useState } from 'react';
import { tradingMessages } from '../locales/messages';
import { EdgeHandle } from '../panel-layout/edge-handle';
import { isShown, LIMITS, mediumGrid, roomyGrid, sizeOf, withPanels } from '../panel-layout/layout';
import { LayoutMenu } from '../panel-layout/layout-menu';
import { OwnHeight } from '../panel-layout/own-height';
import { useLayout } from '../panel-layout/use-layout';
import { TradingShortcuts } from '../shortcuts/shortcuts';
import { ChartPanel, type ChartControls } from './chart-panel';
import { focusForm, focusOrders, focusSearch } from './focus';
import type { ArrangementProps } from './frame';
import { MarketData } from './market-data';
import { FollowedMarket } from './followed-market';
import { NoticeStrip } from './notice-strip';
import { InfoPanel, MarketsPanel, PairBarPanel } from './panels';
import { Area } from '../panel-layout/area';
import { Grid, Screen } from './screen-frame';

/** The form stays where it is. */
const stay = () => undefined;

/** Of a panel, in CSS pixels. */
const BORDER = 2;

/** From 600 px: all panels at once; from 1,200 px without page scroll, in the sizes that the user has chosen. */
export function WideArrangement({
  screen,
  panels,
  livePair,
  pair,
  quoteWorth,
  figures,
  book,
  lines,
  renderForm,
  renderOrders,
  above,
  shortcuts,
  onSelect,
  isOffered,
  hasDayFigures,
  onAlert,
  marks,
  onOrderAt,
}: ArrangementProps) {
  const text = tradingMessages.useText();
  const isRoomy = !useIsBelow('lg');
  const arranging = useLayout(screen);
  const layout = withPanels(arranging.layout, panels);
  const [isChoosing, setChoosing] = useState(false);
  const chart = useRef<ChartControls>(null);
  const form = useRef<HTMLDivElement>(null);
  const orders = useRef<HTMLDivElement>(null);
  const hasList = isRoomy && isShown(layout, 'markets');
  const hasData = isShown(layout, 'book') || isShown(layout, 'trades');
  const choose = () => setChoosing(true);
  return (
    <Screen>
      <SkipLink href="#order-form" label={text('skip.form')} onSkip={() => focusForm(form.current)} />
      <SkipLink href="#orders" label={text('skip.orders')} onSkip={() => focusOrders(orders.current)} />
      <TradingShortcuts
        actions={shortcuts}
        onSearch={() => (hasList ? focusSearch() : choose())}
        onShowForm={() => focusForm(form.current)}
        onOrders={() => focusOrders(orders.current)}
        onInterval={(by) => chart.current?.step(by)}
      />
      <NoticeStrip />
      <FollowedMarket pair={livePair} />
      <PairBarPanel
        pair={livePair}
        quoteWorth={quoteWorth}
        figures={figures}
        onAlert={() => onAlert()}
        actions={
          <>
            <IconButton icon="keyboard" label={text('keys.title')} keyShortcut="?" onClick={openCheatSheet} />
            <LayoutMenu
              isRoomy={isRoomy}
              panels={panels}
              layout={layout}
              onToggle={arranging.toggle}
              onReset={arranging.reset}
            />
          </>
        }
        {...(!hasList && { onChoosePair: choose })}
      />
      {above}
      <Grid style={isRoomy ? roomyGrid(layout) : mediumGrid(layout)}>
        {hasList && (
          <OwnHeight assumed={sizeOf(layout, 'upper')} style={{ gridArea: 'markets' }}>
            {(height) => (
              <>
                <PanelBoundary label={text('deal.markets')} subject={pair.id}>
                  <Panel label={text('deal.markets')}>
                    <MarketsPanel
                      pair={pair}
                      onSelect={onSelect}
                      isOffered={isOffered}
                      hasDayFigures={hasDayFigures}
                      height={height - BORDER}
                    />
                  </Panel>
                </PanelBoundary>
                <EdgeHandle edge="markets" at="right" arranging={arranging} />
              </>
            )}
          </OwnHeight>
        )}
        {isShown(layout, 'chart') && (
          <OwnHeight assumed={isRoomy ? sizeOf(layout, 'upper') : LIMITS.upper.normal} style={{ gridArea: 'chart' }}>
            {(height) => (
              <>
                <PanelBoundary label={text('deal.chart')} subject={pair.id}>
                  <ChartPanel
                    pair={pair}
                    book={book}
                    lines={lines}
                    height={height - BORDER}
                    controls={chart}
                    onAlertAt={onAlert}
                    marks={marks}
                    onOrderAt={
                      onOrderAt &&
                      ((price) => {
                        onOrderAt(price);
                        focusForm(form.current);
                      })
                    }
                  />
                </PanelBoundary>
                {isRoomy && isShown(layout, 'orders') && (
                  <EdgeHandle edge="upper" at="bottom" size={height} arranging={arranging} />
                )}
              </>
            )}
          </OwnHeight>
        )}
        {hasData && <MarketData isRoomy={isRoomy} arranging={arranging} pair={pair} book={book} />}
        <Area ref={form} style={{ gridArea: 'form' }}>
          <PanelBoundary label={text('deal.form')} subject={pair.id}>
            <Panel label={text('deal.form')}>{renderForm(stay)}</Panel>
          </PanelBoundary>
          {isRoomy && <EdgeHandle edge="form" at="left" arranging={arranging} />}
        </Area>
        {isShown(layout, 'orders') && (
          <Area ref={orders} style={{ gridArea: 'orders' }}>
            <PanelBoundary label={text('orders.label')} subject={pair.id}>
              {renderOrders(<InfoPanel pair={pair} />)}
            </PanelBoundary>
          </Area>
        )}
      </Grid>
      <Drawer from="left" open={isChoosing} onClose={() => setChoosing(false)} title={text('deal.markets')}>
        <MarketsPanel
          pair={pair}
          isOffered={isOffered}
          hasDayFigures={hasDayFigures}
          onSelect={(next) => {
            setChoosing(false);
            onSelect(next);
          }}
        />
      </Drawer>
    </Screen>
  );
}
