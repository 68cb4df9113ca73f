export { SECOND_FACTOR_HEADER, SECOND_FACTOR_NEEDED } from './protocol';
export { securityCapabilities } from './capabilities';
export { endOtherSessions, endSession, sessions, type DeviceSession } from './sessions';
export {
  beginSecondFactor,
  chooseSecondFactorUses,
  confirmSecondFactor,
  newRecoveryCodes,
  removeSecondFactor,
  SECOND_FACTOR_USES,
  secondFactor,
  type SecondFactor,
  type SecondFactorUse,
} from './second-factor';
export {
  cancelRecovery,
  ownRecovery,
  RECOVERY_STATUSES,
  recoveryOffer,
  recoveryState,
  recoveryTouched,
  requestRecovery,
  sendRecoveryCode,
  type Recovery,
  type RecoveryStatus,
} from './recovery';
export {
  beginPasskey,
  beginPasskeyLogIn,
  confirmPasskey,
  LONGEST_PASSKEY_NAME,
  MOST_PASSKEYS,
  passkeyLogIn,
  passkeyQuestion,
  passkeys,
  removePasskey,
  type Passkey,
} from './passkeys';
export {
  API_CALL_WINDOW_MS,
  API_KEY_PERMISSIONS,
  API_KEY_SCHEME,
  API_SIGNATURE_HEADER,
  API_TIME_HEADER,
  apiKeys,
  createApiKey,
  LONGEST_API_KEY_NAME,
  MOST_API_KEY_ADDRESSES,
  MOST_API_KEY_DAYS,
  MOST_API_KEYS,
  removeApiKey,
  signedText,
  USUAL_API_KEY_DAYS,
  type ApiKey,
  type ApiKeyPermission,
} from './api-keys';
