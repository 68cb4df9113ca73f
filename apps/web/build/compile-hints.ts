import type { Plugin } from 'vite';

/** V8's explicit compile hint. Only functions below it are meant; other engines read a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile all functions of some chunks beside the main thread as they come in, where it would otherwise stop
 * at each for the first call: for chunks that run most of their functions while they start.
 *
 * @throws Error from the build where there is no such chunk, or where something stands before its hint
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'bourse:compile-hints',
    apply: 'build',
    generateBundle: {
      // Vite writes the list of a chunk's files before everything else: the hint goes before that.
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
