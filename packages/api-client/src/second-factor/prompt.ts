/** A question to the user: a code is wanted, or the code before it was refused. */
export interface SecondFactorQuestion {
  /** The server's text. */
  readonly text: string;
  /** Whether a code was refused. */
  readonly isAgain: boolean;
}

/** Asks the user for the code of a second factor, one question at a time. */
export interface SecondFactorPrompt {
  /** Resolves to the code, or to `undefined` where the user cancels. */
  readonly ask: (question: SecondFactorQuestion) => Promise<string | undefined>;
  /** The question that waits for its answer. */
  readonly read: () => SecondFactorQuestion | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Answers the question; `undefined` cancels. */
  readonly answer: (code: string | undefined) => void;
}

/** The questions of a page. */
export function createSecondFactorPrompt(): SecondFactorPrompt {
  const listeners = new Set<() => void>();
  let open:
    | { readonly question: SecondFactorQuestion; readonly resolve: (code: string | undefined) => void }
    | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const show = (next: typeof open) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    ask(question) {
      const answered = last.then(() => {
        const { promise, resolve } = Promise.withResolvers<string | undefined>();
        show({ question, resolve });
        return promise;
      });
      last = answered;
      return answered;
    },
    read: () => open?.question,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(code) {
      const answered = open;
      show(undefined);
      answered?.resolve(code);
    },
  };
}
