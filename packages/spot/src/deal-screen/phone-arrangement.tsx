import { Button, colour, Panel, Sheet, Tabs } from '@bourse/ui-kit';
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Side } from '../contract';
import { spotMessages } from '../locales';
import { OrderPanel } from '../order-form/order-panel';
import { sideChosen } from '../order-form/slice';
import { Shortcuts } from '../shortcuts/shortcuts';
import { LostOrderLine } from '../submit-order/lost-order-line';
import type { ArrangementProps } from './arrangement';
import { ChartPanel, type ChartControls } from './chart-panel';
import { NoticeStrip } from './notice-strip';
import { OrdersTabs } from './orders-tabs';
import { BookPanel, InfoPanel, MarketsPanel, PairBarPanel, TradesPanel } from './panels';

const LEVELS = 10;
const CHART_HEIGHT = 420;

const Screen = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  // Panels reach from edge to edge.
  '& section, & aside': { borderInlineWidth: 0, borderRadius: 0 },
});
/** The foot of the page stays clear of the bar that lies over it. */
const aboveBar = { body: { paddingBottom: 'calc(57px + env(safe-area-inset-bottom))' } };
const View = styled('div')({ display: 'grid', minHeight: 420, minWidth: 0 });
const Orders = styled('div')({ display: 'grid', minHeight: 280, minWidth: 0 });
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
});
const Word = styled('div')({ gridColumn: '1 / -1', '&:empty': { display: 'none' } });

// The form has an edge of its own.
const InSheet = styled('div')({ margin: '-8px -12px -12px' });

type ViewId = 'chart' | 'book' | 'trades' | 'info';

/** Up to 600 px: one view at a time, orders below, and Buy and Sell always at hand. */
export function PhoneArrangement({ livePair, pair, book, onSelect, onAlert }: ArrangementProps) {
  const text = spotMessages.useText();
  const dispatch = useDispatch();
  const [view, setView] = useState<ViewId>('chart');
  const chart = useRef<ChartControls>(null);
  const [sheet, setSheet] = useState<'markets' | 'form'>();
  const close = () => setSheet(undefined);
  const openForm = () => setSheet('form');
  const openSide = (side: Side) => {
    dispatch(sideChosen({ pair: pair.id, side }));
    openForm();
  };
  return (
    <Screen>
      <Global styles={aboveBar} />
      <Shortcuts
        pair={pair}
        onSearch={() => setSheet('markets')}
        onSide={openForm}
        onInterval={(by) => chart.current?.step(by)}
      />
      <NoticeStrip />
      <PairBarPanel pair={livePair} book={book} onChoosePair={() => setSheet('markets')} onAlert={() => onAlert()} />
      <Tabs
        fullWidth
        label={text('deal.views')}
        value={view}
        onChange={setView}
        items={[
          {
            id: 'chart',
            label: text('deal.chart'),
            content: (
              <View>
                <ChartPanel pair={pair} book={book} height={CHART_HEIGHT} controls={chart} onAlertAt={onAlert} />
              </View>
            ),
          },
          {
            id: 'book',
            label: text('deal.book'),
            content: (
              <View>
                <BookPanel pair={pair} book={book} levels={LEVELS} onTaken={openForm} />
              </View>
            ),
          },
          {
            id: 'trades',
            label: text('deal.trades'),
            content: (
              <View>
                <TradesPanel pair={pair} />
              </View>
            ),
          },
          {
            id: 'info',
            label: text('deal.info'),
            content: (
              <View>
                <Panel label={text('deal.info')}>
                  <InfoPanel pair={pair} />
                </Panel>
              </View>
            ),
          },
        ]}
      />
      <Orders>
        <OrdersTabs pair={pair} />
      </Orders>
      <Bar aria-label={text('form.side')}>
        {sheet !== 'form' && (
          <Word data-word>
            <LostOrderLine onOpen={openForm} />
          </Word>
        )}
        <Button tone="buy" size="large" onClick={() => openSide('buy')}>
          {text('form.buy')}
        </Button>
        <Button tone="sell" size="large" onClick={() => openSide('sell')}>
          {text('form.sell')}
        </Button>
      </Bar>
      <Sheet open={sheet === 'form'} onClose={close} title={pair.symbol}>
        <InSheet>
          <OrderPanel key={pair.id} pair={pair} book={book} />
        </InSheet>
      </Sheet>
      <Sheet from="left" open={sheet === 'markets'} onClose={close} title={text('deal.markets')}>
        <MarketsPanel
          pair={pair}
          onSelect={(next) => {
            close();
            onSelect(next);
          }}
        />
      </Sheet>
    </Screen>
  );
}
