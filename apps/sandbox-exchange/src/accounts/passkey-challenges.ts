import type { Clock, Random } from '../ports';

const LIFETIME_MS = 5 * 60_000;
const CHALLENGE_BYTES = 32;
/** Of one session, or of the log-ins that one address has begun. */
const MOST_OF_SOURCE = 50;
const MOST = 20_000;

interface Challenge {
  /** The session, or the log-in, whose challenge it is. */
  readonly of: string;
  readonly source: string;
  readonly until: number;
}

/**
 * Challenges of passkeys that are not answered yet. Each counts once, for its own session or log-in. They are in memory: a stranger causes no
 * write, and after a restart the user tries again. Beyond the bounds the oldest ends.
 */
export class PasskeyChallenges {
  readonly #clock: Clock;
  readonly #random: Random;
  /** The oldest first. */
  readonly #open = new Map<string, Challenge>();
  readonly #bySource = new Map<string, Set<string>>();

  constructor({ clock, random }: { clock: Clock; random: Random }) {
    this.#clock = clock;
    this.#random = random;
  }

  /** @param source of which a bounded number is open; the session or the log-in itself by default */
  issue(of: string, source = of): string {
    const now = this.#clock.now();
    for (const [challenge, { until }] of this.#open) {
      if (until > now && this.#open.size < MOST) break;
      this.#delete(challenge);
    }
    const own = this.#bySource.get(source) ?? new Set();
    const [oldest] = own;
    if (oldest !== undefined && own.size >= MOST_OF_SOURCE) this.#delete(oldest);
    const challenge = Buffer.from(this.#random.bytes(CHALLENGE_BYTES)).toString('base64url');
    this.#open.set(challenge, { of, source, until: now + LIFETIME_MS });
    this.#bySource.set(source, own.add(challenge));
    return challenge;
  }

  /** Whether the challenge was issued to the session or log-in, and is neither answered nor expired. From now on it is answered. */
  spend(challenge: string, of: string): boolean {
    const issued = this.#open.get(challenge);
    if (issued?.of !== of) return false;
    this.#delete(challenge);
    return issued.until > this.#clock.now();
  }

  #delete(challenge: string): void {
    const source = this.#open.get(challenge)?.source ?? '';
    this.#open.delete(challenge);
    const own = this.#bySource.get(source);
    own?.delete(challenge);
    if (own?.size === 0) this.#bySource.delete(source);
  }
}
