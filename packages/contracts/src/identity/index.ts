export { checkEmailCode, checkMobileCode, sendMailCode, sendSmsCode } from './codes';
export { maskAccount, maskAccountForOthers } from './mask-account';
export { hasHiddenCharacters, isPayeeText } from './plain-text';
export { payeeInfo, savePayee, type Payee } from './payee';
export { claimPlayMoney, openDemoAccount } from './practice';
export {
  identityCapabilities,
  invitee,
  invitees,
  rebate,
  rebates,
  referralSummary,
  type Invitee,
  type Rebate,
} from './referral';
export { regionUsers, type RegionUser } from './region';
export { register } from './register';
export { bindEmail, forgetPassword } from './reset';
export { login, logout, userInfo, type UserInfo } from './user';
export { submitIdentity, userCenter, type VerificationState } from './verification';
