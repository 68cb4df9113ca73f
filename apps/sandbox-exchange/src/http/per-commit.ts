import type { Exchange } from '../exchange-interface';

/** Different questions between two commits; further ones are not kept. */
const MOST_ANSWERS = 1000;

/** Reads public lists once between two commits: all who ask for the same list meanwhile get the same answer. */
export class PerCommit<Answer> {
  readonly #exchange: Pick<Exchange, 'commits'>;
  readonly #answers = new Map<string, Promise<Answer>>();
  #commits = -1;

  constructor(exchange: Pick<Exchange, 'commits'>) {
    this.#exchange = exchange;
  }

  read(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const commits = this.#exchange.commits();
    if (commits !== this.#commits || this.#answers.size >= MOST_ANSWERS) this.#answers.clear();
    this.#commits = commits;
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = ask();
    this.#answers.set(key, answer);
    // A failure is not an answer.
    answer.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    });
    return answer;
  }
}
