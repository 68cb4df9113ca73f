import type { walletCapabilities } from '@bourse/contracts/wallet';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Product } from '../../core/product';
import { CONVERSION } from './convert';
import type { ConversionState } from './state';
import { loadConversions, writeConversions } from './store';

/** Conversion of small balances into USDT or the platform's token. The house account `conversion` takes the other side. */
export const conversion: Product<ConversionState> = {
  name: 'conversion',
  announced: { names: [], fields: (): v.InferInput<typeof walletCapabilities> => ({ small_balances: 1 }) },
  entries: { [CONVERSION]: SERVER_TEXTS.ledgerConverted },
  audit: {
    'a conversion is not booked as it was confirmed': sql`
      with due as (
        select conversion_id as id, currency_id, -amount as change from conversion_lines
        join conversions on conversions.id = conversion_id where converted_at is not null
        union all select id, target_id, gross - fee from conversions where converted_at is not null
      ), booked as (
        select reference as id, accounts.currency_id, sum(postings.available) as change from entries
        join postings on postings.entry_id = entries.id join accounts on accounts.id = account_id
        where kind = 'conversion' and user_id is not null group by reference, accounts.currency_id
      )
      select coalesce(due.id, booked.id) as id, due.change, booked.change as booked from due
      full join booked on booked.id = due.id and booked.currency_id = due.currency_id
      where coalesce(due.change, 0) <> coalesce(booked.change, 0)`,
    'a conversion was carried out after its quote': sql`select id from conversions where converted_at > expires_at`,
  },

  load: ({ db }) => loadConversions(db),

  writes(state) {
    const writes = state.takeWrites();
    return writes && { write: (transaction) => writeConversions(transaction, writes) };
  },
};
