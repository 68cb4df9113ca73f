import type { IdentityTexts } from './messages';

const jp: IdentityTexts = {
  'login.title': 'ログイン',
  'login.lead': 'おかえりなさい。取引を再開しましょう。',
  'login.account': 'アカウント',
  'login.account.hint': 'メールアドレスまたは電話番号',
  'login.password': 'パスワード',
  'login.submit': 'ログイン',
  'login.noAnswer': '取引所から応答がありません。接続を確認してもう一度お試しください。',
  'login.tooMany': '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  'lay.inaccount': 'アカウントを入力してください',
  'lay.pwdliu': 'パスワードは6文字以上です',
  'login.psw6': 'パスワードを6文字以上で入力してください',
};

export default jp;
