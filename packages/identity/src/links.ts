import { partOf, screenOf } from '@bourse/feature-kit';

/** Screens and parts of other features, shown where they exist. */
export const LINKS = {
  logIn: screenOf('identity/login'),
  assets: screenOf('wallet/assets'),
  passkeyLogIn: partOf('identity/passkeyLogIn'),
  tryPlayMoney: partOf('identity/tryPlayMoney'),
  agreement: partOf('news/agreement'),
  deposit: screenOf('wallet/deposits'),
  trade: screenOf('spot/deal'),
  leverage: screenOf('lever/deal'),
  options: screenOf('micro-options/deal'),
  spotLimits: partOf('spot/limits'),
  leverageLimits: partOf('lever/limits'),
  optionLimits: partOf('micro-options/limits'),
  c2c: screenOf('c2c/market'),
  acceptors: screenOf('c2c/acceptors'),
};
