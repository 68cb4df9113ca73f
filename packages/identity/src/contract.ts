export { checkEmailCode, checkMobileCode, sendMailCode, sendSmsCode } from './contract/codes';
export { register } from './contract/register';
export { login, userCenter, userInfo, type UserInfo } from './contract/user';
