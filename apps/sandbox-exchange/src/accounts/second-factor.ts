import { hash as digest } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { SECOND_FACTOR_USES, type SecondFactorUse } from '@bourse/contracts/security';
import type { Clock, Random } from '../ports';
import { refuse, type Done, type Refused } from '../result';
import type { Database } from '../store/database';
import { FACTOR_FROM_LIMIT, FACTOR_LIMIT, Tries } from './limits';
import { LoginAddresses } from './login-addresses';
import type { Passkeys } from './passkeys';
import { newSecret, stepOf, uriOf } from './totp';

const MINUTE = 60_000;
/** A session that has given a code is not asked again for so long. */
const TRUSTED_MS = 5 * MINUTE;
/** A new secret that is not confirmed within this time is dropped. */
const PENDING_MS = 15 * MINUTE;
const RECOVERY_CODES = 10;
/** 80 random bits: a plain hash of them cannot be reversed by guessing. */
const RECOVERY_BYTES = 10;

/** `passkey`: options of WebAuthn with which a passkey of the user answers in place of a code. */
export type ProofRefused =
  | Refused<'needed' | 'wrong' | 'passkey_wrong', { passkey: string | undefined }>
  | Refused<'too_many_tries'>;
/** `passkeyId`: the passkey that has answered. */
export type ProofResult = Done<{ passkeyId?: number | undefined }> | ProofRefused;

/** The origin of a code: a session, or a log-in from an address. */
export interface Proof {
  readonly userId: number;
  /** The code, or the JSON text of an assertion of a passkey, that came with the request; empty: none. */
  readonly code: string;
  readonly by: { readonly sessionHash: string } | { readonly address: string };
}

export interface SecondFactorState {
  readonly isOn: boolean;
  readonly uses: readonly SecondFactorUse[];
  readonly recoveryLeft: number;
}

interface Needs {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  /** `undefined`: passkeys do not answer. */
  readonly passkeys: Passkeys | undefined;
}

type Row = Selectable<Database['second_factors']>;

/** The session, or the log-in from an address, for which a passkey answers. */
const askedBy = ({ userId, by }: Proof) =>
  'sessionHash' in by ? by.sessionHash : `log-in of ${userId} from ${by.address}`;

type Answer = 'code' | 'recovery code' | 'passkey';

function answerOf({ code }: Proof): Answer {
  if (code.startsWith('{')) return 'passkey';
  return /^\d{6}$/.test(code) ? 'code' : 'recovery code';
}

const isOn = (row: Row | undefined): row is Row & { secret: string } => typeof row?.secret === 'string';

/** Second factors by time. Secrets and codes are in no log and in no event. */
export class SecondFactors {
  readonly #needs: Needs;
  readonly #tries: Tries;
  readonly #addresses: LoginAddresses;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#tries = new Tries(needs.db);
    this.#addresses = new LoginAddresses(needs.db);
  }

  async state(userId: number): Promise<SecondFactorState> {
    const row = await this.#row(userId);
    const codes = await this.#db.selectFrom('recovery_codes').select('user_id').where('user_id', '=', userId).execute();
    return { isOn: isOn(row), uses: usesIn(row?.uses ?? ''), recoveryLeft: codes.length };
  }

  /** What a use of the account wants: nothing where no second factor is on or the user has not chosen the use. */
  async prove(proof: Proof, use: SecondFactorUse): Promise<ProofResult> {
    const row = await this.#row(proof.userId);
    if (!isOn(row) || !usesIn(row.uses).includes(use)) return { ok: true };
    return (await this.#isTrusted(proof)) ? { ok: true } : this.#check(row.secret, proof);
  }

  /** What a log-in and a change of the second factor itself want: a code of now. */
  async proveAnew(proof: Proof): Promise<ProofResult> {
    const row = await this.#row(proof.userId);
    return isOn(row) ? this.#check(row.secret, proof) : { ok: true };
  }

  /** A new secret, which counts once it is confirmed. The caller has checked the password, and the code where one is on. */
  async begin(userId: number, account: string): Promise<{ secret: string; uri: string }> {
    const secret = newSecret(this.#needs.random);
    const pending = { pending_secret: secret, pending_until: this.#needs.clock.now() + PENDING_MS };
    await this.#db
      .insertInto('second_factors')
      .values({ user_id: userId, secret: null, uses: SECOND_FACTOR_USES.join(','), ...pending })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
      .execute();
    return { secret, uri: uriOf(secret, account) };
  }

  /** Makes the pending secret the one that counts, with its first code. Yields the recovery codes, which are stored as hashes. */
  async confirm(
    userId: number,
    code: string,
    sessionHash: string,
  ): Promise<Done<{ recoveryCodes: string[] }> | Refused<'not_begun' | 'wrong' | 'too_many_tries'>> {
    const { clock } = this.#needs;
    const now = clock.now();
    const row = await this.#row(userId);
    const secret = row?.pending_secret ?? undefined;
    if (row === undefined || secret === undefined || row.pending_until <= now) return refuse('not_begun');
    const key = `second factor of ${sessionHash}`;
    if ((await this.#tries.count(key, FACTOR_FROM_LIMIT, now)) !== undefined) return refuse('too_many_tries');
    const step = stepOf(secret, code, now);
    if (step === undefined) return refuse('wrong');
    await this.#tries.takeBack(key);
    // Of two confirmations at the same moment one finds the pending secret.
    const changed = await this.#db
      .updateTable('second_factors')
      .set({ secret, last_step: step, pending_secret: null, pending_until: 0 })
      .where('user_id', '=', userId)
      .where('pending_secret', '=', secret)
      .returning('user_id')
      .executeTakeFirst();
    if (!changed) return refuse('not_begun');
    return { ok: true, recoveryCodes: await this.replaceRecoveryCodes(userId) };
  }

  async replaceRecoveryCodes(userId: number): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => this.#recoveryCode());
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      await transaction
        .insertInto('recovery_codes')
        .values(codes.map((code) => ({ user_id: userId, code_hash: recoveryHash(code) })))
        .execute();
    });
    return codes;
  }

  async choose(userId: number, uses: readonly SecondFactorUse[]): Promise<void> {
    await this.#db
      .updateTable('second_factors')
      .set({ uses: uses.join(',') })
      .where('user_id', '=', userId)
      .execute();
  }

  async remove(userId: number): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      await transaction.deleteFrom('second_factors').where('user_id', '=', userId).execute();
    });
  }

  get #db() {
    return this.#needs.db;
  }

  #row(userId: number): Promise<Row | undefined> {
    return this.#db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();
  }

  async #isTrusted({ by }: Proof): Promise<boolean> {
    if (!('sessionHash' in by)) return false;
    const session = await this.#db
      .selectFrom('sessions')
      .select('trusted_until')
      .where('token_hash', '=', by.sessionHash)
      .executeTakeFirst();
    return session !== undefined && session.trusted_until > this.#needs.clock.now();
  }

  /** Tries are counted before they are checked, so that tries at the same time cannot exceed the limit. */
  async #check(secret: string, proof: Proof): Promise<ProofResult> {
    if (proof.code === '') return this.#refused('needed', proof);
    const now = this.#needs.clock.now();
    const answer = answerOf(proof);
    const keys = await this.#keysOf(proof, answer);
    for (const { key, limit } of keys) {
      if ((await this.#tries.count(key, limit, now)) !== undefined) return refuse('too_many_tries');
    }
    const proved = await this.#prove(answer, { secret, proof, now });
    if (!proved) {
      return this.#refused(answer === 'passkey' ? 'passkey_wrong' : 'wrong', proof);
    }
    for (const { key } of keys) await this.#tries.takeBack(key);
    if ('sessionHash' in proof.by) {
      await this.#db
        .updateTable('sessions')
        .set({ trusted_until: now + TRUSTED_MS })
        .where('token_hash', '=', proof.by.sessionHash)
        .execute();
    }
    return proved;
  }

  async #refused(reason: 'needed' | 'wrong' | 'passkey_wrong', proof: Proof): Promise<ProofRefused> {
    const passkey = await this.#needs.passkeys?.question(proof.userId, askedBy(proof));
    return { ok: false, reason, passkey };
  }

  /** `undefined`: the answer is wrong. */
  async #prove(
    answer: Answer,
    { secret, proof, now }: { secret: string; proof: Proof; now: number },
  ): Promise<Extract<ProofResult, { ok: true }> | undefined> {
    if (answer === 'passkey') {
      const given = { credential: proof.code, of: askedBy(proof) };
      const passkeyId = await this.#needs.passkeys?.answers(proof.userId, given);
      return passkeyId === undefined ? undefined : { ok: true, passkeyId };
    }
    const isSpent = answer === 'code' ? this.#spendStep(secret, proof, now) : this.#spendRecovery(proof);
    return (await isSpent) ? { ok: true } : undefined;
  }

  async #keysOf({ userId, by }: Proof, answer: Answer) {
    if ('sessionHash' in by) return [{ key: `second factor of ${by.sessionHash}`, limit: FACTOR_FROM_LIMIT }];
    const own = { key: `second factor of ${userId} from ${by.address}`, limit: FACTOR_FROM_LIMIT };
    // A recovery code and a signature cannot be guessed, so strangers cannot use up the owner's tries of them.
    if (answer !== 'code' || (await this.#addresses.hasOf(userId, by.address))) return [own];
    return [own, { key: `second factor of ${userId}`, limit: FACTOR_LIMIT }];
  }

  /** Of two requests with the same code one spends it; an older code than the last one does not count either. */
  async #spendStep(secret: string, { userId, code }: Proof, now: number): Promise<boolean> {
    const step = stepOf(secret, code, now);
    if (step === undefined) return false;
    const spent = await this.#db
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', secret)
      .where('last_step', '<', step)
      .returning('user_id')
      .executeTakeFirst();
    return spent !== undefined;
  }

  async #spendRecovery({ userId, code }: Proof): Promise<boolean> {
    const spent = await this.#db
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', recoveryHash(code))
      .returning('user_id')
      .executeTakeFirst();
    return spent !== undefined;
  }

  #recoveryCode(): string {
    const letters = Buffer.from(this.#needs.random.bytes(RECOVERY_BYTES)).toString('hex').toUpperCase();
    return (letters.match(/.{5}/g) ?? []).join('-');
  }
}

/** Hyphens, spaces and case of a recovery code do not count. */
const recoveryHash = (code: string): string => digest('sha256', code.replaceAll(/[\s-]/g, '').toUpperCase());

const usesIn = (names: string): SecondFactorUse[] => {
  const chosen = names.split(',');
  return SECOND_FACTOR_USES.filter((use) => chosen.includes(use));
};
