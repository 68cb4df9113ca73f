import { userLeft } from '@bourse/api-client';
import type { Decimal } from '@bourse/decimal';
import type { PairId } from '@bourse/contracts/market';
import { exitDraftOf, type ExitDraft } from '@bourse/trading';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExitTrigger, OrderMode } from '@bourse/contracts/lever';
import type { StopKind } from '../rules/stops';
import type { KeptExits } from '../writes/exit-fields';
import { EMPTY_DRAFT, type Draft } from '../rules/order-rules';

/** The form of one pair. */
export interface LeverForm {
  readonly mode: OrderMode;
  readonly draft: Draft;
}

export const EMPTY_FORM: LeverForm = { mode: 'market', draft: EMPTY_DRAFT };

export interface LeverFormState {
  /** By pair. */
  readonly forms: Readonly<Record<string, LeverForm>>;
}

const initialState: LeverFormState = { forms: {} };

type OfPair<Rest> = PayloadAction<{ readonly pair: PairId } & Rest>;

/**
 * An empty draft. Reduce-only is kept: an order that should close must not become one that opens. The fields of take profit and stop loss
 * stay shown.
 */
const emptied = ({ isReduceOnly, hasExits, exitUnit, isTrailing, exitTrigger }: Draft): Draft => ({
  ...EMPTY_DRAFT,
  isReduceOnly,
  hasExits,
  exitUnit,
  isTrailing,
  exitTrigger,
});

/** Typed exits in the fields of a draft. */
const exitsInDraft = ({ takeProfit, stopLoss, unit, isTrailing = false, trailUnit }: ExitDraft): Partial<Draft> => ({
  takeProfit,
  stopLoss,
  exitUnit: unit,
  isTrailing,
  trailUnit,
});

const NO_EXITS = { takeProfit: undefined, stopLoss: undefined } as const;

/** A field that the mode does not show has no value: a market order has no limit price. */
function withoutHidden({ mode, draft }: LeverForm): LeverForm {
  return mode === 'limit' ? { mode, draft } : { mode, draft: { ...draft, price: undefined, isPriceCleared: false } };
}

function change(state: LeverFormState, pair: PairId, next: (form: LeverForm) => LeverForm): LeverFormState {
  return { forms: { ...state.forms, [pair]: withoutHidden(next(state.forms[pair] ?? EMPTY_FORM)) } };
}

function changeDraft(state: LeverFormState, pair: PairId, part: Partial<Draft>): LeverFormState {
  return change(state, pair, (form) => ({ ...form, draft: { ...form.draft, ...part } }));
}

/** Input of the order form. It is kept over a failure, an expired session, and a change of language or screen. */
export const leverFormSlice = createSlice({
  name: 'leverOrderForm',
  initialState,
  reducers: {
    /** Switching the type clears the input (trading side, section 4). */
    modeChosen: (state, { payload }: OfPair<{ mode: OrderMode }>) =>
      change(state, payload.pair, (form) =>
        form.mode === payload.mode ? form : { mode: payload.mode, draft: emptied(form.draft) },
      ),
    /** A reduce-only order has no stops and is not split. */
    reduceOnlyChosen: (state, { payload }: OfPair<{ isReduceOnly: boolean }>) =>
      changeDraft(state, payload.pair, {
        isReduceOnly: payload.isReduceOnly,
        ...NO_EXITS,
        hasExits: false,
        parts: 1,
      }),
    multipleChosen: (state, { payload }: OfPair<{ multiple: Decimal }>) =>
      changeDraft(state, payload.pair, { multiple: payload.multiple }),
    lotsTyped: (state, { payload }: OfPair<{ lots: Decimal | undefined }>) =>
      changeDraft(state, payload.pair, { lots: payload.lots }),
    priceTyped: (state, { payload }: OfPair<{ price: Decimal | undefined }>) =>
      changeDraft(state, payload.pair, { price: payload.price, isPriceCleared: payload.price === undefined }),
    /** A level of the book was picked: its price becomes the limit price. In market mode this is a switch of the type. */
    levelTaken: (state, { payload }: OfPair<{ price: Decimal }>) =>
      change(state, payload.pair, ({ mode, draft }) => ({
        mode: 'limit',
        draft: { ...(mode === 'limit' ? draft : emptied(draft)), price: payload.price, isPriceCleared: false },
      })),
    stopTyped: (state, { payload }: OfPair<{ kind: StopKind; price: Decimal | undefined }>) =>
      changeDraft(state, payload.pair, { [payload.kind]: payload.price }),
    /** Shows the fields of take profit and stop loss; hidden ones have no value. */
    exitsChosen: (state, { payload }: OfPair<{ hasExits: boolean }>) =>
      changeDraft(state, payload.pair, { ...NO_EXITS, hasExits: payload.hasExits }),
    /** Another unit of take profit and stop loss, or a stop loss that trails: with their values in it. */
    exitsRetyped: (state, { payload }: OfPair<ExitDraft>) => changeDraft(state, payload.pair, exitsInDraft(payload)),
    exitTriggerChosen: (state, { payload }: OfPair<{ trigger: ExitTrigger }>) =>
      changeDraft(state, payload.pair, { exitTrigger: payload.trigger }),
    partsChosen: (state, { payload }: OfPair<{ parts: number }>) =>
      changeDraft(state, payload.pair, { parts: payload.parts }),
    /** A limit order that was cancelled and not placed again: it is the draft. */
    orderReturned: (
      state,
      { payload }: OfPair<Pick<Draft, 'isReduceOnly' | 'multiple'> & KeptExits & { lots: Decimal; price: Decimal }>,
    ) => {
      const { pair, isReduceOnly, multiple, lots, price, exitTrigger = EMPTY_DRAFT.exitTrigger } = payload;
      const exits = exitDraftOf(payload);
      const leverage = isReduceOnly ? undefined : multiple;
      return change(state, pair, () => ({
        mode: 'limit',
        draft: {
          ...EMPTY_DRAFT,
          isReduceOnly,
          multiple: leverage,
          lots,
          price,
          ...exitsInDraft(exits),
          hasExits: exits.takeProfit !== undefined || exits.stopLoss !== undefined,
          exitTrigger,
        },
      }));
    },
    /** The order was placed: the input is cleared, the mode and the multiple are kept. */
    orderPlaced: (state, { payload }: OfPair<unknown>) =>
      change(state, payload.pair, ({ mode, draft }) => ({
        mode,
        draft: { ...emptied(draft), multiple: draft.multiple },
      })),
  },
  extraReducers: (builder) => {
    builder.addCase(userLeft, () => initialState);
  },
  selectors: {
    selectForm: (state, pair: PairId | undefined): LeverForm =>
      pair === undefined ? EMPTY_FORM : (state.forms[pair] ?? EMPTY_FORM),
  },
});

export const {
  modeChosen,
  reduceOnlyChosen,
  multipleChosen,
  lotsTyped,
  priceTyped,
  levelTaken,
  stopTyped,
  exitsChosen,
  exitsRetyped,
  exitTriggerChosen,
  partsChosen,
  orderReturned,
  orderPlaced,
} = leverFormSlice.actions;
export const { selectForm } = leverFormSlice.selectors;
