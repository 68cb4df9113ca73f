import type { Plugin } from 'vite';

/** V8's explicit compile hint. It applies to the functions below it; other engines read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes the browser compile all functions of some chunks off the main thread while they load, instead of on first call:
 * for chunks that run most of their functions at start.
 *
 * @throws Error from the build if there is no such chunk, or if something precedes the hint
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'bourse:compile-hints',
    apply: 'build',
    generateBundle: {
      // Vite prepends the list of a chunk's files; the hint goes before it.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.includes(file.name)) file.code = HINT + file.code;
        }
      },
    },
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const name of names) {
        const chunk = chunks.find((each) => each.name === name);
        if (!chunk?.code.startsWith(HINT)) throw new Error(`The chunk ${name} has no compile hint at its top.`);
      }
    },
  };
}
