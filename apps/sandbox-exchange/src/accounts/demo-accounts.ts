import type { Kysely } from 'kysely';
import type { Clock, Random } from '../ports';
import { refuse } from '../result';
import type { Database } from '../store/database';
import type { Accounts } from './accounts';
import { DEMO_LIMIT, Tries } from './limits';
import type { DemoResult } from './types';

const NAME_BYTES = 6;

/** Demo accounts of visitors. An account has no password: it can be used as long as its one session. */
export class DemoAccounts {
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #accounts: Accounts;
  readonly #tries: Tries;

  constructor(needs: { db: Kysely<Database>; clock: Clock; random: Random; accounts: Accounts }) {
    this.#clock = needs.clock;
    this.#random = needs.random;
    this.#accounts = needs.accounts;
    this.#tries = new Tries(needs.db);
  }

  /** Creates a verified account, at most {@link DEMO_LIMIT} from one address. */
  async create(address: string): Promise<DemoResult> {
    const isOver = (await this.#tries.count(`demo accounts ${address}`, DEMO_LIMIT, this.#clock.now())) !== undefined;
    if (isOver) return refuse('too_many_requests');
    const name = Buffer.from(this.#random.bytes(NAME_BYTES)).toString('hex');
    return this.#accounts.create({ account: `demo-${name}@bourse.example`, reviewStatus: 2 });
  }
}
