import {
  MOST_API_KEY_ADDRESSES,
  MOST_API_KEY_DAYS,
  USUAL_API_KEY_DAYS,
  type createApiKey,
} from '@bourse/contracts/security';
import type { RequestOf } from '@bourse/contracts/wire';
import * as v from 'valibot';
import { passkeySchema } from './passkey-rules';

/** How long a key counts. */
export const API_KEY_DAYS = [30, USUAL_API_KEY_DAYS, 180, MOST_API_KEY_DAYS] as const;

/** What looks like an IP address or a range; the back end reads it. */
const LIKE_ADDRESS = /^(?=.*[.:])[\d.:a-f]{2,45}(\/\d{1,3})?$/i;

/** The addresses and ranges of a text; spaces and line ends separate as commas do. */
const addressesIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** Name, permission, addresses, days and password with which a key is made. Every key may read. */
export const apiKeySchema = v.object({
  ...passkeySchema.entries,
  trades: v.boolean(),
  addresses: v.pipe(
    v.string(),
    v.check((text) => {
      const parts = addressesIn(text);
      return parts.length <= MOST_API_KEY_ADDRESSES && parts.every((part) => LIKE_ADDRESS.test(part));
    }, 'addresses.invalid'),
  ),
  days: v.pipe(v.string(), v.picklist(API_KEY_DAYS.map(String))),
});

export type ApiKeyValues = v.InferOutput<typeof apiKeySchema>;

export function apiKeyRequest({ trades, addresses, days, ...rest }: ApiKeyValues): RequestOf<typeof createApiKey> {
  return {
    ...rest,
    permissions: trades ? 'read,trade' : 'read',
    addresses: addressesIn(addresses).join(','),
    days: Number(days),
  };
}
