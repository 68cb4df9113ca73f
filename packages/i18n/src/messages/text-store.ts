import type { Language } from '../language';

export type Texts = Readonly<Record<string, string>>;

export interface TextStore {
  /** Fetches the texts of a language; they are kept, so a second call costs nothing. A failed call may be repeated. */
  readonly load: (language: Language) => Promise<void>;
  /** The texts of a language if they are here already. */
  readonly loaded: (language: Language) => Texts | undefined;
  /**
   * For rendering only: returns where the texts are here, suspends where they are on their way, throws where they could
   * not be fetched. Once an error boundary has that error, the next rendering tries again.
   */
  readonly require: (language: Language) => void;
}

type State =
  | { readonly is: 'loading'; readonly promise: Promise<void> }
  | { readonly is: 'loaded'; readonly texts: Texts }
  | { readonly is: 'failed'; readonly error: unknown };

/**
 * React renders a failed component again, now or a little later, before it asks the boundary: the failure must still be known
 * then, and be forgotten by the time somebody presses "try again". Milliseconds.
 */
const FAILURE_STANDS_MS = 500;

export function textStore(fetchTexts: (language: Language) => Promise<Texts>): TextStore {
  const states = new Map<Language, State>();

  const fetchInto = async (language: Language) => {
    try {
      states.set(language, { is: 'loaded', texts: await fetchTexts(language) });
    } catch (error) {
      states.set(language, { is: 'failed', error });
      throw error;
    }
  };

  const load = (language: Language): Promise<void> => {
    const state = states.get(language);
    if (state?.is === 'loaded') return Promise.resolve();
    if (state?.is === 'loading') return state.promise;
    const promise = fetchInto(language);
    states.set(language, { is: 'loading', promise });
    return promise;
  };

  return {
    load,
    loaded: (language) => {
      const state = states.get(language);
      return state?.is === 'loaded' ? state.texts : undefined;
    },
    require: (language) => {
      const state = states.get(language);
      if (state?.is === 'loaded') return;
      if (state?.is === 'failed') {
        setTimeout(() => {
          if (states.get(language) === state) states.delete(language);
        }, FAILURE_STANDS_MS);
        throw state.error;
      }
      // A failure reaches the reader by the next rendering, see above.
      const settled = load(language).catch(() => undefined);
      // oxlint-disable-next-line typescript/only-throw-error -- how a component suspends; `use` would hang in tests that render outside of an awaited `act`
      throw settled;
    },
  };
}
