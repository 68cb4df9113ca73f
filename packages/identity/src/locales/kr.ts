import type { IdentityTexts } from './messages';

const kr: IdentityTexts = {
  'login.title': '로그인',
  'login.lead': '다시 오신 것을 환영합니다. 거래를 이어 가세요.',
  'login.account': '계정',
  'login.account.hint': '이메일 주소 또는 휴대폰 번호',
  'login.password': '비밀번호',
  'login.submit': '로그인',
  'login.noAnswer': '거래소가 응답하지 않습니다. 연결 상태를 확인한 뒤 다시 시도해 주세요.',
  'login.tooMany': '시도 횟수가 너무 많습니다. 잠시 후 다시 시도해 주세요.',
  'lay.inaccount': '계정을 입력해 주세요',
  'lay.pwdliu': '비밀번호는 6자 이상이어야 합니다',
  'login.psw6': '비밀번호를 6자 이상 입력해 주세요',
};

export default kr;
