import { useRowHeight } from '@bourse/market';
import { Box, Button, colour, COVERED_BOTTOM, Drawer, Panel, PanelBoundary, SkipLink, Tabs } from '@bourse/ui-kit';
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { tradingMessages } from '../locales/messages';
import { TradingShortcuts } from '../shortcuts/shortcuts';
import { focusOrders } from './focus';
import { ChartPanel, type ChartControls } from './chart-panel';
import type { ArrangementProps } from './frame';
import { FollowedMarket } from './followed-market';
import { MarketsDrawer } from './markets-drawer';
import { BookPanel, CoinDetails, PairBarPanel, TradesPanel } from './panels';
import { Area } from '../panel-layout/area';

/** Levels a side by the height of a level. */
const LEVELS = { 24: 10, 44: 6 } as const;
const CHART_HEIGHT = 440;

const Screen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  // Panels reach from edge to edge.
  '& section, & aside': { borderInlineWidth: 0, borderRadius: 0 },
});
/** Padding at the end of the page for the fixed bar. */
const BAR_HEIGHT = 'calc(57px + env(safe-area-inset-bottom))';
const aboveBar = { ':root': { [COVERED_BOTTOM]: BAR_HEIGHT }, body: { paddingBottom: BAR_HEIGHT } };
const Bar = styled('section')({
  position: 'fixed',
  zIndex: 10,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  padding: '8px 12px calc(8px + env(safe-area-inset-bottom))',
  backgroundColor: colour.panel,
  borderTop: `1px solid ${colour.line}`,
  '& > div': { gridColumn: '1 / -1', '&:empty': { display: 'none' } },
});

type ViewId = 'chart' | 'book' | 'trades' | 'info';

/** Up to 600 px: one view at a time, orders below, and the buttons that open the form fixed at the foot. */
export function PhoneArrangement({
  livePair,
  pair,
  panels,
  quoteWorth,
  figures,
  book,
  lines,
  renderForm,
  renderOrders,
  above,
  shortcuts,
  phoneActions,
  phoneActionsLabel,
  renderPhoneNote,
  onSelect,
  isOffered,
  hasDayFigures,
  onAlert,
  marks,
  onOrderAt,
}: ArrangementProps) {
  const text = tradingMessages.useText();
  const rowHeight = useRowHeight();
  const [view, setView] = useState<ViewId>('chart');
  const chart = useRef<ChartControls>(null);
  const orders = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<'markets' | 'form'>();
  const close = () => setSheet(undefined);
  const openForm = () => setSheet('form');
  const closeForm = () => setSheet((present) => (present === 'form' ? undefined : present));
  return (
    <Screen translate="no">
      <Global styles={aboveBar} />
      <SkipLink href="#order-form" label={text('skip.form')} onSkip={openForm} />
      <SkipLink href="#orders" label={text('skip.orders')} onSkip={() => focusOrders(orders.current)} />
      <TradingShortcuts
        actions={shortcuts}
        onOrders={() => focusOrders(orders.current)}
        onSearch={() => setSheet('markets')}
        onShowForm={openForm}
        onInterval={(by) => chart.current?.step(by)}
      />
      <FollowedMarket pair={livePair} />
      <PairBarPanel
        pair={livePair}
        quoteWorth={quoteWorth}
        figures={figures}
        onChoosePair={() => setSheet('markets')}
        onAlert={() => onAlert()}
      />
      {above}
      <Tabs
        fullWidth
        label={text('deal.views')}
        value={view}
        onChange={setView}
        items={[
          {
            id: 'chart' as const,
            label: text('deal.chart'),
            content: (
              <Area style={{ minHeight: 420 }}>
                <PanelBoundary label={text('deal.chart')} subject={pair.id}>
                  <ChartPanel
                    pair={pair}
                    book={book}
                    lines={lines}
                    height={CHART_HEIGHT}
                    controls={chart}
                    onAlertAt={onAlert}
                    marks={marks}
                    onOrderAt={
                      onOrderAt &&
                      ((price) => {
                        onOrderAt(price);
                        openForm();
                      })
                    }
                  />
                </PanelBoundary>
              </Area>
            ),
          },
          ...(book && panels.includes('book')
            ? [
                {
                  id: 'book' as const,
                  label: text('deal.book'),
                  content: (
                    <Area style={{ minHeight: 420 }}>
                      <BookPanel pair={pair} book={book} levels={LEVELS[rowHeight]} onTaken={openForm} />
                    </Area>
                  ),
                },
              ]
            : []),
          ...(panels.includes('trades')
            ? [
                {
                  id: 'trades' as const,
                  label: text('deal.trades'),
                  content: (
                    <Area style={{ minHeight: 420 }}>
                      <TradesPanel pair={pair} />
                    </Area>
                  ),
                },
              ]
            : []),
          {
            id: 'info' as const,
            label: text('deal.info'),
            content: (
              <Area style={{ minHeight: 420 }}>
                <PanelBoundary label={text('deal.info')} subject={pair.id}>
                  <Panel label={text('deal.info')}>
                    <CoinDetails pair={pair} />
                  </Panel>
                </PanelBoundary>
              </Area>
            ),
          },
        ]}
      />
      {panels.includes('orders') && (
        <Area style={{ minHeight: 280 }} ref={orders}>
          <PanelBoundary label={text('orders.label')} subject={pair.id}>
            {renderOrders(undefined)}
          </PanelBoundary>
        </Area>
      )}
      <Bar aria-label={phoneActionsLabel}>
        {sheet !== 'form' && <div>{renderPhoneNote?.(openForm)}</div>}
        {phoneActions.map(({ id, label, tone, onPress }) => (
          <Button
            key={id}
            tone={tone}
            size="large"
            onClick={() => {
              onPress();
              openForm();
            }}
          >
            {label}
          </Button>
        ))}
      </Bar>
      <Drawer open={sheet === 'form'} onClose={close} title={pair.symbol}>
        <Box translate="no" sx={{ m: '-8px -12px -12px' }}>
          <PanelBoundary label={text('deal.form')} subject={pair.id}>
            {renderForm(closeForm)}
          </PanelBoundary>
        </Box>
      </Drawer>
      <MarketsDrawer
        isOpen={sheet === 'markets'}
        onClose={close}
        pair={pair}
        isOffered={isOffered}
        hasDayFigures={hasDayFigures}
        onSelect={onSelect}
      />
    </Screen>
  );
}
