import type { Decimal } from '@bourse/decimal';
import type { LinkProps } from '@bourse/feature-kit';
import type { PercentStep } from '@bourse/ui-kit';
import type { Direction, ExitTrigger, OrderMode } from '@bourse/contracts/lever';
import type { LotLimits } from '../rules/lot-rules';
import type { OrderPreview } from '../rules/order-preview';
import type { Draft, FormField, Problem } from '../rules/order-rules';
import type { ExitUnit } from '@bourse/trading';
import type { StopKind } from '../rules/stops';

/** The entered values, their problems, and the effect of the order. */
export interface FormModel {
  readonly values: { readonly mode: OrderMode; readonly draft: Draft };
  /** The errors to show: those of touched fields. */
  readonly errors: readonly Problem[];
  readonly preview: OrderPreview;
  readonly isBusy: boolean;
  /** The personal limit that keeps an order from being opened, in words. */
  readonly reached?: string | undefined;
}

/** The pair of the form. */
export interface MarketModel {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  /** Decimals of the pair's prices. */
  readonly priceDecimals: number;
  /** Best price that a direction opens at: best ask for long, best bid for short. */
  readonly best: Readonly<Record<Direction, Decimal | undefined>>;
  readonly live: Decimal | undefined;
  readonly multiples: readonly number[];
  readonly lotPresets: readonly number[];
  readonly limits: LotLimits;
  readonly lotSize: Decimal | undefined;
  /** The back end has reduce-only orders. */
  readonly offersReduceOnly: boolean;
  /** An order carries its take profit and stop loss; otherwise this browser sets them. */
  readonly attachesExits: boolean;
  /** The stop loss of an order can trail. */
  readonly trailsStops: boolean;
}

export interface BalanceModel {
  readonly available: Decimal | undefined;
  /** Worth of the available balance in yuan. */
  readonly worth?: Decimal | undefined;
  /** To the transfer into the contract account. */
  readonly transfer: LinkProps | undefined;
  /** To the fee page. */
  readonly fees?: LinkProps | undefined;
}

export interface FormActions {
  readonly onMode: (mode: OrderMode) => void;
  /** The price field got the focus: the offered price stays as it is now. */
  readonly onPriceFocus: () => void;
  readonly onPrice: (price: Decimal | undefined) => void;
  readonly onMultiple: (multiple: Decimal) => void;
  readonly onLots: (lots: Decimal | undefined) => void;
  /** Sets the lots to a share of the available balance. */
  readonly onShare: (percent: PercentStep) => void;
  /** Shows or removes take profit and stop loss. */
  readonly onExits: (hasExits: boolean) => void;
  /** The typed value of an exit, in the unit of the exits. */
  readonly onStop: (kind: StopKind, value: Decimal | undefined) => void;
  /** `side`: the direction for which typed values are kept. */
  readonly onExitUnit: (unit: ExitUnit, side: Direction) => void;
  readonly onTrailing: (isTrailing: boolean, side: Direction) => void;
  readonly onExitTrigger: (trigger: ExitTrigger) => void;
  readonly onParts: (parts: number) => void;
  readonly onReduceOnly: (isReduceOnly: boolean) => void;
  /** A field with a value lost the focus. */
  readonly onTouch: (field: FormField) => void;
  /** The button of a direction: opens a position, or closes those of the direction where the order is reduce-only. Returns the first field with a problem, which then gets the focus. */
  readonly onOpen: (direction: Direction) => FormField | undefined;
}
