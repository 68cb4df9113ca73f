export { checkEmailCode, checkMobileCode, sendMailCode, sendSmsCode } from './contract/codes';
export { hasHiddenCharacters, isPayeeText } from './contract/plain-text';
export { payeeInfo, savePayee, type Payee } from './contract/payee';
export { regionUsers, type RegionUser } from './contract/region';
export { register } from './contract/register';
export { bindEmail, forgetPassword } from './contract/reset';
export { login, logout, userInfo, type UserInfo } from './contract/user';
export { submitIdentity, userCenter, type VerificationState } from './contract/verification';
