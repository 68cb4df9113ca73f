import { CoreAwayError, type CoreReply } from './core-client';

/** A reply is not asked for anew before this, however much has changed. */
const SHORTEST_MS = 1000;
/** A reply is asked for anew after this, also without a change: news, and the 24 hours of a ticker. */
const LONGEST_MS = 60_000;
const MOST_REPLIES = 300;
/** Larger replies, such as bars of weeks, are passed on and not cached. */
const LARGEST_CACHED = 262_144;

interface CachedReply {
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
 * Replies of public calls, which are the same for every user. One is cached until an event that was heard tells that it has changed, so
 * the core answers each call about once a second for each edge, however many clients ask. While the core is away the last reply is
 * answered.
 */
export class PublicReplies {
  readonly #now: () => number;
  readonly #cached = new Map<string, CachedReply>();
  readonly #asking = new Map<string, Promise<CoreReply>>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async read(request: PublicRequest): Promise<CoreReply> {
    const cached = this.#cached.get(request.key);
    if (cached && this.#isFresh(cached, request.version)) return cached.reply;
    try {
      return await this.#ask(request);
    } catch (error) {
      if (cached && error instanceof CoreAwayError) return cached.reply;
      throw error;
    }
  }

  #isFresh({ at, version }: CachedReply, current: number): boolean {
    const age = this.#now() - at;
    return age < SHORTEST_MS || (age < LONGEST_MS && version === current);
  }

  /** Requests at the same time share one reply. */
  #ask({ key, version, ask }: PublicRequest): Promise<CoreReply> {
    const running =
      this.#asking.get(key) ??
      ask()
        .then((reply) => this.#cache(key, { reply, version, at: this.#now() }))
        .finally(() => this.#asking.delete(key));
    this.#asking.set(key, running);
    return running;
  }

  #cache(key: string, cached: CachedReply): CoreReply {
    this.#cached.delete(key);
    const { status, body } = cached.reply;
    if (status === 200 && body.length <= LARGEST_CACHED) this.#cached.set(key, cached);
    // A map iterates in the order of insertion: the first reply is the oldest.
    for (const oldest of this.#cached.keys()) {
      if (this.#cached.size <= MOST_REPLIES) break;
      this.#cached.delete(oldest);
    }
    return cached.reply;
  }
}
