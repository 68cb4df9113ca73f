import * as v from 'valibot';
import { CoreAwayError, type CoreReply } from './core-client';

/** A reply is not asked for anew before this, however much has changed. */
const SHORTEST_MS = 1000;
/** A reply is asked for anew after this, also without a change: news, and the 24 hours of a ticker. */
const LONGEST_MS = 60_000;
const MOST_REPLIES = 300;
/** Larger replies, such as bars of weeks, are passed on and not cached. */
const LARGEST_CACHED = 262_144;

/** The two envelopes of replies, refusals included (trading side, section 8). */
const envelope = v.union([
  v.object({ type: v.union([v.string(), v.number()]), message: v.unknown() }),
  v.object({ code: v.number(), data: v.unknown() }),
]);

interface CachedReply {
  readonly reply: CoreReply;
  readonly at: number;
  readonly version: number;
}

/** What a public call asks for. */
export interface PublicRequest {
  /** Same key, same reply. */
  readonly key: string;
  readonly ask: () => Promise<CoreReply>;
}

interface VersionedRequest extends PublicRequest {
  /** Changes with what the reply depends on; see `HeardState.version`. */
  readonly version: number;
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
  readonly #next = new Map<string, Promise<CoreReply>>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** A reply of the version, or one that is less than a second old. */
  async read(request: VersionedRequest): Promise<CoreReply> {
    const cached = this.#cached.get(request.key);
    if (cached && this.#isFresh(cached, request.version)) return cached.reply;
    return this.#orLast(request.key, this.#ask(request));
  }

  /**
   * A reply that is no older than the request. The first request is passed at once. Those of the second after a reply share the next one, which is
   * asked for at its end.
   */
  readNow(request: PublicRequest): Promise<CoreReply> {
    const { key } = request;
    const next = this.#next.get(key) ?? this.#askNext(request);
    this.#next.set(key, next);
    return this.#orLast(key, next);
  }

  async #askNext(request: PublicRequest): Promise<CoreReply> {
    const { key } = request;
    // A reply that is being made may be older than this request.
    await this.#asking.get(key)?.catch(() => undefined);
    const at = this.#cached.get(key)?.at ?? Number.NEGATIVE_INFINITY;
    const rest = at + SHORTEST_MS - this.#now();
    if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest));
    this.#next.delete(key);
    return this.#ask({ ...request, version: 0 });
  }

  /** While the core is away: the last reply. */
  async #orLast(key: string, asked: Promise<CoreReply>): Promise<CoreReply> {
    try {
      return await asked;
    } catch (error) {
      const cached = this.#cached.get(key);
      if (cached && error instanceof CoreAwayError) return cached.reply;
      throw error;
    }
  }

  #isFresh({ at, version }: CachedReply, current: number): boolean {
    const age = this.#now() - at;
    return age < SHORTEST_MS || (age < LONGEST_MS && version === current);
  }

  /** Requests at the same time share one reply. */
  #ask({ key, version, ask }: VersionedRequest): Promise<CoreReply> {
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
    if (isKept(cached.reply)) this.#cached.set(key, cached);
    // A map iterates in the order of insertion: the first reply is the oldest.
    for (const oldest of this.#cached.keys()) {
      if (this.#cached.size <= MOST_REPLIES) break;
      this.#cached.delete(oldest);
    }
    return cached.reply;
  }
}

/** Failures and bodies without an envelope, such as the page of a proxy, answer their own request only. */
function isKept({ status, body }: CoreReply): boolean {
  if (status !== 200 || body.length > LARGEST_CACHED) return false;
  try {
    return v.is(envelope, JSON.parse(body.toString()));
  } catch {
    return false;
  }
}
