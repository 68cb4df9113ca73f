import type { BackendModule } from 'i18next';
import { LANGUAGES, languageOfTag, languageTag } from '../language';
import type { AnyMessageCatalogue, I18n } from './types';

interface Failure {
  readonly error: unknown;
  /** Set when the failure is first thrown into a component. Milliseconds of `performance.now()`. */
  thrownAt?: number;
}

interface InUse {
  readonly catalogues: Map<string, AnyMessageCatalogue>;
  /** By language tag and namespace. */
  readonly failures: Map<string, Failure>;
}

const pages = new WeakMap<I18n, InUse>();

function inUseOn(i18n: I18n): InUse {
  let inUse = pages.get(i18n);
  if (!inUse) {
    inUse = { catalogues: new Map(), failures: new Map() };
    pages.set(i18n, inUse);
  }
  return inUse;
}

const failureKey = (tag: string, namespace: string) => `${tag}|${namespace}`;

/**
 * i18next's backend: a namespace is a catalogue that is registered with the instance. The texts of a loaded catalogue arrive
 * synchronously, so a component whose catalogue was preloaded does not suspend.
 */
export function catalogueBackend(i18n: I18n): BackendModule {
  return {
    type: 'backend',
    callbackApi: false,
    init: () => undefined,
    read: (tag: string, namespace: string) => {
      const language = languageOfTag(tag);
      const { catalogues, failures } = inUseOn(i18n);
      const catalogue = catalogues.get(namespace);
      const fetchTexts = async () => {
        try {
          await catalogue?.load(language);
        } catch (error) {
          failures.set(failureKey(tag, namespace), { error });
          throw error;
        }
        return catalogue?.loaded(language);
      };
      return catalogue?.loaded(language) ?? fetchTexts();
    },
  };
}

/** The catalogues whose texts must be fetched for a change of language. */
export function cataloguesInUse(i18n: I18n): readonly AnyMessageCatalogue[] {
  return [...inUseOn(i18n).catalogues.values()];
}

/** Registers the catalogue with the backend of this instance. */
export function registerCatalogue(i18n: I18n, catalogue: AnyMessageCatalogue): void {
  const { namespace } = catalogue;
  const { catalogues } = inUseOn(i18n);
  const known = catalogues.get(namespace);
  if (known === catalogue) return;
  catalogues.set(namespace, catalogue);
  if (!known) return;
  // Development only: hot replacement of a locale file makes a new catalogue. Its texts replace the old ones.
  for (const language of LANGUAGES) i18n.removeResourceBundle(languageTag(language), namespace);
  void i18n.reloadResources(i18n.language, namespace);
}

/**
 * React renders a failed component again before it calls the error boundary. Within this time a rendering gets the failure again;
 * a later one is a retry of the boundary. Milliseconds.
 */
const SAME_ATTEMPT_MS = 500;

/**
 * Throws the fetch error of the catalogue in the current language, if there is one. After an error boundary has shown
 * the error, the next rendering starts a new request.
 */
export function throwFailure(i18n: I18n, { namespace }: AnyMessageCatalogue): void {
  const { failures } = inUseOn(i18n);
  const key = failureKey(i18n.language, namespace);
  const failure = failures.get(key);
  if (!failure) return;
  const now = performance.now();
  failure.thrownAt ??= now;
  if (now - failure.thrownAt < SAME_ATTEMPT_MS) throw failure.error;
  failures.delete(key);
  void i18n.reloadResources(i18n.language, namespace);
}
