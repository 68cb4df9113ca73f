import type { Plugin } from 'vite';

interface Library {
  readonly module: RegExp;
  /** An error that is only compared and thrown; its message is the first group. */
  readonly sentinel: RegExp;
  readonly count: number;
}

const LIBRARIES: readonly Library[] = [
  {
    module: /@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]rtk-query\.modern\.mjs$/,
    sentinel: /(?<=\bneverResolvedError = )(?:\/\* @__PURE__ \*\/ )?new Error\(("[^"]*")\)/g,
    count: 1,
  },
  {
    module: /react-dom-client\.production\.js$/,
    sentinel: /(?<=\b[A-Z]\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
    count: 5,
  },
];

/**
 * Makes the errors that libraries create while their modules are evaluated, and only compare later, without a stack. With an
 * inspector attached (DevTools, Lighthouse, Playwright) V8 parses a whole chunk again for the positions of each stack: about
 * 110 ms of the start at a quarter of the processor's speed (decision 0015).
 *
 * @throws Error from the build where a library no longer has them
 */
export function lightSentinels(): Plugin {
  const found = new Map<Library, number>();
  return {
    name: 'bourse:light-sentinels',
    apply: 'build',
    transform: {
      filter: { id: LIBRARIES.map(({ module }) => module) },
      handler(code, id) {
        const library = LIBRARIES.find(({ module }) => module.test(id));
        if (!library) return undefined;
        found.set(library, code.match(library.sentinel)?.length ?? 0);
        return {
          code: code.replaceAll(library.sentinel, 'Object.create(Error.prototype, { message: { value: $1 } })'),
          map: null,
        };
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const library of LIBRARIES) {
        const count = found.get(library) ?? 0;
        if (count !== library.count)
          throw new Error(`${library.module.source}: ${count} errors at module level instead of ${library.count}.`);
      }
    },
  };
}
