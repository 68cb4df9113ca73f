import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Lets plain Node run the source of the workspace: imports name their files without the extension, which every other tool
 * here resolves by itself. Use with `--import` and `--conditions=@bourse/source`.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = context.parentURL?.endsWith('.ts') === true && /^\.\.?\//.test(specifier);
    const hasExtension = /\.\w+$/.test(specifier) && existsSync(fileURLToPath(new URL(specifier, context.parentURL)));
    return next(isOurs && !hasExtension ? `${specifier}.ts` : specifier, context);
  },
});
