import type { Kysely } from 'kysely';
import type { Database } from '../store/database';
import { noticePath } from './notices';
import type { CodeMessage, Outbox } from './types';

const DAY = 24 * 60 * 60_000;
const LONGEST_LIST = 100;

export function createOutbox(db: Kysely<Database>): Outbox {
  return {
    // The path follows from the purpose.
    async add({ countryCode, sentAt, path: _path, ...message }) {
      await db
        .deleteFrom('outbox')
        .where('sent_at', '<=', sentAt - DAY)
        .execute();
      await db
        .insertInto('outbox')
        .values({ ...message, country_code: countryCode, sent_at: sentAt })
        .execute();
    },

    async list(recipient) {
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient ?? ''))
        .orderBy('id', 'desc')
        .limit(LONGEST_LIST)
        .execute();
      return rows.map(
        ({ recipient: to, country_code: countryCode, channel, purpose, lang, code, sent_at: sentAt }): CodeMessage => ({
          recipient: to,
          countryCode,
          channel,
          purpose,
          lang,
          code,
          sentAt,
          path: noticePath(purpose),
        }),
      );
    },
  };
}
