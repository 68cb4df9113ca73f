import { sql, type Kysely, type Selectable } from 'kysely';
import { hashPassword, verifyPassword } from '@bourse/contract-server';
import type { Clock, Random } from '../ports';
import { refuse } from '../result';
import type { Database } from '../store/database';
import { GUESS_FROM_LIMIT, GUESS_LIMIT, RECIPIENT_LIMIT, SEND_FROM_LIMIT, SEND_LIMIT, Tries } from './limits';
import { LoginAddresses } from './login-addresses';
import { channelOf, normal } from './names';
import type { CheckCode, CheckCodeResult, CodePurpose, ConfirmCode, SendCode, SendCodeResult } from './types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Code resend 60 s (both sides of the specification, section 9). */
const RESEND_AFTER = MINUTE;
/** The same above {@link RECIPIENT_LIMIT}. */
const SLOW_RESEND_AFTER = 60 * MINUTE;
const LIFETIME = 10 * MINUTE;
/** A million codes and five tries. */
export const CODE_TRIES = 5;
/** Of these, the tries of addresses that neither requested the code nor have logged in: the others are the owner's. */
const FOREIGN_CODE_TRIES = 3;
const DIGITS = 6;
/** Number of latest codes per address that a check compares, to limit its cost. */
const LOOKED_AT = 5;

/**
 * 4 MiB and about ten milliseconds: with access to the store it is not feasible to try a million codes within a code's
 * lifetime.
 */
const COST = { log2N: 12, r: 8, p: 1 };

const guesses = (recipient: string) => `guesses ${recipient}`;
const guessesFrom = (recipient: string, address: string) => `guesses ${recipient} from ${address}`;
const sendsFrom = (recipient: string, address: string) => `codes to ${recipient} from ${address}`;

type LatestCode = Pick<Selectable<Database['verification_codes']>, 'sent_at' | 'expires_at' | 'address'>;

function sentJustNow(until: number, now: number): SendCodeResult {
  return { ok: false, reason: 'sent_just_now', waitSeconds: Math.max(1, Math.ceil((until - now) / SECOND)) };
}

/** Verification codes: one for a recipient and a purpose. The store has hashes only. */
export class Codes {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #tries: Tries;
  readonly #addresses: LoginAddresses;

  constructor({ db, clock, random }: { db: Kysely<Database>; clock: Clock; random: Random }) {
    this.#db = db;
    this.#clock = clock;
    this.#random = random;
    this.#tries = new Tries(db);
    this.#addresses = new LoginAddresses(db);
  }

  /**
   * Creates a code that replaces an earlier one; the caller sends the message. Does not check whether the user exists.
   */
  async make({ address, ...asked }: SendCode): Promise<SendCodeResult> {
    const recipient = normal(asked.recipient, asked.countryCode);
    if (channelOf(recipient) !== asked.channel) return refuse('recipient_invalid');
    const now = this.#clock.now();
    const { purpose, channel } = asked;
    if ((await this.#tries.count(`codes ${address}`, SEND_LIMIT, now)) !== undefined)
      return refuse('too_many_requests');
    const latest = await this.#latest({ recipient, purpose });
    const isKnown = await this.#addresses.has(recipient, address);
    const minimum = latest && !isKnown ? await this.#minimumInterval(recipient, latest, now) : RESEND_AFTER;
    if (latest && latest.sent_at > now - minimum) return sentJustNow(latest.sent_at + minimum, now);
    if ((await this.#tries.count(sendsFrom(recipient, address), SEND_FROM_LIMIT, now)) !== undefined) {
      return refuse('too_many_requests');
    }
    const interval = isKnown ? RESEND_AFTER : await this.#interval(recipient, now);
    if (latest && latest.sent_at > now - interval) return sentJustNow(latest.sent_at + interval, now);

    const code = String(Math.floor(this.#random.next() * 10 ** DIGITS)).padStart(DIGITS, '0');
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
          .where('verification_codes.sent_at', '<=', now - interval),
      )
      .returning('sent_at')
      .executeTakeFirst();
    if (!made) {
      await this.#tries.takeBack(sendsFrom(recipient, address));
      return sentJustNow(((await this.#latest({ recipient, purpose }))?.sent_at ?? now) + interval, now);
    }
    return { ok: true, message: { ...asked, recipient, code, sentAt: now } };
  }

  /**
   * Whether the code was requested from this address by this channel. The contract's check names no recipient, so it
   * only reports typing errors early; later steps must check the recipient. A try counts against every code that it
   * could match, before the comparison.
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
    const guessed = [];
    for (const known of open) if (await this.#mayGuess(known.recipient, address, now)) guessed.push(known);
    if (guessed.length === 0) return refuse('too_many_tries');
    const verified = await Promise.all(guessed.map(({ hash }) => verifyPassword(code, hash)));
    if (!verified.includes(true)) return refuse('code_wrong');
    for (const { recipient, hash } of guessed) await this.#takeBack(recipient, address, hash);
    return { ok: true };
  }

  /**
   * Whether the code is the recipient's for this purpose. A try counts before the comparison; the code stays valid
   * until it is used.
   */
  async confirm({ code, address, ...asked }: ConfirmCode): Promise<CheckCodeResult> {
    const now = this.#clock.now();
    const recipient = normal(asked.recipient);
    const { purpose } = asked;
    const latest = await this.#latest({ recipient, purpose });
    if (!latest) return refuse('code_not_sent');
    if (latest.expires_at <= now) return refuse('code_expired');
    const isOwn = latest.address === address || (await this.#addresses.has(recipient, address));
    const tried = await this.#db
      .updateTable('verification_codes')
      .set((are) => ({ tries: are('tries', '+', 1) }))
      .where('recipient', '=', recipient)
      .where('purpose', '=', purpose)
      .where('tries', '<', isOwn ? CODE_TRIES : FOREIGN_CODE_TRIES)
      .returning('code_hash')
      .executeTakeFirst();
    if (!tried || !(await this.#mayGuess(recipient, address, now))) return refuse('too_many_tries');
    if (!(await verifyPassword(code, tried.code_hash))) return refuse('code_wrong');
    await this.#takeBack(recipient, address, tried.code_hash);
    return { ok: true };
  }

  /** A code is good for one command. Returns whether this call spent it; of two at the same moment one does. */
  async spend(recipient: string, purpose: CodePurpose): Promise<boolean> {
    const spent = await this.#db
      .deleteFrom('verification_codes')
      .where('recipient', '=', normal(recipient))
      .where('purpose', '=', purpose)
      .returning('recipient')
      .executeTakeFirst();
    return spent !== undefined;
  }

  /** Counts a guess against the limits of a day, over all codes and purposes of the recipient. */
  async #mayGuess(recipient: string, address: string, now: number): Promise<boolean> {
    if ((await this.#tries.count(guessesFrom(recipient, address), GUESS_FROM_LIMIT, now)) !== undefined) return false;
    if (await this.#addresses.has(recipient, address)) return true;
    return (await this.#tries.count(guesses(recipient), GUESS_LIMIT, now)) === undefined;
  }

  /** A right code was no guess. */
  async #takeBack(recipient: string, address: string, hash: string): Promise<void> {
    await sql`update verification_codes set tries = tries - 1 where code_hash = ${hash}`.execute(this.#db);
    await this.#tries.takeBack(guessesFrom(recipient, address));
    if (!(await this.#addresses.has(recipient, address))) await this.#tries.takeBack(guesses(recipient));
  }

  /** A stranger does not replace a valid code that was requested from an address with a login. */
  async #minimumInterval(recipient: string, { address, expires_at: expiresAt }: LatestCode, now: number) {
    const isOfOwner = expiresAt > now && (await this.#addresses.has(recipient, address));
    return isOfOwner ? LIFETIME : RESEND_AFTER;
  }

  /** Counts a send that no login vouches for: above the limit there is one an hour. */
  async #interval(recipient: string, now: number): Promise<number> {
    const isOver = (await this.#tries.count(`codes to ${recipient}`, RECIPIENT_LIMIT, now)) !== undefined;
    return isOver ? SLOW_RESEND_AFTER : RESEND_AFTER;
  }

  async #latest({ recipient, purpose }: Pick<ConfirmCode, 'recipient' | 'purpose'>): Promise<LatestCode | undefined> {
    return this.#db
      .selectFrom('verification_codes')
      .select(['sent_at', 'expires_at', 'address'])
      .where('recipient', '=', recipient)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
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
