import { ACCOUNT_TEXTS } from './groups/account';
import { C2C_TEXTS } from './groups/c2c';
import { GENERAL_TEXTS } from './groups/general';
import { IDENTITY_TEXTS } from './groups/identity';
import { LEDGER_TEXTS } from './groups/ledger';
import { LEVERAGE_TEXTS } from './groups/leverage';
import { OPTION_TEXTS } from './groups/options';
import { SUBSCRIPTION_TEXTS } from './groups/subscription';
import { TRADING_TEXTS } from './groups/trading';
import { WALLET_TEXTS } from './groups/wallet';
import { PATTERN_TEXTS } from './patterns';

const TEXTS = {
  ...GENERAL_TEXTS,
  ...ACCOUNT_TEXTS,
  ...IDENTITY_TEXTS,
  ...WALLET_TEXTS,
  ...TRADING_TEXTS,
  ...LEVERAGE_TEXTS,
  ...OPTION_TEXTS,
  ...C2C_TEXTS,
  ...SUBSCRIPTION_TEXTS,
  ...LEDGER_TEXTS,
} as const;

/** The keys of the `apitip` namespace: every text of the server, with placeholders `{{name}}`. */
export type ServerTextKey =
  | (typeof TEXTS)[keyof typeof TEXTS]
  | (typeof PATTERN_TEXTS)[keyof typeof PATTERN_TEXTS]['template'];

/**
 * Every message of the platform's server: its text, or, for a message with values, the function that writes it
 * (`SERVER_TEXTS.maximumQuantityExceeded('100')`). Has no dependencies, so that servers can import it.
 */
export const SERVER_TEXTS = { ...TEXTS, ...PATTERN_TEXTS } as const;

/** An explanation of a ledger entry. */
export type LedgerText = (typeof LEDGER_TEXTS)[keyof typeof LEDGER_TEXTS];

/** Every key of the `apitip` namespace. */
export function serverTextKeys(): ServerTextKey[] {
  return Object.values(SERVER_TEXTS).map((text) => (typeof text === 'string' ? text : text.template));
}
