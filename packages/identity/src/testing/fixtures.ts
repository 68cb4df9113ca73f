import type { WireReplyOf } from '@bourse/contracts/wire';
import type { userInfo } from '@bourse/contracts/identity';

/** User information as the exchange sends it. */
export function aWireUser(overrides: Partial<WireReplyOf<typeof userInfo>> = {}): WireReplyOf<typeof userInfo> {
  return {
    id: 7,
    account: 'demo@bourse.example',
    account_number: 'demo@bourse.example',
    phone: '',
    email: 'demo@bourse.example',
    extension_code: 'BOURSE7',
    is_seller: 0,
    review_status: 2,
    total_assets: '123456.789',
    ...overrides,
  };
}
