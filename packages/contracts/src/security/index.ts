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
