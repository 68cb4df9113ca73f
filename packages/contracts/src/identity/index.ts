export { checkEmailCode, checkMobileCode, sendMailCode, sendSmsCode } from './codes';
export { payeeInfo, savePayee, type Payee } from './payee';
export { regionUsers, type RegionUser } from './region';
export { register } from './register';
export { bindEmail, forgetPassword } from './reset';
export { login, logout, userInfo, type UserInfo } from './user';
export { submitIdentity, userCenter, type VerificationState } from './verification';
