import { asyncApi } from './asyncapi';
import { dialectDocument } from './back-ends/dialect-document';
import { familyDocument } from './back-ends/family-document';
import { openApi } from './openapi';

/** The contract documents by path from the repository root. */
export function documents(): Readonly<Record<string, string>> {
  return {
    'docs/contract/openapi.json': `${JSON.stringify(openApi(), undefined, 2)}\n`,
    'docs/contract/asyncapi.json': `${JSON.stringify(asyncApi(), undefined, 2)}\n`,
    'docs/contract/families.md': familyDocument(),
    'docs/contract/dialect.md': dialectDocument(),
  };
}
