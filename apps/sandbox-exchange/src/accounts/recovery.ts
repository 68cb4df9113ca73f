import type { Kysely } from 'kysely';
import type { Clock } from '../ports';
import { refuse } from '../result';
import type { Database } from '../store/database';
import type { Accounts } from './accounts';
import type { Codes } from './codes';
import { Tries, REGISTER_LIMIT } from './limits';
import { channelOf, normal } from './names';
import type { ProofResult } from './second-factor';
import { noticesTo } from './notices';
import type { BindEmail, BindEmailResult, ResetPassword, ResetResult } from './types';

/** Digits and letters (money side, section 5). */
const PASSWORD = /^[0-9A-Za-z]{6,16}$/;

/** Actions that require a code: reset a password, bind an email address. */
export class Recovery {
  readonly #db: Kysely<Database>;
  readonly #clock: Clock;
  readonly #accounts: Accounts;
  readonly #codes: Codes;
  readonly #tries: Tries;

  constructor(needs: { db: Kysely<Database>; clock: Clock; accounts: Accounts; codes: Codes }) {
    this.#db = needs.db;
    this.#clock = needs.clock;
    this.#accounts = needs.accounts;
    this.#codes = needs.codes;
    this.#tries = new Tries(needs.db);
  }

  /**
   * Sets a new password, removes the passkeys, ends all sessions and keys for the API, and yields notices to the old channels. An unknown account is refused as a wrong code
   * is, because its code was never delivered.
   * @param hold keeps the money of the user back; before the new password is valid
   */
  async reset(
    { account, password, code, address, secondFactor = '' }: ResetPassword,
    hold: (userId: number, at: number) => Promise<void>,
  ): Promise<ResetResult> {
    const now = this.#clock.now();
    if ((await this.#tries.count(`resets ${address}`, REGISTER_LIMIT, now)) !== undefined) {
      return refuse('too_many_requests');
    }
    if (!PASSWORD.test(password)) return refuse('password_invalid');
    const confirmed = await this.#codes.confirm({ recipient: account, purpose: 'forget', code, address });
    if (!confirmed.ok) return confirmed;
    const user = await this.#accounts.byAccount(account);
    const proof = user && (await this.#prove(user.id, secondFactor, address));
    if (proof?.ok === false) return { ok: false, reason: 'second_factor', proof };
    // Of two resets with the same code at the same moment, one spends it.
    if (!user || !(await this.#codes.spend(account, 'forget'))) return refuse('code_wrong');
    await hold(user.id, now);
    await this.#accounts.setPassword(user.id, password, now);
    await this.#accounts.sessions.revokeAll(user.id);
    await this.#accounts.apiKeys.removeAll(user.id);
    return { ok: true, userId: user.id, notices: noticesTo(user, 'password changed', now) };
  }

  /** After the code: only the owner of the code learns whether the account has a second factor. */
  #prove(userId: number, code: string, address: string): Promise<ProofResult> {
    return this.#accounts.secondFactors.prove({ userId, code, by: { address } }, 'password');
  }

  /** Binds an email address that no other account has. */
  async bindEmail({ userId, email: given, code, address }: BindEmail): Promise<BindEmailResult> {
    const email = normal(given);
    if (channelOf(email) !== 'email') return refuse('email_invalid');
    const confirmed = await this.#codes.confirm({ recipient: email, purpose: 'confirm', code, address });
    if (!confirmed.ok) return confirmed;
    const other = await this.#db
      .selectFrom('users')
      .select('id')
      .where((where) => where.or([where('account', '=', email), where('email', '=', email)]))
      .where('id', '<>', userId)
      .executeTakeFirst();
    if (other) return refuse('email_taken');
    if (!(await this.#codes.spend(email, 'confirm'))) return refuse('code_wrong');
    await this.#db.updateTable('users').set({ email }).where('id', '=', userId).execute();
    this.#accounts.sessions.usersChanged();
    return { ok: true };
  }
}
