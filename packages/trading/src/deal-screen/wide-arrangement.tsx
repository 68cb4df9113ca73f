import { Panel, PanelBoundary, SkipLink, useIsBelow } from '@bourse/ui-kit';
import { Fragment, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tradingMessages } from '../locales/messages';
import { DockedZone } from '../panel-layout/docked-zone';
import type { RenderPanel } from '../panel-layout/panel-place';
import { ZONES } from '../panel-layout/docking';
import { isShown, LIMITS, mediumGrid, roomyGrid, sizeOf, withListRoom, withPanels } from '../panel-layout/layout';
import { LayoutMenu } from '../panel-layout/layout-menu';
import { OwnHeight } from '../panel-layout/own-height';
import { useLayout } from '../panel-layout/use-layout';
import { useListRoom } from '../panel-layout/use-list-room';
import { useWorkspaces } from '../workspaces/use-workspaces';
import { TradingShortcuts } from '../shortcuts/shortcuts';
import { DockedBook } from './docked-book';
import { ChartPanel, type ChartControls } from './chart-panel';
import { focusForm, focusOrders, focusSearch } from './focus';
import type { ArrangementProps } from './frame';
import { Favourites } from './favourites';
import { FollowedMarket } from './followed-market';
import { NoticeLine } from './notice-line';
import { MarketsDrawer } from './markets-drawer';
import { LazyMarketsPanel } from './lazy-markets-panel';
import { PairBarPanel, TradesPanel } from './panels';
import { Area } from '../panel-layout/area';
import { Grid, Screen } from './screen-frame';

/** The form stays where it is. */
const stay = () => undefined;

/** Below 1,000 px, in the order of the tab key; the market list has no room. */
const MEDIUM = ['chart', 'book', 'trades', 'form', 'orders'] as const;

/** Of a panel, in CSS pixels. */
const BORDER = 2;

/** The user's layout with the panels of the screen and the list that the window has room for. */
function useArrangedLayout(screen: ArrangementProps['screen'], panels: ArrangementProps['panels']) {
  const listRoom = useListRoom();
  const layoutControls = useLayout(screen);
  return { listRoom, layoutControls, layout: withListRoom(withPanels(layoutControls.layout, panels), listRoom) };
}

/** From 600 px: all panels at once; from 1,000 px without page scroll, in the sizes that the user has chosen. */
export function WideArrangement({
  screen,
  panels,
  livePair,
  pair,
  bar,
  list,
  book,
  chart,
  renderForm,
  renderOrders,
  renderAccount,
  shortcuts,
  onSelect,
  onAlert,
}: ArrangementProps) {
  const text = tradingMessages.useText();
  const isRoomy = !useIsBelow('md');
  const { listRoom, layoutControls, layout } = useArrangedLayout(screen, panels);
  const workspace = useWorkspaces(screen, panels, layoutControls, listRoom === 'none' ? undefined : pair);
  const [isChoosing, setChoosing] = useState(false);
  const controls = useRef<ChartControls>(null);
  const form = useRef<HTMLDivElement>(null);
  const orders = useRef<HTMLDivElement>(null);
  const hasList = isRoomy && isShown(layout, 'markets');
  const choose = () => setChoosing(true);
  const { onOrderAt } = chart;
  const above = renderAccount?.(false);
  const renderPanel: RenderPanel = (panel, place) => {
    const { style } = place;
    switch (panel) {
      case 'markets':
        return (
          <OwnHeight assumed={sizeOf(layout, 'upper')} style={style}>
            {(own) => (
              <PanelBoundary label={text('deal.markets')} subject={pair.id}>
                <Panel label={text('deal.markets')}>
                  <LazyMarketsPanel pair={pair} onSelect={onSelect} {...list} height={own - BORDER} />
                </Panel>
              </PanelBoundary>
            )}
          </OwnHeight>
        );
      case 'chart':
        return (
          <OwnHeight assumed={isRoomy ? sizeOf(layout, 'upper') : LIMITS.upper.normal} style={style}>
            {(own) => (
              <PanelBoundary label={text('deal.chart')} subject={pair.id}>
                <ChartPanel
                  pair={pair}
                  book={book}
                  {...chart}
                  height={own - BORDER}
                  controls={controls}
                  note={<NoticeLine />}
                  {...(listRoom !== 'none' && {
                    charts: {
                      choice: layout.charts,
                      onChange: layoutControls.arrangeCharts,
                      onSelect,
                      isOffered: list?.isOffered,
                    },
                    entries: [{ id: 'charts', label: text('deal.severalCharts'), onSelect: workspace.open }],
                  })}
                  onAlertAt={onAlert}
                  onOrderAt={
                    onOrderAt &&
                    ((price, kind) => {
                      // The field of the price may appear with it.
                      flushSync(() => onOrderAt(price, kind));
                      focusForm(form.current);
                    })
                  }
                />
              </PanelBoundary>
            )}
          </OwnHeight>
        );
      case 'book':
        return book && <DockedBook pair={pair} book={book} layoutControls={layoutControls} place={place} />;
      case 'trades':
        return (
          <Area style={style}>
            <TradesPanel pair={pair} />
          </Area>
        );
      case 'form':
        return (
          <Area ref={form} style={style}>
            <PanelBoundary label={text('deal.form')} subject={pair.id}>
              <Panel label={text('deal.form')}>{renderForm(stay)}</Panel>
            </PanelBoundary>
          </Area>
        );
      case 'orders':
        return (
          <Area ref={orders} style={style}>
            <PanelBoundary label={text('orders.label')} subject={pair.id}>
              {renderOrders()}
            </PanelBoundary>
          </Area>
        );
      default:
        return panel satisfies never;
    }
  };
  return (
    <Screen translate="no">
      <SkipLink href="#order-form" label={text('skip.form')} onSkip={() => focusForm(form.current)} />
      <SkipLink href="#orders" label={text('skip.orders')} onSkip={() => focusOrders(orders.current)} />
      <TradingShortcuts
        actions={[...shortcuts, ...(isRoomy ? workspace.actions : [])]}
        onSearch={() => (hasList ? focusSearch() : choose())}
        onShowForm={() => focusForm(form.current)}
        onOrders={() => focusOrders(orders.current)}
        onInterval={(by) => controls.current?.step(by)}
      />
      <FollowedMarket pair={livePair} />
      <PairBarPanel
        pair={livePair}
        {...bar}
        onAlert={() => onAlert()}
        actions={
          <LayoutMenu
            isRoomy={isRoomy}
            hasListRoom={listRoom !== 'none'}
            hasFavouritesRoom={listRoom === 'docked'}
            panels={panels}
            layout={layout}
            onToggle={(panel) =>
              panel === 'markets' ? layoutControls.toggleList(listRoom) : layoutControls.toggle(panel)
            }
            onReset={layoutControls.reset}
            onArrange={workspace.open}
            windows={workspace.windows.panels}
            onOpenWindow={workspace.windows.open}
          />
        }
        {...(!hasList && { onChoosePair: choose })}
        {...(isRoomy && { account: renderAccount?.(true), above })}
      />
      {!isRoomy && above}
      <Favourites pair={pair} onSelect={onSelect} isOffered={list?.isOffered} />
      <Grid style={isRoomy ? roomyGrid(layout) : mediumGrid(layout)}>
        {isRoomy
          ? ZONES.map((zone) => (
              <DockedZone
                key={zone}
                zone={zone}
                layout={layout}
                layoutControls={layoutControls}
                renderPanel={renderPanel}
              />
            ))
          : MEDIUM.filter((panel) => panel === 'form' || isShown(layout, panel)).map((panel) => (
              <Fragment key={panel}>
                {renderPanel(panel, { height: 0, others: 0, style: { gridArea: panel } })}
              </Fragment>
            ))}
      </Grid>
      {workspace.dialog}
      <MarketsDrawer
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        {...(listRoom !== 'none' && { onPin: () => layoutControls.toggleList(listRoom) })}
        pair={pair}
        {...list}
        onSelect={onSelect}
      />
    </Screen>
  );
}
