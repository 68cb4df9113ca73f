import type { Decimal } from '@bourse/decimal';
import type { LinkProps } from '@bourse/feature-kit';
import type { LimitType, OrderMode, Side } from '@bourse/contracts/market';
import type { ExitAbility } from '@bourse/contracts/market';
import type { ExitDraft, ExitEntry, FarPrice } from '@bourse/trading';
import type { MarketEstimate } from '../market-estimate/market-estimate';
import type { typeWarning } from '../rules/limit-types';
import type { Problem } from '../rules/order-problems';
import type { Draft, OrderSummary, PercentStep, SizeUnit } from '../rules/order-rules';

/** The entered values, their problems, and the effect of the order. */
export interface FormModel {
  readonly values: { readonly side: Side; readonly mode: OrderMode; readonly draft: Draft };
  /** `shown`: those of touched fields. */
  readonly errors: { readonly all: readonly Problem[]; readonly shown: readonly Problem[] };
  readonly preview: {
    readonly summary: OrderSummary;
    /** Of a market order. */
    readonly estimate?: MarketEstimate | undefined;
    /** The price is far from the market. */
    readonly far?: FarPrice | undefined;
    /** The order is for another total than the entered one. */
    readonly isRounded?: boolean;
    readonly typeWarning?: ReturnType<typeof typeWarning>;
    /** The price that the exits of a buy are measured from. */
    readonly exitEntry?: ExitEntry | undefined;
    /** Share of the portfolio that a large buy spends, per cent. */
    readonly oversize?: Decimal | undefined;
  };
  /** An order is pending or its outcome is unknown: no other order can be placed. */
  readonly isBusy?: boolean;
  readonly isSaleStopped?: boolean;
  /** The personal limit that keeps a buy from being placed, in words. */
  readonly blockedBy?: string | undefined;
}

/** The pair of the form. */
export interface MarketModel {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly pricePlaces: number;
  readonly amountPlaces: number;
  /** The types of orders that the exchange offers for the pair; left out: all. */
  readonly orderTypes?: readonly OrderMode[];
  /** The types of limit orders that the exchange offers beside the plain one; left out: none. */
  readonly limitTypes?: readonly LimitType[];
  /** The kinds of exits that the exchange offers; left out: none. */
  readonly exits?: readonly ExitAbility[] | undefined;
  /** The types that the exchange announces for other pairs or exchanges, and not for this one; left out: it announces no types. */
  readonly missingTypes?: readonly (LimitType | ExitAbility)[];
  /** Prices and amounts are whole multiples; `undefined`: not known. */
  readonly priceStep?: Decimal | undefined;
  readonly amountStep?: Decimal | undefined;
  /** The smallest amount, and the smallest total; `undefined`: not known. */
  readonly minAmount?: Decimal | undefined;
  readonly minTotal?: Decimal | undefined;
  /** The price at which the side trades at once. */
  readonly best: Decimal | undefined;
  /** Between the best prices. */
  readonly mid?: Decimal | undefined;
  /** Share of the received amount that a taker pays; `undefined` if the exchange does not send it. */
  readonly takerFee?: Decimal | undefined;
}

/** What the side can spend. */
export interface BalanceModel {
  /** Available balance of the currency that the side spends; `undefined` while unknown. */
  readonly available: Decimal | undefined;
  /** Worth of the available balance in yuan. */
  readonly worth?: Decimal | undefined;
  /** To the transfer into the account that pays. */
  readonly transfer?: LinkProps | undefined;
  /** The asset account pays, not the coin account. */
  readonly paysFromAssets?: boolean | undefined;
  /** To the fee page. */
  readonly fees?: LinkProps | undefined;
}

export interface FormActions {
  /** A stop-limit order is a limit order with a trigger. */
  readonly onOrderType: (type: OrderMode | 'stop_limit') => void;
  /** The currency in which the size of the order is entered. */
  readonly onUnit: (unit: SizeUnit) => void;
  readonly onSide: (side: Side) => void;
  /** `undefined`: a plain limit order. */
  readonly onLimitType: (type: LimitType | undefined) => void;
  readonly onTrigger: (trigger: Decimal | undefined) => void;
  /** `undefined`: an order without take profit and stop loss. */
  readonly onExits: (exits: ExitDraft | undefined) => void;
  /** The price field got the focus: the offered price stays as it is now. */
  readonly onPriceFocus: () => void;
  readonly onPrice: (price: Decimal | undefined) => void;
  readonly onAmount: (amount: Decimal | undefined) => void;
  readonly onTotal: (total: Decimal | undefined) => void;
  readonly onPercent: (percent: PercentStep) => void;
  readonly onTouch: (...fields: Problem['field'][]) => void;
  /** Called with an order that keeps the rules. */
  readonly onSubmit: () => void;
  /** Opens the form of an OCO or of a trailing stop. */
  readonly onExitOrder?: ((kind: 'oco' | 'trailing_stop') => void) | undefined;
  /** Opens the form of scaled orders. */
  readonly onScaled?: (() => void) | undefined;
  /** The last order of the pair has been placed: opens its result. */
  readonly onResult?: (() => void) | undefined;
  /** Present if order confirmation is off: turns it on. */
  readonly onAskAgain?: (() => void) | undefined;
}
