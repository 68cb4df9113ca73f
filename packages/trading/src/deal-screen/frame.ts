import type { ApiFailure } from '@bourse/api-client';
import type { Decimal } from '@bourse/decimal';
import type { ShortcutAction } from '@bourse/feature-kit';
import type { BookStore, OwnPrices, PairFigure, PickedLevel } from '@bourse/market';
import type { ChartLine, ChartMark, OrderKind } from '@bourse/charts';
import type { Pair } from '@bourse/contracts/market';
import type { ReactNode } from 'react';
import type { PanelId } from '../panel-layout/docking';
import type { TradingScreen } from '../panel-layout/use-layout';

/** The order book of a screen and its callbacks to the feature. */
export interface DealBook {
  readonly store: BookStore;
  /** Prices at which the user's own orders rest. */
  readonly ownPrices: OwnPrices;
  /** Epoch milliseconds of the snapshot. */
  readonly readAt: number | undefined;
  /** Why the snapshot could not be read. */
  readonly failure: ApiFailure | undefined;
  readonly retry: () => void;
  /**
   * A level was clicked: its price is applied to the form, with Shift also the cumulative amount. `isFormOpen`: the level is beside the
   * open form of a phone, which keeps its side.
   */
  readonly onPick: (price: Decimal, level: PickedLevel, isFormOpen?: boolean) => void;
}

/** The pair bar, beside the figures of the pair itself. */
export interface DealBar {
  /** Worth of one unit of the quote currency in yuan. */
  readonly quoteWorth?: Decimal | undefined;
  /** After the figures of the pair. */
  readonly figures?: readonly PairFigure[];
}

/** The list of markets of a screen. */
export interface DealList {
  /** The pairs of the list; all of them where left out. The same function in every render. */
  readonly isOffered?: ((pair: Pair) => boolean) | undefined;
  /** The list shows high, low and volume of 24 hours. */
  readonly hasDayFigures?: boolean;
}

/** The user's orders on the price chart of a screen, and its callback to the feature. */
export interface DealChart {
  /** Lines on the chart, e.g. open orders; price alerts are added. */
  readonly lines: readonly ChartLine[];
  /** Moments and prices marked on the chart: the user's fills. */
  readonly marks?: readonly ChartMark[];
  /** A price of the chart was chosen for a limit order: it is applied to the form, which opens. */
  readonly onOrderAt?: ((price: Decimal, kind?: OrderKind) => void) | undefined;
  /** The orders that `onOrderAt` tells apart. The same list as long as nothing changes. */
  readonly orderKinds?: readonly OrderKind[];
  /** What the exchange charges a taker, a share: for orders on paper in a replay. */
  readonly takerFee?: Decimal | undefined;
}

/** A button at the foot of the phone arrangement. It opens the form. */
export interface PhoneAction {
  readonly id: string;
  readonly label: string;
  readonly tone: 'buy' | 'sell';
  readonly onPress: () => void;
}

/** The foot of the phone arrangement. */
export interface PhoneFoot {
  readonly actions: readonly PhoneAction[];
  /** Accessible name of the buttons. */
  readonly label: string;
  /** Above the buttons while the form is closed, e.g. a lost order. */
  readonly renderNote?: (openForm: () => void) => ReactNode;
}

/** A trading screen: one property a part of it. */
export interface DealFrameProps {
  /** The panel arrangement is stored under this name. */
  readonly screen: TradingScreen;
  /** With live figures. */
  readonly pair: Pair;
  readonly onSelect: (pair: Pair) => void;
  /** The panels of the screen; all of them where left out. Without `book` there is no book panel and no depth chart. */
  readonly panels?: readonly PanelId[];
  readonly bar?: DealBar;
  readonly list?: DealList;
  readonly book?: DealBook;
  readonly chart: DealChart;
  /** The order form. It calls `onPlaced` after an accepted order, which closes the sheet of a phone. */
  readonly renderForm: (onPlaced: () => void) => ReactNode;
  /** Orders, positions, history. */
  readonly renderOrders: () => ReactNode;
  /** The figures of the account: in the pair bar of a wide window, else a strip of their own. */
  readonly renderAccount?: (isInBar: boolean) => ReactNode;
  /** Keys beside the common ones. */
  readonly shortcuts: readonly ShortcutAction[];
  readonly phone: PhoneFoot;
}

/** Props of an arrangement (wide, phone): the parts, and the frame's data of the pair. */
export interface ArrangementProps extends Omit<DealFrameProps, 'pair'> {
  readonly livePair: Pair;
  /** The same object as long as names and decimals of the pair are the same: for parts that show none of its figures. */
  readonly pair: Pair;
  readonly panels: readonly PanelId[];
  /** Opens the price alert dialog, at a price of the chart or with an empty field. */
  readonly onAlert: (price?: Decimal) => void;
}
