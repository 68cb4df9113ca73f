export { trading } from './layer';
export { tradingMessages, type TradingTexts } from './locales/messages';

export { orderLines, type LineHandles, type RestingOrder } from './deal-screen/chart-lines';
export { earlyDeal } from './deal-screen/early-deal';
export { DealFrame } from './deal-screen/deal-frame';
export { DealSkeleton, type DealSkeletonProps } from './deal-screen/deal-skeleton';
export type { DealBook, DealFrameProps, PhoneAction } from './deal-screen/frame';
export { PairScreen, type PairScreenProps } from './deal-screen/pair-screen';
export { useDealRead } from './deal-read/use-deal-read';
export { useDealBook } from './deal-screen/use-deal-book';
export { useSteadyPair } from './deal-screen/use-steady-pair';

export { PANELS, type PanelId } from './panel-layout/docking';
export type { TradingScreen } from './panel-layout/use-layout';
export { BookPanel } from './deal-screen/panels';
export { useWindowLevels } from './panel-window/use-window-levels';
export { PanelWindow } from './panel-window/panel-window';
export { PANEL_PARAMETER, windowPanelOf, type WindowPanel } from './panel-window/window-panels';
export { AlertsTab } from './price-alerts/alerts-tab';

export { floorAmount, learnAmountStep } from './amount-step/amount-step';
export { useOrderLimits } from './order-limits/use-order-limits';
export { SizeField, type SizeFieldProps } from './size-field/size-field';
export { longestText } from './touched-fields/longest-text';
export { useTouchedFields } from './touched-fields/use-touched-fields';
export { FarPriceNote, useFarPriceText } from './limit-price/far-price-note';
export { farFromTrigger, farThroughBook, type FarPrice } from './limit-price/far-through-book';
export { limitPrice, type PriceDraft } from './limit-price/limit-price';

export { afterFee, type Proceeds } from './market-estimate/fee';
export {
  affordableAmount,
  estimatedProceeds,
  estimateMarket,
  isBookTooThin,
  type MarketEstimate,
} from './market-estimate/market-estimate';
export { useAffordable, useMarketEstimate } from './market-estimate/use-market-estimate';

export {
  asMoved,
  cancelAndPlace,
  type MoveFinding,
  type MoveReply,
  type MoveSteps,
} from './move-order/cancel-and-place';
export { moveMessages } from './move-order/locales/messages';
export { MoveOrder, type MoveOrderProps } from './move-order/move-order';
export { useMoveToast } from './move-order/use-move-toast';

export { OrderListFrame, type OrderListFrameProps } from './order-list/order-list-frame';
export { OrderTabs, type OrderTab, type OrderTabsProps } from './deal-screen/order-tabs';
export { SideText } from './order-list/side-text';
export { isOfPair, rowsOf, type NamedPair, type ShownPair } from './order-list/shown-orders';
export { usePricePlaces, type PricePlaces } from './order-list/use-price-places';

export { LimitsButton } from './personal-limits/limits-button';
export { OversizeNote } from './personal-limits/oversize-note';
export { oversizeOf } from './personal-limits/oversize';
export {
  createPersonalLimits,
  type LimitedProduct,
  type PersonalLimitsStore,
} from './personal-limits/stored-personal-limits';
export { usePersonalLimits } from './personal-limits/use-personal-limits';

export { PlainDialog, type PlainDialogProps } from './dialog/plain-dialog';

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
export { BreakdownTable, type BreakdownTableProps } from './journal/breakdown-table';
export { LazyTradeChart } from './journal/lazy-trade-chart';
export type { ChartedTrade } from './journal/trade-chart';
export { useTradeChart, type UseTradeChart } from './journal/use-trade-chart';
export { JournalView, type JournalViewProps } from './journal/journal-view';
export { journalMessages } from './journal/locales/messages';
export { createJournalNotes, type JournalNotes, type TradeNote } from './journal/notes';
export { useJournalNotes, type UseJournalNotes, type UseJournalNotesOptions } from './journal/use-journal-notes';
export { ProfitText, toneOf, type ProfitTextProps } from './profit-text/profit-text';
