import type { Decimal } from '@bourse/decimal';
import { userLeft } from '@bourse/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The user's selection; `undefined` if the default applies. */
export interface OptionForm {
  readonly currencyId: number | undefined;
  /** Presets and own amount are one value. `null`: the field was emptied. */
  readonly amount: Decimal | null | undefined;
  readonly seconds: number | undefined;
}

const initialState: OptionForm = { currencyId: undefined, amount: undefined, seconds: undefined };

export const optionFormSlice = createSlice({
  name: 'optionForm',
  initialState,
  reducers: {
    /** Another currency has other presets, so the amount is cleared. */
    currencyChosen: (form, { payload }: PayloadAction<number>): OptionForm =>
      form.currencyId === payload ? form : { ...form, currencyId: payload, amount: undefined },
    amountChosen: (form, { payload }: PayloadAction<Decimal | undefined>): OptionForm => ({
      ...form,
      amount: payload ?? null,
    }),
    durationChosen: (form, { payload }: PayloadAction<number>): OptionForm => ({ ...form, seconds: payload }),
  },
  extraReducers: (builder) => void builder.addMatcher(userLeft.match, () => initialState),
});

export const { currencyChosen, amountChosen, durationChosen } = optionFormSlice.actions;

interface WithOptionForm {
  readonly optionForm?: OptionForm;
}

export const selectForm = ({ optionForm = initialState }: WithOptionForm): OptionForm => optionForm;
