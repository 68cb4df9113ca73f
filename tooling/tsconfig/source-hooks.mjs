import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Lets plain Node run the source of the workspace: imports name a file without its extension, or a folder with an
 * `index.ts`, as every other tool here resolves them. Use with `--import` and `--conditions=@bourse/source`.
 */
registerHooks({
  resolve(specifier, context, next) {
    const isOurs = context.parentURL?.endsWith('.ts') === true && /^\.\.?(?:\/|$)/.test(specifier);
    if (!isOurs) return next(specifier, context);
    const exists = (path) => existsSync(fileURLToPath(new URL(path, context.parentURL)));
    const candidates = [`${specifier}.ts`, `${specifier}/index.ts`];
    const hasExtension = /\.\w+$/.test(specifier) && exists(specifier);
    return next(hasExtension ? specifier : (candidates.find(exists) ?? candidates[0]), context);
  },
});
