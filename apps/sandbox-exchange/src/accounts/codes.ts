import { sql, type Kysely } from 'kysely';
import type { Clock, Random } from '../ports';
import { refuse } from '../result';
import type { Database } from '../store/database';
import { LoginTries, SEND_LIMIT } from './limits';
import { channelOf, normal } from './names';
import { hashPassword, verifyPassword } from './password';
import type { CheckCode, CheckCodeResult, CodePurpose, ConfirmCode, SendCode, SendCodeResult } from './types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Code resend 60 s (both sides of the specification, section 9). */
const RESEND_AFTER = MINUTE;
const LIFETIME = 10 * MINUTE;
/** A million codes and five tries. */
export const CODE_TRIES = 5;
const DIGITS = 6;
/** The latest so many codes of an address are looked at, so that a check costs only so much. */
const LOOKED_AT = 5;

/** 4 MiB and some ten milliseconds: who reads the store does not get through a million codes while one lives. */
const COST = { log2N: 12, r: 8, p: 1 };

/** Verification codes: one for a recipient and a purpose. The store has hashes only. */
export class Codes {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #sends: LoginTries;

  constructor({ db, clock, random }: { db: Kysely<Database>; clock: Clock; random: Random }) {
    this.#db = db;
    this.#clock = clock;
    this.#random = random;
    this.#sends = new LoginTries(db);
  }

  /** Makes a code in place of an earlier one; the caller carries the message. Whether there is such a user is not asked. */
  async make({ address, ...asked }: SendCode): Promise<SendCodeResult> {
    const recipient = normal(asked.recipient);
    if (channelOf(recipient) !== asked.channel) return refuse('recipient_invalid');
    const now = this.#clock.now();
    const isOver = (await this.#sends.count(`codes ${address}`, SEND_LIMIT, now)) !== undefined;
    if (isOver) return refuse('too_many_requests');

    const code = String(Math.floor(this.#random.next() * 10 ** DIGITS)).padStart(DIGITS, '0');
    const { purpose, channel } = asked;
    const values = {
      channel,
      address,
      code_hash: await hashPassword(code, COST, this.#random),
      tries: 0,
      sent_at: now,
      expires_at: now + LIFETIME,
    };
    await this.#db
      .deleteFrom('verification_codes')
      .where('expires_at', '<=', now - DAY)
      .execute();
    // One statement decides: of two requests at the same moment one makes the code.
    const made = await this.#db
      .insertInto('verification_codes')
      .values({ recipient, purpose, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['recipient', 'purpose'])
          .doUpdateSet(values)
          .where('verification_codes.sent_at', '<=', now - RESEND_AFTER),
      )
      .returning('sent_at')
      .executeTakeFirst();
    if (!made) return this.#sentJustNow(recipient, purpose, now);
    return { ok: true, message: { ...asked, recipient, code, sentAt: now } };
  }

  /**
   * Is it a code that was asked for at this address, by this channel? The contract's check names no recipient, so this
   * only tells a person of a slip early; it takes nothing away from what a later step must check by recipient. A try
   * counts against every code that it could have met, and before it is looked at.
   */
  async check({ channel, code, address }: CheckCode): Promise<CheckCodeResult> {
    const now = this.#clock.now();
    const { rows: open } = await sql<{ recipient: string; purpose: string; hash: string }>`
      update verification_codes set tries = tries + 1
      where tries < ${CODE_TRIES} and (recipient, purpose) in (
        select recipient, purpose from verification_codes
        where address = ${address} and channel = ${channel} and expires_at > ${now}
        order by sent_at desc limit ${LOOKED_AT}
      )
      returning recipient, purpose, code_hash as hash
    `.execute(this.#db);
    if (open.length === 0) return this.#whyNoneIsOpen(channel, address, now);
    const verified = await Promise.all(open.map(({ hash }) => verifyPassword(code, hash)));
    if (!verified.includes(true)) return refuse('code_wrong');
    for (const { hash } of open) {
      await sql`update verification_codes set tries = tries - 1 where code_hash = ${hash}`.execute(this.#db);
    }
    return { ok: true };
  }

  /** Is it this recipient's code for this purpose? A try counts before it is looked at; the code stays until it is spent. */
  async confirm({ code, ...asked }: ConfirmCode): Promise<CheckCodeResult> {
    const now = this.#clock.now();
    const recipient = normal(asked.recipient);
    const row = await this.#db
      .updateTable('verification_codes')
      .set((are) => ({ tries: are('tries', '+', 1) }))
      .where('recipient', '=', recipient)
      .where('purpose', '=', asked.purpose)
      .returning(['code_hash', 'tries', 'expires_at'])
      .executeTakeFirst();
    if (!row) return refuse('code_not_sent');
    if (row.expires_at <= now) return refuse('code_expired');
    if (row.tries > CODE_TRIES) return refuse('too_many_tries');
    if (!(await verifyPassword(code, row.code_hash))) return refuse('code_wrong');
    await sql`update verification_codes set tries = tries - 1 where code_hash = ${row.code_hash}`.execute(this.#db);
    return { ok: true };
  }

  /** A code is good for one thing done. */
  async spend(recipient: string, purpose: CodePurpose): Promise<void> {
    await this.#db
      .deleteFrom('verification_codes')
      .where('recipient', '=', normal(recipient))
      .where('purpose', '=', purpose)
      .execute();
  }

  async #sentJustNow(recipient: string, purpose: SendCode['purpose'], now: number): Promise<SendCodeResult> {
    const { sent_at: sentAt } = await this.#db
      .selectFrom('verification_codes')
      .select('sent_at')
      .where('recipient', '=', recipient)
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow();
    const waitSeconds = Math.max(1, Math.ceil((sentAt + RESEND_AFTER - now) / SECOND));
    return { ok: false, reason: 'sent_just_now', waitSeconds };
  }

  async #whyNoneIsOpen(channel: CheckCode['channel'], address: string, now: number): Promise<CheckCodeResult> {
    const latest = await this.#db
      .selectFrom('verification_codes')
      .select('expires_at')
      .where('address', '=', address)
      .where('channel', '=', channel)
      .orderBy('sent_at', 'desc')
      .executeTakeFirst();
    if (!latest) return refuse('code_not_sent');
    return refuse(latest.expires_at > now ? 'too_many_tries' : 'code_expired');
  }
}
