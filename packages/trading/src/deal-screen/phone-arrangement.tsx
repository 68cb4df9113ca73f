import { ConnectionStatus, PairLine, usePairsReadAt, usePriceDirection } from '@bourse/market';
import { useIsStale } from '@bourse/realtime';
import type { Pair } from '@bourse/contracts/market';
import { Button, Panel, PanelBoundary, SkipLink, Tabs, useHeldByOverlay, useIsPhoneOnItsSide } from '@bourse/ui-kit';
import { Global } from '@emotion/react';
import { useRef, useState, type ReactNode } from 'react';
import { tradingMessages } from '../locales/messages';
import { TradingShortcuts } from '../shortcuts/shortcuts';
import { Area } from '../panel-layout/area';
import type { ChartControls } from './chart-panel';
import { focusOrders } from './focus';
import type { ArrangementProps, DealBar, DealBook, PhoneFoot } from './frame';
import { FollowedMarket } from './followed-market';
import { MarketsDrawer } from './markets-drawer';
import { NoticeLine } from './notice-line';
import { BookPanel, CoinDetails, TradesPanel } from './panels';
import { PhoneChart, PhoneDepth } from './phone-chart';
import {
  aboveBar,
  ActionBar,
  chartHeight,
  Freshness,
  LineActions,
  PhoneScreen,
  SideViews,
  ViewTabs,
} from './phone-frame';
import { PhoneOrderSheet } from './phone-order-sheet';
import { useTitleWithPrice } from './use-title-with-price';

/** Levels of each side of the book. */
const LEVELS = 10;

type ViewId = 'chart' | 'book' | 'trades' | 'depth' | 'info';
type View = { readonly id: ViewId; readonly label: string; readonly content: ReactNode };

interface LiveLineProps extends DealBar, Pick<ArrangementProps, 'onAlert'> {
  readonly pair: Pair;
  readonly onChoosePair: () => void;
  readonly children?: ReactNode;
}

/** The line of the pair, live; the page title shows the same price. */
function LiveLine({ pair, quoteWorth, figures, onAlert, onChoosePair, children }: LiveLineProps) {
  const text = tradingMessages.useText();
  const direction = usePriceDirection(pair.last, pair.id);
  const isStale = useIsStale(usePairsReadAt());
  useTitleWithPrice(pair);
  return (
    <PairLine
      isStale={isStale}
      pair={pair}
      quoteWorth={quoteWorth}
      more={figures}
      direction={direction}
      onChoosePair={onChoosePair}
      actions={
        <Button size="small" tone="quiet" onClick={() => onAlert()}>
          {text('alerts.set')}
        </Button>
      }
    >
      {children}
    </PairLine>
  );
}

/** A view, where it is there. */
const viewOf = (isThere: boolean, id: ViewId, label: string, content: ReactNode): View[] =>
  isThere ? [{ id, label, content }] : [];

/** Trades, book, depth chart and coin information, each where the screen has it. */
function useViews({
  pair,
  book,
  panels,
  onTaken,
}: Pick<ArrangementProps, 'pair' | 'panels'> & {
  readonly book: DealBook | undefined;
  readonly onTaken: () => void;
}) {
  const text = tradingMessages.useText();
  const hasBook = book !== undefined && panels.includes('book');
  return [
    ...viewOf(
      hasBook,
      'book',
      text('deal.book'),
      book && <BookPanel pair={pair} book={book} levels={LEVELS} onTaken={onTaken} />,
    ),
    ...viewOf(panels.includes('trades'), 'trades', text('deal.trades'), <TradesPanel pair={pair} />),
    ...viewOf(
      hasBook,
      'depth',
      text('deal.depth'),
      book && <PhoneDepth pair={pair} book={book} height={chartHeight.upright} />,
    ),
    ...viewOf(
      true,
      'info',
      text('deal.info'),
      <PanelBoundary label={text('deal.info')} subject={pair.id}>
        <Panel label={text('deal.info')}>
          <CoinDetails pair={pair} />
        </Panel>
      </PanelBoundary>,
    ),
  ];
}

/** The open sheet: the list of markets or the order form. */
function useSheet() {
  const [sheet, setSheet] = useState<'markets' | 'form'>();
  return {
    sheet,
    close: () => setSheet(undefined),
    openForm: () => setSheet('form'),
    openMarkets: () => setSheet('markets'),
    /** After an order. The list of markets stays. */
    closeForm: () => setSheet((present) => (present === 'form' ? undefined : present)),
  };
}

/** The buttons that open the form: at the foot of an upright phone, in the line of the pair of one on its side. */
function Actions({ actions, openForm }: { readonly actions: PhoneFoot['actions']; readonly openForm: () => void }) {
  return actions.map(({ id, label, tone, onPress }) => (
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
  ));
}

/**
 * Phones: the pair on one line, then one view at a time, the account figures and the orders, with the buttons that open the form fixed at
 * the foot. On its side the window is the chart, below the line of the pair with these buttons; the other views are below.
 */
export function PhoneArrangement(props: ArrangementProps) {
  const { livePair, pair, panels, bar, list, book, chart, renderForm, renderOrders, renderAccount, shortcuts } = props;
  const { phone, onAlert, onSelect } = props;
  const { onOrderAt } = chart;
  const text = tradingMessages.useText();
  // A rotation below an open sheet keeps the arrangement.
  const isOnItsSide = useHeldByOverlay(useIsPhoneOnItsSide());
  const controls = useRef<ChartControls>(null);
  const orders = useRef<HTMLDivElement>(null);
  const { sheet, close, openForm, openMarkets, closeForm } = useSheet();
  const views = useViews({ pair, book, panels, onTaken: openForm });
  const actions = <Actions actions={phone.actions} openForm={openForm} />;
  const note = sheet !== 'form' && phone.renderNote?.(openForm);
  const chartView = (
    <PhoneChart
      pair={pair}
      {...chart}
      height={isOnItsSide ? chartHeight.onItsSide : chartHeight.upright}
      controls={controls}
      onAlertAt={onAlert}
      onOrderAt={
        onOrderAt &&
        ((price, kind) => {
          onOrderAt(price, kind);
          openForm();
        })
      }
    />
  );
  return (
    <PhoneScreen translate="no">
      <Global styles={aboveBar} />
      <SkipLink href="#order-form" label={text('skip.form')} onSkip={openForm} />
      <SkipLink href="#orders" label={text('skip.orders')} onSkip={() => focusOrders(orders.current)} />
      <TradingShortcuts
        actions={shortcuts}
        onOrders={() => focusOrders(orders.current)}
        onSearch={openMarkets}
        onShowForm={openForm}
        onInterval={(by) => controls.current?.step(by)}
      />
      <FollowedMarket pair={livePair} />
      <PanelBoundary label={pair.symbol} subject={pair.id}>
        <LiveLine {...bar} pair={livePair} onAlert={onAlert} onChoosePair={openMarkets}>
          {isOnItsSide && (
            <LineActions aria-label={phone.label}>
              <ConnectionStatus />
              {actions}
            </LineActions>
          )}
        </LiveLine>
      </PanelBoundary>
      {isOnItsSide ? (
        <>
          {note !== false && note}
          {chartView}
          <SideViews>
            {views.map(({ id, content }) => (
              <Area key={id}>{content}</Area>
            ))}
          </SideViews>
        </>
      ) : (
        <PhoneViews views={[{ id: 'chart', label: text('deal.chart'), content: chartView }, ...views]} />
      )}
      {panels.includes('orders') && (
        <Area style={{ minHeight: 280 }} ref={orders}>
          {renderAccount?.(false)}
          <PanelBoundary label={text('orders.label')} subject={pair.id}>
            {renderOrders()}
          </PanelBoundary>
        </Area>
      )}
      {/* At the end: it comes from a read and moves nothing. */}
      <NoticeLine />
      {!isOnItsSide && (
        <ActionBar aria-label={phone.label}>
          <div>{note}</div>
          {actions}
        </ActionBar>
      )}
      <PhoneOrderSheet
        pair={pair}
        book={panels.includes('book') ? book : undefined}
        isOpen={sheet === 'form'}
        onClose={close}
      >
        {renderForm(closeForm)}
      </PhoneOrderSheet>
      <MarketsDrawer {...list} pair={pair} onSelect={onSelect} isOpen={sheet === 'markets'} onClose={close} />
    </PhoneScreen>
  );
}

/** One view at a time. */
function PhoneViews({ views }: { readonly views: readonly View[] }) {
  const text = tradingMessages.useText();
  const [view, setView] = useState<ViewId>('chart');
  return (
    <ViewTabs>
      <Tabs
        label={text('deal.views')}
        value={view}
        onChange={setView}
        actions={
          <Freshness>
            <ConnectionStatus />
          </Freshness>
        }
        items={views.map(({ content, ...tab }) => ({
          ...tab,
          content: <Area style={{ minHeight: chartHeight.upright }}>{content}</Area>,
        }))}
      />
    </ViewTabs>
  );
}
