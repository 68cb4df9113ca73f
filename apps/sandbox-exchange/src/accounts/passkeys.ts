import type { Kysely, Selectable } from 'kysely';
import { MOST_PASSKEYS } from '@bourse/contracts/security';
import type { Clock, Random } from '../ports';
import { refuse, type Done, type Refused } from '../result';
import type { Database } from '../store/database';
import { PasskeyChallenges } from './passkey-challenges';
import { answerIn, type Answer } from './passkey-answer';
import type { RelyingParty } from './relying-party';
import { isOfSamePassword, type UserOfSession } from './same-password';

/** The library is loaded with the first use of a passkey. */
const webAuthn = () => import('@simplewebauthn/server');

const NAME = 'Bourse';
/** Of COSE: EdDSA, ES256 and RS256. Signatures of others do not fit a header. */
const ALGORITHMS = [-8, -7, -257];
const RANDOM_BYTES = 16;
const USER_VERIFICATION = 'required';

type Row = Selectable<Database['passkeys']>;

interface Needs {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly random: Random;
  readonly party: RelyingParty;
}

export interface Passkey {
  readonly id: number;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | undefined;
}

interface Owner {
  readonly userId: number;
  /** `null`: the user cannot log in. */
  readonly passwordHash: string | null;
  readonly passkeyId: number;
}

/** The user handle is the id: authenticators keep it in clear, so it is no address or name. */
const handleOf = (userId: number) => Buffer.from(String(userId));

const transportsIn = (names: string) => (names === '' ? [] : names.split(','));

/**
 * Passkeys by WebAuthn. The authenticator signs the origin of the page, so an answer that another page has asked for does not count. Options
 * are JSON text.
 */
export class Passkeys {
  readonly domain: string;
  readonly #needs: Needs;
  readonly #challenges: PasskeyChallenges;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#challenges = new PasskeyChallenges(needs);
    this.domain = needs.party.domain;
  }

  async list(userId: number): Promise<Passkey[]> {
    const rows = await this.#rowsOf(userId);
    return rows.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id,
      name,
      createdAt,
      lastUsedAt: lastUsedAt ?? undefined,
    }));
  }

  /** The caller has checked the password, and the second factor where one is on. */
  async beginRegistration(
    user: { readonly id: number; readonly account: string },
    session: string,
  ): Promise<Done<{ options: string }> | Refused<'too_many'>> {
    const known = await this.#rowsOf(user.id);
    if (known.length >= MOST_PASSKEYS) return refuse('too_many');
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: NAME,
      rpID: this.domain,
      userID: new Uint8Array(handleOf(user.id)),
      userName: user.account,
      userDisplayName: user.account,
      challenge: this.#challenge(registrationOf(session)),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: USER_VERIFICATION },
    });
    return { ok: true, options: JSON.stringify(options) };
  }

  /** @param user as the session had it: a password that was reset since then refuses the passkey, which would outlive the reset */
  async register(
    { id: userId, passwordResetAt }: UserOfSession,
    { name, credential, session }: { name: string; credential: string; session: string },
  ): Promise<Done | Refused<'wrong' | 'known' | 'too_many' | 'reset'>> {
    const { db, clock } = this.#needs;
    const answer = this.#answered(credential, registrationOf(session));
    const made = answer && (await this.#verifiedRegistration(answer));
    if (!made) return refuse('wrong');
    return db.transaction().execute(async (transaction) => {
      // Two registrations of a user at the same moment, and a reset, count one after the other.
      if (!(await isOfSamePassword(transaction, { id: userId, passwordResetAt }))) return refuse('reset');
      const known = await transaction.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
      if (known.length >= MOST_PASSKEYS) return refuse('too_many');
      const added = await transaction
        .insertInto('passkeys')
        .values({
          user_id: userId,
          credential_id: made.id,
          public_key: Buffer.from(made.publicKey).toString('base64url'),
          counter: made.counter,
          transports: (made.transports ?? []).filter((one) => /^[a-z-]{1,20}$/.test(one)).join(','),
          name,
          created_at: clock.now(),
          last_used_at: null,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added ? { ok: true } : refuse('known');
    });
  }

  /**
   * Removes a passkey, and ends the sessions that it has opened but one. Yields the hashes of their tokens; `undefined`: the user has no such
   * passkey.
   */
  remove(userId: number, id: number, { exceptHash }: { readonly exceptHash: string }): Promise<string[] | undefined> {
    const { db, clock } = this.#needs;
    return db.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (!removed) return undefined;
      const ended = await transaction
        .updateTable('sessions')
        .set({ revoked_at: clock.now() })
        // The index of the sessions is that of their user.
        .where('user_id', '=', userId)
        .where('passkey_id', '=', id)
        .where('token_hash', '<>', exceptHash)
        .where('revoked_at', 'is', null)
        .returning('token_hash')
        .execute();
      return ended.map(({ token_hash: hash }) => hash);
    });
  }

  /** A log-in, which names no account: the answer is the same for every caller. */
  async beginLogIn(address: string): Promise<{ attempt: string; options: string }> {
    const attempt = Buffer.from(this.#needs.random.bytes(RANDOM_BYTES)).toString('base64url');
    const challenge = this.#challenges.issue(logInOf(attempt), `log-ins from ${address}`);
    return { attempt, options: await this.#requestOptions(Buffer.from(challenge, 'base64url'), []) };
  }

  /**
   * The user whose passkey answers the log-in, with the password as it was when the passkey was read: a reset, which removes the passkeys with
   * the change of the password, ends a log-in that is in progress.
   */
  logIn(attempt: string, credential: string): Promise<Owner | undefined> {
    return this.#ownerOf(credential, logInOf(attempt));
  }

  /** The options of a question that a passkey of the user answers; `undefined`: the user has none. */
  async question(userId: number, of: string): Promise<string | undefined> {
    const own = await this.#rowsOf(userId);
    return own.length === 0 ? undefined : this.#requestOptions(this.#challenge(questionOf(of)), own);
  }

  /** The passkey of the user that answers; `undefined`: none does. */
  async answers(userId: number, { credential, of }: { credential: string; of: string }): Promise<number | undefined> {
    return (await this.#ownerOf(credential, questionOf(of), userId))?.passkeyId;
  }

  #rowsOf(userId: number): Promise<Row[]> {
    return this.#needs.db
      .selectFrom('passkeys')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute();
  }

  #challenge(of: string) {
    return new Uint8Array(Buffer.from(this.#challenges.issue(of), 'base64url'));
  }

  async #requestOptions(challenge: Uint8Array, of: readonly Row[]): Promise<string> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.domain,
      challenge: new Uint8Array(challenge),
      allowCredentials: of.map(descriptorOf),
      userVerification: USER_VERIFICATION,
    });
    return JSON.stringify(options);
  }

  /** The answer of a page of the exchange to a challenge that is open; it is not verified yet. */
  #answered(credential: string, of: string): Answer | undefined {
    const answer = answerIn(credential);
    if (!answer || !this.#challenges.spend(answer.challenge, of)) return undefined;
    return this.#needs.party.hasOrigin(answer.origin) ? answer : undefined;
  }

  async #verifiedRegistration({ challenge, origin, response }: Answer) {
    const { verifyRegistrationResponse } = await webAuthn();
    // The library throws at every part of an answer that does not fit.
    const verified = await verifyRegistrationResponse({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks it
      response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: this.domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    return verified?.registrationInfo?.credential;
  }

  /** The user whose passkey has signed; `undefined` if it is another than the expected one. The counter of the authenticator only grows. */
  async #ownerOf(credential: string, of: string, expected?: number): Promise<Owner | undefined> {
    const { db, clock } = this.#needs;
    const answer = this.#answered(credential, of);
    if (!answer) return undefined;
    const row = await db
      .selectFrom('passkeys')
      .innerJoin('users', 'users.id', 'passkeys.user_id')
      .selectAll('passkeys')
      .select('password_hash')
      .where('credential_id', '=', answer.credentialId)
      .executeTakeFirst();
    if (!row || (expected !== undefined && row.user_id !== expected)) return undefined;
    if (answer.userHandle !== undefined && answer.userHandle !== handleOf(row.user_id).toString('base64url')) {
      return undefined;
    }
    const counter = await this.#verifiedCounter(answer, row);
    if (counter === undefined) return undefined;
    const used = await db
      .updateTable('passkeys')
      .set({ counter, last_used_at: clock.now() })
      .where('id', '=', row.id)
      .where('counter', '=', row.counter)
      .returning('user_id')
      .executeTakeFirst();
    return used && { userId: used.user_id, passwordHash: row.password_hash, passkeyId: row.id };
  }

  async #verifiedCounter({ challenge, origin, response }: Answer, row: Row): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await verifyAuthenticationResponse({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library checks it
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: this.domain,
      requireUserVerification: true,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
      },
    }).catch(() => undefined);
    return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
  }
}

const registrationOf = (session: string) => `registration of ${session}`;
const logInOf = (attempt: string) => `log-in ${attempt}`;
const questionOf = (of: string) => `question of ${of}`;

const descriptorOf = ({ credential_id: id, transports }: Row) => ({ id, transports: transportsIn(transports) });
