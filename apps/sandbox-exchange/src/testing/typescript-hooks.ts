import { registerHooks } from 'node:module';

/**
 * Lets plain Node run this app's source in a process of its own: imports name their files without the extension, which
 * every other tool here resolves by itself. Use with `--import` and `--conditions=@bourse/source`.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = context.parentURL?.endsWith('.ts') === true && /^\.\.?\//.test(specifier);
    return next(isOurs ? `${specifier}.ts` : specifier, context);
  },
});
