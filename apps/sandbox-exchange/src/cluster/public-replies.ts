import { CoreAwayError, type CoreReply } from './core-client';

/** A reply is not asked for anew before this, however much has changed. */
const SHORTEST_MS = 1000;
/** A reply is asked for anew after this, also without a change: news, and the 24 hours of a ticker. */
const LONGEST_MS = 60_000;
const MOST_REPLIES = 300;
/** Larger replies, such as bars of weeks, are passed on and not kept. */
const LARGEST_KEPT = 262_144;

interface Kept {
  readonly reply: CoreReply;
  readonly at: number;
  readonly version: number;
}

/** What a public call asks for. */
export interface PublicRequest {
  /** Same key, same reply. */
  readonly key: string;
  /** Changes with what the reply depends on; see `HeardState.version`. */
  readonly version: number;
  readonly ask: () => Promise<CoreReply>;
}

/**
 * Replies of public calls, which are the same for every user. One is kept until an event that was heard tells that it has changed, so
 * the core answers each call about once a second for each edge, however many clients ask. While the core is away the last reply is
 * answered.
 */
export class PublicReplies {
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  readonly #asking = new Map<string, Promise<CoreReply>>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async read(request: PublicRequest): Promise<CoreReply> {
    const kept = this.#kept.get(request.key);
    if (kept && this.#isFresh(kept, request.version)) return kept.reply;
    try {
      return await this.#ask(request);
    } catch (error) {
      if (kept && error instanceof CoreAwayError) return kept.reply;
      throw error;
    }
  }

  #isFresh({ at, version }: Kept, current: number): boolean {
    const age = this.#now() - at;
    return age < SHORTEST_MS || (age < LONGEST_MS && version === current);
  }

  /** Requests at the same time share one reply. */
  #ask({ key, version, ask }: PublicRequest): Promise<CoreReply> {
    const running =
      this.#asking.get(key) ??
      ask()
        .then((reply) => this.#keep(key, { reply, version, at: this.#now() }))
        .finally(() => this.#asking.delete(key));
    this.#asking.set(key, running);
    return running;
  }

  #keep(key: string, kept: Kept): CoreReply {
    this.#kept.delete(key);
    const { status, body } = kept.reply;
    if (status === 200 && body.length <= LARGEST_KEPT) this.#kept.set(key, kept);
    // A map iterates in the order of insertion: the first reply is the oldest.
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_REPLIES) break;
      this.#kept.delete(oldest);
    }
    return kept.reply;
  }
}
