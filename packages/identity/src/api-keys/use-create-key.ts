import { asFailure, isUnknownOutcome, readFresh } from '@bourse/api-client';
import { apiKeys, type ApiKey } from '@bourse/contracts/security';
import { useAppDispatch } from '@bourse/feature-kit';
import type { Problem } from '@bourse/ui-kit/forms';
import { refusalOf } from '../account/refusal';
import { apiKeysApi } from '../api/api-keys';
import { apiKeyRequest, type ApiKeyValues } from '../rules/api-key-rules';

export interface MadeKey {
  readonly key: string;
  readonly secret: string;
}

/** How a creation ended. `lost`: the key is there, and its secret is in a reply that did not arrive. */
export type Creation = { readonly made: MadeKey } | { readonly lost: ApiKey } | { readonly problem: Problem };

/**
 * Makes a key once. The secret is not kept in the store. After a lost reply the list tells whether the key was made, because names of a user
 * differ: a key of this name that was not there before is this one.
 */
export function useCreateKey(): (values: ApiKeyValues) => Promise<Creation> {
  const dispatch = useAppDispatch();
  return async (values) => {
    const before = await dispatch(readFresh(apiKeys, {}));
    if (before.error) return { problem: refusalOf(before.error) };
    const known = new Set(before.data.map(({ id }) => id));
    const request = apiKeyRequest(values);
    const sent = await dispatch(apiKeysApi.endpoints.createApiKey.initiate(request, { track: false }));
    if (sent.data !== undefined) return { made: sent.data };
    const failure = asFailure(sent.error);
    if (!isUnknownOutcome(failure)) return { problem: refusalOf(failure) };
    const after = await dispatch(readFresh(apiKeys, {}));
    if (after.error) return { problem: 'unknown' };
    const lost = after.data.find(({ id, name }) => name === values.name && !known.has(id));
    return lost ? { lost } : { problem: 'unknown' };
  };
}
