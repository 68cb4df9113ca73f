import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import type { Product } from '../../core/product';
import { OPTION_AUDIT } from './audit';
import { MICRO_OPTIONS, PAYOUT_HOLD, STAKE_HOLD } from './holds';
import type { OptionState } from './state';
import { loadOptions, writeOptions } from './store';
import { settleExpired } from './settle-options';

/** Timed options: the house is the counterparty. */
export const microOptions: Product<OptionState> = {
  ...MICRO_OPTIONS,
  announced: { names: ['options'] },
  // The reference of every entry is an option.
  entries: { option_open: SERVER_TEXTS.ledgerOptionStake, option_settle: SERVER_TEXTS.ledgerOptionSettled },
  holdPurposes: [STAKE_HOLD, PAYOUT_HOLD],
  audit: OPTION_AUDIT,
  load: ({ db }) => loadOptions(db),

  writes(state) {
    const writes = state.takeWrites();
    return writes && { write: (transaction) => writeOptions(transaction, writes) };
  },
  due: (context, state) => settleExpired(context, state),
};
