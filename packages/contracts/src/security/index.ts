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
