import type { IdentityTexts } from './messages';

const hk: IdentityTexts = {
  'login.title': '登入',
  'login.lead': '歡迎回來，繼續您的交易。',
  'login.account': '帳號',
  'login.account.hint': '電郵地址或手機號碼',
  'login.password': '密碼',
  'login.submit': '登入',
  'login.noAnswer': '交易所沒有回應，請檢查網絡後重試。',
  'login.tooMany': '嘗試次數過多，請稍後再試。',
  'lay.inaccount': '請輸入帳號',
  'lay.pwdliu': '密碼不能少於6位',
  'login.psw6': '請輸入密碼，至少6位',
};

export default hk;
