import { HOUR_MS, MINUTE_MS } from '@bourse/contract-server';
import type { MovableClock } from '../../operator/clock';
import { ControlError } from '../../operator/json';
import { FeedError, type FeedBar, type FeedEvent, type PriceFeed } from '../price-feed';
import type { Tick } from './format';
import { barKey, openRecording, type Recording } from './recording';

/** Time of the machine between two steps. A step is longer by the speed. */
const STEP_MS = 250;
/** From midnight in Shanghai to midnight in UTC. */
const MIDNIGHT_MS = 8 * HOUR_MS;
export const FASTEST = 60;

/** Position and speed of a replay; times in epoch milliseconds of the recording. */
export interface ReplayState {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  /** Recorded seconds a second, 1 to {@link FASTEST}. */
  readonly speed: number;
  readonly isPaused: boolean;
  readonly isEnded: boolean;
}

/** What a step of the replay does in the exchange. */
export interface Stage {
  /** Repeats the ticks that were gathered; resolves after the commit. */
  apply(): Promise<void>;
  /** Carries out what is due at the new time. */
  tick(): Promise<void>;
  /** The replay has paused or goes on: simulated pairs do the same. */
  onPause(isPaused: boolean): void;
  onError(error: unknown): void;
}

/**
 * Plays a recording again. The exchange's clock is that of the recording, so bars, deadlines and histories have recorded times. A step
 * is finished before the next one begins and ends at a minute at the latest: the same recording and speed have the same
 * trades in the same minutes, however slow the machine is.
 */
export class Replay implements PriceFeed {
  readonly venue: string;
  readonly symbols: ReadonlyMap<string, string>;
  readonly barLengths: readonly number[];
  readonly clock: MovableClock = { now: () => this.#now, advance: refuseAdvance };
  readonly #recording: Recording;
  readonly #bars: ReadonlyMap<string, readonly FeedBar[]>;
  readonly #ticks: AsyncGenerator<Tick, void, undefined>;
  readonly #listeners = new Set<(event: FeedEvent) => void>();
  #next: Tick | undefined;
  #now: number;
  #speed = 1;
  #isPaused = true;
  /** How often it was resumed: a step that was running at a pause does not go on beside the next one. */
  #runs = 0;
  #stage: Stage | undefined;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();

  private constructor(recording: Recording, at: number, bars: ReadonlyMap<string, readonly FeedBar[]>) {
    this.#recording = recording;
    this.#bars = bars;
    this.#now = at;
    this.#ticks = recording.ticks(at);
    this.venue = recording.venue;
    this.symbols = new Map(Object.entries(recording.symbols));
    this.barLengths = recording.barLengths;
  }

  /**
   * @param at where to begin, in epoch milliseconds; the start of the recording where left out
   * @throws FeedError if the file cannot be used, or the time is not in it
   */
  static async open(file: string, at?: number): Promise<Replay> {
    const recording = await openRecording(file);
    const start = at ?? recording.from;
    if (start < recording.from || start >= recording.to) throw new FeedError('The time is not in the recording.');
    const replay = new Replay(recording, start, await recording.barsBefore(start));
    await replay.#read();
    return replay;
  }

  bars(symbol: string, length: number, from: number, to: number): Promise<readonly FeedBar[]> {
    const bars = this.#bars.get(barKey(symbol, length)) ?? [];
    return Promise.resolve(bars.filter(({ openTime }) => openTime >= from && openTime < to));
  }

  listen(listener: (event: FeedEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  state(): ReplayState {
    const { from, to } = this.#recording;
    return { from, to, at: this.#now, speed: this.#speed, isPaused: this.#isPaused, isEnded: this.#next === undefined };
  }

  /** Begins to play. */
  start(stage: Stage): void {
    this.#stage = stage;
    this.resume();
  }

  pause(): void {
    if (this.#isPaused) return;
    this.#isPaused = true;
    clearTimeout(this.#timer);
    this.#stage?.onPause(true);
  }

  resume(): void {
    if (!this.#isPaused || this.#next === undefined) return;
    this.#isPaused = false;
    this.#stage?.onPause(false);
    this.#runs += 1;
    this.#schedule(0);
  }

  /** @throws RangeError outside 1 to {@link FASTEST} */
  setSpeed(speed: number): void {
    if (!(speed >= 1 && speed <= FASTEST)) throw new RangeError(`a speed is from 1 to ${FASTEST}`);
    this.#speed = speed;
  }

  /**
   * Pauses, and plays up to the end of the running minute at once, or of the running bar of another length (milliseconds). Bars are
   * counted from midnight in Shanghai.
   */
  step(length = MINUTE_MS): Promise<void> {
    this.pause();
    return this.#enqueue(() =>
      this.#playTo((Math.floor((this.#now + MIDNIGHT_MS) / length) + 1) * length - MIDNIGHT_MS),
    );
  }

  /** Plays up to a time at once; used by `step` and by tests. */
  playTo(time: number): Promise<void> {
    return this.#enqueue(() => this.#playTo(time));
  }

  async close(): Promise<void> {
    this.pause();
    this.#stage = undefined;
    await this.#working;
    await this.#ticks.return();
  }

  #schedule(waitMs: number): void {
    this.#timer = setTimeout(() => void this.#nextStep(), waitMs);
  }

  async #nextStep(): Promise<void> {
    const began = performance.now();
    const run = this.#runs;
    try {
      await this.#enqueue(() => this.#playTo(this.#now + STEP_MS * this.#speed));
    } catch (error) {
      this.#stage?.onError(error);
      this.pause();
    }
    if (!this.#isPaused && run === this.#runs) this.#schedule(Math.max(0, STEP_MS - (performance.now() - began)));
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const result = this.#working.then(work);
    this.#working = result.catch(() => undefined);
    return result;
  }

  async #playTo(time: number): Promise<void> {
    while (this.#now < time && this.#next !== undefined) {
      const end = Math.min(time, (Math.floor(this.#now / MINUTE_MS) + 1) * MINUTE_MS);
      while (this.#next !== undefined && this.#next.at < end) {
        this.#now = Math.max(this.#now, this.#next.at);
        for (const listener of this.#listeners) listener(this.#next);
        await this.#read();
      }
      await this.#stage?.apply();
      if (this.#next !== undefined) this.#now = end;
      await this.#stage?.tick();
    }
    if (this.#next === undefined) this.pause();
  }

  async #read(): Promise<void> {
    const { value } = await this.#ticks.next();
    this.#next = value ?? undefined;
  }
}

function refuseAdvance(): never {
  throw new ControlError('The clock is that of the recording. POST /sandbox/replay moves it.');
}
