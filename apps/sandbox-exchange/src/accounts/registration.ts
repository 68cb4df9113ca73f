import type { Kysely } from 'kysely';
import type { Clock } from '../ports';
import { refuse } from '../result';
import type { Database } from '../store/database';
import type { Accounts } from './accounts';
import type { Codes } from './codes';
import { Tries, REGISTER_LIMIT } from './limits';
import { channelOf, normal } from './names';
import type { Register, RegisterResult, ReviewStatus } from './types';

/** Digits and letters (trading side, sections 5 and 9). */
const PASSWORD = /^[0-9A-Za-z]{6,16}$/;
/** An invitation needs level 2, the verified identity (money side, section 9). */
const APPROVED: ReviewStatus = 2;

/** Registration with a code sent to the new account's address and another user's invite code. */
export class Registration {
  readonly #clock: Clock;
  readonly #accounts: Accounts;
  readonly #codes: Codes;
  readonly #tries: Tries;

  constructor(needs: { db: Kysely<Database>; clock: Clock; accounts: Accounts; codes: Codes }) {
    this.#clock = needs.clock;
    this.#accounts = needs.accounts;
    this.#codes = needs.codes;
    this.#tries = new Tries(needs.db);
  }

  /**
   * The code is checked before anything about other users, so that only the owner of an address learns whether it has
   * an account or which invite codes exist. The code is used up only when the account is created, so that errors in
   * other fields can be corrected.
   */
  async register({ channel, code, password, inviteCode, address, ...asked }: Register): Promise<RegisterResult> {
    const isOver =
      (await this.#tries.count(`registrations ${address}`, REGISTER_LIMIT, this.#clock.now())) !== undefined;
    if (isOver) return refuse('too_many_requests');
    const account = normal(asked.account, asked.countryCode);
    if (channelOf(account) !== channel) return refuse('account_invalid');
    if (!PASSWORD.test(password)) return refuse('password_invalid');

    const confirmed = await this.#codes.confirm({ recipient: account, purpose: 'confirm', code, address });
    if (!confirmed.ok) return confirmed;
    if (await this.#accounts.byAccount(account)) return refuse('account_taken');
    const inviter = await this.#accounts.byInviteCode(inviteCode);
    if (!inviter) return refuse('invite_code_unknown');
    if (inviter.reviewStatus !== APPROVED) return refuse('inviter_unverified');

    const created = await this.#accounts.create({ account, password, inviterId: inviter.id });
    if (created.ok) {
      await this.#codes.spend(account, 'confirm');
      return created;
    }
    // One made-up invite code of a million millions is another user's already.
    if (created.reason === 'extension_code_taken') throw new Error('A made-up invite code is taken.');
    return refuse(created.reason);
  }
}
