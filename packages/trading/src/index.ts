export { trading } from './layer';
export { tradingMessages } from './locales/messages';

export { orderLines } from './deal-screen/chart-lines';
export { earlyDeal } from './deal-screen/early-deal';
export { DealFrame } from './deal-screen/deal-frame';
export type { PhoneAction } from './deal-screen/frame';
export { PairScreen } from './deal-screen/pair-screen';
export { useDealRead } from './deal-read/use-deal-read';
export { useDealBook } from './deal-screen/use-deal-book';
export { useRetry } from './deal-screen/use-retry';
export { useSteadyPair } from './deal-screen/use-steady-pair';

export { type PanelId } from './panel-layout/docking';
export { BookPanel } from './deal-screen/panels';
export { useWindowLevels } from './panel-window/use-window-levels';
export { PanelWindow } from './panel-window/panel-window';
export { PANEL_PARAMETER, windowPanelOf, type WindowPanel } from './panel-window/window-panels';

export { useTouchedFields } from './touched-fields/use-touched-fields';
export { FarPriceNote, useFarPriceText } from './limit-price/far-price-note';
export { farFromTrigger, farThroughBook, type FarPrice } from './limit-price/far-through-book';
export { limitPrice, type PriceDraft } from './limit-price/limit-price';

export { asMoved, cancelAndPlace, type MoveFinding, type MoveReply } from './move-order/cancel-and-place';
export { moveMessages } from './move-order/locales/messages';
export type { MoveInput } from './move-order/move-dialog';
export { MoveOrder } from './move-order/move-order';
export { recordToast } from './move-order/record-toast';
export { useMoveToast } from './move-order/use-move-toast';
export { useShownRecord } from './move-order/use-shown-record';

export { OrderTabs, type OrderTab } from './deal-screen/order-tabs';
export { isOfPair, rowsOf, type ShownPair } from './order-list/shown-orders';
export { usePricePlaces, type PricePlaces } from './order-list/use-price-places';

export { OversizeNote } from './personal-limits/oversize-note';
export { oversizeOf } from './personal-limits/oversize';
export { createPersonalLimits, type PersonalLimitsStore } from './personal-limits/stored-personal-limits';
export { ProductLimits } from './personal-limits/product-limits';
export { usePersonalLimits } from './personal-limits/use-personal-limits';
export { tradesLeft } from './personal-limits/trades-left';

export { RefusedOrdersPanel } from './refused-orders/refused-orders-panel';
export { createRefusedOrders, type RefusedOrder, type RefusedOrdersStore } from './refused-orders/refused-orders';

export { PlainDialog } from './dialog/plain-dialog';

export {
  groupedStatistics,
  hourIn,
  journalStatistics,
  profitCalendar,
  profitCourse,
  type JournalDay,
  type JournalStatistics,
  type ResultGroup,
  type TradeResult,
} from './journal/journal';
export { BreakdownTable } from './journal/breakdown-table';
export { LazyTradeChart } from './journal/lazy-trade-chart';
export type { ChartedTrade } from './journal/trade-chart';
export { useTradeChart } from './journal/use-trade-chart';
export { JournalView } from './journal/journal-view';
export { journalMessages } from './journal/locales/messages';
export { createJournalNotes, type JournalNotes } from './journal/notes';
export { useJournalNotes } from './journal/use-journal-notes';
export { ProfitText, toneOf, type ProfitTextProps } from './profit-text/profit-text';

export {
  type ClosedTrade,
  type ProductResults,
  RESULT_PRODUCTS,
  type ResultCharge,
  type ResultProduct,
} from './results/product-results';
export { ResultsCollector, useCollectedResults, useReportResults } from './results/results-collector';
export { ResultTabs } from './results/result-tabs';

export { ExitFields } from './exits/exit-fields';
export { ExitToggle } from './exits/exit-toggle';
export { ExitGuardian } from './exits/exit-guardian';
export { ExitLines } from './exits/exit-lines';
export { ExitTriggerChoice } from './exits/exit-trigger-choice';
export {
  asTrailing,
  EMPTY_EXITS,
  EXIT_KINDS,
  exitDraftOf,
  exitProblem,
  exitResult,
  exitsOf,
  inUnit,
  isDistance,
  trailOfDraft,
  trailProblem,
  type ExitDraft,
  type ExitEntry,
  type ExitKind,
  type ExitProblem,
  type Exits,
  type ExitUnit,
} from './exits/exits';
export { useTrailText } from './exits/use-trail-text';
export { TrailField, type TrailDraft } from './exits/trail-field';
export { OpenSiteNote } from './exits/open-site-note';

export { BalanceLines } from './order-entry/balance-lines';
export { createOrderEntry } from './order-entry/create-order-entry';
export { MoreMenu, type MoreMenuProps } from './order-entry/more-menu';
export { PriceField } from './order-entry/price-field';
export { TicketFoot, TicketForm } from './order-entry/ticket';
export { TradeButton } from './order-entry/trade-button';
