import { userLeft } from '@bourse/api-client';
import type { Decimal } from '@bourse/decimal';
import type { LimitType, OrderMode, PairId, Side } from '@bourse/contracts/market';
import { exitDraftOf, type ExitDraft } from '@bourse/trading';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readMarketPairs, withMode } from './mode-storage';
import { typeDraft } from '../rules/limit-types';
import type { AttachedExits } from '../rules/order-exits';
import { EMPTY_DRAFT, type Draft, type PercentStep, type SizeUnit } from '../rules/order-rules';

/** The form of one pair: selection, and input for each mode and side. */
export interface PairForm {
  readonly mode: OrderMode;
  readonly side: Side;
  readonly drafts: Readonly<Record<OrderMode, Readonly<Record<Side, Draft>>>>;
}

const EMPTY_SIDES = { buy: EMPTY_DRAFT, sell: EMPTY_DRAFT } as const;

export const EMPTY_FORM: PairForm = {
  mode: 'limit',
  side: 'buy',
  drafts: { limit: EMPTY_SIDES, market: EMPTY_SIDES },
};

export interface OrderFormState {
  /** By pair. */
  readonly forms: Readonly<Record<string, PairForm>>;
  /** Pairs that start in market mode on this device, see `mode-storage.ts`. */
  readonly marketPairs: readonly string[];
}

const NOTHING: OrderFormState = { forms: {}, marketPairs: [] };

const EMPTY_MARKET_FORM: PairForm = { ...EMPTY_FORM, mode: 'market' };

function formOf({ forms, marketPairs }: OrderFormState, pair: PairId): PairForm {
  return forms[pair] ?? (marketPairs.includes(pair) ? EMPTY_MARKET_FORM : EMPTY_FORM);
}

type OfPair<Rest = unknown> = PayloadAction<{ pair: PairId } & Rest>;

interface ReturnedOrder {
  readonly side: Side;
  readonly price: Decimal;
  readonly amount: Decimal;
  readonly type?: LimitType | undefined;
  readonly trigger?: Decimal | undefined;
  readonly exits?: AttachedExits | undefined;
}

function changeForm(state: OrderFormState, pair: PairId, change: (form: PairForm) => PairForm): OrderFormState {
  return { ...state, forms: { ...state.forms, [pair]: change(formOf(state, pair)) } };
}

/** Changes the draft of a mode and side. */
function withDraft(form: PairForm, mode: OrderMode, side: Side, change: (draft: Draft) => Draft): PairForm {
  const sides = form.drafts[mode];
  return { ...form, drafts: { ...form.drafts, [mode]: { ...sides, [side]: change(sides[side]) } } };
}

/** What a new price leaves of a draft: the type of the order, the unit of its size, and its exits. */
const keptOf = ({ unit, exits, ...draft }: Omit<Draft, 'price' | 'quantity'>) => ({
  ...typeDraft(draft),
  ...(unit && { unit }),
  ...(exits && { exits }),
});

/** Changes the visible draft. */
function inView(state: OrderFormState, pair: PairId, change: (draft: Draft) => Draft): OrderFormState {
  return changeForm(state, pair, (form) => withDraft(form, form.mode, form.side, change));
}

/**
 * Input of order forms. It is in the store, so it survives a change of language or theme, a failure, an expired
 * session, and the visit to the login screen.
 */
export const orderFormSlice = createSlice({
  name: 'spotOrderForm',
  // Read when a store is made, not when the package is imported.
  initialState: (): OrderFormState => ({ ...NOTHING, marketPairs: readMarketPairs() }),
  reducers: {
    modeChosen: (state, { payload }: OfPair<{ mode: OrderMode }>) => ({
      ...changeForm(state, payload.pair, (form) => ({ ...form, mode: payload.mode })),
      marketPairs: withMode(state.marketPairs, payload.pair, payload.mode),
    }),
    sideChosen: (state, { payload }: OfPair<{ side: Side }>) =>
      changeForm(state, payload.pair, (form) => ({ ...form, side: payload.side })),
    priceTyped: (state, { payload }: OfPair<{ price: Decimal | undefined }>) =>
      inView(state, payload.pair, ({ quantity, ...draft }) =>
        payload.price === undefined
          ? { ...keptOf(draft), price: undefined, isPriceCleared: true, quantity }
          : { ...keptOf(draft), price: payload.price, quantity },
      ),
    /** `undefined`: a plain limit order. */
    limitTypeChosen: (state, { payload }: OfPair<{ type: LimitType | undefined }>) =>
      inView(state, payload.pair, ({ type: _type, ...draft }) => ({
        ...draft,
        ...(payload.type && { type: payload.type }),
      })),
    /** A stop-limit order becomes a plain limit order; other types stay. */
    stopLimitLeft: (state, { payload }: OfPair) =>
      inView(state, payload.pair, ({ type, ...draft }) => (type && type !== 'stop_limit' ? { ...draft, type } : draft)),
    /** `undefined`: an order without take profit and stop loss. */
    exitsTyped: (state, { payload }: OfPair<{ exits: ExitDraft | undefined }>) =>
      inView(state, payload.pair, ({ exits: _exits, ...draft }) => ({
        ...draft,
        ...(payload.exits && { exits: payload.exits }),
      })),
    unitChosen: (state, { payload }: OfPair<{ unit: SizeUnit }>) =>
      inView(state, payload.pair, (draft) => ({ ...draft, unit: payload.unit })),
    triggerTyped: (state, { payload }: OfPair<{ trigger: Decimal | undefined }>) =>
      inView(state, payload.pair, (draft) => ({ ...draft, trigger: payload.trigger })),
    amountTyped: (state, { payload }: OfPair<{ amount: Decimal | undefined }>) =>
      inView(state, payload.pair, (draft) => ({ ...draft, quantity: { by: 'amount', amount: payload.amount } })),
    totalTyped: (state, { payload }: OfPair<{ total: Decimal | undefined }>) =>
      inView(state, payload.pair, (draft) => ({ ...draft, quantity: { by: 'total', total: payload.total } })),
    percentChosen: (state, { payload }: OfPair<{ percent: PercentStep }>) =>
      inView(state, payload.pair, (draft) => ({ ...draft, quantity: { by: 'percent', percent: payload.percent } })),
    /**
     * A level of the book was selected: its price becomes the limit price of both sides, and limit the mode. `amount`
     * is the cumulative amount up to the level, if requested.
     */
    levelTaken: (state, { payload }: OfPair<{ price: Decimal; amount?: Decimal | undefined }>) =>
      changeForm(state, payload.pair, (form) => {
        const { price, amount } = payload;
        const take = (draft: Draft): Draft => ({
          ...keptOf(draft),
          price,
          quantity: amount === undefined ? draft.quantity : { by: 'amount', amount },
        });
        return withDraft(withDraft({ ...form, mode: 'limit' }, 'limit', 'buy', take), 'limit', 'sell', take);
      }),
    /** A limit order that was cancelled and not placed again: it is the visible draft. */
    orderReturned: (state, { payload }: OfPair<ReturnedOrder>) =>
      changeForm(state, payload.pair, (form) => {
        const { side, price, amount, type, trigger, exits } = payload;
        return withDraft({ ...form, mode: 'limit', side }, 'limit', side, () => ({
          ...(type && typeDraft({ type, trigger })),
          ...(exits && { exits: exitDraftOf(exits) }),
          price,
          quantity: { by: 'amount', amount },
        }));
      }),
    /** The order was placed: price and number are reset (section 4). The type of limit orders, the unit of the size, and the fields of exits stay. */
    orderPlaced: (state, { payload }: OfPair<{ mode: OrderMode; side: Side }>) =>
      changeForm(state, payload.pair, (form) =>
        withDraft(form, payload.mode, payload.side, ({ type, unit, exits }) => ({
          ...EMPTY_DRAFT,
          ...(type && { type }),
          ...(unit && { unit }),
          ...(exits && { exits: { ...exits, takeProfit: undefined, stopLoss: undefined } }),
        })),
      ),
  },
  extraReducers: (builder) => {
    // An expired session keeps the input; a logout clears it.
    builder.addCase(userLeft, () => NOTHING);
  },
  selectors: {
    selectForm: formOf,
  },
});

export const {
  limitTypeChosen,
  stopLimitLeft,
  triggerTyped,
  unitChosen,
  exitsTyped,
  modeChosen,
  sideChosen,
  priceTyped,
  amountTyped,
  totalTyped,
  percentChosen,
  levelTaken,
  orderReturned,
  orderPlaced,
} = orderFormSlice.actions;
export const { selectForm } = orderFormSlice.selectors;
