import type { IdentityTexts } from './messages';

const zh: IdentityTexts = {
  'login.title': '登录',
  'login.lead': '欢迎回来，继续您的交易。',
  'login.account': '账号',
  'login.account.hint': '邮箱地址或手机号码',
  'login.password': '密码',
  'login.submit': '登录',
  'login.noAnswer': '交易所没有响应，请检查网络后重试。',
  'login.tooMany': '尝试次数过多，请稍后再试。',
  'lay.inaccount': '请输入账号',
  'lay.pwdliu': '密码不能少于6位',
  'login.psw6': '请输入密码，至少6位',
};

export default zh;
