/** A question to the user: a code is wanted, or the code before it was refused. */
export interface SecondFactorQuestion {
  /** The server's text. */
  readonly text: string;
  /** Whether a code was refused. */
  readonly isAgain: boolean;
  /** What a passkey needs to answer: `passkeyQuestion` of the contract. */
  readonly data?: unknown;
}

/** A question that waits for its answer. */
export interface OpenQuestion extends SecondFactorQuestion {
  /** Another number for each question. */
  readonly id: number;
}

/** A code or the assertion of a passkey; `null`: the user has lost the second factor; `undefined`: the user cancels. */
export type SecondFactorAnswer = string | null | undefined;

/** Asks the user for the code of a second factor, one question at a time. */
export interface SecondFactorPrompt {
  /** Resolves to the answer of the user; `undefined` also where the session ends. */
  readonly ask: (question: SecondFactorQuestion) => Promise<SecondFactorAnswer>;
  /** The question that waits for its answer. */
  readonly read: () => OpenQuestion | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Answers the question. */
  readonly answer: (answer: SecondFactorAnswer) => void;
  /** Cancels all questions: the session of their writes has ended. */
  readonly cancelAll: () => void;
}

/** The questions of a page. */
export function createSecondFactorPrompt(): SecondFactorPrompt {
  const listeners = new Set<() => void>();
  const waiting: { readonly question: OpenQuestion; readonly resolve: (answer: SecondFactorAnswer) => void }[] = [];
  let lastId = 0;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask(question) {
      const { promise, resolve } = Promise.withResolvers<SecondFactorAnswer>();
      lastId += 1;
      waiting.push({ question: { ...question, id: lastId }, resolve });
      notify();
      return promise;
    },
    read: () => waiting[0]?.question,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(answer) {
      waiting.shift()?.resolve(answer);
      notify();
    },
    cancelAll() {
      for (const { resolve } of waiting.splice(0)) resolve(undefined);
      notify();
    },
  };
}
